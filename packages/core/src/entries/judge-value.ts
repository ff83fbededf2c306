/**
 * Judges one value of one step: whether it has the step's type, how it reads, and whether something is wrong.
 */
import { judgeSamples, parseSamples, type Criterion } from '../analyses/index.ts'
import type { FieldValue, OptionText, TaskStep } from '../tasks/index.ts'
import type { EntryFaultCode } from './entry-fault.ts'
import { judgeReading, parseDecimal, toCelsius, type ReadingLimit } from './judge-reading.ts'

type Judged = {
  readonly reading: number | null
  readonly limit: ReadingLimit | null
  readonly within: boolean | null
  readonly is_breach: boolean
}

const noReading: Judged = { reading: null, limit: null, within: null, is_breach: false }

/** Nothing was entered. */
export function isBlank(value: FieldValue): boolean {
  if (value === null) return true
  if (isList(value)) return value.length === 0
  if ('temp' in value) return value.temp.trim() === ''
  if ('amount' in value) return value.amount.trim() === ''
  if ('text' in value) return value.text.trim() === '' && value.id === undefined
  if ('description' in value) return value.description.trim() === ''
  return 'date' in value && value.date === ''
}

type Options = OptionText[]
const isList = (value: FieldValue): value is Options => Array.isArray(value)
type One = Exclude<FieldValue, null | Options>
const isOne = (value: FieldValue): value is One => value !== null && !isList(value)

/** Judges by the type of the step; a code where it cannot be kept. */
export function judgeValue(
  step: TaskStep,
  value: FieldValue,
  limit: ReadingLimit | null,
): Judged | EntryFaultCode {
  switch (step.task_step_type_name) {
    case 'enter_temperature':
      if (!isOne(value) || !('temp' in value)) return 'wrong_type'
      return judgeNumber(value.temp, limit, (typed) =>
        step.quantity === 'celsius_difference'
          ? value.unit === 'F'
            ? (typed * 5) / 9
            : typed
          : toCelsius(typed, value.unit === 'F' ? 'F' : 'C'),
      )
    case 'enter_value':
    case 'enter_amount':
      if (!isOne(value) || !('amount' in value)) return 'wrong_type'
      if (step.criterion !== undefined) return judgeLot(step.criterion, value.amount)
      // A quantity of something is never below zero; other values may be.
      if (step.task_step_type_name === 'enter_amount' && (parseDecimal(value.amount) ?? 0) < 0)
        return 'negative'
      return judgeNumber(value.amount, limit, (typed) => typed)
    case 'choose_partner':
      // A name of the place's list, or one that joins it by being written.
      return isOne(value) && 'text' in value
        ? value.text.trim() === ''
          ? 'unknown_option'
          : noReading
        : 'wrong_type'
    case 'choose_one_answer':
      return isOne(value) && 'text' in value ? judgeAnswer(step, value) : 'wrong_type'
    case 'choose_answer':
      return isList(value) ? judgeAnswers(step, value) : 'wrong_type'
    case 'enter_text':
      return isOne(value) && 'text' in value ? noReading : 'wrong_type'
    case 'enter_date':
      return isOne(value) && 'date' in value ? noReading : 'wrong_type'
    case 'ticket':
      return isOne(value) && 'description' in value ? noReading : 'wrong_type'
    case 'choose_product':
      return isOne(value) && 'id' in value && value.id !== undefined && !('text' in value)
        ? noReading
        : 'wrong_type'
    case 'attach_file':
      return value === null ? noReading : 'wrong_type'
  }
}

/** The samples of one lot: the reading is the highest of them. */
function judgeLot(criterion: Criterion, text: string): Judged | EntryFaultCode {
  const values = parseSamples(criterion, text)
  if (values === null) return 'number'
  const within = judgeSamples(criterion, values) !== 'unsatisfactory'
  return {
    reading: Math.max(...values),
    limit: { min: null, max: criterion.M ?? criterion.m },
    within,
    is_breach: !within,
  }
}

function judgeNumber(
  text: string,
  limit: ReadingLimit | null,
  read: (typed: number) => number,
): Judged | EntryFaultCode {
  const typed = parseDecimal(text)
  if (typed === null) return 'number'
  const reading = read(typed)
  const within = limit === null ? null : judgeReading(limit, reading) === 'within'
  return { reading, limit, within, is_breach: within === false }
}

/** “Done” or “not done” where the step has no options. */
const isTick = ({ task_step_type_name, options }: TaskStep): boolean =>
  task_step_type_name === 'choose_one_answer' && options.length === 0

function judgeAnswer(step: TaskStep, { id, text }: OptionText): Judged | EntryFaultCode {
  if (isTick(step))
    return text === 'done' || text === 'not_done'
      ? { ...noReading, is_breach: text === 'not_done' }
      : step.allow_custom_value_ind && id === undefined
        ? noReading
        : 'wrong_type'
  const option = step.options.find((one) => (id === undefined ? one.text === text : one.id === id))
  if (option !== undefined) return { ...noReading, is_breach: option.is_breach }
  const own = step.allow_custom_value_ind || step.options.length === 0
  return id === undefined && own ? noReading : 'unknown_option'
}

function judgeAnswers(step: TaskStep, values: Options): Judged | EntryFaultCode {
  if (new Set(values.map(({ id, text }) => (id === undefined ? text : `#${id}`))).size < values.length)
    return 'duplicate'
  const judged = values.map((value) => judgeAnswer(step, value))
  const fault = judged.find((one) => typeof one === 'string')
  return fault ?? { ...noReading, is_breach: judged.some((one) => typeof one !== 'string' && one.is_breach) }
}

/** Some reading of the entry is outside its limit. */
export const isOutside = ({
  entry_fields,
}: {
  readonly entry_fields: readonly { readonly within: boolean | null }[]
}): boolean => entry_fields.some(({ within }) => within === false)
