import { dayClock, frequencyOfPart, rhythmOf, stateToday, type DayClock, type TaskSchedule } from '@larder/core/schedule'
import type { entries } from '@larder/contract/entries'
import type { Ctx, Input } from '#kit/context.ts'
import { JsonText } from '#kit/json-text.ts'
import { invalid } from '#kit/problem.ts'
import { asPause } from '#features/pause-periods/public.ts'
import { readDay, type DayTask } from './entries.queries.ts'

/**
 * The tasks of today, due and overdue first. The rows come as JSON text from the database, the clock's part is put before it.
 * @throws Problem 422 for another day than the place's today: the days around it belong to the history.
 */
export async function listToday(ctx: Ctx, { query }: Input<typeof entries.today>, found: readonly unknown[]): Promise<JsonText> {
  const { timezone, pauses, tasks, lines } = readDay(found)
  const clock = dayClock(ctx.now.toISOString(), timezone, pauses.map(asPause))
  if (query.date !== undefined && query.date !== clock.today) throw invalid('date', 'not_today', 'Only today can be asked for here.')
  const items = tasks.map((task, index) => describe(task, lines[index] ?? '{}', { clock, now: ctx.now.getTime() })).sort((a, b) => a.rank - b.rank)
  return new JsonText(`[${items.map(({ json }) => json).join(',')}]`)
}

const nothingAsked = { status: 'ok', scheduled: false, due_at: null, due_time: null } as const

const ranks = { overdue: 0, due: 1, ok: 2 } as const

/** What the rules of the schedule ask of a task; entries of another day do not count for today. */
export function scheduleOf(task: DayTask, clock: DayClock): TaskSchedule {
  const since = task.unit_schedule?.since ?? task.since
  const asked = task.unit_schedule == null ? task : frequencyOfPart(task.unit_schedule, task)
  return { ...rhythmOf(asked, since.slice(0, 10)), since, last_entry_date: task.last_entry_date, entries_today: task.last_entry_date === clock.today ? task.entries_on_date : 0 }
}

/** Lines with a frequency of their own that wait for their answer today. */
function linesDue(task: DayTask, clock: DayClock): number[] {
  return (task.own_lines ?? []).flatMap((line) => {
    const last = task.sub_states?.[line.id]
    const { scheduled, status } = stateToday(scheduleOf({ ...task, unit_schedule: { ...line, since: task.since }, last_entry_date: last?.date ?? null, entries_on_date: last?.count ?? 0 }, clock), clock)
    return scheduled && status !== 'ok' ? [line.id] : []
  })
}

function describe(task: DayTask, line: string, { clock, now }: { readonly clock: DayClock; readonly now: number }): { rank: number; json: string } {
  const schedule = scheduleOf(task, clock)
  const { status, scheduled, due_at, due_time } = task.is_disabled === true ? nothingAsked : stateToday(schedule, clock)
  const running = task.running?.map((entry) => ({ ...entry, is_overdue: Date.parse(entry.due_at) <= now }))
  const known = `"status":"${status}","scheduled":${scheduled},"due_at":${quoted(due_at)},"due_time":${quoted(due_time)},"entries_today":${schedule.entries_today},"lines_due":[${linesDue(task, clock).join(',')}],"is_disabled":${task.is_disabled ?? false},"running":${running === undefined ? '[]' : JSON.stringify(running)},`
  return { rank: scheduled ? ranks[status] : 3, json: `{${known}${line.slice(1)}` }
}

/** Of a time: nothing in it needs escaping. */
const quoted = (time: string | null): string => (time === null ? 'null' : `"${time}"`)
