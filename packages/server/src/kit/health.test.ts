import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let input: () => { params: unknown; body: unknown }

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  const place_id = await makePlace(test, company_id)
  const task = await makeTask(test, { company_id, place_id })
  input = () => ({
    params: { placeId: place_id, id: 1, taskId: task },
    body: { uuid: randomUUID(), entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }] },
  })
})
afterAll(() => test.close())

const ready = async () => {
  const { statusCode, body } = await test.app.inject({ url: '/readyz' })
  return [statusCode, (JSON.parse(body) as { storage?: string }).storage]
}

it('answers 507 to a save on a full disk, and is not ready until one succeeds', async () => {
  expect(await ready()).toEqual([200, undefined])
  await test.database.pool.query(`
    create function run_out() returns trigger language plpgsql as $$ begin raise exception
      'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger run_out before insert on task_entries for each row execute function run_out()`)
  expect(await refuse(test, entries.create, input(), owner)).toEqual({
    status: 507,
    code: 'storage_full',
    fields: [],
  })
  expect(await ready()).toEqual([503, 'full'])
  await test.database.pool.query('drop trigger run_out on task_entries')
  expect((await send(test, entries.create, input(), owner)).status).toBe(201)
  expect(await ready()).toEqual([200, undefined])
})
