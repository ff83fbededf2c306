import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requiredDocuments, folders } from '@larder/contract/documents'
import { files } from '@larder/contract/files'
import { overview } from '@larder/contract/overview'
import { workers } from '@larder/contract/workers'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { sendFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let company: number
let place: number
let folder_id: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  reader = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
  folder_id = (await call(test, folders.create, { params: at(), body: { name: 'Papers' } }, owner)).id
})
afterAll(() => test.close())

const at = () => ({ placeId: place })
const read = (by = owner) => call(test, requiredDocuments.list, { params: at(), query: { lang: 'en' } }, by)
const one = async (key: string) => (await read()).data.find((each) => each.key === key)
const note = (document_key: string, facts: object = {}) =>
  call(
    test,
    files.create,
    {
      body: {
        place_id: place,
        type: 'documentation',
        filename: `${document_key}.png`,
        folder_id,
        document_key,
        ...facts,
      },
    },
    owner,
  )
const day = (days: number) =>
  new Date(test.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('the documents that a place must have', () => {
  it('come from its kind and country, with their text and source', async () => {
    const { data } = await read(reader)
    expect(data.map(({ key }) => key)).toEqual([
      'registration',
      'allergens',
      'suppliers',
      'cleaning',
      'pest_control',
      'calibration',
    ])
    for (const { key, name, text, source, state } of data)
      expect([key, state, ...[name, text, source].map(({ length }) => length > 3)]).toEqual([
        key,
        'missing',
        true,
        true,
        true,
      ])
    expect(data[1]?.source).toContain('1169/2011')
  })
  it('are there with their content, on paper at once, and missing after their last day', async () => {
    const { id } = await note('allergens', { valid_until: day(10) })
    expect((await one('allergens'))?.state).toBe('missing')
    await sendFile(test, id, { bytes: tinyPng }, owner)
    expect(await one('allergens')).toMatchObject({ state: 'there', files: [{ id }] })
    await call(test, files.change, { params: { id }, body: { valid_until: day(-1) } }, owner)
    expect((await one('allergens'))?.state).toBe('expired')
    await note('registration', { on_paper: 1, kept_where: 'Office' })
    expect((await one('registration'))?.state).toBe('on_paper')
  })
  it('are listed without the papers of a person to those who may not read these', async () => {
    const body = { first_name: 'Kati', last_name: 'Kuusk' }
    const { id: worker_id } = await call(test, workers.create, { params: at(), body }, owner)
    const { id } = await note('suppliers', { worker_id })
    await sendFile(test, id, { bytes: tinyPng }, owner)
    const filesFor = async (by: TestUser) =>
      (await read(by)).data.find(({ key }) => key === 'suppliers')?.files.map((file) => file.id)
    expect([await filesFor(owner), await filesFor(reader)]).toEqual([[id], []])
    await call(test, files.remove, { params: { id } }, owner)
  })
  it('are not needed with a reason, until they are needed after all', async () => {
    const params = { ...at(), key: 'pest_control' }
    expect(
      await refuse(test, requiredDocuments.except, { params, body: { reason: ' ' } }, owner),
    ).toMatchObject({ status: 422, fields: ['reason:required'] })
    await call(test, requiredDocuments.except, { params, body: { reason: 'The mall does it' } }, owner)
    await call(test, requiredDocuments.except, { params, body: { reason: 'The landlord does it' } }, owner)
    expect(await one('pest_control')).toMatchObject({
      state: 'not_needed',
      exception: { reason: 'The landlord does it' },
    })
    await call(test, requiredDocuments.require, { params }, owner)
    expect((await one('pest_control'))?.state).toBe('missing')
    expect((await refuse(test, requiredDocuments.require, { params }, owner)).status).toBe(404)
    const unknown = { params: { ...at(), key: 'x' }, body: { reason: 'No' } }
    expect((await refuse(test, requiredDocuments.except, unknown, owner)).status).toBe(404)
  })
  it('give the share of the overview', async () => {
    const { percent, data } = await read()
    expect([percent, data.length]).toEqual([16, 6])
    const { data: places } = await call(test, overview.get, { query: { companyId: company } }, owner)
    expect(places.map(({ documents }) => documents)).toEqual([16])
  })
  it('are chosen by a known key', async () => {
    const body = { place_id: place, type: 'documentation' as const, filename: 'x.png', document_key: 'x' }
    expect(await refuse(test, files.create, { body }, owner)).toMatchObject({
      status: 422,
      fields: ['document_key:unknown_document'],
    })
  })
})
