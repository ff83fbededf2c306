/**
 * A day before or after today: what was asked by the schedules of that day, what was missed, and what will be
 * due.
 */
import {
  checksOfDay,
  dateOf,
  dayClock,
  dayOf,
  instantOf,
  rhythmKind,
  type Day,
  type DayCheck,
  type ScheduleVersion,
  type TaskDays,
} from '@larder/core/schedule'
import type { TaskOfDay } from '@larder/contract/entries'
import { placeOf, type Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { dayOfTasks } from '#features/activity-log/public.ts'
import { asPause, listPauses } from '#features/pause-periods/public.ts'
import {
  listLastOfDay,
  listTasksThen,
  listUnitNames,
  type LastOfDay,
  type TaskThen,
  type UnitName,
} from './day.queries.ts'
import { describeForm } from './read-entry.ts'

/** Days that can be asked for before and after today. */
const REACH = 366

type Asked = { readonly date: string; readonly lang: string; readonly timezone: string }
type TaskThere = TaskDays & { readonly id: number; readonly unit_id: number }

/**
 * The tasks of the day, missed ones first, in the versions of that day: what was missed can be filled in by
 * its own form.
 * @throws Problem 422 for a day that is more than a year away.
 */
export async function listDay(ctx: Ctx, { date, lang, timezone }: Asked): Promise<TaskOfDay[]> {
  const at = placeOf(ctx)
  const day = dayOf(date)
  const pauses = (await listPauses(ctx.db, at)).map(asPause)
  const clock = dayClock(ctx.now.toISOString(), timezone, pauses)
  if (Math.abs(day - clock.day) > REACH)
    throw invalid('date', 'out_of_range', `The day is more than ${REACH} days away.`)
  const known = await dayOfTasks(ctx.db, at, day)
  const rows = known.flatMap((task) => {
    const checks = checksOfDay(task, { day, pauses, clock })
    const is_free = isFreeOn(task.versions, day)
    return checks.length > 0 || is_free ? [{ task, checks, is_free }] : []
  })
  const before = instantOf(dateOf(day + 1), '00:00', timezone)
  const [tasks, entries, units] = [
    await listTasksThen(ctx.db, at, { before, task_ids: [...new Set(rows.map(({ task }) => task.id))] }),
    await listLastOfDay(ctx.db, at, date),
    await listUnitNames(ctx.db, at),
  ]
  const described = tasks.flatMap((then) =>
    rows
      .filter(({ task }) => task.id === then.id)
      .sort((a, b) => a.task.unit_id - b.task.unit_id)
      .map((row) => describe({ ...row, then }, { day, lang, entries, units, timezone })),
  )
  return described.sort((a, b) => rankOf(a) - rankOf(b))
}

const ranks = { overdue: 0, due: 1, ok: 2 } as const
const rankOf = ({ scheduled, status }: TaskOfDay): number => (scheduled ? ranks[status] : 3)

/** The schedule in force on the day asks for it when it happens. */
function isFreeOn(versions: readonly ScheduleVersion[], day: Day): boolean {
  const version = versions.findLast(({ from }) => from <= day)
  return version !== undefined && !version.is_disabled && rhythmKind(version) === 'free'
}

type Row = {
  readonly task: TaskThere
  readonly checks: readonly DayCheck[]
  readonly is_free: boolean
  readonly then: TaskThen
}
type Around = {
  readonly day: Day
  readonly lang: string
  readonly timezone: string
  readonly entries: readonly LastOfDay[]
  readonly units: readonly UnitName[]
}

function describe(
  { task, checks, is_free, then }: Row,
  { day, lang, timezone, entries, units }: Around,
): TaskOfDay {
  const { definition } = then
  const open = checks.filter(({ status }) => status !== 'ok')
  const [next] = open
  const time = next?.time ?? null
  const kind = definition.related_to === 'none' ? null : definition.related_to
  const at_unit = definition.related_entities.filter(({ id }) => id === task.unit_id)
  return {
    ...describeForm(then, lang),
    instructionSummaryText: definition.instructionSummaryText,
    is_default: then.is_default,
    is_disabled: false,
    status: open.some(({ status }) => status === 'overdue') ? 'overdue' : open.length > 0 ? 'due' : 'ok',
    scheduled: checks.length > 0,
    is_free,
    due_at: time === null ? null : instantOf(dateOf(day), time, timezone),
    due_time: time,
    due_times: open.flatMap((check) => check.time ?? []),
    checks: [...checks],
    entries_today: task.entries.get(day) ?? 0,
    lines_due: [],
    user_group_id: definition.user_group_id,
    responsible_role_ids: [...definition.responsible_role_ids],
    related_entities: at_unit as TaskOfDay['related_entities'],
    running: [],
    unit:
      kind === null || task.unit_id === 0
        ? null
        : {
            kind,
            id: task.unit_id,
            name: units.find((unit) => unit.kind === kind && unit.id === task.unit_id)?.name ?? '',
          },
    last_entry:
      entries.find(({ task_id, unit_id }) => task_id === task.id && unit_id === task.unit_id)?.last_entry ??
      null,
  }
}
