/** What is typed into an entry, made into what the rule judges and what is sent. */
import { checkEntry, isBlank, sayRange, withUnit, type EntryVerdict } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { FieldValue, TaskStep } from '@larder/core/tasks'
import type { ActivityEntry, EntryInput, EntryToChange, FillTask, TaskOfDay } from '@larder/contract/entries'
import { photosOf, refOf, type AttachedFile, type Photo } from '#kit/outbox/photo.ts'
import type { ChosenActions } from './corrective-actions.tsx'

export type FieldDraft = {
  readonly value: FieldValue
  readonly files: readonly AttachedFile[]
  readonly actions: ChosenActions
  readonly comment: string
}

/** By id of the step or the line. */
export type Draft = {
  readonly fields: Readonly<Record<number, FieldDraft>>
  readonly actions: ChosenActions
  readonly comment: string
  /** Of the entry as a whole. */ readonly files: readonly AttachedFile[]
  readonly unit_id: number | null
  /** Wall time at which it was done, `HH:mm`, where a day that is over is caught up. */ readonly time?: string
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

/** Nothing stands in it any more: what was typed has been taken back. */
export const isUntouched = ({ fields, actions, comment, files }: Draft): boolean =>
  [{ value: null, actions, comment, files }, ...Object.values(fields)].every(
    (field) =>
      isBlank(field.value) &&
      field.files.length === 0 &&
      actionCount(field.actions) === 0 &&
      field.comment === '',
  )

const partsOf = (task: FillTask): readonly { readonly id: number }[] =>
  task.is_checklist ? task.sub_tasks : task.task_steps

/** The rule of the server, under the cook's thumb. */
export function judge(task: FillTask, draft: Draft): EntryVerdict {
  const fields = partsOf(task).map(({ id }) => ({
    task_step_id: id,
    value: fieldOf(draft, id).value,
    files: fieldOf(draft, id).files.length,
    actions: actionCount(fieldOf(draft, id).actions),
  }))
  const unit = task.related_entities.find(({ id }) => id === draft.unit_id)
  return checkEntry(task, { fields, actions: actionCount(draft.actions) }, unit)
}

/**
 * Without corrective actions that the form does not ask for any more: what was a breach is not one after the
 * correction.
 */
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

/** The steps as they are asked at the unit: with its own ranges. */
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

/** The limit of the only number that is asked, in words; the plan says its own. */
export function limitInWords(task: TaskOfDay, unit: TemperatureUnit): string {
  const [step] = stepsOf(task)
  const [asked] = task.task_steps
  if (step === undefined || asked === undefined) return task.limit?.text ?? ''
  const own = step.entry_min_value !== asked.entry_min_value || step.entry_max_value !== asked.entry_max_value
  if (task.limit !== null && !own) return task.limit.text
  const limit = { min: step.entry_min_value, max: step.entry_max_value }
  return task.task_steps.length > 1 || (limit.min === null && limit.max === null)
    ? ''
    : sayRange(limit, step, unit)
}

/** How the address names the task whose form is open: at one of its units, where it has some. */
export const fillName = ({ id, unit }: Pick<TaskOfDay, 'id' | 'unit'>): string =>
  unit === null ? String(id) : `${id}-${unit.id}`

/**
 * What was begun is continued on the same day `YYYY-MM-DD`, in the same version, whoever else fills the task
 * meanwhile.
 */
export const fillDraft = (task: TaskOfDay, day: string): string =>
  `fill/${fillName(task)}/${task.task_version}/${day}`

/** Several things are asked: too much for a card of the day. */
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
    const { value, files, actions, comment } = fieldOf(draft, id)
    if (isBlank(value) && files.length === 0) return []
    return [
      {
        task_step_id: id,
        value: value as NonNullable<EntryInput['entry_fields'][number]['value']> | null,
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

const actionsOf = (given: ActivityEntry['action_options']): ChosenActions => ({
  ids: given.flatMap(({ id }) => (id === undefined ? [] : [id])),
  custom: given
    .filter(({ id }) => id === undefined)
    .map(({ option_text }) => option_text)
    .join('; '),
})

/** Photos that go with the entry. */
export const draftPhotos = (draft: Draft): readonly Photo[] =>
  photosOf([...draft.files, ...Object.values(draft.fields).flatMap(({ files }) => files)])

/** What was entered, to be corrected; its files by the names that they have now. */
export function draftOf({ entry, files: shown }: Pick<EntryToChange, 'entry' | 'files'>): Draft {
  const named = ({ id }: { readonly id: number }): AttachedFile => ({
    id,
    name: shown.find((file) => file.id === id)?.filename ?? '',
  })
  const fields = entry.entry_fields.map(
    (field) =>
      [
        field.task_step_id,
        {
          value: field.value as FieldValue,
          files: field.files.map(named),
          actions: actionsOf(field.action_options),
          comment: field.comment,
        },
      ] as const,
  )
  return {
    fields: Object.fromEntries(fields),
    actions: actionsOf(entry.action_options),
    comment: entry.comment,
    files: entry.file_list.map(named),
    unit_id: entry.related_entity_id,
  }
}
