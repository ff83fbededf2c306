/**
 * Node and the database have time-zone data of their own. Node computes days, times of day and when checks
 * are due; the database finds places whose hour for e-mails has come, ends of pauses and the months of a
 * bundle. Where the two disagree about a zone that a place uses, the log and `/readyz` name the zone, so that
 * the operator updates whichever is older.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import { localMinute } from '@larder/core/schedule'
import { asOperator } from '#db/transaction.ts'
import type { Platform } from './platform.ts'
import { resource } from './resources.ts'

const WEEK_MS = 7 * 86_400_000
const WEEKS_BACK = 52
const WEEKS_AHEAD = 104
/** Places come and zones change rarely. */
const CHECK_AGAIN_MS = 3_600_000

/** From the first instant that was compared; ISO, UTC. */
export type ZoneDifference = { readonly zone: string; readonly from: string }

type Local = { readonly zone: string; readonly at: Date; readonly local: string }

/** Zones of places whose wall time differs between Node and the database, comparing one instant a week. */
export async function findZoneDifferences(
  pool: pg.Pool,
  now: Date,
  localAt = localMinute,
): Promise<readonly ZoneDifference[]> {
  const first = new Date(now.getTime() - WEEKS_BACK * WEEK_MS).toISOString()
  const last = new Date(now.getTime() + WEEKS_AHEAD * WEEK_MS).toISOString()
  const { rows } = await asOperator(pool, (db) =>
    sql<Local>`
    select z.timezone as zone, t.at, to_char(t.at at time zone z.timezone, 'YYYY-MM-DD HH24:MI') as local
    from (select distinct timezone from places where removed_at is null) z
    cross join generate_series(${first}::timestamptz, ${last}::timestamptz, interval '7 days') as t(at)
    order by z.timezone, t.at`.execute(db),
  )
  const differing = rows.filter(({ zone, at, local }) => localAt(new Date(at).toISOString(), zone) !== local)
  return [...Map.groupBy(differing, ({ zone }) => zone)].map(([zone, [earliest]]) => ({
    zone,
    from: new Date(earliest?.at ?? now).toISOString(),
  }))
}

type Checked = { at: number; state: Promise<string> | null }
const lastCheck = resource(
  (): Checked => ({ at: 0, state: null }),
  () => Promise.resolve(),
)

async function describeDifferences({ pool, now, log }: Platform): Promise<string> {
  const differences = await findZoneDifferences(pool, now())
  if (differences.length === 0) return 'same'
  log.warn(
    { event: 'time_zones.differ', differences },
    'Node and the database have different time-zone data.',
  )
  return `differ: ${differences.map(({ zone, from }) => `${zone} from ${from.slice(0, 10)}`).join(', ')}`
}

/** For `/readyz` and at the start: `same`, or the zones that differ and since when. Compared once an hour. */
export function timeZonesState(platform: Platform): Promise<string> {
  const checked = lastCheck(platform)
  const now = platform.now().getTime()
  if (checked.state === null || now - checked.at > CHECK_AGAIN_MS) {
    checked.at = now
    checked.state = describeDifferences(platform)
    checked.state.catch(() => {
      checked.state = null
    })
  }
  return checked.state
}
