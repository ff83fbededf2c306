/** The draft of an entry: for the rule that judges it, and as the request's body. */
import {
  checkEntry,
  isBlank,
  localDecimals,
  sayRange,
  withUnit,
  type EntryVerdict,
} from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { FieldValue, TaskStep } from '@larder/core/tasks'
import type { ActivityEntry, EntryInput, EntryToChange, FillTask, TaskOfDay } from '@larder/contract/entries'
import { currentLanguage } from '#kit/i18n.ts'
import { photosOf, refOf, type AttachedFile, type Photo } from '#kit/outbox/photo.ts'
import type { ChosenActions } from './corrective-actions.tsx'

export type FieldDraft = {
  readonly value: FieldValue
  /** Key of the food in hand. */
  readonly food?: string | undefined
  readonly files: readonly AttachedFile[]
  readonly actions: ChosenActions
  readonly comment: string
}

/** By id of the step or the line. */
export type Draft = {
  readonly fields: Readonly<Record<number, FieldDraft>>
  readonly actions: ChosenActions
  readonly comment: string
  /** Photos of the whole entry. */
  readonly files: readonly AttachedFile[]
  readonly unit_id: number | null
  /** Local time `HH:mm` at which it was done, for an entry of a past day. */
  readonly time?: string
}

export const noActions: ChosenActions = { ids: [], custom: '' }
export const emptyField: FieldDraft = { value: null, files: [], actions: noActions, comment: '' }
export const draftFor = ({ unit }: Pick<TaskOfDay, 'unit'>): Draft => ({
  fields: {},
  actions: noActions,
  comment: '',
  files: [],
  unit_id: unit?.id ?? null,
})

export const fieldOf = (draft: Draft, id: number): FieldDraft => draft.fields[id] ?? emptyField
export const withField = (draft: Draft, id: number, part: Partial<FieldDraft>): Draft => ({
  ...draft,
  fields: { ...draft.fields, [id]: { ...fieldOf(draft, id), ...part } },
})

export const actionCount = ({ ids, custom }: ChosenActions): number =>
  ids.length + (custom.trim() === '' ? 0 : 1)

/** Every field is empty again. */
export const isUntouched = ({ fields, actions, comment, files }: Draft): boolean =>
  [{ ...emptyField, actions, comment, files }, ...Object.values(fields)].every(
    (field) =>
      isBlank(field.value) &&
      field.food === undefined &&
      field.files.length === 0 &&
      actionCount(field.actions) === 0 &&
      field.comment === '',
  )

const partsOf = (task: FillTask): readonly { readonly id: number }[] =>
  task.is_checklist ? task.sub_tasks : task.task_steps

/** The server's rule, applied while the cook types. */
export function judge(task: FillTask, draft: Draft): EntryVerdict {
  const fields = partsOf(task).map(({ id }) => ({
    task_step_id: id,
    value: fieldOf(draft, id).value,
    food: fieldOf(draft, id).food,
    files: fieldOf(draft, id).files.length,
    actions: actionCount(fieldOf(draft, id).actions),
  }))
  const unit = task.related_entities.find(({ id }) => id === draft.unit_id)
  return checkEntry(task, { fields, actions: actionCount(draft.actions) }, unit)
}

/** Drops corrective actions that the form hides because the corrected value is within its limit. */
export function withoutHiddenActions(
  task: Pick<FillTask, 'is_checklist'>,
  draft: Draft,
  verdict: EntryVerdict,
): Draft {
  const fields = Object.fromEntries(
    Object.entries(draft.fields).map(([id, field]) => [
      id,
      isBreachAt(verdict, Number(id)) ? field : { ...field, actions: noActions },
    ]),
  )
  return {
    ...draft,
    fields,
    actions: !task.is_checklist && verdict.status === 'not_done' ? draft.actions : noActions,
  }
}

export const isBreachAt = (verdict: EntryVerdict, id: number): boolean =>
  verdict.fields.some(({ task_step_id, is_breach }) => task_step_id === id && is_breach)

/** The steps with the limits of the unit. */
export function stepsOf({
  task_steps,
  related_entities: [unit],
}: Pick<FillTask, 'task_steps' | 'related_entities'>): TaskOfDay['task_steps'] {
  if (unit === undefined || unit.limits.length === 0) return task_steps
  return task_steps.map((step) => {
    const own = unit.limits.find(({ task_step_id }) => task_step_id === step.id)
    return own === undefined
      ? step
      : { ...step, entry_min_value: own.entry_min_value, entry_max_value: own.entry_max_value }
  })
}

/** The step with the limit of the food in hand. */
export function stepInHand(step: TaskStep, { food: key }: Pick<FieldDraft, 'food'>): TaskStep {
  const food = step.foods?.find((one) => one.key === key)
  return food === undefined
    ? step
    : { ...step, entry_min_value: food.entry_min_value, entry_max_value: food.entry_max_value }
}

