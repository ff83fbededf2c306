/** Judges a sent entry and makes the record to store. Creating and changing both use this. */
import {
  checkEntry,
  describeFault,
  faultPath,
  hasTimers,
  nextStep,
  sayRange,
  sayValue,
  withUnit,
  type EntryDraft,
  type EntryFault,
  type JudgedField,
  type NextStep,
} from '@larder/core/entries'
import type {
  ActionChoice,
  ChosenAction,
  FieldValue,
  RelatedEntity,
  StoredField,
  StoredFile,
} from '@larder/core/tasks'
import { sayCriterion } from '@larder/core/analyses'
import { baseLanguage } from '@larder/core/languages'
import type { BodyOf } from '@larder/contract/kit'
import type { entries } from '@larder/contract/entries'
import { invalid, invalidFields } from '#kit/problem.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'

type FileIds = { readonly id: number }[]
/** As it is sent. */
export type SentEntry = BodyOf<typeof entries.create>
type SentField = Omit<SentEntry['entry_fields'][number], 'files'> & { readonly files: FileIds }
/** The same with every file by its id at the place. */
export type EntryBody = Omit<SentEntry, 'entry_fields' | 'file_list'> & {
  readonly entry_fields: SentField[]
  readonly file_list: FileIds
}
type SentAction = SentField['action_options'][number]

/** The stored part of an entry, apart from author and time. */
export type EntryRecord = {
  readonly task_id: number
  readonly task_version: number
  readonly related_entity_id: number | null
  readonly status: 'done' | 'not_done'
  /** Of the first measured field, else of the first: the value in lists. */
  readonly value: string | null
  readonly unit: string | null
  readonly reading: number | null
  readonly within: boolean | null
  readonly limit: StoredField['limit']
  readonly action_options: readonly ChosenAction[]
  readonly comment: string
  readonly entry_fields: readonly StoredField[]
  readonly files: readonly StoredFile[]
  readonly source: StoredField['source']
  /** Of a form with timers: the step that it waits for; null = finished. */
  readonly next_step_id?: number | null
}

/**
 * The time of the entry and the earlier version of it: which values are a sensor's and when each was
 * answered; when an entry is continued, its earlier answers stay as they are.
 */
export type EntryContext = {
  /** ISO. */
  readonly answered_at: string
  /** Of the entry; absent = `answered_at`. */
  readonly performed_at?: string
  readonly measured?: Measured
  readonly before?: readonly StoredField[]
  /** It is gone on with: how many corrective actions it has. */
  readonly earlier_actions?: number
}

/** Ids that the entry names, to be found beside its task. */
export const namedFiles = (body: EntryBody): number[] =>
  [...body.file_list, ...body.entry_fields.flatMap(({ files }) => files)].map(({ id }) => id)
export const namedProducts = (body: EntryBody): number[] =>
  body.entry_fields.flatMap(({ value }) =>
    value !== null && !Array.isArray(value) && 'id' in value && !('text' in value) && value.id !== undefined
      ? [value.id]
      : [],
  )

/** Values measured by a sensor: step → time, ISO. */
export type Measured = ReadonlyMap<number, string>
const byPeople: Measured = new Map()

/**
 * Steps whose values come from sensors are `measured`. A sensor can do nothing about a breach: its entry may
 * lack the corrective action.
 * @throws Problem 422 with every fault at its field: `required`, `number`, `negative`, `wrong_type`,
 * `unknown_step`, `unknown_option`, `duplicate`,
 * `food_required`, `unknown_food`, `corrective_action_required`, `custom_not_allowed`, `unknown_unit`,
 * `unknown_file`, `unknown_product`.
 */
