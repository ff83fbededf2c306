import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { runVerifyCommand } from '../../operator/verify-command.ts'

let test: TestApp
let owner: TestUser
let places: readonly number[]

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  const made: number[] = []
  for (const name of ['Kesklinn', 'Sadam']) {
    const placeId = await makePlace(test, company_id, { name })
    const taskId = await makeTask(test, { company_id, place_id: placeId })
    await call(
      test,
      entries.create,
      {
        params: { placeId, id: 1, taskId },
        body: {
          uuid: crypto.randomUUID(),
          entry_fields: [{ task_step_id: taskId, value: { temp: '4', unit: 'C' } }],
        },
      },
      owner,
    )
    made.push(placeId)
  }
  places = made
})
afterAll(() => test.close())

async function verify(): Promise<readonly string[]> {
  const said: string[] = []
  await runVerifyCommand(test.platform, [], (line) => void said.push(line)).catch((error: unknown) =>
    said.push(error instanceof Error ? error.message : String(error)),
  )
  return said
}

it.each(['entry', 'digital_audit', 'traceability_record'])(
  'names place and number of a revision of %s that is no JSON any more, and checks the other places',
  async (entity) => {
    const [first = 0, second = 0] = places
    const { pool } = test.database
    const { rows } = await pool.query<{ entity: string; body: string }>(
      'select entity, body from revisions where place_id = $1 and seq = 1',
      [first],
    )
    await pool.query(
      `update revisions set entity = $2, body = '{"lots":[{"links":"responses":' where place_id = $1 and seq = 1`,
      [first, entity],
    )
    const said = await verify()
    await pool.query('update revisions set entity = $2, body = $3 where place_id = $1 and seq = 1', [
      first,
      rows[0]?.entity,
      rows[0]?.body,
    ])
    expect(said).toContain(
      `place ${first}: 0 revisions, head ${said[0]?.split('head ')[1]?.slice(0, 16)}, DOES NOT HOLD`,
    )
    expect(said).toContain('  content at revision 1: it says other than what was hashed')
    expect(said.join('\n')).toMatch(new RegExp(`place ${second}: 1 revisions, head [0-9a-f]{16}, consistent`))
    expect(said.at(-1)).toBe('the records of 1 places failed the check.')
    expect(await verify()).not.toContain('the records of 1 places failed the check.')
  },
)
