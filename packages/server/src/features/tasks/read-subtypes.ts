/** Kinds of tasks with their entries of a day or a range. */
import { localDate } from '@larder/core/schedule'
import type { ResponseOf } from '@larder/contract/kit'
import type { tasks } from '@larder/contract/tasks'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { everything, historyWhere, listEntries, seesAddresses } from '#features/activity-log/public.ts'
import { readSubtypes } from './read-tasks.ts'
import { timezoneOf } from './tasks.queries.ts'

type Subtype = ResponseOf<typeof tasks.subtype>
type Query = Input<typeof tasks.subtypes>['query']

/** As many as one screen can show; the history has pages. */
const MAX_ENTRIES = 1_000

/** @throws Problem 422 for a range whose end is before its start. */
async function withEntries(
  ctx: Ctx,
  kinds: readonly Omit<Subtype, 'entries'>[],
  query: Query,
): Promise<Subtype[]> {
  if (query.includeEntries !== true) return kinds.map((kind) => ({ ...kind }))
  const at = placeOf(ctx)
  const today = localDate(ctx.now.toISOString(), await timezoneOf(ctx.db, at))
  const from = query.fromDate ?? query.date ?? query.toDate ?? today
  const to = query.toDate ?? query.date ?? (from > today ? from : today)
  if (to < from) throw invalid('toDate', 'before_start')
  const filled: Subtype[] = []
  for (const kind of kinds)
    filled.push({
      ...kind,
      entries: [
        ...(
          await listEntries(ctx.db, historyWhere(at, { ...everything, task_subtype_id: kind.id, from, to }), {
            page: 1,
            per_page: MAX_ENTRIES,
            addresses: seesAddresses(ctx),
          })
        ).rows,
      ],
    })
  return filled
}

export const listSubtypes = async (ctx: Ctx, { query }: Input<typeof tasks.subtypes>): Promise<Subtype[]> =>
  withEntries(ctx, await readSubtypes(ctx, query.lang), query)

/** @throws Problem 404 for a kind of which the place has no task. */
export async function getSubtype(ctx: Ctx, { params, query }: Input<typeof tasks.subtype>): Promise<Subtype> {
  const [kind] = await withEntries(
    ctx,
    (await readSubtypes(ctx, query.lang)).filter(({ id }) => id === params.id),
    query,
  )
  if (!kind) throw notFound('Task subtype')
  return kind
}