export function judgeEntry(task: TaskToFill, body: EntryBody, telling: EntryContext): EntryRecord {
  const { measured = byPeople } = telling
  const unit = unitOf(task, body)
  const verdict = checkEntry(task.definition, draftOf(body, telling), unit)
  const [fault, ...others] = verdict.faults.filter(
    ({ code }) => !(code === 'corrective_action_required' && isBySensor(body, measured)),
  )
  if (fault !== undefined)
    throw invalidFields([fieldError(task, fault), ...others.map((one) => fieldError(task, one))])
  const entry_fields = verdict.fields.map((judged, index) =>
    storeField(task, { body, telling }, judged, index + 1),
  )
  const mainField = entry_fields.find(({ reading }) => reading !== null) ?? entry_fields[0]
  const sources = new Set(entry_fields.map(({ source }) => source))
  return {
    task_id: task.id,
    task_version: task.task_version,
    related_entity_id: unit?.id ?? null,
    status: verdict.status,
    ...(mainField === undefined || task.definition.is_checklist
      ? { value: null, unit: null }
      : sayValue(mainField.value)),
    reading: mainField?.reading ?? null,
    within: mainField?.within ?? null,
    limit: mainField?.limit ?? null,
    action_options: readActions(body.action_options, actionsOf(task), {
      at: 'action_options',
      own: task.definition.corrective_action.custom_options_enabled,
    }),
    comment: body.comment,
    entry_fields,
    files: body.file_list.map(({ id }, index) => fileOf(task, id, `file_list.${index}.id`)),
    source: sources.size === 1 ? ([...sources][0] ?? 'typed') : 'typed',
    ...(hasTimers(task.definition.task_steps) && {
      next_step_id: waitsFor(task, entry_fields, telling)?.task_step_id ?? null,
    }),
  }
}

const fieldError = ({ definition }: TaskToFill, fault: EntryFault) => ({
  field: faultPath(fault),
  code: fault.code,
  message: describeFault(definition, fault),
})

/** The steps that an entry with these answers waits for. */
export const waitsFor = (
  { definition }: Pick<TaskToFill, 'definition'>,
  entry_fields: readonly StoredField[],
  { answered_at, performed_at = answered_at }: Pick<EntryContext, 'answered_at' | 'performed_at'>,
): NextStep | null =>
  definition.is_checklist ? null : nextStep(definition.task_steps, { performed_at, entry_fields })

/** Every answer of the entry was measured by a sensor. */
const isBySensor = ({ entry_fields }: EntryBody, measured: Measured): boolean =>
  entry_fields.length > 0 && entry_fields.every(({ task_step_id }) => measured.has(task_step_id))

function unitOf({ definition }: TaskToFill, { related_entity_id }: EntryBody): RelatedEntity | undefined {
  const unit = definition.related_entities.find(({ id }) => id === related_entity_id)
  if (related_entity_id !== undefined && unit === undefined)
    throw invalid('related_entity_id', 'unknown_unit', 'The task has no such unit.')
  if (related_entity_id === undefined && definition.related_entities.length > 0)
    throw invalid('related_entity_id', 'required')
  return unit
}

const isAction = ({ id, option_text }: SentAction): boolean =>
  id !== undefined || (option_text ?? '').trim() !== ''
const count = (options: readonly SentAction[]): number => options.filter(isAction).length

const draftOf = (body: EntryBody, { before = [], earlier_actions }: EntryContext): EntryDraft => ({
  fields: body.entry_fields.map(({ task_step_id, value, food, files, action_options }) => ({
    task_step_id,
    value: value as FieldValue,
    food,
    files: files.length,
    actions: count(action_options),
  })),
  actions: count(body.action_options),
  ...(earlier_actions !== undefined && {
    earlier: { task_step_ids: before.map(({ task_step_id }) => task_step_id), actions: earlier_actions },
  }),
})

/** Records are kept in the language of the place. */
const recordWords = ({ definition, language }: TaskToFill) =>
  definition.texts[baseLanguage(language)] ?? definition.texts['en']

/** The plan's options and the place's own. */
const actionsOf = (task: TaskToFill): readonly ActionChoice[] => [
  ...(recordWords(task)?.options ?? []).map((option) => ({ ...option, is_custom: false })),
  ...task.definition.corrective_action.options,
]

/** Keeps what was chosen as it read; actions with neither id nor text are dropped (document 3 section 5). */
function readActions(
  options: readonly SentAction[],
  choices: readonly ActionChoice[],
  { at, own }: { readonly at: string; readonly own: boolean },
): ChosenAction[] {
  return options.filter(isAction).map(({ id, option_text }): ChosenAction => {
    if (id === undefined) {
      if (!own) throw invalid(at, 'custom_not_allowed')
      return { option_text: (option_text ?? '').trim(), is_custom: true }
    }
    const option = choices.find((one) => one.id === id)
    if (!option) throw invalid(at, 'unknown_option')
    return { id: option.id, option_text: option.option_text, is_custom: option.is_custom }
  })
}

