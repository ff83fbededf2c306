import { englishOf, inVariant, shortNames, storageTasks } from '@larder/knowledge'
import { foodOfPlan, sameFoods, sameLimit } from '@larder/core/coherence'
import {
  describeFoods,
  describeStored,
  describeTask,
  factOfTask,
  lineThatContinues,
  readingOf,
  shortNameOf,
  storageKinds,
  storageOf,
  taskCategories,
  type MonitoringTask,
  type Plan,
  type PlanTask,
  type StorageKind,
  type TaskId,
} from '@larder/core/haccp'
import {
  firstDates,
  nextOpening,
  rhythmKind,
  rhythmOf,
  wallTimes,
  type FirstDate,
  type Opening,
} from '@larder/core/schedule'
import { equipmentTypes } from '@larder/core/equipment'
import { attachUnits, emptyDefinition, withPartsOf, type TaskDefinition } from '@larder/core/tasks'
import type { Ctx } from '#kit/context.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { adoptAnalyses } from './adopt-analyses.ts'
import { foodsOf, limitOf } from './place-tasks.ts'
import type { PlanOfTasks } from './plan-of-tasks.ts'
import {
  listEquipmentInUse,
  listLastEntries,
  listTaskRows,
  timezoneOf,
  type TaskRow,
  type TaskWords,
} from './tasks.queries.ts'
import type { StoredTask } from './write-task.queries.ts'
import { changeTasks, createTasks, type NewTask, type TaskPatch } from './write-task.ts'

const MONITORING = 4

/**
 * Makes the plan's monitoring tasks and its analyses the place's own: same limit, same frequency, texts in
 * every language that the knowledge base has. The place's changes of a task stay until they equal the plan.
 * Tasks that the plan no longer has are disabled, their entries stay; the line that continues one is noted at
 * it. New tasks begin with the next opening (`firstDates`), and what they continue is asked until then.
 */
export async function adoptPlanTasks(
  ctx: Ctx,
  at: { company_id: number; place_id: number },
  of: PlanOfTasks,
): Promise<void> {
  const now = ctx.now.toISOString()
  const rows = (await listTaskRows(ctx.db, at)).filter(({ task_type_id }) => task_type_id === MONITORING)
  const stored = new Map(rows.map((row) => [row.plan_task_id, row]))
  const filled = new Set((await listLastEntries(ctx.db, at)).map(({ task_id }) => task_id))
  const walk = new Map(of.edition.knowledge.tasks.map(({ id }, order) => [id, order]))
  const planned = of.plan.tasks.map((task) => {
    const row = stored.get(task.id)
    const order = walk.get(factOfTask(task.of ?? task.id)) ?? walk.size
    return { row, order, id: task.id, ...taskOfPlan(task, row, { ...of, filled }) }
  })
  const moment = wallTimes(await timezoneOf(ctx.db, at))(now)
  const opening = { moment, opens: of.plan.tasks.flatMap(({ times }) => times).sort()[0] ?? null }
  const starts = startsOf(planned, of, opening)
  const units = await unitsOfLines(ctx, at, of.plan)
  const ends = endedTasks(rows, of)
  const added = planned.flatMap(({ row, order, id, task }) =>
    row === undefined
      ? [
          {
            ...task,
            definition: continued(
              withUnits(task.definition ?? emptyDefinition, units.get(id) ?? []),
              ends.filter(({ line, row: { is_disabled } }) => line === id && !is_disabled),
            ),
            ...starts.get(id),
            is_default: true,
            plan_task_id: id,
            order_number: order,
          },
        ]
      : [],
  )
  const taskChanges = new Map(
    planned.flatMap(({ row, id, task, new_version }) => {
      if (row === undefined) return []
      const keeps_version = !isChanged(row, task)
      return [
        [row.id, { ...task, ...starts.get(id), continued_by: null, new_version, keeps_version }] as const,
      ]
    }),
  )
  const ids = await createTasks(ctx.db, at, added, now)
  await changeTasks(ctx.db, at, taskChanges, now)
  const lines = new Map<string, number>([
    ...planned.flatMap(({ id, row }) => (row === undefined ? [] : [[id, row.id] as const])),
    ...added.map(({ plan_task_id }, index) => [plan_task_id, ids[index] ?? 0] as const),
  ])
  await changeTasks(ctx.db, at, endings(ends, lines, opening), now)
  await adoptAnalyses(ctx, at, of)
}

/** A task that the plan has no more, with the id of the plan's line that continues it. */
type Ended = { readonly row: TaskRow; readonly line: TaskId | null }

