/** Applies a change to a definition, and lists the faults of the result. */
import type {
  ActionChoice,
  CorrectiveAction,
  RelatedEntity,
  StepOption,
  StepType,
  SubTask,
  TaskDefinition,
  TaskStep,
} from './definition.ts'
import { choosingTypes, measuringTypes } from './definition.ts'
import type { CustomFrequency } from './custom-frequency.ts'

type Sent<T> = { readonly [K in keyof T]?: T[K] | undefined }

export type StepChange = Sent<Omit<TaskStep, 'options'>> & {
  readonly options?: readonly (Sent<StepOption> & { readonly text: string })[] | undefined
}
export type ActionChange = {
  readonly text: string
  readonly custom_options_enabled: boolean
  readonly options: readonly { readonly id?: number | undefined; readonly option_text: string }[]
}
export type SubTaskChange = Sent<Omit<SubTask, 'corrective_action'>> & {
  readonly description: string
  readonly custom_frequency: CustomFrequency | null
  readonly corrective_action: ActionChange
}

/** A range of a step that is there, or of one by its place among the sent steps, from 1. */
export type UnitLimitChange = {
  readonly task_step_id?: number | undefined
  readonly order_number?: number | undefined
  readonly entry_min_value: number | null
  readonly entry_max_value: number | null
}
export type UnitChange = Omit<RelatedEntity, 'limits'> & { readonly limits: readonly UnitLimitChange[] }

/** Absent members stay as they are; lists replace lists, and items named by id keep their absent members. */
export type DefinitionChange = Sent<
  Omit<TaskDefinition, 'task_steps' | 'sub_tasks' | 'corrective_action' | 'related_entities'>
> & {
  readonly task_steps?: readonly StepChange[] | undefined
  readonly sub_tasks?: readonly SubTaskChange[] | undefined
  readonly corrective_action?: ActionChange | undefined
  readonly related_entities?: readonly UnitChange[] | undefined
}

export const emptyDefinition: TaskDefinition = {
  is_checklist: false,
  task_steps: [],
  sub_tasks: [],
  corrective_action: { text: '', custom_options_enabled: true, options: [] },
  related_to: 'none',
  related_entities: [],
  same_task_for_all: true,
  sameFrequencyForTasks: true,
  sameRoleForTasks: true,
  user_group_id: null,
  responsible_role_ids: [],
  notify_role_ids: [],
  is_ticket: false,
  is_verification_enabled: false,
  verification_user_group_id: null,
  verification_notification_frequency_type_id: null,
  instructionSummaryText: '',
}

const emptyStep = (id: number, type: StepType): TaskStep => ({
  id,
  task_step_type_name: type,
  name: '',
  order_number: 1,
  is_required: type !== 'ticket',
  quantity: null,
  entry_min_value: null,
  entry_max_value: null,
  hold_minutes: null,
  custom_unit: null,
  allow_custom_value_ind: false,
  options: [],
  timer_hours: null,
  timer_notify_minutes: null,
  sensor_id: null,
  user_group_id: null,
})

/** How many new ids the change takes. */
export const countNew = ({ task_steps = [], sub_tasks = [] }: DefinitionChange): number =>
  [...task_steps, ...sub_tasks].filter(({ id }) => id === undefined).length

const withoutUndefined = <T extends object>(
  change: T,
): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The next free id from the highest one up: ids of options are never used twice for another text. */
function numbered<T extends { readonly id?: number | undefined }>(
  list: readonly T[],
  existing: readonly { readonly id: number }[],
): (T & { readonly id: number })[] {
  let last = Math.max(100, ...existing.map(({ id }) => id))
  return list.map((one) => ({
    ...one,
    id: one.id !== undefined && existing.some(({ id }) => id === one.id) ? one.id : (last += 1),
  }))
}

function changeOptions(
  list: NonNullable<StepChange['options']>,
  existingOptions: readonly StepOption[],
): StepOption[] {
  return numbered(list, existingOptions).map(({ id, text, is_breach }, index) => ({
    id,
    text: text.trim(),
    order_number: index + 1,
    is_breach: is_breach ?? false,
  }))
}

