import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFolders } from '@larder/core/documents'
import { documents, folders } from '@larder/contract/documents'
import { files } from '@larder/contract/files'
import { partners } from '@larder/contract/partners'
import { places } from '@larder/contract/places'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { placesRecipes } from '#test/recipes/places.ts'
import type { Scene } from '#test/scene.ts'
import { sendFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  member = await makeUser(test)
  await joinPlace(test, { company_id: company, place_id: place }, member.id, 'member')
})
afterAll(() => test.close())

const at = () => ({ placeId: place })
const add = (name: string, parent_id: number | null = null) =>
  call(test, folders.create, { params: at(), body: { name, parent_id } }, owner)
const put = async (folder_id: number, filename: string, facts = {}): Promise<number> => {
  const body = { place_id: place, type: 'documentation' as const, filename, folder_id, ...facts }
  const { id } = await call(test, files.create, { body }, owner)
  expect((await sendFile(test, id, { bytes: tinyPng }, owner)).status).toBe(200)
  return id
}
const namesIn = async (id: number, query = {}) =>
  (await call(test, folders.get, { params: { ...at(), id }, query }, owner)).files.map(
    ({ filename }) => filename,
  )

describe('folders', () => {
  it('of a new place have names in the language of the reader', async () => {
    const scene = { company } as Scene
    const made = await call(
      test,
      places.create,
      (await placesRecipes['places.create']?.(scene)) as never,
      owner,
    )
    const list = await call(
      test,
      folders.list,
      { params: { placeId: made.id }, query: { lang: 'et' } },
      owner,
    )
    expect(list.map(({ type }) => type)).toEqual(defaultFolders.map(({ type }) => type))
    expect(list[1]).toMatchObject({
      name: 'Tarnijad',
      has_default_name: true,
      sub_folders: [],
      files_count: 0,
    })
  })
  it('have two levels and no more', async () => {
    const top = await add('Machines')
    const sub = await add('Ovens', top.id)
    expect(
      await refuse(test, folders.create, { params: at(), body: { name: 'Old', parent_id: sub.id } }, owner),
    ).toMatchObject({ status: 422, fields: ['parent_id:folder_levels'] })
    const other = await add('Tools')
    expect(
      await refuse(
        test,
        folders.change,
        { params: { ...at(), id: top.id }, body: { parent_id: other.id } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['parent_id:folder_levels'] })
    expect(
      await call(
        test,
        folders.change,
        { params: { ...at(), id: sub.id }, body: { parent_id: null, name: 'Ovens and stoves' } },
        owner,
      ),
    ).toMatchObject({ parent_id: null, name: 'Ovens and stoves' })
  })
  it('are put in order among their siblings', async () => {
    const top = await add('Order')
    const subs = [await add('A', top.id), await add('B', top.id), await add('C', top.id)]
    await call(
      test,
      folders.change,
      { params: { ...at(), id: subs[2]?.id ?? 0 }, body: { order_number: 0 } },
      owner,
    )
    const opened = await call(test, folders.get, { params: { ...at(), id: top.id } }, owner)
    expect(opened.sub_folders.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  })
  it('are managed by owners only', async () => {
    expect(
      (await refuse(test, folders.create, { params: at(), body: { name: 'Mine' } }, member)).status,
    ).toBe(403)
    expect((await send(test, folders.list, { params: at() }, member)).status).toBe(200)
  })
  it('with files are removed when these have a place to go', async () => {
    const [from, to] = [await add('From'), await add('To')]
    const sub = await add('Inner', from.id)
    await put(sub.id, 'Lease.png')
    const remove = { params: { ...at(), id: from.id } }
    expect(await refuse(test, folders.remove, remove, owner)).toMatchObject({
      status: 409,
      fields: ['moveTo:folder_not_empty'],
    })
    expect(await refuse(test, folders.remove, { ...remove, query: { moveTo: sub.id } }, owner)).toMatchObject(
      { status: 422, fields: ['moveTo:unknown_folder'] },
    )
    await call(test, folders.remove, { ...remove, query: { moveTo: to.id } }, owner)
    expect(await namesIn(to.id)).toEqual(['Lease.png'])
    expect((await send(test, folders.get, { params: { ...at(), id: sub.id } }, owner)).status).toBe(404)
  })
})

describe('a file', () => {
  it('is in one folder, and a folder of the plan makes it a part of the plan', async () => {
    const [first, second] = [await add('First'), await add('Second')]
    const plans = await call(
      test,
      folders.create,
      { params: at(), body: { name: 'Drawings', type: 'premises_plan' } },
      owner,
    )
    const id = await put(first.id, 'Kitchen.png')
    await call(test, files.attach, { params: { ...at(), id }, query: { folder_id: second.id } }, owner)
    expect([await namesIn(first.id), await namesIn(second.id)]).toEqual([[], ['Kitchen.png']])
    expect(
      await call(test, files.attach, { params: { ...at(), id }, query: { folder_id: plans.id } }, owner),
    ).toMatchObject({ type: 'premises_plan', folder_id: null })
    expect([await namesIn(second.id), await namesIn(plans.id)]).toEqual([[], ['Kitchen.png']])
    expect((await call(test, files.list, { params: at() }, owner)).map((file) => file.id)).toContain(id)
  })
  it('is refused with a name that is a path, or in a folder of another place', async () => {
    const folder = await add('Names')
    const other = await makePlace(test, company, { name: 'Kopli' })
    const body = {
      place_id: place,
      type: 'documentation' as const,
      filename: '../../x.png',
      folder_id: folder.id,
    }
    expect(await refuse(test, files.create, { body }, owner)).toMatchObject({
      status: 422,
      fields: ['filename:file_name_slash'],
    })
    expect(
      await refuse(test, files.create, { body: { ...body, filename: 'x.png', place_id: other } }, owner),
    ).toMatchObject({ status: 422, fields: ['folder_id:unknown_folder'] })
  })
  it('belongs to a partner of the place', async () => {
    const folder = await add('Partners')
    const partner = await call(test, partners.create, { params: at(), body: { name: 'Dairy' } }, owner)
    const id = await put(folder.id, 'Certificate.png', { partner_id: partner.id, valid_until: '2026-12-31' })
    expect(
      await refuse(test, files.change, { params: { id }, body: { partner_id: 99_999 } }, owner),
    ).toMatchObject({ status: 422, fields: ['partner_id:unknown_owner'] })
    const {
      files: [file],
    } = await call(test, folders.get, { params: { ...at(), id: folder.id } }, owner)
    expect(file).toMatchObject({ partner_id: partner.id, valid_until: '2026-12-31' })
  })
  it('keeps its older contents', async () => {
    const folder = await add('Versions')
    const id = await put(folder.id, 'Permit.png')
    expect((await sendFile(test, id, { bytes: tinyPng }, owner)).status).toBe(200)
    const versions = await call(test, files.versions, { params: { ...at(), id } }, owner)
    expect(versions).toMatchObject([{ filename: 'Permit.png', mime: 'image/png' }])
    const [version] = versions
    const opened = await send(
      test,
      files.openVersion,
      { params: { ...at(), id, version: version?.id ?? 0 } },
      owner,
    )
    expect(opened.status).toBe(200)
    expect(
      (await send(test, files.openVersion, { params: { ...at(), id, version: 99_999 } }, owner)).status,
    ).toBe(404)
  })
})

describe('the list of documents', () => {
  it('is searched by part of the name, with pages', async () => {
    const folder = await add('Search')
    for (const name of ['Oven 10%.png', 'Oven_2.png', 'oven 3.png', 'Fridge.png']) await put(folder.id, name)
    const found = await call(
      test,
      documents.list,
      { params: at(), query: { search: 'OVEN', perPage: 2, page: 2 } },
      owner,
    )
    expect([found.data.map(({ filename }) => filename), found.meta]).toEqual([
      ['Oven_2.png'],
      { current_page: 2, per_page: 2, total: 3 },
    ])
    expect(
      (await call(test, documents.list, { params: at(), query: { search: '10%' } }, owner)).meta.total,
    ).toBe(1)
  })
  it('shows what has expired or expires in 30 days, the first to expire first', async () => {
    const folder = await add('Ending')
    const day = (days: number) =>
      new Date(test.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    for (const [name, days] of [
      ['Later.png', 60],
      ['Soon.png', 20],
      ['Gone.png', -3],
    ] as const)
      await put(folder.id, name, { valid_until: day(days) })
    const { data } = await call(test, documents.list, { params: at(), query: { state: 'ending' } }, owner)
    expect(data.map(({ filename }) => filename).filter((name) => name !== 'Certificate.png')).toEqual([
      'Gone.png',
      'Soon.png',
    ])
  })
})

describe('a shared link of documents', () => {
  const invitation = () => ({
    name: 'Liis Kontroll',
    email: 'liis@example.com',
    valid_date: new Date(test.clock.now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
    modules: ['documents' as const],
    sendEmail: false,
  })
  it('is refused for a folder of another place, and keeps no folders without documents', async () => {
    const other = await makePlace(test, company, { name: 'Nõmme' })
    const folder = await add('Own')
    const create = (placeId: number, changed: object) => ({
      params: { placeId },
      body: { ...invitation(), ...changed },
    })
    expect(
      await refuse(test, sharedAccesses.create, create(other, { folder_ids: [folder.id] }), owner),
    ).toMatchObject({ status: 422, fields: ['folder_ids:unknown_folder'] })
    const [made] = await call(
      test,
      sharedAccesses.create,
      create(other, { modules: ['plan'], folder_ids: [folder.id] }),
      owner,
    )
    expect(made).toMatchObject({ folder_ids: null })
  })
  it('is refused for a module without a page', async () => {
    const body = { ...invitation(), modules: ['documents', 'team'] } as never
    expect(await refuse(test, sharedAccesses.create, { params: at(), body }, owner)).toMatchObject({
      status: 422,
      fields: [expect.stringMatching(/^modules/)],
    })
  })
  it('opens the chosen folders with their sub-folders and nothing else', async () => {
    const [open, closed] = [await add('Open'), await add('Closed')]
    const inner = await add('Deep', open.id)
    const [shown, hidden] = [await put(inner.id, 'Shown.png'), await put(closed.id, 'Hidden.png')]
    const [made] = await call(
      test,
      sharedAccesses.create,
      { params: at(), body: { ...invitation(), folder_ids: [open.id, open.id] } },
      owner,
    )
    expect(made).toMatchObject({ folder_ids: [open.id] })
    const secret = new URL(made?.link ?? '').searchParams.get('shared_access_token') ?? ''
    const { shared_access_token: shared_token } = await call(
      test,
      sharedAccesses.exchange,
      {},
      { shared_token: secret },
    )
    const visitor = { shared_token }
    const list = await call(test, folders.list, { params: at() }, visitor)
    expect(list.map(({ name, sub_folders }) => [name, sub_folders.map((sub) => sub.name)])).toEqual([
      ['Open', ['Deep']],
    ])
    expect((await send(test, files.get, { params: { id: shown } }, visitor)).status).toBe(200)
    expect((await send(test, files.get, { params: { id: hidden } }, visitor)).status).toBe(404)
    expect((await send(test, folders.get, { params: { ...at(), id: closed.id } }, visitor)).status).toBe(404)
    const found = await call(test, documents.list, { params: at(), query: { search: 'n.png' } }, visitor)
    expect(found.data.map(({ filename }) => filename)).toEqual(['Shown.png'])
  })
})
