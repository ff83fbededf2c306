/**
 * The one rule of an entry, for screen and server: its answers, their limits, and the actions they require.
 */
import type { FieldValue, RelatedEntity, StepFood, SubTask, TaskStep } from '../tasks/index.ts'
import type { EntryFault, EntryFaultCode } from './entry-fault.ts'
import type { ReadingLimit } from './judge-reading.ts'
import { isBlank, judgeValue } from './judge-value.ts'
import { canWait, missingSteps } from './running.ts'

/** The rules for entries of one task. */
export type EntryRule = {
  readonly is_checklist: boolean
  readonly task_steps: readonly TaskStep[]
  readonly sub_tasks: readonly SubTask[]
}

export type FieldDraft = {
  readonly task_step_id: number
  readonly value: FieldValue
  /** Key of the food in hand. */
  readonly food?: string | undefined
  /** How many files it has. */
  readonly files: number
  /** Corrective actions of a sub-task. */
  readonly actions: number
}

export type EntryDraft = {
  readonly fields: readonly FieldDraft[]
  readonly actions: number
  /** The stored answers of an entry that is continued: their breaches have their corrective actions. */
  readonly earlier?: { readonly task_step_ids: readonly number[]; readonly actions: number }
}

export type JudgedField = {
  /** Of the field in the draft. */
  readonly index: number
  readonly task_step_id: number
  /** In °C for temperatures; null where nothing is measured. */
  readonly reading: number | null
  readonly limit: ReadingLimit | null
  /** Whose limit it is, at a step whose foods have limits of their own. */
  readonly food?: StepFood
  /** Null where no figure is held. */
  readonly within: boolean | null
  /** Something is wrong: a corrective action is required. */
  readonly is_breach: boolean
}

export type EntryVerdict = {
  readonly ok: boolean
  /** Empty when it may be saved. */
  readonly faults: readonly EntryFault[]
  readonly status: 'done' | 'not_done'
  /** Answered fields, in the order of the draft; blank fields are left out. */
  readonly fields: readonly JudgedField[]
  /** Required steps that wait for their timer, in order; with none the entry is finished. */
  readonly waiting: readonly number[]
}

/** The path of a fault in the body: `entry_fields.2.action_options`. */
export function faultPath({ field, index, code }: EntryFault): string {
  if (index === null) return field
  if (code === 'food_required' || code === 'unknown_food') return `entry_fields.${index}.food`
  return field === 'entry_fields' ? `entry_fields.${index}` : `entry_fields.${index}.action_options`
}

/** The range of a step; of the food in hand, or at a unit with a range of its own, that one. */
export function limitOf(step: TaskStep, unit?: RelatedEntity, food?: StepFood): ReadingLimit | null {
  const own = food ?? unit?.limits.find(({ task_step_id }) => task_step_id === step.id)
  const { entry_min_value: min, entry_max_value: max } = own ?? step
  return min === null && max === null ? null : { min, max }
}

/**
 * The food for a value that a sensor measures: it does not know what is there, so it is judged most strictly.
 */
export const strictestFood = ({ foods = [] }: TaskStep): StepFood | undefined =>
  foods.toSorted((a, b) => laxness(a) - laxness(b))[0]
const laxness = ({ entry_min_value: min, entry_max_value: max }: StepFood): number =>
  max ?? (min === null ? 0 : -min)

const faultOf = (draft: FieldDraft, index: number, code: EntryFaultCode): EntryFault => ({
  field: code === 'corrective_action_required' ? 'action_options' : 'entry_fields',
  index,
  task_step_id: draft.task_step_id,
  code,
})
const missing = (task_step_id: number | null): EntryFault => ({
  field: 'entry_fields',
  index: null,
  task_step_id,
  code: 'required',
})

/**
 * Judges an entry. A reading outside the limit, an answer that says that something is wrong, or a check not
 * done demands a corrective action (Codex CXC 1-1969 principle 5; Reg. (EC) 852/2004 art. 5(2)(e)); so does
 * each sub-task of a checklist that was not done, unless it may be left. Steps from the first blank one with
 * a timer on may wait.
 */
