import { CompiledQuery } from 'kysely'
import {
  dayClock,
  inUnitOrder,
  localDate,
  rhythmKind,
  stateToday,
  timesLeft,
  type DayClock,
  type PlaceAtUnit,
} from '@larder/core/schedule'
import type { entries, TaskOfDay } from '@larder/contract/entries'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { JsonText } from '#kit/json-text.ts'
import { findPlaceFacts } from '#features/activity-log/public.ts'
import { asPause } from '#features/pause-periods/public.ts'
import { dayOfPlace, readDay, type DayTask } from './entries.queries.ts'
import { listDay } from './list-day.ts'
import { scheduleOf } from './task-schedule.ts'

/**
 * The tasks of a day, due and overdue first. Those of today come as JSON text from the database, the clock's
 * part is put before it.
 * @throws Problem 422 as `listDay`
 */
export async function listToday(
  ctx: Ctx,
  { query }: Input<typeof entries.today>,
): Promise<JsonText | TaskOfDay[]> {
  const at = placeOf(ctx)
  const lang = query.lang ?? 'en'
  if (query.date !== undefined) {
    const { timezone } = await findPlaceFacts(ctx.db, at)
    if (query.date !== localDate(ctx.now.toISOString(), timezone))
      return listDay(ctx, { date: query.date, lang, timezone })
  }
  const { text, values } = dayOfPlace(at.place_id, lang)
  return today(ctx.now, (await ctx.db.executeQuery(CompiledQuery.raw(text, [...values]))).rows)
}

function today(now: Date, found: readonly unknown[]): JsonText {
  const { timezone, pauses, tasks, lines } = readDay(found)
  const clock = dayClock(now.toISOString(), timezone, pauses.map(asPause))
  const items = tasks
    .map((task, index) => describe(task, lines[index] ?? '{}', { clock, now: now.getTime() }))
    .sort((a, b) => a.rank - b.rank)
  const ordered = tasks.some(({ place_at_unit }) => place_at_unit !== undefined)
    ? inUnitOrder(items, ({ at }) => at)
    : items
  return new JsonText(`[${ordered.map(({ json }) => json).join(',')}]`)
}

const nothingAsked = { status: 'ok', scheduled: false, due_at: null, due_time: null } as const

const ranks = { overdue: 0, due: 1, ok: 2 } as const

/** Lines with a frequency of their own that wait for their answer today. */
function linesDue(task: DayTask, clock: DayClock): number[] {
  return (task.own_lines ?? []).flatMap((line) => {
    const last = task.sub_states?.[line.id]
    const { scheduled, status } = stateToday(
      scheduleOf(
        {
          ...task,
          unit_schedule: { ...line, since: task.since },
          last_entry_date: last?.date ?? null,
          entries_on_date: last?.count ?? 0,
        },
        clock,
      ),
      clock,
    )
    return scheduled && status !== 'ok' ? [line.id] : []
  })
}

function describe(
  task: DayTask,
  line: string,
  { clock, now }: { readonly clock: DayClock; readonly now: number },
): { readonly rank: number; readonly at: PlaceAtUnit | undefined; readonly json: string } {
  const schedule = scheduleOf(task, clock)
  const { status, scheduled, due_at, due_time } =
    task.is_disabled === true ? nothingAsked : stateToday(schedule, clock)
  const due_times = scheduled && status !== 'ok' ? timesLeft(schedule) : []
  const running = task.running?.map((entry) => ({ ...entry, is_overdue: Date.parse(entry.due_at) <= now }))
  const known = `"status":"${status}","scheduled":${scheduled},"due_at":${quoted(due_at)},"due_time":${quoted(due_time)},"due_times":[${due_times.map(quoted).join(',')}],"is_free":${rhythmKind(schedule) === 'free'},"entries_today":${schedule.entries_today},"lines_due":[${linesDue(task, clock).join(',')}],"is_disabled":${task.is_disabled ?? false},"running":${running === undefined ? '[]' : JSON.stringify(running)},`
  const rank = scheduled ? ranks[status] : 3
  const at =
    task.place_at_unit === undefined
      ? undefined
      : { unit: `${task.place_at_unit.unit} ${rank}`, order: task.place_at_unit.order }
  return { rank, at, json: `{${known}${line.slice(1)}` }
}

/** Of a time: nothing in it needs escaping. */
const quoted = (time: string | null): string => (time === null ? 'null' : `"${time}"`)
