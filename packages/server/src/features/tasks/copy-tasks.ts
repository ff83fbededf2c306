/** Tasks of another place's own, for a place of the same company. */
import { copyDefinition, countParts, groupsOf } from '@larder/core/tasks'
import { nextOpening, rhythmKind, rhythmOf, wallTimes } from '@larder/core/schedule'
import { userId, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  listTaskRows,
  listUnits,
  nextOrderNumber,
  takeIds,
  timezoneOf,
  type TaskRow,
} from './tasks.queries.ts'
import { createTasks, type NewTask } from './write-task.ts'

const MONITORING = 4

type Places = { readonly from: PlaceKey; readonly to: PlaceKey }
/** The groups of the other place by the ids of this one's. */
type MatchGroups = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>

export const isOwnTask = (row: TaskRow): boolean =>
  row.plan_task_id === null &&
  row.analysis_id === null &&
  row.task_type_id === MONITORING &&
  !row.is_default &&
  !row.is_disabled

const nameOf = ({ texts }: TaskRow): string => (texts['en']?.name ?? '').trim().toLowerCase()

/**
 * Adds the own tasks of `from` that the place `to` does not have by their names. They begin with the next
 * day; of their units those stay that the place has by kind and name, and missing work groups are made.
 */
export async function copyOwnTasks(
  ctx: Ctx,
  { from, to }: Places,
  matchGroups: MatchGroups,
): Promise<readonly number[]> {
  const here = new Set((await listTaskRows(ctx.db, to)).filter(isOwnTask).map(nameOf))
  const rows = (await listTaskRows(ctx.db, from)).filter((row) => isOwnTask(row) && !here.has(nameOf(row)))
  const now = ctx.now.toISOString()
  const moment = wallTimes(await timezoneOf(ctx.db, to))(now)
  const order = await nextOrderNumber(ctx.db, to)
  const groups = await matchGroups(rows.flatMap(({ definition }) => groupsOf(definition)))
  const unitOf = await matchUnits(ctx, { from, to })
  const tasks: NewTask[] = []
  for (const [at, row] of rows.entries()) {
    const ids = await takeIds(ctx.db, countParts(row.definition))
    const { task_subtype_id, frequency, frequency_key, times, custom_frequency, texts } = row
    tasks.push({
      task_subtype_id,
      frequency,
      frequency_key,
      times,
      custom_frequency,
      texts,
      is_default: false,
      definition: copyDefinition(row.definition, { groupOf: (id) => groups.get(id) ?? null, unitOf, ids }),
      since: isFree(row) ? moment : nextOpening({ moment, opens: null }),
      order_number: order + at,
      created_by: userId(ctx),
    })
  }
  return createTasks(ctx.db, to, tasks, now)
}

const isFree = (row: TaskRow): boolean => rhythmKind(rhythmOf(row, row.since)) === 'free'

/** The active unit of `to` with kind and name of one of `from`; null = there is none. */
async function matchUnits(ctx: Ctx, { from, to }: Places) {
  const there = await listUnits(ctx.db, from)
  const here = new Map(
    [...(await listUnits(ctx.db, to))].flatMap(([key, { name, is_active }]) => {
      const [kind, id] = key.split(' ')
      return is_active ? [[`${kind} ${name.trim().toLowerCase()}`, Number(id)] as const] : []
    }),
  )
  return ({ kind, id }: { readonly kind: string; readonly id: number }): number | null =>
    here.get(`${kind} ${there.get(`${kind} ${id}`)?.name.trim().toLowerCase() ?? ''}`) ?? null
}