export function checkEntry(rule: EntryRule, draft: EntryDraft, unit?: RelatedEntity): EntryVerdict {
  const answered = draft.fields
    .map((field, index) => ({ field, index }))
    .filter(({ field }) => !isBlank(field.value) || field.files > 0)
  const seen = new Set<number>()
  const faults: EntryFault[] = []
  const fields: JudgedField[] = []
  for (const { field, index } of answered) {
    const judged = seen.has(field.task_step_id)
      ? 'duplicate'
      : rule.is_checklist
        ? judgeLine(rule, field)
        : judgeStep(rule, field, unit)
    seen.add(field.task_step_id)
    if (typeof judged === 'string') faults.push(faultOf(field, index, judged))
    else fields.push({ index, task_step_id: field.task_step_id, ...judged })
  }
  const open = unanswered(rule, seen)
  faults.push(...open.filter((id) => !canWait(rule.task_steps, seen, id)).map(missing))
  if (faults.length === 0 && fields.length === 0) faults.push(missing(null))
  const isBreach = fields.some(({ is_breach }) => is_breach)
  if (!rule.is_checklist && lacksAction(fields, draft))
    faults.push({
      field: 'action_options',
      index: null,
      task_step_id: null,
      code: 'corrective_action_required',
    })
  if (rule.is_checklist)
    faults.push(
      ...fields
        .filter(({ index, is_breach }) => is_breach && draft.fields[index]?.actions === 0)
        .flatMap(({ index }) =>
          draft.fields
            .slice(index, index + 1)
            .map((field) => faultOf(field, index, 'corrective_action_required')),
        ),
    )
  return {
    ok: faults.length === 0,
    faults,
    status: isBreach ? 'not_done' : 'done',
    fields,
    waiting: faults.length === 0 ? open : [],
  }
}

/** A new breach needs a new action. */
const lacksAction = (fields: readonly JudgedField[], { actions, earlier }: EntryDraft): boolean =>
  fields.some(
    ({ task_step_id, is_breach }) => is_breach && earlier?.task_step_ids.includes(task_step_id) !== true,
  ) && actions <= (earlier?.actions ?? 0)

/**
 * Steps that must be answered and are not; of a checklist, the lines that are done as often as the checklist
 * itself.
 */
const unanswered = (
  { is_checklist, task_steps, sub_tasks }: EntryRule,
  seen: ReadonlySet<number>,
): readonly number[] =>
  is_checklist
    ? sub_tasks
        .filter(
          ({ id, task_frequency_type_id, custom_frequency }) =>
            task_frequency_type_id === null && custom_frequency === null && !seen.has(id),
        )
        .map(({ id }) => id)
    : missingSteps(task_steps, seen)

type Judged = Omit<JudgedField, 'index' | 'task_step_id'>

function judgeStep(
  rule: EntryRule,
  { task_step_id, value, food: key }: FieldDraft,
  unit: RelatedEntity | undefined,
): Judged | EntryFaultCode {
  const step = rule.task_steps.find(({ id }) => id === task_step_id)
  if (step === undefined) return 'unknown_step'
  const food = step.foods?.find((one) => one.key === key)
  if (food === undefined && key !== undefined) return 'unknown_food'
  if (food === undefined && step.foods !== undefined) return 'food_required'
  const judged = judgeValue(step, value, limitOf(step, unit, food))
  return typeof judged === 'string' || food === undefined ? judged : { ...judged, food }
}

function judgeLine(rule: EntryRule, { task_step_id, value }: FieldDraft): Judged | EntryFaultCode {
  const line = rule.sub_tasks.find(({ id }) => id === task_step_id)
  if (line === undefined) return 'unknown_step'
  if (
    value === null ||
    Array.isArray(value) ||
    !('text' in value) ||
    (value.text !== 'done' && value.text !== 'not_done')
  )
    return 'wrong_type'
  return {
    reading: null,
    limit: null,
    within: null,
    is_breach: value.text === 'not_done' && !line.allow_not_done,
  }
}
