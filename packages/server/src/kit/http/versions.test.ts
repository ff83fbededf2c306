/** Two people at one thing: the second change is refused with the first one, its author and its time. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { partners } from '@larder/contract/partners'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let mari: TestUser
let jaan: TestUser
let place: number
let sibling: number
beforeAll(async () => {
  test = await openTestApp()
  mari = await makeUser(test)
  jaan = await makeUser(test)
  const company = await makeCompany(test, mari)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: sibling }, jaan.id, 'owner')
})
afterAll(() => test.close())

const make = (name: string) =>
  call(test, partners.create, { params: { placeId: place }, body: { name } }, mari)
const change = (id: number, body: object, by: TestUser = mari, placeId = place) =>
  send(test, partners.change, { params: { placeId, id }, body }, by)
const nameNow = async (id: number): Promise<string | undefined> =>
  (await call(test, partners.list, { params: { placeId: place } }, mari)).find((one) => one.id === id)?.name

it('shows who was faster, when, and what is there now', async () => {
  const { id, version } = await make('Mill')
  expect((await change(id, { name: 'Old mill', base_version: version })).body).toMatchObject({ version: 2 })
  const { status, body } = await change(id, { name: 'New mill', base_version: version })
  expect(status).toBe(409)
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select concat_ws(' ', nullif(firstname, ''), nullif(lastname, '')) as name from users where id = $1`,
    [mari.id],
  )
  expect(body).toMatchObject({
    errors: [{ field: 'version', code: 'version_conflict' }],
    current: { id, name: 'Old mill', version: 2 },
    changed: { by: rows[0]?.name },
  })
  expect(new Date((body as { changed: { at: string } }).changed.at).getTime()).toBe(test.clock.now.getTime())
  expect(await nameNow(id)).toBe('Old mill')
  expect((await change(id, { name: 'New mill', base_version: 2 })).status).toBe(200)
})
it('replaces what is there where the caller names no version', async () => {
  const { id } = await make('Dairy')
  expect((await change(id, { name: 'First' })).status).toBe(200)
  expect((await change(id, { name: 'Second' })).body).toMatchObject({ name: 'Second', version: 3 })
})
it('takes one of two that are sent at the same moment', async () => {
  const { id, version } = await make('Bakery')
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => change(id, { name, base_version: version })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
it('counts no version and shows nothing to people of another place', async () => {
  const { id, version } = await make('Butcher')
  const { status, body } = await change(id, { name: 'Taken', base_version: 7 }, jaan, sibling)
  expect([status, JSON.stringify(body).includes('Butcher')]).toEqual([404, false])
  expect((await change(id, { name: 'Mine', base_version: version })).status).toBe(200)
})
it('refuses a wrong value before it compares versions, and counts nothing', async () => {
  const { id, version } = await make('Fish')
  expect((await change(id, { email: 'none', base_version: 99 })).status).toBe(422)
  expect((await change(id, { name: 'Fisher', base_version: version })).status).toBe(200)
})
