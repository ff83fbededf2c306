/**
 * Records: what checking a chain of revisions costs, and what the chain costs who writes. Processor time of this process and
 * the database, which other work on the machine changes less than a clock on the wall.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { canonicalJson } from '../packages/core/src/canonical-json/index.ts'
import { envelopeText } from '../packages/core/src/records/index.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { inTransaction, type Entry } from '../packages/server/src/db/transaction.ts'
import { verifyRecords } from '../packages/server/src/features/records/verify-records.ts'
import type { Platform } from '../packages/server/src/kit/platform.ts'
import { hashToken } from '../packages/server/src/kit/tokens.ts'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { postgresSeconds, processSeconds } from './processor-time.ts'
import { report } from './report.ts'
import { withServer } from './with-server.ts'

const REVISIONS = Number(process.env['RECORD_REVISIONS'] ?? 50_000)
const SAVES = 600
const APPENDS = 5_000
/** Of one transaction: few, as each leaves an old version of the chain's head behind until the commit. */
const AT_ONCE = 100

type Bed = { readonly url: string; readonly postmaster: number; readonly token: string; readonly company_id: number; readonly place_id: number; readonly task: number; readonly user: number }

/** Needs a PostgreSQL on this machine. */
export const measureRecords = (): Promise<void> => withServer(prepare, async (bed, server) => {
  await measureCheck(bed)
  await measureChain(bed, server)
})

async function prepare(seed: TestApp, url: string): Promise<Bed> {
  const owner = await makeUser(seed)
  const company_id = await makeCompany(seed, owner)
  const place_id = await makePlace(seed, company_id)
  const task = await makeTask(seed, { company_id, place_id })
  const { rows } = await seed.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8'))?.[1])
  const bed = { url, postmaster, token: owner.token, company_id, place_id, task, user: owner.id }
  for (let done = 0; done < REVISIONS; done += AT_ONCE) await append(bed, seed.database.pool)
  await seed.database.pool.query('vacuum analyze revisions')
  return bed
}

const body = (bed: Bed): string => canonicalJson({
  action_options: [], comment: '', entry_date: '2026-11-01', entry_fields: [{ id: 1, limit: { max: 5, text: '≤ 5 °C' }, measured_at: '2026-11-01T06:00:00.000Z', name: 'Temperature', reading: 4, source: 'typed', task_step_id: bed.task, type: 'enter_temperature', value: { temp: '4.0', unit: 'C' }, within: true }],
  performed_at: '2026-11-01T06:00:00.000Z', related_entity_id: null, status: 'done', task_id: bed.task, task_version: 1, uuid: randomUUID(), value: '4.0', unit: 'C',
})

const envelope = (bed: Bed, entity_id: string): string => envelopeText(
  { company_id: bed.company_id, place_id: bed.place_id, entity: 'entry', entity_id, op: 'create', actor: `user:${bed.user}`, device: randomUUID(), performed_at: '2026-11-01T06:00:00.000Z', received_at: '2026-11-01T06:00:01.000Z', reason: null, source: 'typed' }, 2)

const entryOf = (bed: Bed): Entry => ({ credential: { kind: 'user', hash: hashToken(bed.token) }, role: 'larder_app', writes: true, now: new Date(), place_id: bed.place_id, company_id: null })

/** Revisions by the product's function, as entries append them. */
const append = (bed: Bed, pool: pg.Pool): Promise<void> => inTransaction(pool, entryOf(bed), async (_db, _entered, ending) => {
  ending.last = `set local synchronous_commit = off; select count(app.append_revision(replace(${ending.literal(envelope(bed, 'ENTRY'))}, 'ENTRY', gen_random_uuid()::text), ${ending.literal(body(bed))}, null)) from generate_series(1, ${AT_ONCE}); `
})

