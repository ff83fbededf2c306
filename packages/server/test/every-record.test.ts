/**
 * Every route that writes a record: one revision with its success, none with a failure at the last moment
 * (R1.2), and author, action, old and new value, time, device, reason and source in each (R1.8).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '@larder/contract/kit'
import { routes } from '@larder/contract/routes'
import { asOperator } from '../src/db/transaction.ts'
import { openRevisions, type OpenRevision, type RecordRevision } from '../src/kit/records/revisions.ts'
import { openTestApp, send, type TestApp } from './harness.ts'
import { stage } from './recipes.ts'
import { revisionsOf, writesRecord } from './recording-routes.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'
const recording = routes.filter(writesRecord).map((route) => [route.name, route] as const)
const entities = [
  'certificate',
  'digital_audit',
  'entry',
  'pause',
  'pin',
  'plan',
  'recall',
  'ticket',
  'ticket_entry',
  'traceability_record',
  'verification',
]
const operations = ['create', 'change', 'remove', 'verify', 'confirm', 'erase']
const sources = ['typed', 'probe', 'confirmed_prefill', 'imported', 'generated']
/** Corrections, removals and erasures. */
const reasoned = new Set(['change', 'remove', 'erase'])

let test: TestApp

beforeAll(async () => {
  test = await openTestApp()
  await test.database.pool.query(`
    create table failing (at_commit boolean not null);
    create function fail_at_commit() returns trigger language plpgsql security definer as $$ begin if exists
      (select from failing) then raise exception 'the disk is full'; end if; return null; end $$;
    create constraint trigger fail_at_commit after insert on audit deferrable initially deferred for each row
    execute function fail_at_commit()`)
})
afterAll(() => test.close())

type Row = RecordRevision & {
  readonly company_id: number
  readonly place_id: number
  readonly entity_id: string
}

const rowsAfter = async (place_id: number, seq: number): Promise<Row[]> =>
  (
    await test.database.pool.query<Row>(
      `select *, '' as name, '' as local_time, encode(hash, 'hex') as hash from revisions where place_id
        = $1 and seq > $2 order by seq`,
      [place_id, seq],
    )
  ).rows
/** Of this place alone: jobs of other scenes, as keeping the ZIP of a confirmed plan, write meanwhile. */
const countAt = async (place_id: number): Promise<number> => (await rowsAfter(place_id, 0)).length

async function opened(row: Row): Promise<OpenRevision> {
  const [open] = await asOperator(test.database.pool, (db) => openRevisions(db, row, [row]))
  if (open === undefined) throw new Error('the revision was not read')
  return open
}

/** The version of the same thing before this one. */
const before = async ({ place_id, entity, entity_id, version }: Row): Promise<Row | undefined> =>
  (await rowsAfter(place_id, 0)).find(
    (row) => row.entity === entity && row.entity_id === entity_id && row.version === version - 1,
  )

/** The reason of a change, a member of the body. */
const reasonOf = (body: unknown): unknown => Object(body)['reason']

async function record(
  route: Route,
): Promise<{ readonly row: Row; readonly user: number; readonly body: unknown }> {
  const { scene, sent } = await stage(route, test)
  const caller = { ...sent.caller, agent: PHONE }
  const count = await countAt(scene.place)
  const last = (await rowsAfter(scene.place, 0)).at(-1)?.seq ?? 0
  await test.database.pool.query('insert into failing values (true)')
  const failed = await send(test, route, sent, caller)
  await test.database.pool.query('delete from failing')
  expect([failed.status, await countAt(scene.place)]).toEqual([500, count])
  const answer = await send(test, route, sent, caller)
  expect([answer.status, answer.status === route.status ? null : answer.body]).toEqual([route.status, null])
  expect(await countAt(scene.place)).toBe(count + revisionsOf(route))
  const [row] = await rowsAfter(scene.place, last)
  if (row === undefined) throw new Error('no revision of the place')
  return {
    row,
    user: caller.token === scene.worker.token ? scene.worker.id : scene.owner.id,
    body: sent.body,
  }
}

describe('a record', () => {
  it('is written by more than ten routes', () => expect(recording.length).toBeGreaterThan(10))
  it.each(recording)(
    'of %s is one revision with all facts, and none where the commit fails (R1.2, R1.8)',
    async (_name, route) => {
      const { row, user, body } = await record(route)
      const { reason, body: said } = await opened(row)
      expect(row).toMatchObject({
        actor: `user:${user}`,
        device: 'phone',
        entity: expect.toBeOneOf(entities) as string,
        op: expect.toBeOneOf(operations) as string,
        source: expect.toBeOneOf(sources) as string,
        received_at: test.clock.now.toISOString(),
        performed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      })
      expect(row.entity_id).not.toBe('')
      expect(Object.keys(said).length).toBeGreaterThan(0)
      expect(reason).toBe(reasoned.has(row.op) ? (reasonOf(body) ?? null) : null)
      expect((await before(row)) === undefined).toBe(row.version === 1)
    },
  )
})
