import {
  currentDays,
  dateOf,
  hasOwnSchedule,
  inUnitOrder,
  rhythmKind,
  stateOfDay,
  wallTimes,
  type DayClock,
  type PartSchedule,
  type ScheduleVersion,
} from '@larder/core/schedule'
import { withFoodNames } from '@larder/core/tasks'
import type { entries, TaskOfDay } from '@larder/contract/entries'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { describeTaskOfDay, rankOf } from './describe-task-of-day.ts'
import { listDay } from './list-day.ts'
import {
  listRunning,
  listTodayStates,
  listTodayTasks,
  listUnits,
  type RunningRow,
  type TodayState,
  type TodayTask,
  type UnitRow,
  type UnitSchedule,
} from './today.queries.ts'

/** The types of tasks of the day's work: analyses and monitoring. */
const DAILY = [2, 4]
const OF_BATCHES = 5

/**
 * The tasks of a day, overdue and due first.
 * @throws Problem 422 as `listDay`
 */
export async function listToday(
  ctx: Ctx,
  { query: { date, lang = 'en', taskTypeId } }: Input<typeof entries.today>,
): Promise<TaskOfDay[]> {
  const at = placeOf(ctx)
  const clock = await readClock(ctx.db, at, ctx.now)
  const isOfBatches = taskTypeId === OF_BATCHES
  if (date !== undefined && date !== clock.today && !isOfBatches) return listDay(ctx, { date, lang, clock })
  const [tasks, states, running] = await Promise.all([
    listTodayTasks(ctx.db, at, {
      lang,
      now: ctx.now,
      today: clock.today,
      types: isOfBatches ? [OF_BATCHES] : DAILY,
    }),
    listTodayStates(ctx.db, at, clock.today),
    listRunning(ctx.db, at),
  ])
  const has_units = running.length > 0 || tasks.some(({ unit_schedules }) => unit_schedules !== null)
  const units = has_units ? await listUnits(ctx.db, at) : []
  const localTime = wallTimes(clock.timezone)
  const may_start = !tasks.some(({ ends_today }) => ends_today)
  const around: Around = { states: byUnit(states), running, units, clock, localTime, may_start }
  return inOrder(tasks.flatMap((task) => cardsOf(task, around)))
}

type Around = {
  readonly states: ReadonlyMap<string, TodayState>
  readonly running: readonly RunningRow[]
  readonly units: readonly UnitRow[]
  readonly clock: DayClock
  readonly localTime: LocalTime
  /** Not where lines begin on the day after the checks that they continue. */
  readonly may_start: boolean
}

const keyOf = (task_id: number, unit_id: number): string => `${task_id} ${unit_id}`
const byUnit = (states: readonly TodayState[]): ReadonlyMap<string, TodayState> =>
  new Map(states.map((state) => [keyOf(state.task_id, state.unit_id), state]))

type Card = { readonly task: TaskOfDay; readonly order: number }

/** Where a task is done: at no unit, at its active units, and where entries of it are not finished. */
type Spot = {
  readonly unit_id: number
  readonly schedule: UnitSchedule | null
  readonly is_disabled: boolean
  readonly running: readonly RunningRow[]
}

function spotsOf(task: TodayTask, all: readonly RunningRow[]): readonly Spot[] {
  const running = Map.groupBy(
    all.filter(({ task_id }) => task_id === task.id),
    ({ unit_id }) => unit_id,
  )
  const scheduled: readonly (UnitSchedule | null)[] = task.unit_schedules ?? [null]
  const spots = scheduled.map((schedule) => {
    const unit_id = schedule?.id ?? 0
    return { unit_id, schedule, is_disabled: task.is_disabled, running: running.get(unit_id) ?? [] }
  })
  const elsewhere = [...running]
    .filter(([unit_id]) => !spots.some((spot) => spot.unit_id === unit_id))
    .map(([unit_id, rows]) => ({ unit_id, schedule: null, is_disabled: true, running: rows }))
  return [...spots, ...elsewhere]
    .filter((spot) => !spot.is_disabled || spot.running.length > 0)
    .sort((a, b) => a.unit_id - b.unit_id)
}

const cardsOf = (task: TodayTask, around: Around): readonly Card[] =>
  spotsOf(task, around.running).map((spot) => cardAt(task, spot, around))