async function measureCheck(bed: Bed): Promise<void> {
  const { pool, close } = openPostgres(bed.url)
  const data_folder = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  try {
    const platform = { pool, config: { data_folder } } as unknown as Platform
    const check = async (): Promise<{ own: number; database: number }> => {
      const before = { own: processSeconds(process.pid), database: postgresSeconds(bed.postmaster) }
      const { revisions, places } = await verifyRecords(platform)
      if (revisions !== REVISIONS || places.some(({ faults }) => faults.length > 0)) throw new Error(`${revisions} revisions, ${JSON.stringify(places)}`)
      return { own: processSeconds(process.pid) - before.own, database: postgresSeconds(bed.postmaster) - before.database }
    }
    await check()
    const turns = [await check(), await check(), await check()].sort((a, b) => a.own - b.own)
    const { own, database } = turns[1] ?? { own: Number.NaN, database: Number.NaN }
    report('records.check.per_revision', (own / REVISIONS) * 1e6, 'µs CPU', 10)
    report('records.check.per_revision.database', (database / REVISIONS) * 1e6, 'µs CPU', 10)
  } finally {
    await close()
    rmSync(data_folder, { recursive: true, force: true })
  }
}

/** The same rows without number, hashes and head: what a table of revisions alone would cost. */
const plain = (bed: Bed, from: number): string => {
  const text = envelope(bed, 'ENTRY').replaceAll("'", "''")
  return `insert into unchained (company_id, place_id, seq, entity, entity_id, version, op, actor, device, performed_at, received_at, reason, source, body, prev_hash, hash, format)
    select ${bed.company_id}, ${bed.place_id}, n, e ->> 'entity', gen_random_uuid()::text, 1, e ->> 'op', e ->> 'actor', e ->> 'device', (e ->> 'performed_at')::timestamptz, (e ->> 'received_at')::timestamptz, e ->> 'reason', e ->> 'source', '${body(bed).replaceAll("'", "''")}', '', '', 2
    from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n, lateral (select replace('${text}', 'ENTRY', n::text)::jsonb as e) envelope`
}

async function measureChain(bed: Bed, server: RunningServer): Promise<void> {
  const pool = openPostgres(bed.url).pool
  try {
    await pool.query('create table unchained (like revisions including defaults including indexes)')
    const often = async (work: (from: number) => Promise<unknown>): Promise<void> => {
      for (let from = 1; from <= APPENDS; from += AT_ONCE) await work(from)
    }
    const cost = async (work: () => Promise<unknown>, count: number): Promise<number> => {
      const before = postgresSeconds(bed.postmaster) + processSeconds(server.pid)
      await work()
      return ((postgresSeconds(bed.postmaster) + processSeconds(server.pid) - before) / count) * 1_000
    }
    await saves(bed, server)
    const save = await cost(() => saves(bed, server), SAVES)
    const chained = await cost(() => often(() => append(bed, pool)), APPENDS)
    const bare = await cost(() => often((from) => pool.query(plain(bed, from))), APPENDS)
    const chain = Math.max(0, chained - bare)
    if (process.env['BENCH_DETAIL'] !== undefined) process.stderr.write(`${JSON.stringify({ save, chained, bare })}\n`)
    report('records.chain.share_of_save', (chain / (save - chain)) * 100, '% CPU', 15)
  } finally {
    await pool.end()
  }
}

async function saves(bed: Bed, server: RunningServer): Promise<void> {
  let left = SAVES
  await Promise.all(Array.from({ length: 4 }, async () => {
    while (left-- > 0) {
      const payload = JSON.stringify({ uuid: randomUUID(), entry_fields: [{ task_step_id: bed.task, value: { temp: '4.0', unit: 'C' } }] })
      const answer = await fetch(`${server.url}/api/places/${bed.place_id}/activity-log/task-subtypes/1/tasks/${bed.task}/entries`, { method: 'POST', body: payload, headers: { authorization: `Bearer ${bed.token}`, 'content-type': 'application/json' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(String(answer.status))
    }
  }))
}
