/**
 * Records: how fast a place's year is checked, and how much the chain adds to a write. Reports the processor
 * time of this process and the database besides the wall clock, because other work on the machine affects it
 * less.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { asRequest, type Entry } from '../packages/server/src/db/transaction.ts'
import { verifyRecords } from '../packages/server/src/features/records/verify-records.ts'
import type { Platform } from '../packages/server/src/kit/platform.ts'
import { hashToken } from '../packages/server/src/kit/tokens.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { body, envelope, plantChain, REVISIONS, type Bed } from './plant-chain.ts'
import { postgresSeconds, processSeconds } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const SAVES = 600
const APPENDS = 20_000
const TURNS = 10
/** Of one transaction: few, as each leaves an old version of the chain's head behind until the commit. */
const AT_ONCE = 100
/** Transactions of one append each, for their time and how many a second one place takes. */
const SINGLE = 1_500
const LANES = 8

/** Needs a PostgreSQL on this machine. */
export const measureRecords = (): Promise<void> =>
  withServer(plantChain, async (bed, server) => {
    await measureChain(bed, server)
    await measureCheck(bed)
  })

const entryOf = (bed: Bed): Entry => ({
  credential: { kind: 'user', hash: hashToken(bed.token) },
  role: 'larder_app',
  writes: true,
  now: new Date(),
  place_id: bed.place_id,
  company_id: null,
})

/**
 * A table of revisions without a chain: the same content, permissions and version, but no number, hashes and
 * head.
 */
const unchained = `
  create table unchained (id bigint generated always as identity primary key, company_id int not null,
    place_id int not null, entity text not null, entity_id text not null, version int not null,
    op text not null, actor text not null, device text,
    performed_at timestamptz not null, received_at timestamptz not null, reason text, source text not null,
      body text not null, unique (company_id, place_id, entity, entity_id, version));
  alter table unchained owner to larder_gate;
  create function app.append_unchained(p_envelope text, p_body text) returns bigint language plpgsql security
    definer set search_path = public, pg_temp set enable_seqscan = off as $$
  declare v_version bigint; v_id bigint; e jsonb := p_envelope::jsonb; v_company int :=
    (e ->> 'company_id')::int; v_place int := (e ->> 'place_id')::int;
  begin
    if not (v_company = any (app.companies())) then raise insufficient_privilege; end if;
    select version + 1 into v_version from unchained where company_id = v_company and place_id = v_place
      and entity = e ->> 'entity' and entity_id = e ->> 'entity_id' order by version desc limit 1;
    insert into unchained (company_id, place_id, entity, entity_id, version, op, actor, device, performed_at,
      received_at, reason, source, body)
      values (v_company, v_place, e ->> 'entity', e ->> 'entity_id', coalesce(v_version, 1), e ->> 'op',
        e ->> 'actor', e ->> 'device', (e ->> 'performed_at')::timestamptz,
        (e ->> 'received_at')::timestamptz, e ->> 'reason', e ->> 'source', p_body) returning id into v_id;
    return v_id;
  end $$;
  alter function app.append_unchained owner to larder_gate;`

type Way = 'chained' | 'unchained'

/**
 * By the product's function as entries append them, or by its like without a chain; in a transaction as a
 * request has it.
 */
const append = (bed: Bed, pool: pg.Pool, way: Way, count: number): Promise<void> =>
  asRequest(pool, entryOf(bed), async (_db, _entered, atCommit) => {
    const call = way === 'chained' ? ['app.append_revision', ', null'] : ['app.append_unchained', '']
    if (count > 1) atCommit({ text: "select set_config('synchronous_commit', $1, true)", values: ['off'] })
    atCommit({
      text: `select count(${call[0]}(replace($1, 'ENTRY', gen_random_uuid()::text), $2${call[1]}))
        from generate_series(1, $3::int)`,
      values: [envelope(bed, 'ENTRY', new Date().toISOString()), body(bed), count],
    })
  })

