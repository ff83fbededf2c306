import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { overview } from '@larder/contract/overview'
import { tickets } from '@larder/contract/tickets'
import { placeGroups } from '@larder/contract/place-groups'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makePlace,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { COUNT_DAYS, placeGroupJobs } from './count-days.jobs.ts'

let test: TestApp
let owner: TestUser
let company: number
let north: number
let south: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  north = await makePlace(test, company, { name: 'North' })
  south = await makePlace(test, company, { name: 'South' })
})

const params = () => ({ companyId: company })
const add = (name: string, place_ids: number[]) =>
  call(test, placeGroups.create, { params: params(), body: { name, place_ids } }, owner)
const list = () => call(test, placeGroups.list, { params: params() }, owner)
const chain = (group_id?: number) =>
  call(
    test,
    placeGroups.overview,
    { params: params(), query: group_id === undefined ? {} : { group_id } },
    owner,
  )

async function putDay(
  place_id: number,
  date: string,
  [ok, missed, breaches]: readonly number[],
): Promise<void> {
  await test.database.pool.query(
    `insert into place_days (company_id, place_id, date, ok, missed, breaches) values ($1, $2, $3, $4, $5, $6)
      on conflict (company_id, place_id, date) do update
        set ok = excluded.ok, missed = excluded.missed, breaches = excluded.breaches`,
    [company, place_id, date, ok, missed, breaches],
  )
}

it('keeps a place in one group, and says so in the overview', async () => {
  const overviewOf = () => call(test, overview.get, { query: { companyId: company } }, owner)
  expect((await overviewOf()).hasGroups).toBe(false)
  const first = await add('Tallinn', [north, south])
  const second = await add('Riga', [south])
  expect(await list()).toEqual([
    { id: second.id, name: 'Riga', place_ids: [south], version: 1 },
    { id: first.id, name: 'Tallinn', place_ids: [north], version: 1 },
  ])
  expect((await overviewOf()).hasGroups).toBe(true)
  await call(
    test,
    placeGroups.change,
    { params: { ...params(), id: second.id }, body: { name: 'Riga 2', place_ids: [] } },
    owner,
  )
  await call(test, placeGroups.remove, { params: { ...params(), id: first.id } }, owner)
  expect(await list()).toEqual([{ id: second.id, name: 'Riga 2', place_ids: [], version: 2 }])
})

it('refuses names that are used and places of others, and is the owner’s to change', async () => {
  await add('Tallinn', [north])
  const foreign = await makePlace(test, await makeCompany(test, await makeUser(test)))
  const refused = (name: string, place_ids: number[], by: TestUser) =>
    refuse(test, placeGroups.create, { params: params(), body: { name, place_ids } }, by)
  expect(await refused('tallinn ', [], owner)).toMatchObject({ fields: ['name:name_taken'] })
  expect(await refused('Other', [foreign], owner)).toMatchObject({ fields: ['place_ids:unknown'] })
  const member = await makeUser(test)
  await joinCompany(test, company, member.id, 'member')
  expect(await refused('Other', [], member)).toMatchObject({ status: 403 })
  expect((await call(test, placeGroups.list, { params: params() }, member)).length).toBe(1)
  const worker = await makeUser(test)
  await joinPlace(test, { company_id: company, place_id: north }, worker.id, 'member')
  expect((await send(test, placeGroups.overview, { params: params() }, worker)).status).toBe(403)
})

it('counts the tickets of a place that nobody has answered or removed', async () => {
  const at = { placeId: north }
  const raise = () =>
    call(test, tickets.create, { params: at, body: { uuid: randomUUID(), description: 'Torn seal' } }, owner)
  await raise()
  const answered = await raise()
  const removed = await raise()
  await call(
    test,
    tickets.answer,
    { params: { ...at, ticketId: answered.id }, body: { entry_status: 'done', entry_comment: 'New seal' } },
    owner,
  )
  await test.database.pool.query('update tickets set removed_at = now() where id = $1', [removed.id])
  const { places } = await chain()
  expect(places.map(({ name, open_tickets }) => `${name} ${open_tickets}`).toSorted()).toEqual([
    'North 1',
    'South 0',
  ])
})

it('puts the worst place first, with yesterday, the last seven days and twelve weeks', async () => {
  const group = await add('Tallinn', [north, south])
  await test.worker.drain()
  await putDay(north, '2026-11-20', [10, 0, 0])
  await putDay(north, '2026-11-14', [8, 2, 1])
  await putDay(north, '2026-11-13', [0, 10, 5])
  await putDay(south, '2026-11-20', [5, 5, 2])
  const { places, trend, counted_until } = await chain(group.id)
  expect(places.map(({ name, yesterday, week, breaches }) => ({ name, yesterday, week, breaches }))).toEqual([
    { name: 'South', yesterday: 50, week: 50, breaches: 2 },
    { name: 'North', yesterday: 100, week: 90, breaches: 1 },
  ])
  expect(trend).toHaveLength(12)
  expect(trend.at(-2)).toEqual({ monday: '2026-11-09', percent: 40, breaches: 6 })
  expect(trend.at(-1)).toEqual({ monday: '2026-11-16', percent: 75, breaches: 2 })
  expect(counted_until).toBe('2026-11-20')
})

it('counts the days of its places by the rules of the day, each day once', async () => {
  await makeTask(test, { company_id: company, place_id: north })
  await add('Tallinn', [north])
  await test.worker.drain()
  const days = async () =>
    (
      await test.database.pool.query<{ count: number; last: string }>(
        `select count(*)::int as count, max(date)::text as last from place_days
          where company_id = $1 and place_id = $2`,
        [company, north],
      )
    ).rows[0]
  expect(await days()).toEqual({ count: 91, last: '2026-11-20' })
  test.clock.now = new Date(test.clock.now.getTime() + 86_400_000)
  await add('Riga', [south])
  await test.worker.drain()
  expect(await days()).toEqual({ count: 91, last: '2026-11-21' })
  test.clock.now = new Date(test.clock.now.getTime() - 86_400_000)
})

it('exports the table, and knows no group of another company', async () => {
  await add('Tallinn', [north])
  const file = await send(test, placeGroups.export, { params: params(), query: { format: 'csv' } }, owner)
  expect(String(file.body)).toContain('North')
  expect(String(file.body)).toContain('Tallinn')
  const stranger = await makeUser(test)
  const theirs = await makeCompany(test, stranger)
  const foreign = await call(
    test,
    placeGroups.create,
    { params: { companyId: theirs }, body: { name: 'Foreign', place_ids: [] } },
    stranger,
  )
  expect(
    await refuse(test, placeGroups.overview, { params: params(), query: { group_id: foreign.id } }, owner),
  ).toMatchObject({ status: 404 })
})

it('counts the places of all companies where one of them fails', async () => {
  await add('Tallinn', [north, south])
  await makeTask(test, { company_id: company, place_id: south }, { created_at: '2026-11-18T06:00:00Z' })
  await test.worker.drain()
  const { pool } = test.database
  await pool.query('delete from place_days where company_id = $1', [company])
  await pool.query("update places set timezone = 'Nowhere/Else' where id = $1", [north])
  await expect(placeGroupJobs[COUNT_DAYS]?.(test.platform, {}, 1)).rejects.toThrow(/time zone/)
  const { rows } = await pool.query('select distinct place_id from place_days where company_id = $1', [
    company,
  ])
  expect(rows).toEqual([{ place_id: south }])
})