/** Options with no words are dropped. */
function changeAction(
  { text, custom_options_enabled, options }: ActionChange,
  existingChoices: readonly ActionChoice[],
): CorrectiveAction {
  const filledOptions = options.filter(({ option_text }) => option_text.trim() !== '')
  return {
    text,
    custom_options_enabled,
    options: numbered(filledOptions, existingChoices).map(({ id, option_text }) => ({
      id,
      option_text: option_text.trim(),
      is_custom: true,
    })),
  }
}

/**
 * Settings that all units share are stored once: a unit keeps no copy of them. A range without a figure is
 * none.
 */
function changeUnits(units: readonly UnitChange[], after: TaskDefinition): RelatedEntity[] {
  const own = {
    frequency: !after.sameFrequencyForTasks,
    role: !after.sameRoleForTasks,
    task: !after.same_task_for_all,
  }
  const limit = ({ task_step_id, order_number, entry_min_value, entry_max_value }: UnitLimitChange) => ({
    task_step_id: task_step_id ?? after.task_steps[(order_number ?? 0) - 1]?.id ?? 0,
    entry_min_value,
    entry_max_value,
  })
  return units.map((unit) => ({
    ...unit,
    task_frequency_type_id: own.frequency ? unit.task_frequency_type_id : null,
    custom_frequency: own.frequency ? unit.custom_frequency : null,
    user_group_id: own.role ? unit.user_group_id : null,
    limits: own.task
      ? unit.limits
          .filter(({ entry_min_value: min, entry_max_value: max }) => min !== null || max !== null)
          .map(limit)
      : [],
  }))
}

/** @param newIds as many as `countNew` says */
export function changeDefinition(
  before: TaskDefinition,
  change: DefinitionChange,
  newIds: readonly number[],
): TaskDefinition {
  const ids = [...newIds]
  const { task_steps, sub_tasks, corrective_action, related_entities, ...plain } = change
  const step = (sent: StepChange, index: number): TaskStep => {
    const existingStep = before.task_steps.find(({ id }) => id === sent.id)
    const base =
      existingStep ?? emptyStep(sent.id ?? ids.shift() ?? 0, sent.task_step_type_name ?? 'enter_text')
    const { options, id: _, ...rest } = sent
    return {
      ...base,
      ...withoutUndefined(rest),
      order_number: index + 1,
      ...(options === undefined ? {} : { options: changeOptions(options, base.options) }),
    }
  }
  const line = (sent: SubTaskChange, index: number): SubTask => {
    const existingSubTask = before.sub_tasks.find(({ id }) => id === sent.id)
    const {
      description,
      task_frequency_type_id = null,
      custom_frequency,
      user_group_id = null,
      allow_not_done = false,
    } = sent
    return {
      id: sent.id ?? ids.shift() ?? 0,
      description: description.trim(),
      order_number: index + 1,
      task_frequency_type_id,
      custom_frequency,
      user_group_id,
      allow_not_done,
      corrective_action: changeAction(
        sent.corrective_action,
        existingSubTask?.corrective_action.options ?? [],
      ),
    }
  }
  const after = {
    ...before,
    ...withoutUndefined(plain),
    ...(task_steps === undefined ? {} : { task_steps: task_steps.map(step) }),
    ...(sub_tasks === undefined ? {} : { sub_tasks: sub_tasks.map(line) }),
    ...(corrective_action === undefined
      ? {}
      : { corrective_action: changeAction(corrective_action, before.corrective_action.options) }),
  }
  const existingUnits = before.related_entities.map((unit) => ({
    ...unit,
    limits: unit.limits.filter((limit) => after.task_steps.some(({ id }) => id === limit.task_step_id)),
  }))
  return { ...after, related_entities: changeUnits(related_entities ?? existingUnits, after) }
}

export type DefinitionFault = { readonly field: string; readonly code: string }

/** The first thing that is wrong; `known` holds the ids of parts that the task has had. */
export function checkDefinition(
  after: TaskDefinition,
  change: DefinitionChange,
  before: TaskDefinition,
): DefinitionFault | null {
  return (
    checkKind(after) ??
    checkIds(change, before) ??
    after.task_steps
      .map((step, index) => checkStep(step, index, after.task_steps.length))
      .find((fault) => fault !== null) ??
    checkUnits(after)
  )
}