/** Tasks that the plan has no more; ones that ended earlier too, because a line may have replaced theirs. */
function endedTasks(rows: readonly TaskRow[], { plan, edition }: PlanOfTasks): readonly Ended[] {
  const planned = new Set<string>(plan.tasks.map(({ id }) => id))
  return rows
    .filter(({ plan_task_id: id }) => id !== null && !planned.has(id))
    .map((row) => {
      const { min = null, max = null } = row.limit ?? {}
      const ended = { id: row.plan_task_id as TaskId, min, max }
      return { row, line: lineThatContinues(ended, plan.tasks, edition.knowledge.tasks) }
    })
}

/** Ended tasks are disabled and name the task that continues them; of others nothing changes. */
function endings(
  ends: readonly Ended[],
  lines: ReadonlyMap<string, number>,
  opening: Opening,
): ReadonlyMap<number, TaskPatch> {
  return new Map(
    ends.flatMap(({ row, line }) => {
      const continued_by = line === null ? row.continued_by : (lines.get(line) ?? null)
      const isSame = row.is_disabled && row.continued_by === continued_by
      const end = endsLater(row, line, opening) ? { since: nextOpening(opening) } : {}
      return isSame ? [] : [[row.id, { is_disabled: true, continued_by, ...end }] as const]
    }),
  )
}

/** A check of today that a line continues stays until the line begins, with what was entered this morning. */
const endsLater = (row: TaskRow, line: TaskId | null, { moment }: Opening): boolean =>
  line !== null && !row.is_disabled && row.since <= moment && rhythmKind(rhythmOf(row, row.since)) !== 'free'

/** People, verification and units of the tasks that the line continues, where it has none of its own. */
const continued = (definition: TaskDefinition, ends: readonly Ended[]): TaskDefinition =>
  withPartsOf(
    definition,
    ends.map(({ row }) => row.definition),
  )

/**
 * Equipment of the place by the plan's id of the line at which it is read. Only new lines take units: the
 * owner attaches them to others.
 */
async function unitsOfLines(
  ctx: Ctx,
  at: { company_id: number; place_id: number },
  { tasks }: Plan,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const active = await listEquipmentInUse(ctx.db, at)
  const typeOf = (kind: StorageKind) => equipmentTypes.find(({ key }) => key === kind)?.id
  const attached = storageKinds.flatMap((kind) => {
    const lines = tasks
      .filter((task) => storageOf(task, storageTasks) === kind && task.limit?.quantity === 'celsius')
      .map(({ id, stored, limit }) => ({
        id,
        foods: stored,
        min: limit?.min ?? null,
        max: limit?.max ?? null,
      }))
    const units = active.filter(({ equipment_type_id }) => equipment_type_id === typeOf(kind))
    return [...attachUnits(lines, units)]
  })
  return new Map(attached)
}

const withUnits = (definition: TaskDefinition, ids: readonly number[]): TaskDefinition =>
  ids.length === 0
    ? definition
    : {
        ...definition,
        related_to: 'equipment',
        related_entities: ids.map((id) => ({
          kind: 'equipment',
          id,
          task_frequency_type_id: null,
          custom_frequency: null,
          user_group_id: null,
          limits: [],
        })),
      }

type Planned = { readonly id: string; readonly row: TaskRow | undefined; readonly task: PlannedTask }

/** By the plan's ids: when new tasks begin, and those with another schedule that had not started. */
function startsOf(
  planned: readonly Planned[],
  { plan, edition }: PlanOfTasks,
  opening: Opening,
): ReadonlyMap<string, FirstDate> {
  const facts = new Map<string, MonitoringTask>(edition.knowledge.tasks.map((fact) => [fact.id, fact]))
  const factOf = new Map<string, MonitoringTask | undefined>(
    plan.tasks.map(({ id, of }) => [id, facts.get(factOfTask(of ?? id))]),
  )
  const tasks = planned.filter(
    ({ row, task }) => row === undefined || (row.since > opening.moment && !isSchedule(row, task)),
  )
  const dates = firstDates(
    tasks.map(({ id, task }) => ({
      frequency: task.frequency,
      before_start: factOf.get(id)?.before_start !== undefined,
    })),
    opening,
  )
  return new Map(tasks.flatMap(({ id }, index) => (dates[index] ? [[id, dates[index]] as const] : [])))
}

/** Whether a value in the task's form changes, so that an open form has to be loaded again. */
const isChanged = (row: TaskRow, task: PlannedTask): boolean =>
  canonicalJson(foodsOf(row)) !== canonicalJson(task.foods ?? []) ||
  row.is_disabled !== task.is_disabled ||
  !isSchedule(row, task) ||
  canonicalJson(row.limit) !== canonicalJson(task.limit)

