/**
 * A task's definition in the fields of its editor, and back. Temperatures are shown in the company's scale
 * and sent in °C.
 */
import { parseDecimal } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { StepType } from '@larder/core/tasks'
import type { NewTask, Task } from '@larder/contract/tasks'
import {
  blankSchedule,
  partBody,
  partDraft,
  scheduleBody,
  scheduleDraft,
  type ScheduleDraft,
} from './schedule-draft.ts'
import {
  isMeasured,
  noUnits,
  placesBody,
  placesDraft,
  sentFigure,
  shownFigure,
  type PlacesDraft,
} from './unit-drafts.ts'

export type OptionDraft = {
  readonly key: number
  readonly id?: number
  readonly text: string
  readonly is_breach: boolean
}
export type StepDraft = {
  readonly key: number
  readonly id?: number
  /** Comes from the plan: its limits are the plan's, and it cannot be removed. */
  readonly of_plan: boolean
  readonly type: StepType
  readonly name: string
  readonly is_required: boolean
  readonly min: string
  readonly max: string
  readonly unit: string
  readonly own_answer: boolean
  readonly options: readonly OptionDraft[]
  readonly timer_hours: string
  readonly notify_minutes: string
  readonly sensor: string
  readonly group: string
}
export type LineDraft = {
  readonly key: number
  readonly id?: number
  readonly description: string
  readonly allow_not_done: boolean
  readonly action_text: string
  readonly action_own: boolean
  readonly actions: readonly OptionDraft[]
  /** Null = as often as the checklist. */
  readonly schedule: ScheduleDraft | null
  readonly group: string
}

export type TaskDraft = ScheduleDraft &
  PlacesDraft & {
    readonly name: string
    readonly kind: string
    readonly active: boolean
    readonly is_checklist: boolean
    readonly instruction: string
    readonly summary: string
    readonly steps: readonly StepDraft[]
    readonly lines: readonly LineDraft[]
    readonly action_text: string
    readonly action_own: boolean
    readonly actions: readonly OptionDraft[]
    readonly group: string
    readonly responsible: readonly string[]
    readonly notify: readonly string[]
    readonly is_ticket: boolean
    readonly verified: boolean
    readonly verified_by: string
    readonly notice: string
  }

/** Starts at the current time, so that new rows never share a key with rows of a stored draft. */
let lastKey = Date.now()
/** For a row that has no id yet. */
export const newKey = (): number => (lastKey += 1)

export const newStep = (type: StepType): StepDraft => ({
  key: newKey(),
  of_plan: false,
  type,
  name: '',
  is_required: type !== 'ticket',
  min: '',
  max: '',
  unit: '',
  own_answer: false,
  options: [],
  timer_hours: '',
  notify_minutes: '',
  sensor: '',
  group: '',
})
export const newLine = (): LineDraft => ({
  key: newKey(),
  description: '',
  allow_not_done: false,
  action_text: '',
  action_own: true,
  actions: [],
  schedule: null,
  group: '',
})
export const newOption = (): OptionDraft => ({ key: newKey(), text: '', is_breach: false })

export const blank = (is_checklist: boolean): TaskDraft => ({
  name: '',
  kind: '',
  active: true,
  is_checklist,
  instruction: '',
  summary: '',
  steps: is_checklist ? [] : [newStep('enter_temperature')],
  lines: is_checklist ? [newLine()] : [],
  ...blankSchedule,
  ...noUnits,
  action_text: '',
  action_own: true,
  actions: [],
  group: '',
  responsible: [],
  notify: [],
  is_ticket: false,
  verified: false,
  verified_by: '',
  notice: '',
})

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure))
const idText = (id: number | null): string => (id === null ? '' : String(id))

const stepDraft = (step: Task['task_steps'][number], scale: TemperatureUnit): StepDraft => ({
  key: newKey(),
  id: step.id,
  of_plan: step.is_default,
  type: step.task_step_type_name,
  name: step.name,
  is_required: step.is_required,
  min: shownFigure(step.task_step_type_name, step.entry_min_value, scale),
  max: shownFigure(step.task_step_type_name, step.entry_max_value, scale),
  unit: step.custom_unit ?? '',
  own_answer: step.allow_custom_value_ind,
  options: step.options.map(({ id, text, is_breach }) => ({ key: newKey(), id, text, is_breach })),
  timer_hours: textOf(step.timer_hours),
  notify_minutes: textOf(step.timer_notify_minutes),
  sensor: idText(step.sensor_id),
  group: idText(step.user_group_id),
})

const actionDraft = ({
  id,
  option_text,
}: {
  readonly id: number
  readonly option_text: string
}): OptionDraft => ({
  key: newKey(),
  id,
  text: option_text,
  is_breach: false,
})

