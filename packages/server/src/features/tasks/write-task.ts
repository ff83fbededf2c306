/**
 * The only code that writes tasks, with everything that depends on a task: the plan's step in its definition,
 * its version, its schedule by day and that of its units.
 */
import { instantOf, scheduleSince, startedAt, unitsToSchedule, wallTimes } from '@larder/core/schedule'
import { emptyDefinition, withOwnStep, type StepFood } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import { canonicalJson } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { takeIds, timezoneOf } from './tasks.queries.ts'
import {
  listInactiveUnits,
  lockTasks,
  saveSchedules,
  saveTasks,
  saveVersions,
  type Inactive,
  type StoredTask,
  type VersionToSave,
} from './write-task.queries.ts'

type Computed =
  | 'schedule_since'
  | 'unit_schedules'
  | 'disabled_at'
  | 'version'
  | 'task_version'
  | 'updated_at'
type Fixed = 'id' | 'plan_task_id' | 'is_default' | 'created_by' | 'created_at'

/** Of the step that the plan makes; absent = as they are. */
type Foods = { readonly foods?: readonly StepFood[] | undefined }

/**
 * Local wall time since which it is scheduled, or disabled, `YYYY-MM-DDTHH:mm`; absent = the moment of the
 * change.
 */
type Since = { readonly since?: string }

export type NewTask = Foods &
  Since &
  Partial<Omit<StoredTask, Computed | 'id' | 'created_at'>> &
  Pick<StoredTask, 'is_default' | 'task_subtype_id' | 'frequency' | 'texts' | 'order_number'>

export type TaskPatch = Foods &
  Since &
  Partial<Omit<StoredTask, Computed | Fixed>> & {
    /** From now on entries are made by another version. */
    readonly new_version?: boolean
    /** Nobody has to read the task again before changing it. */
    readonly keeps_version?: boolean
  }

/** Answers the ids in the order of the tasks. */
export async function createTasks(
  db: Db,
  at: PlaceKey,
  tasks: readonly NewTask[],
  now: string,
): Promise<readonly number[]> {
  const ids = await takeIds(db, tasks.length)
  const changes = tasks.map((task, index): Change => ({
    before: null,
    draft: {
      ...newTask,
      ...task,
      id: ids[index] ?? 0,
      definition: { ...emptyDefinition, ...task.definition },
      created_at: now,
      updated_at: now,
    },
  }))
  await write(db, at, changes, now)
  return ids
}

const newTask = {
  plan_task_id: null,
  is_disabled: false,
  disabled_at: null,
  switched_off: false,
  limit_changed: false,
  schedule_changed: false,
  task_type_id: 4,
  analysis_id: null,
  frequency_key: null,
  times: [],
  custom_frequency: null,
  entry_type: null,
  limit: null,
  quantity: null,
  created_by: null,
  removed_at: null,
  continued_by: null,
  version: 1,
  task_version: 1,
  schedule_since: '',
  unit_schedules: null,
} as const satisfies Partial<StoredTask>

/** Tasks by their ids, each with its change; ids of other places are left out. */
export async function changeTasks(
  db: Db,
  at: PlaceKey,
  patches: ReadonlyMap<number, TaskPatch>,
  now: string,
): Promise<void> {
  if (patches.size === 0) return
  const changes = (await lockTasks(db, at, [...patches.keys()])).map((before): Change => {
    const { new_version = false, keeps_version = false, ...patch } = patches.get(before.id) ?? {}
    const draft = {
      ...before,
      ...patch,
      version: before.version + (keeps_version ? 0 : 1),
      task_version: before.task_version + (new_version ? 1 : 0),
      updated_at: now,
    }
    return { before, draft }
  })
  await write(db, at, changes, now)
}

type Change = { readonly before: StoredTask | null; readonly draft: StoredTask & Foods & Since }

async function write(db: Db, at: PlaceKey, changes: readonly Change[], now: string): Promise<void> {
  if (changes.length === 0) return
  const has_units = changes.some(({ draft }) => draft.definition.related_entities.length > 0)
  const inactive = has_units ? await listInactiveUnits(db, at) : []
  const timezone = await timezoneOf(db, at)
  const moment = wallTimes(timezone)(now)
  const settled = changes.map(({ before, draft }) => ({
    before,
    after: settle(before, draft, { inactive, moment, timezone }),
  }))
  await saveTasks(
    db,
    at,
    settled.map(({ after }) => after),
  )
  const versions = settled.filter(({ before, after }) => before === null || hasNewContent(before, after))
  if (versions.length > 0)
    await saveVersions(
      db,
      at,
      versions.map(({ after }) => versionOf(after)),
    )
  const schedules = settled.filter(({ before, after }) => before === null || hasNewSchedule(before, after))
  if (schedules.length > 0)
    await saveSchedules(
      db,
      at,
      schedules.map(({ after }) => after),
    )
}

type Around = {
  readonly inactive: readonly Inactive[]
  readonly moment: string
  readonly timezone: string
}

/** The task with all values that depend on its definition. */
function settle(
  before: StoredTask | null,
  { foods, since, ...draft }: StoredTask & Foods & Since,
  { inactive, moment, timezone }: Around,
): StoredTask {
  const definition = withOwnStep(draft.definition, { ...draft, foods })
  const units = unitsToSchedule(
    definition,
    inactive.filter(
      ({ task_subtype_id }) => task_subtype_id === null || task_subtype_id === draft.task_subtype_id,
    ),
  )
  const scheduled = scheduleSince(before, { ...draft, units }, since ?? moment)
  const was_disabled = before?.is_disabled === true
  const [date = '', time = ''] = since?.split('T') ?? []
  const ends = since === undefined ? draft.updated_at : instantOf(date, time, timezone)
  return {
    ...draft,
    definition,
    ...(since === undefined ? scheduled : startedAt(scheduled, since)),
    disabled_at: !draft.is_disabled ? null : was_disabled ? draft.disabled_at : ends,
  }
}

/** The content of a version: the definition with its words and its schedule. */
const contentOf = (task: StoredTask) => ({
  ...task.definition,
  texts: task.texts,
  task_subtype_id: task.task_subtype_id,
  is_default: task.is_default,
  frequency: task.frequency,
  frequency_key: task.frequency_key,
  times: task.times,
  custom_frequency: task.custom_frequency,
})

const versionOf = (task: StoredTask): VersionToSave => ({
  task_id: task.id,
  number: task.task_version,
  valid_from: task.task_version === 1 ? task.created_at : task.updated_at,
  definition: contentOf(task),
})

const hasNewContent = (before: StoredTask, after: StoredTask): boolean =>
  before.task_version !== after.task_version ||
  canonicalJson(contentOf(before)) !== canonicalJson(contentOf(after))

const scheduleOf = (task: StoredTask) => ({
  schedule_since: task.schedule_since,
  unit_schedules: task.unit_schedules,
  frequency: task.frequency,
  times: task.times,
  custom_frequency: task.custom_frequency,
  is_disabled: task.is_disabled,
})

const hasNewSchedule = (before: StoredTask, after: StoredTask): boolean =>
  canonicalJson(scheduleOf(before)) !== canonicalJson(scheduleOf(after))
