import { civilOf, dateOf, dayFrom, dayOf, localDate } from '@larder/core/schedule'
import type { activityLog } from '@larder/contract/activity-log'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { describeEntry } from './describe-entry.ts'
import {
  findPlaceFacts,
  listHistory,
  listRemoved,
  type HistoryFilter,
  type HistoryRow,
} from './history.queries.ts'
import { inLanguage } from './record-words.ts'

/** There is no year 0. */
const FIRST_DAY = dayFrom(1, 1, 1)

type HistoryQuery = Omit<Input<typeof activityLog.history>['query'], 'page' | 'perPage' | 'removed'>

/**
 * The filter with its default range: from the first day of the month before today's until today (document 3
 * section 9). @throws Problem 422 with `toDate` where the end is before the start.
 */
export async function readFilter(
  ctx: Ctx,
  query: HistoryQuery,
): Promise<HistoryFilter & { readonly place_name: string; readonly place_language: string }> {
  const { timezone, name, language } = await findPlaceFacts(ctx.db, placeOf(ctx))
  const to = query.toDate ?? localDate(ctx.now.toISOString(), timezone)
  const { year, month } = civilOf(dayOf(to))
  const isOfRecord = query.recordId !== undefined || query.lotId !== undefined
  const from =
    query.fromDate ??
    dateOf(
      isOfRecord
        ? FIRST_DAY
        : Math.max(FIRST_DAY, month === 1 ? dayFrom(year - 1, 12, 1) : dayFrom(year, month - 1, 1)),
    )
  if (to < from) throw invalid('toDate', 'before_start', 'End date is before start date.')
  const status =
    query.status === 'correct' ? 'done' : query.status === 'incorrect' ? 'not_done' : (query.status ?? null)
  return {
    from,
    to,
    status,
    task_subtype_id: query.taskSubtypeId ?? null,
    task_id: query.taskId ?? null,
    entity_id: query.entityId ?? null,
    entity_kind: query.entityKind ?? null,
    record_id: query.recordId ?? null,
    lot_id: query.lotId ?? null,
    search: (query.searchText ?? '').trim(),
    place_name: name,
    place_language: language,
  }
}

/** One page; on request with removed entries at their positions among the others. */
export async function getHistory(
  ctx: Ctx,
  { query }: Input<typeof activityLog.history>,
): Promise<ResponseOf<typeof activityLog.history>> {
  const at = placeOf(ctx)
  const { place_name: _name, place_language: _language, ...filter } = await readFilter(ctx, query)
  const lang = query.lang ?? 'en'
  const { rows, next, total } = await listHistory(ctx.db, at, filter, {
    page: query.page,
    per_page: query.perPage,
    lang,
  })
  const first = query.page === 1 ? null : (rows[0] ?? null)
  const removed =
    query.removed && (query.page === 1 || rows.length > 0)
      ? await listRemoved(ctx.db, at, filter, { from: first, behind: next, lang })
      : []
  const data = await inLanguage(ctx.db, at, [...rows, ...removed].sort(newestFirst), lang)
  return { data: data.map(describeEntry), meta: { current_page: query.page, per_page: query.perPage, total } }
}

const newestFirst = (a: HistoryRow, b: HistoryRow): number =>
  compare(b.entry_date, a.entry_date) || compare(b.performed_at, a.performed_at) || b.id - a.id
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
