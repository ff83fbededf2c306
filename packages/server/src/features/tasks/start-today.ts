/** Daily tasks that begin with the next opening begin at once: the place is already open. */
import { rhythmKind, rhythmOf, wallTimes } from '@larder/core/schedule'
import { placeOf, type Ctx } from '#kit/context.ts'
import { listTaskRows, timezoneOf } from './tasks.queries.ts'
import { changeTasks } from './write-task.ts'

/**
 * Checks of times that have passed today can be filled and are not overdue. Lines wait where the checks that
 * they continue end with the day.
 */
export async function startToday(ctx: Ctx): Promise<{ task_count: number }> {
  const at = placeOf(ctx)
  const now = ctx.now.toISOString()
  const moment = wallTimes(await timezoneOf(ctx.db, at))(now)
  const later = (await listTaskRows(ctx.db, at)).filter(({ since }) => since > moment)
  const rows = later.some(({ is_disabled }) => is_disabled)
    ? []
    : later.filter((row) => rhythmKind(rhythmOf(row, row.since)) === 'days')
  const patch = { since: moment, keeps_version: true }
  await changeTasks(ctx.db, at, new Map(rows.map(({ id }) => [id, patch])), now)
  ctx.audit({ entity: 'task', entity_id: null, detail: { task_count: rows.length } })
  return { task_count: rows.length }
}
