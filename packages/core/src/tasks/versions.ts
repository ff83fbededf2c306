/** When a change of a task makes a new version: history is judged and shown by the version of its day. */
import { canonicalJson } from '../canonical-json/index.ts'
import type { CustomFrequency } from './custom-frequency.ts'
import type { StepOption, SubTask, TaskDefinition, TaskStep } from './definition.ts'

/** The content of a version: the definition with name and schedule. */
export type VersionContent = {
  readonly name: string
  readonly definition: TaskDefinition
  readonly frequency: string
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
}

/** Why; in the order of the form. */
export const versionReasons = ['name', 'fields', 'limits', 'sub_tasks', 'units', 'schedule'] as const
export type VersionReason = (typeof versionReasons)[number]

const byId = <T extends { readonly id: number }>(parts: readonly T[]): T[] =>
  [...parts].sort((a, b) => a.id - b.id)
const optionFields = ({ id, text, is_breach }: StepOption) => [id, text, is_breach]
const field = ({
  id,
  task_step_type_name,
  name,
  is_required,
  quantity,
  custom_unit,
  allow_custom_value_ind,
  options,
}: TaskStep) => [
  id,
  task_step_type_name,
  name,
  is_required,
  quantity,
  custom_unit,
  allow_custom_value_ind,
  byId(options).map(optionFields),
]
/** With timers the order says what is answered after what. */
const timers = (steps: readonly TaskStep[]) =>
  steps.some(({ timer_hours }) => (timer_hours ?? 0) > 0)
    ? steps.map(({ id, timer_hours }) => [id, timer_hours ?? 0])
    : []
const limit = ({ id, entry_min_value, entry_max_value, hold_minutes }: TaskStep) => [
  id,
  entry_min_value,
  entry_max_value,
  hold_minutes,
]
const line = ({ id, description, allow_not_done, task_frequency_type_id, custom_frequency }: SubTask) => [
  id,
  description,
  allow_not_done,
  task_frequency_type_id,
  custom_frequency,
]

const parts: Record<VersionReason, (content: VersionContent) => unknown> = {
  name: ({ name }) => name,
  fields: ({ definition }) => [
    definition.is_checklist,
    byId(definition.task_steps).map(field),
    timers(definition.task_steps),
  ],
  limits: ({ definition }) => byId(definition.task_steps).map(limit),
  sub_tasks: ({ definition }) => byId(definition.sub_tasks).map(line),
  units: ({ definition }) => [
    definition.related_to,
    byId(definition.related_entities).map(
      ({ kind, id, limits, task_frequency_type_id, custom_frequency }) => [
        kind,
        id,
        limits,
        task_frequency_type_id,
        custom_frequency,
      ],
    ),
  ],
  schedule: ({ frequency, frequency_key, times, custom_frequency }) => [
    frequency,
    frequency_key,
    times,
    custom_frequency,
  ],
}

/**
 * The changes that would make stored entries misleading: other questions, other limits, another schedule.
 * Instruction, roles, corrective actions, verification and, without timers, order do not change questions and
 * answers.
 */
export const changedParts = (before: VersionContent, after: VersionContent): VersionReason[] =>
  versionReasons.filter(
    (reason) => canonicalJson(parts[reason](before)) !== canonicalJson(parts[reason](after)),
  )