/** The limit of a form with one number, with the decimals of the reader's language. */
export const limitInWords = (
  task: TaskOfDay,
  unit: TemperatureUnit,
  language: string = currentLanguage(),
): string => localDecimals(sayLimit(task, unit), language)

/** In the plan's own words where the unit has no limit of its own. */
function sayLimit(task: TaskOfDay, unit: TemperatureUnit): string {
  const [step] = stepsOf(task)
  const [planned] = task.task_steps
  if (step === undefined || planned === undefined) return task.limit?.text ?? ''
  const own =
    step.entry_min_value !== planned.entry_min_value || step.entry_max_value !== planned.entry_max_value
  if (task.limit !== null && !own) return task.limit.text
  const limit = { min: step.entry_min_value, max: step.entry_max_value }
  return task.task_steps.length > 1 || (limit.min === null && limit.max === null)
    ? ''
    : sayRange(limit, step, unit)
}

/** The task in the page's address while its form is open, with its unit where it has one. */
export const fillName = ({ id, unit }: Pick<TaskOfDay, 'id' | 'unit'>): string =>
  unit === null ? String(id) : `${id}-${unit.id}`

/** The name of a draft: it is continued on the same day `YYYY-MM-DD` and in the same version of the task. */
export const fillDraft = (task: TaskOfDay, day: string): string =>
  `fill/${fillName(task)}/${task.task_version}/${day}`

/** Has several fields: too large for a card of the day. */
export const isLong = (task: FillTask): boolean => task.is_checklist || task.task_steps.length > 1

/** The only step is a tick: two buttons, no form. */
export const isTick = ({ task_step_type_name, options, allow_custom_value_ind }: TaskStep): boolean =>
  task_step_type_name === 'choose_one_answer' && options.length === 0 && !allow_custom_value_ind

const chosen = ({ ids, custom }: ChosenActions) => [
  ...ids.map((id) => ({ id })),
  ...(custom.trim() === '' ? [] : [{ option_text: custom.trim() }]),
]

export function bodyOf(task: FillTask, draft: Draft): Omit<EntryInput, 'uuid'> {
  const entry_fields = partsOf(task).flatMap(({ id }) => {
    const { value, food, files, actions, comment } = fieldOf(draft, id)
    if (isBlank(value) && files.length === 0) return []
    return [
      {
        task_step_id: id,
        value: value as NonNullable<EntryInput['entry_fields'][number]['value']> | null,
        ...(food !== undefined && { food }),
        files: files.map(refOf),
        action_options: chosen(actions),
        comment,
      },
    ]
  })
  return {
    task_version: task.task_version,
    entry_fields,
    action_options: chosen(draft.actions),
    comment: draft.comment,
    file_list: draft.files.map(refOf),
    ...(draft.unit_id === null ? {} : { related_entity_id: draft.unit_id }),
  }
}

/** The typed text of a number; the unit is the company's. */
export const typedOf = (value: FieldValue): string =>
  value === null || Array.isArray(value)
    ? ''
    : 'temp' in value
      ? value.temp
      : 'amount' in value
        ? value.amount
        : 'text' in value
          ? value.text
          : 'description' in value
            ? value.description
            : ''

export function numberValue(step: TaskStep, typed: string, unit: TemperatureUnit): FieldValue {
  return step.task_step_type_name === 'enter_temperature'
    ? { temp: typed, unit }
    : withUnit(step, { amount: typed, unit: null })
}

const actionsOf = (options: ActivityEntry['action_options']): ChosenActions => ({
  ids: options.flatMap(({ id }) => (id === undefined ? [] : [id])),
  custom: options
    .filter(({ id }) => id === undefined)
    .map(({ option_text }) => option_text)
    .join('; '),
})

/** Photos that are sent with the entry. */
export const draftPhotos = (draft: Draft): readonly Photo[] =>
  photosOf([...draft.files, ...Object.values(draft.fields).flatMap(({ files }) => files)])

/** An entry as a draft, to be corrected; files have their current names. */
export function draftOf({ entry, files: currentFiles }: Pick<EntryToChange, 'entry' | 'files'>): Draft {
  const attached = ({ id }: { readonly id: number }): AttachedFile => ({
    id,
    name: currentFiles.find((file) => file.id === id)?.filename ?? '',
  })
  const fields = entry.entry_fields.map(
    (field) =>
      [
        field.task_step_id,
        {
          value: field.value as FieldValue,
          food: field.food?.key,
          files: field.files.map(attached),
          actions: actionsOf(field.action_options),
          comment: field.comment,
        },
      ] as const,
  )
  return {
    fields: Object.fromEntries(fields),
    actions: actionsOf(entry.action_options),
    comment: entry.comment,
    files: entry.file_list.map(attached),
    unit_id: entry.related_entity_id,
  }
}