function checkKind({ is_checklist, task_steps, sub_tasks }: TaskDefinition): DefinitionFault | null {
  if (is_checklist && task_steps.length > 0) return { field: 'task_steps', code: 'not_a_form' }
  if (!is_checklist && sub_tasks.length > 0) return { field: 'sub_tasks', code: 'not_a_checklist' }
  if (is_checklist ? sub_tasks.length > 0 : task_steps.length > 0) return null
  return { field: is_checklist ? 'sub_tasks' : 'task_steps', code: 'required' }
}

function checkIds(
  { task_steps = [], sub_tasks = [] }: DefinitionChange,
  before: TaskDefinition,
): DefinitionFault | null {
  const wrong = (
    list: readonly { readonly id?: number | undefined }[],
    existing: readonly { readonly id: number }[],
  ): number =>
    list.findIndex(
      ({ id }, index) =>
        id !== undefined &&
        (!existing.some((one) => one.id === id) || list.findIndex((other) => other.id === id) < index),
    )
  const step = wrong(task_steps, before.task_steps)
  if (step >= 0) return { field: `task_steps.${step}.id`, code: 'unknown_step' }
  const line = wrong(sub_tasks, before.sub_tasks)
  if (line >= 0) return { field: `sub_tasks.${line}.id`, code: 'unknown_step' }
  const untyped = task_steps.findIndex(
    ({ id, task_step_type_name }) => id === undefined && task_step_type_name === undefined,
  )
  if (untyped >= 0) return { field: `task_steps.${untyped}.task_step_type_name`, code: 'required' }
  const retyped = task_steps.findIndex(
    ({ id, task_step_type_name: type }) =>
      id !== undefined &&
      type !== undefined &&
      before.task_steps.find((one) => one.id === id)?.task_step_type_name !== type,
  )
  return retyped < 0 ? null : { field: `task_steps.${retyped}.task_step_type_name`, code: 'type_stays' }
}

function checkStep(step: TaskStep, index: number, count: number): DefinitionFault | null {
  const {
    task_step_type_name: type,
    entry_min_value,
    entry_max_value,
    options,
    allow_custom_value_ind,
    timer_hours,
    timer_notify_minutes,
  } = step
  const at = (field: string, code: string): DefinitionFault => ({
    field: `task_steps.${index}.${field}`,
    code,
  })
  if (count > 1 && step.name.trim() === '' && index > 0) return at('name', 'required')
  if (!measuringTypes.includes(type) && (entry_min_value !== null || entry_max_value !== null))
    return at('entry_max_value', 'no_limit')
  if (!choosingTypes.includes(type) && options.length > 0) return at('options', 'no_options')
  if (type === 'choose_answer' && options.length === 0 && !allow_custom_value_ind)
    return at('options', 'required')
  if (new Set(options.map(({ text }) => text)).size < options.length) return at('options', 'duplicate')
  if ((timer_hours ?? 0) > 0 && index === 0) return at('timer_hours', 'first_step')
  if (timer_notify_minutes !== null && (timer_hours === null || timer_notify_minutes > timer_hours * 60))
    return at('timer_notify_minutes', 'after_timer')
  return null
}

function checkUnits({ related_to, related_entities, task_steps }: TaskDefinition): DefinitionFault | null {
  if (related_to !== 'none' && related_entities.length === 0)
    return { field: 'related_entities', code: 'required' }
  const other = related_entities.findIndex(({ kind }) => kind !== related_to)
  if (other >= 0) return { field: `related_entities.${other}.kind`, code: 'other_kind' }
  const twice = related_entities.findIndex(
    ({ id }, index) => related_entities.findIndex((one) => one.id === id) < index,
  )
  if (twice >= 0) return { field: `related_entities.${twice}.id`, code: 'duplicate' }
  for (const [index, { limits }] of related_entities.entries()) {
    const at = (code: string): DefinitionFault => ({ field: `related_entities.${index}.limits`, code })
    if (
      limits.some(
        ({ task_step_id }, place) => limits.findIndex((one) => one.task_step_id === task_step_id) < place,
      )
    )
      return at('duplicate')
    for (const { task_step_id, entry_min_value, entry_max_value } of limits) {
      const step = task_steps.find(({ id }) => id === task_step_id)
      if (step === undefined) return at('unknown_step')
      if (!measuringTypes.includes(step.task_step_type_name)) return at('no_limit')
      if (entry_min_value !== null && entry_max_value !== null && entry_min_value > entry_max_value)
        return at('min_above_max')
    }
  }
  return null
}
