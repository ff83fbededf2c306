/** A day before or after today, by the schedules of that day: missed and filled checks, and those to come. */
import {
  dateOf,
  dayOf,
  instantOf,
  rhythmKind,
  stateOfDay,
  wallTimes,
  type Day,
  type DayClock,
  type DayState,
  type ScheduleVersion,
  type TaskDays,
} from '@larder/core/schedule'
import type { TaskOfDay } from '@larder/contract/entries'
import { placeOf, type Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { dayOfTasks } from '#features/activity-log/public.ts'
import { listLastOfDay, listTasksThen, type TaskThen } from './day.queries.ts'
import { describeTaskOfDay, rankOf } from './describe-task-of-day.ts'
import { wordsIn } from './task-to-fill.queries.ts'
import { listUnits, type UnitRow } from './today.queries.ts'

/** Days before and after today that can be requested. */
const REACH = 366

type DayQuery = { readonly date: string; readonly lang: string; readonly clock: DayClock }
type TaskThere = TaskDays & { readonly id: number; readonly unit_id: number }

/**
 * The tasks of the day, missed ones first, in the versions of that day: a missed check is filled in with the
 * form of its day.
 * @throws Problem 422 for a day that is more than a year away.
 */
export async function listDay(ctx: Ctx, { date, lang, clock }: DayQuery): Promise<TaskOfDay[]> {
  const at = placeOf(ctx)
  const day = dayOf(date)
  if (Math.abs(day - clock.day) > REACH)
    throw invalid('date', 'out_of_range', `The day is more than ${REACH} days away.`)
  const rows = (await dayOfTasks(ctx.db, at, day)).flatMap((task) => {
    const state = stateOfDay(task, day, clock)
    const is_free = isFreeOn(task.versions, day)
    return state.checks.length > 0 || is_free ? [{ task, state, is_free }] : []
  })
  const before = instantOf(dateOf(day + 1), '00:00', clock.timezone)
  const [tasks, last, units] = await Promise.all([
    listTasksThen(ctx.db, at, { before, task_ids: [...new Set(rows.map(({ task }) => task.id))] }),
    listLastOfDay(ctx.db, at, date),
    listUnits(ctx.db, at),
  ])
  const localTime = wallTimes(clock.timezone)
  const entries = new Map(
    last.map(({ task_id, unit_id, ...entry }) => [
      `${task_id} ${unit_id}`,
      { ...entry, local_time: localTime(entry.time) },
    ]),
  )
  const cards = tasks.flatMap((then) =>
    rows
      .filter(({ task }) => task.id === then.id)
      .sort((a, b) => a.task.unit_id - b.task.unit_id)
      .map((row) => describe({ ...row, then }, { day, lang, entries, units })),
  )
  return cards.sort((a, b) => rankOf(a) - rankOf(b))
}

/** By the schedule of the day it is filled when it happens. */
function isFreeOn(versions: readonly ScheduleVersion[], day: Day): boolean {
  const version = versions.findLast(({ from }) => from <= day)
  return version !== undefined && !version.is_disabled && rhythmKind(version) === 'free'
}

type Row = {
  readonly task: TaskThere
  readonly state: DayState
  readonly is_free: boolean
  readonly then: TaskThen
}
type Around = {
  readonly day: Day
  readonly lang: string
  readonly entries: ReadonlyMap<string, NonNullable<TaskOfDay['last_entry']>>
  readonly units: readonly UnitRow[]
}

function describe({ task, state, is_free, then }: Row, around: Around): TaskOfDay {
  const { day, lang, entries, units } = around
  const kind = then.definition.related_to
  const name = units.find((unit) => unit.kind === kind && unit.id === task.unit_id)?.name ?? ''
  return describeTaskOfDay({
    form: then,
    words: wordsIn(then.definition, lang),
    is_disabled: false,
    state,
    is_free,
    starts_on: null,
    entries_today: task.entries.get(day) ?? 0,
    lines_due: [],
    unit: task.unit_id === 0 || kind === 'none' ? null : { kind, id: task.unit_id, name },
    running: [],
    last_entry: entries.get(`${task.id} ${task.unit_id}`) ?? null,
  })
}
