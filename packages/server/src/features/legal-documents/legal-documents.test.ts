import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalDocuments } from '@larder/contract/legal-documents'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let folder: string

beforeAll(async () => {
  test = await openTestApp()
  folder = join(test.platform.config.data_folder, 'legal')
})
afterAll(() => test.close())

const get = (key: string, lang?: string) => ({ params: { key }, query: lang === undefined ? {} : { lang } })

describe('an installation without documents', () => {
  it('lists none and answers 404 for each', async () => {
    expect(await call(test, legalDocuments.list)).toEqual([])
    expect(await refuse(test, legalDocuments.get, get('terms'))).toMatchObject({ status: 404 })
  })
})

it('may be in another folder than that of the data', async () => {
  const other = await openTestApp({ legal_folder: join(folder, '..', 'other') })
  await mkdir(join(folder, '..', 'other'))
  await writeFile(join(folder, '..', 'other', 'privacy.en.md'), '# Privacy')
  expect(await call(other, legalDocuments.list)).toEqual(['privacy'])
  await other.close()
})

describe('the documents in the folder', () => {
  beforeAll(async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'terms.en.md'), '# Terms\n\nBe kind.')
    await writeFile(join(folder, 'terms.de.md'), '# AGB')
    await writeFile(join(folder, 'imprint.et.md'), '# Andmed')
    await writeFile(join(folder, 'notes.en.md'), 'not for everybody')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are listed without a session as soon as they are there', async () => {
    expect(await call(test, legalDocuments.list)).toEqual(['terms', 'imprint'])
  })
  it('are read in the language asked for, or in one that exists', async () => {
    expect(await call(test, legalDocuments.get, get('terms', 'de'))).toEqual({
      key: 'terms',
      lang: 'de',
      text: '# AGB',
    })
    expect(await call(test, legalDocuments.get, get('terms', 'lv'))).toMatchObject({ lang: 'en' })
    expect(await call(test, legalDocuments.get, get('imprint', 'en_GB'))).toMatchObject({ lang: 'et' })
  })
  it.each(['notes', 'privacy', '../secret', '%2e%2e', 'terms.de'])('are not read as %s', async (key) => {
    expect(await refuse(test, legalDocuments.get, get(key))).toMatchObject({ status: 404 })
  })
})
