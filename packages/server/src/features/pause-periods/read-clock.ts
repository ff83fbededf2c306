import { dayClock, type DayClock } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { asPause } from './as-pause.ts'
import { findPlaceDays } from './pause-periods.queries.ts'

/** The clock of a place with its pauses: every list of checks is made by it. */
export async function readClock(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  now: Date,
): Promise<DayClock> {
  const { timezone, pauses } = await findPlaceDays(db, at)
  return dayClock(now.toISOString(), timezone, pauses.map(asPause))
}