const nothingDue = {
  scheduled: false,
  status: 'ok',
  due_at: null,
  due_time: null,
  due_until: null,
  due_times: [],
  checks: [],
} as const

function cardAt(task: TodayTask, spot: Spot, around: Around): Card {
  const { states, units, clock, localTime, may_start } = around
  const state = states.get(keyOf(task.id, spot.unit_id))
  const days = currentDays({
    task,
    part: spot.schedule,
    since: spot.schedule?.since ?? task.since,
    last_entry_date: state?.date ?? null,
    entries_on_date: state?.entries_on_date ?? 0,
    earlier_entry_date: state?.earlier_date ?? null,
  })
  const [version] = days.versions
  const kind = spot.running[0]?.related_to ?? task.definition.related_to
  const unit = units.find((one) => one.kind === kind && one.id === spot.unit_id)
  return {
    order: unit?.orders[task.task_subtype_id] ?? LAST,
    task: describeTaskOfDay({
      form: task,
      words: task.words,
      is_disabled: spot.is_disabled,
      state: spot.is_disabled ? nothingDue : stateOfDay(days, clock.day, clock),
      starts_on: may_start ? startsOn(version, clock) : null,
      is_free: version !== undefined && rhythmKind(version) === 'free',
      entries_today: days.entries.get(clock.day) ?? 0,
      lines_due: linesDue(task, state, clock),
      unit: spot.unit_id === 0 || kind === 'none' ? null : { kind, id: spot.unit_id, name: unit?.name ?? '' },
      running: spot.running.map((row) => describeRunning(row, task.words, around)),
      last_entry: state === undefined ? null : lastEntry(state, localTime),
    }),
  }
}

/** The first day of a daily task that begins after today. */
const startsOn = (version: ScheduleVersion | undefined, clock: DayClock): string | null =>
  version !== undefined && version.from > clock.day && rhythmKind(version) === 'days'
    ? dateOf(version.from)
    : null

/** Tasks without an order of their own at a unit come after those that have one. */
const LAST = 1_000

/** Lines of a checklist with a frequency of their own that wait for their answer today. */
function linesDue(task: TodayTask, state: TodayState | undefined, clock: DayClock): number[] {
  if (!task.definition.is_checklist) return []
  return task.definition.sub_tasks
    .filter((line: PartSchedule) => hasOwnSchedule(line))
    .filter((line) => {
      const last = state?.sub_states[line.id]
      const days = currentDays({
        task,
        part: line,
        since: task.since,
        last_entry_date: last?.date ?? null,
        entries_on_date: last?.count ?? 0,
      })
      return stateOfDay(days, clock.day, clock).status !== 'ok'
    })
    .map(({ id }) => id)
}

type LocalTime = (iso: string) => string

type Running = TaskOfDay['running'][number]

const describeRunning = (
  row: RunningRow,
  words: TodayTask['words'],
  { clock: { now_ms }, localTime }: Around,
): Running => ({
  id: row.id,
  uuid: row.uuid,
  version: row.version,
  task_version: row.task_version,
  performed_at: row.performed_at,
  local_time: localTime(row.performed_at),
  task_steps: row.task_steps.map((step) => withFoodNames(step, words)) as Running['task_steps'],
  entry_fields: row.entry_fields as Running['entry_fields'],
  action_options: [...row.action_options],
  comment: row.comment,
  file_list: [...row.file_list],
  next_step_id: row.next_step_id,
  due_at: row.due_at,
  due_local: localTime(row.due_at),
  is_overdue: Date.parse(row.due_at) <= now_ms,
})

const lastEntry = (
  { time, name, value, unit, status }: TodayState,
  localTime: LocalTime,
): TaskOfDay['last_entry'] => ({ time, local_time: localTime(time), name, value, unit, status })

/** Overdue first; tasks of one unit in the order of the unit. */
function inOrder(cards: readonly Card[]): TaskOfDay[] {
  const sorted = cards.toSorted((a, b) => rankOf(a.task) - rankOf(b.task))
  const ordered = inUnitOrder(sorted, ({ task, order }) =>
    task.unit === null ? undefined : { unit: `${task.unit.kind} ${task.unit.id} ${rankOf(task)}`, order },
  )
  return ordered.map(({ task }) => task)
}