async function measureCheck(bed: Bed): Promise<void> {
  const { pool, close } = openPostgres(bed.url)
  const data_folder = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  try {
    const platform = { pool, config: { data_folder } } as unknown as Platform
    const check = async (): Promise<{ wall: number; own: number; database: number }> => {
      const before = {
        wall: performance.now(),
        own: processSeconds(process.pid),
        database: postgresSeconds(bed.postmaster),
      }
      const { revisions, places } = await verifyRecords(platform)
      if (revisions < REVISIONS || places.some(({ faults }) => faults.length > 0))
        throw new Error(`${revisions} revisions, ${JSON.stringify(places)}`)
      const each = (seconds: number): number => (seconds / revisions) * 1e6
      return {
        wall: each((performance.now() - before.wall) / 1_000),
        own: each(processSeconds(process.pid) - before.own),
        database: each(postgresSeconds(bed.postmaster) - before.database),
      }
    }
    await check()
    const turns = [await check(), await check(), await check(), await check(), await check()]
    const median = (of: 'wall' | 'own' | 'database'): number =>
      quantile(
        turns.map((turn) => turn[of]),
        0.5,
      )
    // 10 µs a revision are 100,000 revisions a second.
    report('records.check.per_revision.wall', median('wall'), 'µs', 10)
    report('records.check.per_revision', median('own'), 'µs CPU', 10)
    report('records.check.per_revision.database', median('database'), 'µs CPU', 10)
    report('records.check.place_year', (median('wall') * 100_000) / 1e6, 's', 2)
  } finally {
    await close()
    rmSync(data_folder, { recursive: true, force: true })
  }
}

async function measureChain(bed: Bed, server: RunningServer): Promise<void> {
  const { pool, close } = openPostgres(bed.url)
  try {
    await pool.query(unchained)
    const cost = async (work: () => Promise<unknown>, count: number): Promise<number> => {
      const before = postgresSeconds(bed.postmaster) + processSeconds(server.pid)
      await work()
      return ((postgresSeconds(bed.postmaster) + processSeconds(server.pid) - before) / count) * 1_000
    }
    const spent: Record<Way, number> = { chained: 0, unchained: 0 }
    const often = async (way: Way): Promise<void> => {
      for (let done = 0; done < APPENDS / TURNS; done += AT_ONCE) await append(bed, pool, way, AT_ONCE)
    }
    await saves(bed, server)
    const save = await cost(() => saves(bed, server), SAVES)
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const way of ['chained', 'unchained'] as const) spent[way] += await cost(() => often(way), APPENDS)
    const chain = spent.chained - spent.unchained
    if (process.env['BENCH_DETAIL'] !== undefined)
      process.stderr.write(`${JSON.stringify({ save, ...spent })}\n`)
    report('records.chain.share_of_save', (chain / (save - chain)) * 100, '% CPU', 15)
    await measureTime(bed, pool)
    await measureBytes(pool)
  } finally {
    await close()
  }
}

/** In turns, so that what else the machine does falls on both. */
async function measureTime(bed: Bed, pool: pg.Pool): Promise<void> {
  const times: Record<Way, number[]> = { chained: [], unchained: [] }
  for (let turn = 0; turn < SINGLE; turn += 1) {
    for (const way of ['chained', 'unchained'] as const) {
      const start = performance.now()
      await append(bed, pool, way, 1)
      times[way].push(performance.now() - start)
    }
  }
  report('records.chain.added_p50', quantile(times.chained, 0.5) - quantile(times.unchained, 0.5), 'ms', 0.3)
  const start = performance.now()
  let left = SINGLE * 2
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (left-- > 0) await append(bed, pool, 'chained', 1)
    }),
  )
  // One millisecond an append is 1,000 appends a second, each durable, all on one place.
  report('records.one_place.per_append', (performance.now() - start) / (SINGLE * 2), 'ms', 1)
}

async function measureBytes(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum full revisions, unchained')
  const { rows } = await pool.query<{ bytes: number }>(`
    select (pg_total_relation_size('revisions')::float8 / (select count(*)
    from revisions) - pg_total_relation_size('unchained')::float8 / (select count(*)
    from unchained)) as bytes`)
  report('records.chain.bytes_per_revision', rows[0]?.bytes ?? Number.NaN, 'B', 130)
}

async function saves(bed: Bed, server: RunningServer): Promise<void> {
  let left = SAVES
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (left-- > 0) {
        const payload = JSON.stringify({
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: bed.task, value: { temp: '4.0', unit: 'C' } }],
        })
        const answer = await fetch(
          `${server.url}/api/places/${bed.place_id}/activity-log/task-subtypes/1/tasks/${bed.task}/entries`,
          {
            method: 'POST',
            body: payload,
            headers: { authorization: `Bearer ${bed.token}`, 'content-type': 'application/json' },
          },
        )
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(String(answer.status))
      }
    }),
  )
}
