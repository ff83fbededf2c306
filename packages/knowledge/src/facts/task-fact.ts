import type {
  ActionId,
  Condition,
  LimitId,
  MonitoringTask,
  ProcessId,
  Source,
  TaskCategory,
  TaskId,
} from '@larder/core/haccp'
import { expert } from './provenance.ts'
import { smallBusiness, underFifteen } from './ways.ts'

/** A task before it has its place in the rounds of the day. */
export type TaskFact = Omit<MonitoringTask, 'round' | 'line'>

type Frequency = Pick<MonitoringTask, 'frequency' | 'times'> & Partial<Pick<MonitoringTask, 'frequency_key'>>
type TaskHead = { readonly id: TaskId; readonly category: TaskCategory; readonly action: ActionId }

export const daily = (time: string): Frequency => ({ frequency: 'once_a_day', times: [time] })
export const twice = (first: string, second: string): Frequency => ({
  frequency: 'twice_a_day',
  times: [first, second],
})
export const weekly: Frequency = { frequency: 'once_a_week', times: [] }
export const monthly: Frequency = { frequency: 'once_in_month', times: [] }
export const everyTwoMonths: Frequency = { frequency: 'once_in_2_months', times: [] }
export const quarterly: Frequency = { frequency: 'once_in_quartal', times: [] }
export const twiceAYear: Frequency = { frequency: 'twice_in_a_year', times: [] }
export const yearly: Frequency = { frequency: 'once_in_year', times: [] }
/** `each('batch')`: due when the work is done, not at an hour. */
export const each = (occasion: string): Frequency => ({
  frequency: 'other',
  frequency_key: `each_${occasion}`,
  times: [],
})

export const taskHead = (id: TaskId, category: TaskCategory, action: ActionId): TaskHead => ({
  id,
  category,
  action,
})
export const at = (...processes: readonly ProcessId[]): Condition => ({ any_process: processes })

const source = expert('monitoring')

/** Documents and records are commensurate with the nature and the size of the business. */
const proportion: readonly Source[] = [
  { document: 'EU-852', clause: 'art. 5(2)(g)' },
  { document: 'UK-852', clause: 'art. 5(2)(g)' },
]

/** The guides for small retail ask for the check at opening each day. */
const openingChecks: readonly Source[] = [
  { document: 'EFSA-2017', clause: 'temperature control' },
  { document: 'UK-FSA', clause: 'Safer food, better business: opening checks' },
]

/**
 * One reading a day is enough where one to three people work: they open and close the refrigerators
 * themselves, and it is the check at opening of the guides for small retail.
 */
export const onceADayIfSmall = (task: TaskFact): TaskFact => ({
  ...task,
  less_often: {
    when: smallBusiness,
    frequency: 'once_a_day',
    times: task.times.slice(0, 1),
    sources: [...proportion, ...openingChecks],
  },
  least_often: { frequency: 'once_a_day', sources: openingChecks },
})

/** What is only looked at is written down where it was not in order: Notice 2022/C 355/01, Annex II. */
const byException = (task: TaskFact, when: Condition): TaskFact => ({
  ...task,
  less_often: {
    when,
    frequency: 'other',
    frequency_key: 'each_deviation',
    times: [],
    sources: [...proportion, { document: 'EU-NOTICE-355', clause: 'Annex II' }],
  },
})

/** Of one to three people. */
export const byExceptionIfSmall = (task: TaskFact): TaskFact => byException(task, smallBusiness)
export const byExceptionUnderFifteen = (task: TaskFact): TaskFact => byException(task, underFifteen)

/** The law asks for it before the work begins. */
export const beforeStart = (task: TaskFact, before_start: readonly Source[]): TaskFact => ({
  ...task,
  before_start,
})

/** A reading in degrees, compared with the limit. */
export const temperature = (
  task: TaskHead,
  limit: LimitId,
  frequency: Frequency,
  when: Condition,
): TaskFact => ({
  ...task,
  ...frequency,
  entry: 'enter_temperature',
  limit,
  when,
  ...source,
})

/** Another figure (pH, hours, percent …), compared with the limit. */
export const figure = (task: TaskHead, limit: LimitId, frequency: Frequency, when: Condition): TaskFact => ({
  ...task,
  ...frequency,
  entry: 'enter_value',
  limit,
  when,
  ...source,
})

/** Done, or not in order. */
export const tick = (task: TaskHead, frequency: Frequency, when: Condition): TaskFact => ({
  ...task,
  ...frequency,
  entry: 'choose_one_answer',
  limit: null,
  when,
  ...source,
})
