import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languageKeys } from '@larder/core/languages'
import { news } from '@larder/contract/news'
import { makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let reader: TestUser

beforeAll(async () => {
  test = await openTestApp()
  reader = await makeUser(test)
})
afterAll(() => test.close())

it('lists the news from the newest on, in the requested language', async () => {
  const english = await call(test, news.list, { query: { lang: 'en' } }, reader)
  expect(english.length).toBeGreaterThan(0)
  expect(english.map(({ updated_at }) => updated_at)).toEqual(
    english.map(({ updated_at }) => updated_at).toSorted((a, b) => b.localeCompare(a)),
  )
  const german = await call(test, news.list, { query: { lang: 'de' } }, reader)
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(german[0]?.title).not.toBe(english[0]?.title)
})

it('opens an item with its text, and answers 404 for an id that does not exist', async () => {
  const [newest] = await call(test, news.list, { query: { lang: 'en' } }, reader)
  const item = await call(test, news.get, { params: { id: newest?.id ?? 0 }, query: { lang: 'en' } }, reader)
  expect(item).toMatchObject({ ...newest })
  expect(item.text.length).toBeGreaterThan(0)
  expect(await refuse(test, news.get, { params: { id: 999 }, query: {} }, reader)).toMatchObject({
    status: 404,
  })
})

it('has words in every language', async () => {
  for (const lang of languageKeys)
    for (const { title, intro } of await call(test, news.list, { query: { lang } }, reader))
      expect([title.trim(), intro.trim()]).not.toContain('')
})

it('has the pictures that its items name', async () => {
  const items = await call(test, news.list, { query: {} }, reader)
  const pictures = items.flatMap(({ preview_file_name: name }) => (name === null ? [] : [name]))
  const folder = new URL('../../../../web/public/news/', import.meta.url)
  expect(pictures.filter((name) => !existsSync(new URL(name, folder)))).toEqual([])
})
