/** SQL of frequency proposals: readings of the last days, and what was decided before. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type Readings = {
  readonly task_id: number
  readonly readings: number
  /** Within the limit from the first, without an action that was not done. */
  readonly within: number
  /** When each reading outside the limit came in, ISO instants; the latest first. */
  readonly breaches: readonly string[]
}

/** Judged readings by task from a local date on; entries that were removed do not count. */
export async function listReadings(db: Db, at: PlaceKey, from: string): Promise<readonly Readings[]> {
  const { rows } = await sql<Readings>`
    select task_id, count(*) filter (where within is not null)::int as readings,
      count(*) filter (where within and not had_breach and status = 'done')::int as within,
      coalesce(json_agg(to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        order by received_at desc) filter (where had_breach or within is false), '[]') as breaches
    from task_entries where company_id = ${at.company_id} and place_id = ${at.place_id}
      and entry_date >= ${from} and removed_at is null and next_step_id is null
    group by task_id`.execute(db)
  return rows
}

export type LastDecision = {
  readonly task_id: number
  readonly kind: 'lower' | 'raise'
  readonly decided_at: string
}

/** The last decision to keep a frequency, of each task and kind, since an instant. */
export async function listKept(db: Db, at: PlaceKey, since: string): Promise<readonly LastDecision[]> {
  const { rows } = await sql<LastDecision>`
    select distinct on (task_id, kind) task_id, kind,
      to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as decided_at
    from frequency_decisions where company_id = ${at.company_id} and place_id = ${at.place_id}
      and decision = 'keep' and decided_at > ${since}
    order by task_id, kind, frequency_decisions.decided_at desc`.execute(db)
  return rows
}

export type Decision = {
  readonly task_id: number
  readonly kind: 'lower' | 'raise'
  readonly decision: 'accept' | 'keep'
  readonly from_frequency: string
  readonly to_frequency: string
  readonly reason: string
  readonly evidence: object
  readonly task_version: number | null
  readonly decided_at: string
  readonly decided_by: number
}

export async function insertDecision(db: Db, at: PlaceKey, decision: Decision): Promise<void> {
  await sql`
    insert into frequency_decisions (company_id, place_id, task_id, kind, decision, from_frequency,
      to_frequency, reason, evidence, task_version, decided_at, decided_by)
    values (${at.company_id}, ${at.place_id}, ${decision.task_id}, ${decision.kind}, ${decision.decision},
      ${decision.from_frequency}, ${decision.to_frequency}, ${decision.reason}, ${JSON.stringify(decision.evidence)}::jsonb,
      ${decision.task_version}, ${decision.decided_at}, ${decision.decided_by})`.execute(db)
}
