/**
 * A place with a chain of `RECORD_REVISIONS` revisions (100,000 by default: a place's year), for measuring
 * records.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { canonicalJson } from '../packages/core/src/canonical-json/index.ts'
import { envelopeText, revisionHash, type Envelope } from '../packages/core/src/records/index.ts'
import { hashing } from '../packages/server/src/kit/records/records.ts'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'

export const REVISIONS = Number(process.env['RECORD_REVISIONS'] ?? 100_000)

export type Bed = {
  readonly url: string
  readonly postmaster: number
  readonly token: string
  readonly company_id: number
  readonly place_id: number
  readonly task: number
  readonly user: number
}

export async function plantChain(seed: TestApp, url: string): Promise<Bed> {
  const owner = await makeUser(seed)
  const company_id = await makeCompany(seed, owner)
  const place_id = await makePlace(seed, company_id)
  const task = await makeTask(seed, { company_id, place_id })
  const { rows } = await seed.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(
    /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8'))?.[1],
  )
  const bed = { url, postmaster, token: owner.token, company_id, place_id, task, user: owner.id }
  await plant(bed, seed.database.pool)
  await seed.database.pool.query('vacuum analyze revisions')
  return bed
}

/**
 * Writes a chain of the requested length, hashed by core; later revisions of the database's function follow
 * it.
 */
async function plant(bed: Bed, pool: pg.Pool): Promise<void> {
  let prev: Uint8Array = Buffer.alloc(0)
  const bytes = (of: Uint8Array): string => `\\x${Buffer.from(of).toString('hex')}`
  for (let done = 0; done < REVISIONS; done += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, REVISIONS - done) }, (_, index) => {
      const row = {
        ...(JSON.parse(envelope(bed, randomUUID())) as Envelope),
        format: 2,
        seq: done + index + 1,
        version: 1,
        body: body(bed),
        prev_hash: prev,
        hash: prev,
      }
      prev = revisionHash(row, hashing) ?? prev
      return { ...row, prev_hash: bytes(row.prev_hash), hash: bytes(prev) }
    })
    await pool.query('insert into revisions select * from jsonb_populate_recordset(null::revisions, $1)', [
      JSON.stringify(rows),
    ])
  }
  await pool.query('insert into chain_heads (company_id, place_id, seq, hash) values ($1, $2, $3, $4)', [
    bed.company_id,
    bed.place_id,
    REVISIONS,
    prev,
  ])
}

export const body = (bed: Bed): string =>
  canonicalJson({
    action_options: [],
    comment: '',
    entry_date: '2026-11-01',
    entry_fields: [
      {
        id: 1,
        limit: { max: 5, text: '≤ 5 °C' },
        measured_at: '2026-11-01T06:00:00.000Z',
        name: 'Temperature',
        reading: 4,
        source: 'typed',
        task_step_id: bed.task,
        type: 'enter_temperature',
        value: { temp: '4.0', unit: 'C' },
        within: true,
      },
    ],
    performed_at: '2026-11-01T06:00:00.000Z',
    related_entity_id: null,
    status: 'done',
    task_id: bed.task,
    task_version: 1,
    uuid: randomUUID(),
    value: '4.0',
    unit: 'C',
  })

/**
 * `received_at` must not be before that of the last revision: the check reports a clock that was set back.
 */
export const envelope = (bed: Bed, entity_id: string, received_at = '2026-11-01T06:00:01.000Z'): string =>
  envelopeText(
    {
      company_id: bed.company_id,
      place_id: bed.place_id,
      entity: 'entry',
      entity_id,
      op: 'create',
      actor: `user:${bed.user}`,
      device: randomUUID(),
      performed_at: '2026-11-01T06:00:00.000Z',
      received_at,
      reason: null,
      source: 'typed',
    },
    2,
  )
