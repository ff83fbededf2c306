import { dateOf, dayOf, localDate } from '@larder/core/schedule'
import type { RecordSummary, records } from '@larder/contract/records'
import { describeEntry, listBreaches, statisticsOf } from '#features/activity-log/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findPlaceWords, type PlaceWords } from './records.queries.ts'

const MAX_DAYS = 366
/** Breaches shown one by one. */
const MAX_BREACHES = 100

export type Period = {
  readonly place: PlaceWords
  readonly from: string
  readonly to: string
  readonly lang: string
}

/** The requested days and language; future days are left out. @throws Problem 422 with `toDate`. */
export async function readPeriod(ctx: Ctx, query: Input<typeof records.summary>['query']): Promise<Period> {
  const place = await findPlaceWords(ctx.db, placeOf(ctx))
  const today = dayOf(localDate(ctx.now.toISOString(), place.timezone))
  const [from, end] = [dayOf(query.fromDate), dayOf(query.toDate)]
  if (end < from) throw invalid('toDate', 'before_start', 'End date is before start date.')
  if (end - from >= MAX_DAYS)
    throw invalid('toDate', 'too_long', `At most ${MAX_DAYS} days can be asked for.`)
  return {
    place,
    from: dateOf(from),
    to: dateOf(Math.max(from, Math.min(end, today))),
    lang: query.lang ?? place.language,
  }
}

/** Checks that are still due today count neither as done nor as missed. */
export async function summarizePeriod(ctx: Ctx, { from, to, lang }: Period): Promise<RecordSummary> {
  const at = placeOf(ctx)
  const range = { from: dayOf(from), to: dayOf(to), now: ctx.now, task_subtype_id: null }
  const days = await statisticsOf(ctx.db, at, range)
  const breaches = await listBreaches(ctx.db, at, { from, to }, { size: MAX_BREACHES, lang })
  const done = days.reduce((sum, { ok }) => sum + ok, 0)
  return {
    from,
    to,
    asked: done + days.reduce((sum, { overdue }) => sum + overdue, 0),
    done,
    days_missing: days
      .filter(({ ok, overdue, due }) => ok === 0 && overdue > 0 && due === 0)
      .map(({ date }) => date),
    days_paused: days.filter(({ pauseMonitoring }) => pauseMonitoring !== null).length,
    entries: breaches.entries,
    breach_count: breaches.total,
    breaches_without_action: breaches.without_action,
    breaches: breaches.rows.map(describeEntry),
  }
}

export const readSummary = async (
  ctx: Ctx,
  { query }: Input<typeof records.summary>,
): Promise<RecordSummary> => summarizePeriod(ctx, await readPeriod(ctx, query))
