/** The tasks of a plan by the time at which they are done: the one place that decides their grouping. */
import { frequencyNames, type FrequencyName } from '../facts/facts.ts'

export type TimedTask = {
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
}

export type TaskGroup<Task extends TimedTask> = {
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly tasks: readonly Task[]
}

/** Daily tasks by time, then those on an occasion, then weekly, monthly and yearly ones. */
const order: readonly FrequencyName[] = [
  'twice_a_day',
  'once_a_day',
  'other',
  ...frequencyNames.filter((name) => !['twice_a_day', 'once_a_day', 'other'].includes(name)),
]

const rank = ({ frequency, frequency_key, times }: TimedTask): string =>
  [
    // Both daily frequencies are one list, by the first time.
    times.length > 0 ? '00' : String(order.indexOf(frequency)).padStart(2, '0'),
    times.join(),
    frequency_key ?? '',
  ].join('/')

/**
 * Groups of tasks that are done at the same times or on the same occasion, in the order of the day and year.
 */
export function groupTasks<Task extends TimedTask>(tasks: readonly Task[]): readonly TaskGroup<Task>[] {
  return [...Map.groupBy(tasks, rank)]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .flatMap(([, same]) => {
      const [first] = same
      if (first === undefined) return []
      const { frequency, frequency_key, times } = first
      return [{ frequency, frequency_key, times, tasks: same }]
    })
}
