/** Tasks to read: the place's own data beside the plan's. */
import { sayRange } from '@larder/core/entries'
import {
  formatLimit,
  type FrequencyName,
  type LimitExtent,
  type PlanTask,
  type TemperatureUnit,
} from '@larder/core/haccp'
import { frequencyIds } from '@larder/core/plan-progress'
import {
  currentDays,
  nextDueMonth,
  scheduleOptions,
  stateOfDay,
  timesAsked,
  wallTimes,
  type DayClock,
} from '@larder/core/schedule'
import { isOwnFrequency, withFoodNames, type TaskStep } from '@larder/core/tasks'
import type { Task, tasks } from '@larder/contract/tasks'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { planForTasks, type PlanForTasks } from '#features/plan-data/public.ts'
import { foodsOf, limitOf } from './place-tasks.ts'
import { frequencyText, lineOf } from './plan-line.ts'
import { customOf, linesOf } from './read-versions.ts'
import { sayFrequency } from './say-frequency.ts'
import {
  hasVerificationTasks,
  listGroups,
  listLastEntries,
  listTaskRows,
  listUnits,
  type LastEntry,
  type TaskRow,
  type UnitRow,
} from './tasks.queries.ts'

/** The possible frequencies of a task: those of its kind, the plan's, and its present one. */
export function frequenciesOf(
  row: Pick<TaskRow, 'task_subtype_id' | 'frequency'>,
  line: PlanTask | undefined,
): readonly FrequencyName[] {
  return [
    ...new Set([
      ...(line === undefined ? [] : [line.frequency]),
      row.frequency,
      ...scheduleOptions(row.task_subtype_id),
    ]),
  ]
}

type Around = {
  readonly at: PlaceKey
  readonly from: PlanForTasks
  readonly last: ReadonlyMap<number, readonly LastEntry[]>
  readonly groups: ReadonlyMap<number, string>
  readonly units: ReadonlyMap<string, UnitRow>
  readonly clock: DayClock
  /** Names of all tasks by id, and the ids of those that each continues. */
  readonly names: ReadonlyMap<number, string>
  readonly continues: ReadonlyMap<number, readonly number[]>
  readonly localTime: (iso: string) => string
}

