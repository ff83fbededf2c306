/** Suppliers and service providers: the list of the place, and names that join it from entries. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { partners } from '@larder/contract/partners'
import { tasks, type Task } from '@larder/contract/tasks'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let company: number
let place: number
const at = () => ({ placeId: place })
const list = async () =>
  (await call(test, partners.list, { params: at() }, owner)).map(({ name, is_disabled }) =>
    is_disabled ? `(${name})` : name,
  )
const offered = async () => (await call(test, entries.choices, { params: at() }, cook)).partners
const create = (name: string) => call(test, partners.create, { params: at(), body: { name } }, owner)
const change = (id: number, body: object) =>
  call(test, partners.change, { params: { ...at(), id }, body }, owner)

let delivery: Task
const bodyOf = (text: string) => ({
  uuid: randomUUID() as string,
  entry_fields: [{ task_step_id: delivery.task_steps[0]?.id ?? 0, value: { text } }],
})
const enter = (body: ReturnType<typeof bodyOf>) =>
  call(test, entries.create, { params: { ...at(), id: 4, taskId: delivery.id }, body }, cook)

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  cook = await makeUser(test)
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(async () => {
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly,temp-measurements')
  delivery = await call(
    test,
    tasks.create,
    {
      params: at(),
      query: {},
      body: {
        name: 'Delivery',
        task_subtype_id: 4,
        task_frequency_type_id: 2,
        custom_frequency: { times: ['08:00'] },
        task_steps: [{ task_step_type_name: 'choose_partner', name: 'From' }],
      },
    },
    owner,
  )
})

describe('the partners of a place', () => {
  it('are added, renamed and disabled by owners', async () => {
    const fish = await create(' Fish Ltd ')
    await create('Älves Mejeri')
    expect([fish.name, await list(), await offered()]).toEqual([
      'Fish Ltd',
      ['Fish Ltd', 'Älves Mejeri'],
      ['Fish Ltd', 'Älves Mejeri'],
    ])
    await change(fish.id, { name: 'Fish and Sons' })
    await change(fish.id, { is_disabled: true })
    expect([await list(), await offered()]).toEqual([['(Fish and Sons)', 'Älves Mejeri'], ['Älves Mejeri']])
    expect((await change(fish.id, { is_disabled: false })).name).toBe('Fish and Sons')
  })
  it('have each name once, ignoring case', async () => {
    const fish = await create('Fish Ltd')
    const dairy = await create('Dairy')
    expect(
      (await refuse(test, partners.create, { params: at(), body: { name: 'FISH ltd' } }, owner)).fields,
    ).toEqual(['name:name_taken'])
    expect(
      (
        await refuse(
          test,
          partners.change,
          { params: { ...at(), id: dairy.id }, body: { name: 'fish LTD' } },
          owner,
        )
      ).fields,
    ).toEqual(['name:name_taken'])
    expect((await change(fish.id, { name: 'FISH Ltd' })).name).toBe('FISH Ltd')
  })
  it('have contacts without spaces around; a change leaves those that it does not name', async () => {
    const given = {
      is_supplier: true,
      is_customer: true,
      phone: ' 112 ',
      address: ' Quay 1 ',
      gln: '4012345000009',
    }
    const body = { name: 'Fish Ltd', email: 'a@fish.test', ...given }
    const { id } = await call(test, partners.create, { params: at(), body }, owner)
    const contacts = { ...body, phone: '112', address: 'Quay 1' }
    expect(await change(id, { name: ' Fish Ltd ' })).toMatchObject(contacts)
    const others = { is_supplier: false, is_customer: false, email: '', phone: '', address: '', gln: '' }
    expect(await change(id, others)).toMatchObject({ ...others, name: 'Fish Ltd' })
  })
  it('are not changed by cooks, and hidden from other places', async () => {
    const fish = await create('Fish Ltd')
    expect((await refuse(test, partners.create, { params: at(), body: { name: 'X' } }, cook)).status).toBe(
      403,
    )
    const other = await makePlace(test, company)
    expect(await call(test, partners.list, { params: { placeId: other } }, owner)).toEqual([])
    expect(
      (
        await refuse(
          test,
          partners.change,
          { params: { placeId: other, id: fish.id }, body: { name: 'X' } },
          owner,
        )
      ).status,
    ).toBe(404)
  })
})

describe('an entry', () => {
  it('with a new name adds it to the list, once, also when it is sent again', async () => {
    await create('Dairy')
    const body = bodyOf(' Fish Ltd ')
    const entry = await enter(body)
    expect(entry.entry_fields[0]).toMatchObject({ type: 'choose_partner', value: { text: 'Fish Ltd' } })
    await enter(body)
    await enter(bodyOf('fish ltd'))
    expect(await offered()).toEqual(['Dairy', 'Fish Ltd'])
  })
  it('keeps the name when the partner is renamed', async () => {
    const entry = await enter(bodyOf('Fish Ltd'))
    const [fish] = await call(test, partners.list, { params: at() }, owner)
    await change(fish?.id ?? 0, { name: 'Fish and Sons' })
    const { entry: kept } = await call(
      test,
      entries.get,
      { params: { ...at(), id: 4, taskId: delivery.id, entryId: entry.id }, query: {} },
      owner,
    )
    expect(kept.entry_fields[0]?.value).toEqual({ text: 'Fish Ltd' })
  })
  it('may name a disabled one, which stays disabled', async () => {
    const fish = await create('Fish Ltd')
    await change(fish.id, { is_disabled: true })
    await enter(bodyOf('Fish Ltd'))
    expect([await list(), await offered()]).toEqual([['(Fish Ltd)'], []])
  })
  it('without a name is refused, and adds nothing to the list', async () => {
    expect(
      (
        await refuse(
          test,
          entries.create,
          { params: { ...at(), id: 4, taskId: delivery.id }, body: bodyOf('  ') },
          cook,
        )
      ).fields,
    ).toEqual(['entry_fields:required'])
    expect(await list()).toEqual([])
  })
  it('corrected to a new name adds that too', async () => {
    const entry = await enter(bodyOf('Fsh'))
    await call(
      test,
      entries.change,
      {
        params: { ...at(), id: 4, taskId: delivery.id, entryId: entry.id },
        body: { ...bodyOf('Fish Ltd'), uuid: undefined, base_version: 1, reason: 'Spelling' } as never,
      },
      cook,
    )
    expect(await offered()).toEqual(['Fish Ltd', 'Fsh'])
  })
})