/** The task with the place's changes of it. A limit of another quantity is no change of this one. */
function withChanges(
  task: PlanTask,
  row: TaskRow | undefined,
): { readonly task: PlanTask; readonly limit_changed: boolean; readonly schedule_changed: boolean } {
  const own = row?.limit_changed === true ? limitOf(row) : null
  const limit_changed =
    own !== null && task.limit !== null && own.quantity === task.limit.quantity && !sameLimit(own, task.limit)
  const schedule_changed = row?.schedule_changed === true && !isSchedule(task, row)
  return {
    limit_changed,
    schedule_changed,
    task: {
      ...task,
      ...(limit_changed ? { limit: own } : {}),
      ...(schedule_changed
        ? { frequency: row.frequency, frequency_key: row.frequency_key, times: row.times }
        : {}),
    },
  }
}

type Scheduled = Pick<TaskRow, 'frequency' | 'frequency_key' | 'times'>

/** The same frequency at the same times. */
export const isSchedule = (a: Scheduled, b: Scheduled): boolean =>
  a.frequency === b.frequency && a.frequency_key === b.frequency_key && a.times.join() === b.times.join()

/** The question, its limit or its schedule differs: entries would be misread. */
const isAnother = (task: PlanTask, row: TaskRow): boolean =>
  task.entry !== row.entry_type ||
  !sameLimit(task.limit, limitOf(row)) ||
  !sameFoods({ foods: foodsOf(row) }, task) ||
  !isSchedule(task, row)

/** The plan's task with the changes of the place. */
type PlannedTask = Pick<NewTask, 'foods' | 'definition'> &
  Pick<
    StoredTask,
    | 'task_subtype_id'
    | 'frequency'
    | 'frequency_key'
    | 'times'
    | 'entry_type'
    | 'limit'
    | 'quantity'
    | 'texts'
    | 'is_disabled'
    | 'switched_off'
    | 'limit_changed'
    | 'schedule_changed'
  >

function taskOfPlan(
  planned: PlanTask,
  row: TaskRow | undefined,
  of: PlanOfTasks & { readonly filled: ReadonlySet<number> },
): { readonly task: PlannedTask; readonly new_version: boolean } {
  const { task, ...changed } = withChanges(planned, row)
  const is_disabled = row?.switched_off ?? false
  return {
    new_version: row !== undefined && of.filled.has(row.id) && isAnother(task, row),
    task: {
      task_subtype_id: taskCategories[task.category],
      frequency: task.frequency,
      frequency_key: task.frequency_key,
      times: task.times,
      entry_type: task.entry,
      limit: task.limit,
      definition: inRound(row?.definition ?? emptyDefinition, task),
      quantity: task.limit?.quantity ?? (task.entry === 'enter_temperature' ? 'celsius' : null),
      texts: wordsOf(task, of),
      foods: (task.foods ?? []).map((limit) => ({ ...foodOfPlan(limit), name: '', limit_text: '' })),
      is_disabled,
      switched_off: is_disabled,
      ...changed,
    },
  }
}

/** A line that the place has moved to another round stays there. */
const inRound = (definition: TaskDefinition, { round }: PlanTask): TaskDefinition =>
  definition.round === undefined && round !== undefined ? { ...definition, round } : definition

/** Name, instruction, limit and corrective actions in every language; in English, in that of the country. */
export const wordsOf = (
  task: PlanTask,
  { plan, edition, temperature_unit }: PlanOfTasks,
): Readonly<Record<string, TaskWords>> =>
  Object.fromEntries(
    Object.values(edition.texts).map((language) => {
      const own = language.language === 'en' ? inVariant(language, englishOf(plan.profile.country)) : language
      const reading = readingOf(plan, edition.knowledge, own, temperature_unit)
      const { name, instruction, limit } = describeTask(task, reading)
      const names = shortNames[language.language]
      const options = (reading.texts.actions[task.action]?.options ?? []).map((option_text, index) => ({
        id: index + 1,
        option_text,
      }))
      const foods = describeFoods(task, reading).map(({ key, ...food }) => [key, food] as const)
      return [
        language.language,
        {
          name,
          instruction,
          limit: limit ?? '',
          ...(names !== undefined &&
            shortNameOf(task, names, {
              task: (id) => own.tasks[id]?.name ?? id,
              stored: describeStored(task, reading).names,
            })),
          ...(foods.length > 0 && { foods: Object.fromEntries(foods) }),
          options,
        },
      ]
    }),
  )