function describe(row: TaskRow, around: Around): Task {
  const { from, last, clock } = around
  const line = lineOf(from, row)
  const entries = last.get(row.id) ?? []
  const [entry] = entries
  const words = wordsOf(row, from)
  return {
    ...describeParts(row, entries, around),
    ...describeSchedule(row, line, from, clock.today),
    id: row.id,
    plan_task_id: row.plan_task_id,
    name: words?.name ?? '',
    ...(row.is_default ? {} : { task_desc: words?.name ?? '' }),
    instructionText: words?.instruction ?? '',
    is_default: row.is_default,
    is_disabled: row.is_disabled,
    taskTypeId: row.task_type_id,
    task_subtype_id: row.task_subtype_id,
    order_number: row.order_number,
    ...worstState(row, entries, clock),
    last_entry: lastOf(entry, around),
    hasEntries: entry !== undefined,
    has_issues: entry?.status === 'not_done',
    plan: line === undefined ? null : describeLine(line, from),
    changed: { limit: row.limit_changed, frequency: row.schedule_changed, disabled: row.switched_off },
    version: row.version,
    task_version: row.task_version,
    new_version_created_at: row.task_version > 1 ? row.version_from : null,
    prev_version_id: row.prev_version_id,
    confirmed_at: row.confirmed_at,
    continued_by: row.continued_by === null ? null : nameIn(around, row.continued_by),
    continues: (around.continues.get(row.id) ?? []).map((id) => nameIn(around, id)),
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const nameIn = ({ names }: Around, id: number) => ({ id, name: names.get(id) ?? '' })

const wordsOf = ({ texts }: TaskRow, from: PlanForTasks) => texts[from.texts.language] ?? texts['en']

const limitText = (extent: LimitExtent | null, { texts, temperature_unit }: PlanForTasks): string | null =>
  extent === null ? null : formatLimit(extent, temperature_unit, texts.words)

const describeLine = (line: PlanTask, from: PlanForTasks): Task['plan'] => ({
  task_frequency_type_id: frequencyIds[line.frequency],
  frequency: frequencyText(from, line.frequency, line.frequency_key),
  times: [...line.times],
  entry_min_value: line.limit?.min ?? null,
  entry_max_value: line.limit?.max ?? null,
  hold_minutes: line.limit?.hold_minutes ?? null,
  limit_text:
    line.foods === undefined
      ? limitText(line.limit, from)
      : line.foods.map((limit) => limitText(limit, from)).join('; '),
})

const describeSchedule = (row: TaskRow, line: PlanTask | undefined, from: PlanForTasks, today: string) => ({
  task_frequency_type_id: frequencyIds[row.frequency],
  frequency:
    row.custom_frequency === null || !isOwnFrequency(row.custom_frequency)
      ? frequencyText(from, row.frequency, row.frequency_key)
      : sayFrequency(row.custom_frequency, row.since.slice(0, 10), from.texts.language),
  custom_frequency: customOf(row.times, row.custom_frequency),
  next_due_month: nextDueMonth(row, today),
  frequencies: frequenciesOf(row, line).map((name) => ({
    id: frequencyIds[name],
    name: frequencyText(from, name, line?.frequency === name ? line.frequency_key : null),
    times: timesAsked(name),
  })),
})

/** Steps, lines, units and groups of the definition, with their names and states. */
function describeParts(row: TaskRow, entries: readonly LastEntry[], around: Around) {
  const { from, groups } = around
  const { definition } = row
  const nameGroup = nameOf(groups)
  const { responsible_role_ids, notify_role_ids, ...parts } = definition
  return {
    ...parts,
    round: definition.round ?? null,
    task_steps: describeSteps(row, around),
    sub_tasks: linesThere(row, entries, around),
    corrective_action: {
      ...definition.corrective_action,
      options: [
        ...(wordsOf(row, from)?.options ?? []).map((option) => ({ ...option, is_custom: false })),
        ...definition.corrective_action.options,
      ],
    },
    related_entities: unitsThere(row, entries, around),
    user_group: definition.user_group_id === null ? null : nameGroup(definition.user_group_id),
    task_responsible_roles: responsible_role_ids.map(nameGroup),
    task_notify_roles: notify_role_ids.map(nameGroup),
    task_count: Math.max(
      1,
      definition.is_checklist ? definition.sub_tasks.length : definition.related_entities.length,
    ),
  }
}

/** The limit of the plan's step; where foods have their own, all of them. */
const ownLimitText = (row: TaskRow, from: PlanForTasks): string | null =>
  foodsOf(row).length > 0 ? (wordsOf(row, from)?.limit ?? '') : limitText(limitOf(row), from)

const describeSteps = (row: TaskRow, { at, from }: Around): Task['task_steps'] =>
  row.definition.task_steps.map((step) => ({
    ...withFoodNames(step, wordsOf(row, from)),
    options: [...step.options],
    limit_text: step.id === row.id ? ownLimitText(row, from) : rangeOf(step, from.temperature_unit),
    original_id: step.id,
    task_id: row.id,
    fhp_id: at.place_id,
    is_default: step.id === row.id && row.plan_task_id !== null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))

type TodayOf = Pick<Task, 'scheduled' | 'status'>

const nothingScheduled: TodayOf = { scheduled: false, status: 'ok' }
const nameOf = (groups: ReadonlyMap<number, string>) => (id: number) => ({ id, name: groups.get(id) ?? '' })
const lastOf = (entry: LastEntry | undefined, { localTime }: Pick<Around, 'localTime'>) =>
  entry === undefined ? null : { time: entry.time, local_time: localTime(entry.time), name: entry.name }

/** Each line with its last answer, wherever it was given. */
function linesThere(
  { definition }: TaskRow,
  last: readonly LastEntry[],
  { groups, localTime }: Around,
): Task['sub_tasks'] {
  return linesOf(definition).map((line) => {
    const answers = last
      .flatMap(({ lines }) => lines?.[line.id] ?? [])
      .sort((a, b) => b.at.localeCompare(a.at))
    return {
      ...line,
      task_responsible_role: line.user_group_id === null ? null : nameOf(groups)(line.user_group_id),
      last_entry:
        answers.map(({ at, status }) => ({ time: at, local_time: localTime(at), status }))[0] ?? null,
    }
  })
}

function unitsThere(
  row: TaskRow,
  last: readonly LastEntry[],
  { groups, units, clock, localTime }: Around,
): Task['related_entities'] {
  return row.definition.related_entities.map((unit) => {
    const { name = '', is_active = false, is_default = false } = units.get(`${unit.kind} ${unit.id}`) ?? {}
    const entry = last.find(({ unit_id }) => unit_id === unit.id)
    const schedule = row.unit_schedules?.find(({ id }) => id === unit.id)
    const { scheduled, status } =
      schedule === undefined || row.is_disabled ? nothingScheduled : stateAt(row, { schedule, entry }, clock)
    const roles = unit.user_group_id === null ? row.definition.responsible_role_ids : [unit.user_group_id]
    return {
      ...unit,
      custom_frequency: unit.custom_frequency === null ? null : customOf([], unit.custom_frequency),
      limits: [...unit.limits],
      name,
      is_active,
      is_default,
      status: scheduled ? status : 'ok',
      last_entry: lastOf(entry, { localTime }),
      task_responsible_roles: roles.map(nameOf(groups)),
    }
  })
}

type UnitSchedule = NonNullable<TaskRow['unit_schedules']>[number]
type Spot = { readonly schedule: UnitSchedule | null; readonly entry: LastEntry | undefined }

const stateAt = (row: TaskRow, { schedule, entry }: Spot, clock: DayClock): TodayOf =>
  stateOfDay(
    currentDays({
      task: row,
      part: schedule,
      since: schedule?.since ?? row.since,
      last_entry_date: entry?.date ?? null,
      entries_on_date: entry?.entries_on_date ?? 0,
    }),
    clock.day,
    clock,
  )

const order = ['overdue', 'due', 'ok'] as const

/** Of a task that is done at units, the worst state of them. */
function worstState(row: TaskRow, last: readonly LastEntry[], clock: DayClock): TodayOf {
  const states = (row.unit_schedules ?? [null]).map((schedule) =>
    stateAt(
      row,
      { schedule, entry: schedule === null ? last[0] : last.find(({ unit_id }) => unit_id === schedule.id) },
      clock,
    ),
  )
  return {
    scheduled: states.some(({ scheduled }) => scheduled),
    status:
      order.find((status) => states.some((state) => state.scheduled && state.status === status)) ?? 'ok',
  }
}

/** In signs that every language shares. */
function rangeOf(step: TaskStep, scale: TemperatureUnit): string | null {
  const { entry_min_value: min, entry_max_value: max } = step
  return min === null && max === null ? null : sayRange({ min, max }, step, scale)
}

/** The second id of each pair by its first. */
const groupIds = (pairs: readonly (readonly [number, number])[]): ReadonlyMap<number, readonly number[]> =>
  new Map([...Map.groupBy(pairs, ([of]) => of)].map(([of, same]) => [of, same.map(([, id]) => id)] as const))

async function readAll(ctx: Ctx, at: PlaceKey, lang: string | undefined): Promise<Task[]> {
  const [from, entries, rows, groups, units, clock] = await Promise.all([
    planForTasks(ctx, at, lang),
    listLastEntries(ctx.db, at),
    listTaskRows(ctx.db, at),
    listGroups(ctx.db, at),
    listUnits(ctx.db, at),
    readClock(ctx.db, at, ctx.now),
  ])
  const continued = rows.flatMap(({ id, continued_by }) =>
    continued_by === null ? [] : [[continued_by, id] as const],
  )
  const around: Around = {
    at,
    from,
    names: new Map(rows.map((row) => [row.id, wordsOf(row, from)?.name ?? ''])),
    continues: groupIds(continued),
    last: Map.groupBy(entries, ({ task_id }) => task_id),
    groups,
    units,
    clock,
    localTime: wallTimes(clock.timezone),
  }
  return rows.map((row) => describe(row, around))
}

export async function listTasks(ctx: Ctx, { query }: Input<typeof tasks.list>): Promise<Task[]> {
  return (await readAll(ctx, placeOf(ctx), query.lang)).filter(
    ({ taskTypeId }) => taskTypeId === query.taskTypeId,
  )
}

export const getTask = (ctx: Ctx, { params, query }: Input<typeof tasks.get>): Promise<Task> =>
  readTask(ctx, placeOf(ctx), params.id, query.lang)

/** One task as it is now. @throws Problem 404. */
export async function readTask(ctx: Ctx, at: PlaceKey, id: number, lang: string | undefined): Promise<Task> {
  const task = (await readAll(ctx, at, lang)).find((one) => one.id === id)
  if (!task) throw notFound('Task')
  return task
}

export const hasVerification = async (ctx: Ctx): Promise<{ has_verification_tasks: boolean }> => ({
  has_verification_tasks: await hasVerificationTasks(ctx.db, placeOf(ctx)),
})

/** Kinds with their tasks. */
export async function readSubtypes(
  ctx: Ctx,
  lang: string | undefined,
): Promise<Omit<ResponseOf<typeof tasks.subtype>, 'entries'>[]> {
  const all = (await readAll(ctx, placeOf(ctx), lang)).filter(({ taskTypeId }) => taskTypeId === 4)
  const kinds = [...Map.groupBy(all, ({ task_subtype_id }) => task_subtype_id)].sort(([a], [b]) => a - b)
  return kinds.map(([id, members]) => ({
    id,
    tasks: members,
    task_count: members.filter(({ is_disabled }) => !is_disabled).length,
    has_issues: members.some(({ has_issues }) => has_issues),
  }))
}