type Sent = { readonly body: EntryBody; readonly telling: EntryContext }

function storeField(task: TaskToFill, { body, telling }: Sent, judged: JudgedField, id: number): StoredField {
  const { measured = byPeople, before = [], answered_at } = telling
  const earlierField = before.find(({ task_step_id }) => task_step_id === judged.task_step_id)
  if (earlierField !== undefined && telling.earlier_actions !== undefined) return { ...earlierField, id }
  const at = `entry_fields.${judged.index}`
  const sent = body.entry_fields[judged.index] as SentField
  const step = task.definition.task_steps.find((one) => one.id === judged.task_step_id)
  const line = task.definition.sub_tasks.find((one) => one.id === judged.task_step_id)
  const value = storeValue(task, sent, step, `${at}.value.id`)
  const measured_at = measured.get(judged.task_step_id)
  return {
    id,
    task_step_id: judged.task_step_id,
    name: step?.name ?? line?.description ?? '',
    type: step?.task_step_type_name ?? 'choose_one_answer',
    value,
    reading: judged.reading,
    limit: judged.limit === null ? null : { ...judged.limit, text: limitText(task, judged, value) },
    ...(judged.food !== undefined && {
      food: {
        key: judged.food.key,
        name: recordWords(task)?.foods?.[judged.food.key]?.name ?? judged.food.key,
      },
    }),
    within: judged.within,
    ...(measured_at === undefined
      ? {
          source: sent.source,
          measured_at: sent.source === 'confirmed_prefill' ? (body.entry_time ?? null) : null,
        }
      : { source: 'sensor', measured_at }),
    ...(hasTimers(task.definition.task_steps) && { answered_at: earlierField?.answered_at ?? answered_at }),
    files: sent.files.map((file, index) => fileOf(task, file.id, `${at}.files.${index}.id`)),
    action_options:
      line === undefined
        ? []
        : readActions(sent.action_options, line.corrective_action.options, {
            at: `${at}.action_options`,
            own: line.corrective_action.custom_options_enabled,
          }),
    comment: sent.comment,
  }
}

/** The plan's own limit has a text; other limits are written in the scale of the measurement. */
function limitText(task: TaskToFill, { task_step_id, limit, food }: JudgedField, value: FieldValue): string {
  if (food !== undefined) return recordWords(task)?.foods?.[food.key]?.named_limit ?? ''
  const step = task.definition.task_steps.find(({ id }) => id === task_step_id)
  if (step === undefined || limit === null) return ''
  if (step.criterion !== undefined) return sayCriterion(step.criterion)
  const own = limit.min === step.entry_min_value && limit.max === step.entry_max_value
  if (task_step_id === task.id && own) return recordWords(task)?.limit ?? ''
  return sayRange(limit, step, value !== null && !Array.isArray(value) && 'temp' in value ? value.unit : 'C')
}

/** An option by its id is kept with its words, a product with its name; an own answer keeps no id. */
function storeValue(
  task: TaskToFill,
  { value }: SentField,
  step: TaskToFill['definition']['task_steps'][number] | undefined,
  at: string,
): FieldValue {
  const words = (one: { id?: number | undefined; text: string }) => {
    const option = step?.options.find(({ id, text }) =>
      one.id === undefined ? text === one.text : id === one.id,
    )
    return option === undefined ? { text: one.text.trim() } : { id: option.id, text: option.text }
  }
  if (value === null) return null
  if (Array.isArray(value)) return value.map(words)
  if ('text' in value)
    return step?.task_step_type_name === 'choose_partner' ? { text: value.text.trim() } : words(value)
  if (!('id' in value))
    return step === undefined ? (value as FieldValue) : withUnit(step, value as FieldValue)
  const product = task.products?.find(({ id }) => id === value.id)
  if (product === undefined) throw invalid(at, 'unknown_product', 'The place has no such product.')
  return { id: product.id, name: { [product.language]: product.name } }
}

function fileOf({ files }: TaskToFill, id: number, at: string): StoredFile {
  const file = files?.find((one) => one.id === id)
  if (file === undefined)
    throw invalid(at, 'unknown_file', 'There is no such file, or its content was not uploaded yet.')
  return file
}
