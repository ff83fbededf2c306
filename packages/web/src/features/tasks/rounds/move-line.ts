/** Lines of rounds: which rounds a line can be in, at which times it is done there, and their order. */
import { roundIds, type RoundId } from '@larder/core/haccp'
import { frequencyOf } from '@larder/core/plan-progress'
import type { Task } from '@larder/contract/tasks'

type Line = Pick<Task, 'id' | 'round' | 'task_frequency_type_id' | 'custom_frequency'>

const daily: readonly RoundId[] = ['opening', 'cold', 'service', 'closing']
const events: readonly RoundId[] = ['delivery', 'making', 'cooking', 'cooling', 'serving', 'transport']
const periods: readonly RoundId[] = ['weekly', 'monthly', 'yearly']

const isWhenNeeded = ({ task_frequency_type_id }: Line): boolean => {
  const frequency = frequencyOf(task_frequency_type_id)
  return frequency === 'other' || frequency === 'not_specified'
}

/** Whether the place defined the frequency itself: its times are changed in the form of the task. */
export const hasOwnFrequency = ({ custom_frequency: { custom_frequency_type_id: type } }: Line): boolean =>
  type !== undefined && type !== null

/** Rounds in which the line can be done as often as it is; with the present one. */
export function roundsFor(line: Line): readonly RoundId[] {
  const fitting =
    line.custom_frequency.times.length > 0 ? daily : isWhenNeeded(line) ? [...daily, ...events] : periods
  return roundIds.filter((round) => fitting.includes(round) || round === line.round)
}

/**
 * The times of the line in another round: those that most of its lines have, where they are as many as the
 * line needs; else its own.
 */
export function timesIn(round: RoundId | null, line: Line, all: readonly Line[]): readonly string[] {
  const { times } = line.custom_frequency
  if (round === line.round || round === null || times.length === 0) return times
  const there = all
    .filter((one) => one.round === round && one.id !== line.id)
    .map((one) => one.custom_frequency.times)
  const asMany = there.filter((one) => one.length === times.length).map((one) => one.join())
  if (asMany.length > 0) return mostOften(asMany).split(',')
  return times.length === 1 && there.flat().length > 0 ? [mostOften(there.flat())] : times
}

function mostOften(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

/** Ids of all tasks with the line at the place of `other`, which moves by one. */
export function idsWithLineAt(all: readonly Line[], line: Line, other: Line): readonly number[] {
  const ids = all.map(({ id }) => id)
  const to = ids.indexOf(other.id)
  return ids.filter((id) => id !== line.id).toSpliced(to, 0, line.id)
}

/** Lines by their rounds in the order of the day; those of no round last. */
export const linesByRound = <One extends Line>(
  lines: readonly One[],
): readonly { readonly round: RoundId | null; readonly lines: readonly One[] }[] =>
  [...roundIds, null].flatMap((round) => {
    const own = lines.filter((line) => line.round === round)
    return own.length === 0 ? [] : [{ round, lines: own }]
  })