const lineDraft = (line: Task['sub_tasks'][number]): LineDraft => ({
  key: newKey(),
  id: line.id,
  description: line.description,
  allow_not_done: line.allow_not_done,
  action_text: line.corrective_action.text,
  action_own: line.corrective_action.custom_options_enabled,
  actions: line.corrective_action.options.map(actionDraft),
  schedule: partDraft(line),
  group: idText(line.user_group_id),
})

export function draftOf(task: Task, scale: TemperatureUnit): TaskDraft {
  const steps = task.task_steps.map((step) => stepDraft(step, scale))
  return {
    name: task.name,
    kind: String(task.task_subtype_id),
    active: !task.is_disabled,
    is_checklist: task.is_checklist,
    instruction: task.instructionText,
    summary: task.instructionSummaryText,
    steps,
    lines: task.sub_tasks.map(lineDraft),
    ...scheduleDraft(task),
    ...placesDraft(task, steps, scale),
    action_text: task.corrective_action.text,
    action_own: task.corrective_action.custom_options_enabled,
    actions: task.corrective_action.options.filter(({ is_custom }) => is_custom).map(actionDraft),
    group: idText(task.user_group_id),
    responsible: task.task_responsible_roles.map(({ id }) => String(id)),
    notify: task.task_notify_roles.map(({ id }) => String(id)),
    is_ticket: task.is_ticket,
    verified: task.is_verification_enabled,
    verified_by: idText(task.verification_user_group_id),
    notice: idText(task.verification_notification_frequency_type_id),
  }
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : parseDecimal(text))
const idOf = (text: string): number | null => (text === '' ? null : Number(text))
const withId = ({ id }: { readonly id?: number }) => (id === undefined ? {} : { id })
const actionsOf = (actions: readonly OptionDraft[]) =>
  actions.filter(({ text }) => text.trim() !== '').map((one) => ({ ...withId(one), option_text: one.text }))

/** The first field has no timer. */
function stepBody(step: StepDraft, index: number, scale: TemperatureUnit) {
  const figure = (text: string): number | null => sentFigure(step.type, text, scale)
  return {
    ...withId(step),
    ...(step.id === undefined ? { task_step_type_name: step.type } : {}),
    name: step.name,
    is_required: step.is_required,
    ...(!step.of_plan && isMeasured(step)
      ? {
          entry_min_value: figure(step.min),
          entry_max_value: figure(step.max),
          custom_unit: step.unit.trim() === '' ? null : step.unit.trim(),
        }
      : {}),
    allow_custom_value_ind: step.own_answer,
    options: step.options
      .filter(({ text }) => text.trim() !== '')
      .map((one) => ({ ...withId(one), text: one.text, is_breach: one.is_breach })),
    timer_hours: index === 0 ? null : numberOf(step.timer_hours),
    timer_notify_minutes: index === 0 ? null : numberOf(step.notify_minutes),
    sensor_id: isMeasured(step) ? idOf(step.sensor) : null,
    user_group_id: idOf(step.group),
  }
}

/** The request's body. */
export function bodyOf(draft: TaskDraft, scale: TemperatureUnit): NewTask {
  return {
    name: draft.name,
    task_subtype_id: Number(draft.kind),
    is_disabled: !draft.active,
    is_checklist: draft.is_checklist,
    instructionText: draft.instruction,
    instructionSummaryText: draft.summary,
    is_ticket: draft.is_ticket,
    ...scheduleBody(draft),
    ...placesBody(draft, draft.steps, scale),
    ...(draft.is_checklist
      ? {
          sub_tasks: draft.lines.map((line) => ({
            ...withId(line),
            description: line.description,
            allow_not_done: line.allow_not_done,
            ...partBody(line.schedule),
            user_group_id: idOf(line.group),
            corrective_action: {
              text: line.action_text,
              custom_options_enabled: line.action_own,
              options: actionsOf(line.actions),
            },
          })),
        }
      : { task_steps: draft.steps.map((step, index) => stepBody(step, index, scale)) }),
    corrective_action: {
      text: draft.action_text,
      custom_options_enabled: draft.action_own,
      options: actionsOf(draft.actions),
    },
    user_group_id: idOf(draft.group),
    responsible_role_ids: draft.responsible.map(Number),
    notify_role_ids: draft.notify.map(Number),
    is_verification_enabled: draft.verified,
    verification_user_group_id: idOf(draft.verified_by),
    verification_notification_frequency_type_id: idOf(draft.notice),
  }
}

/** A row one place up or down. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= rows.length) return rows
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
