import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { records } from '@larder/contract/records'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number
const days = { fromDate: '2026-11-16', toDate: '2026-11-22' }

const enter = (temp: string, performed_at: string, more: Record<string, unknown> = {}) =>
  call(
    test,
    entries.create,
    {
      params: { placeId: at.place_id, id: 1, taskId: task },
      body: {
        uuid: randomUUID(),
        performed_at,
        entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' } }],
        ...more,
      },
    },
    owner,
  )

/** Monday to Thursday noon in Tallinn, a check of a fridge twice a day; one of 9 °C on Wednesday. */
beforeAll(async () => {
  test = await openTestApp()
  test.clock.now = new Date('2026-11-19T10:00:00.000Z')
  owner = await makeUser(test, { firstname: 'Õie', lastname: 'Tamm' })
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  task = await makeTask(test, at)
  await enter('4.0', '2026-11-16T06:00:00Z')
  await enter('4.0', '2026-11-16T14:00:00Z')
  await enter('9', '2026-11-18T14:00:00Z', { action_options: [{ option_text: 'Moved to fridge 2' }] })
})
afterAll(() => test.close())

const ask = (query: Record<string, string> = days) => ({
  params: { placeId: at.place_id },
  query: query as typeof days,
})
const summary = () => call(test, records.summary, ask(), owner)

describe('the summary of a period', () => {
  it('counts past checks, days without any, and breaches with their corrective actions', async () => {
    expect(await summary()).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-19',
      asked: 7,
      done: 3,
      days_missing: ['2026-11-17'],
      days_paused: 0,
      entries: 3,
      breach_count: 1,
      breaches_without_action: 0,
      breaches: [{ had_breach: true, corrective_actions: ['Moved to fridge 2'], entry_date: '2026-11-18' }],
    })
  })
  it.each([
    [{ fromDate: '2026-11-22', toDate: '2026-11-16' }, 'before_start'],
    [{ fromDate: '2025-01-01', toDate: '2026-11-16' }, 'too_long'],
  ])('is refused for %j', async (query, code) => {
    for (const route of [records.summary, records.report])
      expect(await refuse(test, route, ask(query), owner)).toMatchObject({
        status: 422,
        fields: [`toDate:${code}`],
      })
  })
  it('is answered to a visitor with the activity log, not to one with the plan alone', async () => {
    const link = async (modules: string[]) => ({ shared_token: await makeSharedAccess(test, at, modules) })
    const [log, plan] = [await link(['activity_log']), await link(['plan'])]
    for (const route of [records.summary, records.report]) {
      expect((await send(test, route, ask(), log)).status).toBe(200)
      expect(await refuse(test, route, ask(), plan)).toMatchObject({ status: 403 })
    }
  }, 60_000)
})

describe('the report of a period', () => {
  const print = async (query: Record<string, string>) => {
    const bytes = (await call(test, records.report, ask(query), owner)) as unknown as Buffer
    return squeezed((await readPdf(bytes)).pages.join(' '))
  }
  it('prints the share of checks done, the breach with its action, and the integrity check', async () => {
    const text = await print({ ...days, lang: 'en' })
    for (const words of [
      'Kesklinn',
      '16.11.2026 – 19.11.2026',
      '42 % (3 / 7)',
      '1: 17.11.2026',
      'Moved to fridge 2',
      '9 °C',
      'Õie Tamm',
      'Check passed',
    ])
      expect(text).toContain(squeezed(words))
  }, 60_000)
  it('is printed in the requested language and in the company’s format of dates', async () => {
    await test.database.pool.query('update companies set date_format_id = 3 where id = $1', [at.company_id])
    const text = await print({ ...days, lang: 'de' })
    for (const words of ['11/16/2026', 'Außerhalb des Grenzwerts', 'Prüfung bestanden'])
      expect(text).toContain(squeezed(words))
  }, 60_000)
})

it('lets ten exports through at once and then one in six seconds, and slows down nothing else', async () => {
  await forgetAttempts(test)
  const statuses = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await send(test, records.bundle, ask(), owner)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await summary()).toMatchObject({ done: 3 })
  test.clock.now = new Date(test.clock.now.getTime() + 6_000)
  expect((await send(test, records.bundle, ask(), owner)).status).toBe(200)
})
