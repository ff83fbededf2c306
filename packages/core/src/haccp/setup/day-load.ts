/** How much a usual day asks for: rounds, checks, minutes. */
import type { RoundId } from '../facts/facts.ts'
import { roundIds } from '../facts/monitoring.ts'
import type { StorageKind, StorageTasks } from '../facts/setup-questions.ts'
import { storageKinds } from '../facts/setup-questions.ts'
import { factOfTask } from '../generate/plan-tasks.ts'
import type { Plan, PlanTask } from '../generate/plan.ts'

/**
 * Seconds, our estimate: a tick is looked at and tapped, a reading is taken and typed, and each round is
 * walked.
 */
const seconds = { tick: 6, reading: 20, round: 30 } as const

export type DayLoad = {
  /** Rounds with an hour, in the order of the day; lines at each time together. */
  readonly rounds: readonly {
    readonly round: RoundId
    readonly times: readonly string[]
    readonly lines: number
  }[]
  readonly checks: number
  readonly minutes: number
}

/** The kind of unit at which the task is read; undefined for others. */
export const storageOf = (task: PlanTask, storage: StorageTasks): StorageKind | undefined =>
  storageKinds.find((kind) => storage[kind].includes(factOfTask(task.of ?? task.id)))

/** The kinds of units that the tasks of the plan read. */
export const storageKindsOf = (plan: Plan, storage: StorageTasks): readonly StorageKind[] =>
  storageKinds.filter((kind) => plan.tasks.some((task) => storageOf(task, storage) === kind))

/** A usual day of the plan; what is done when it happens is not counted. */
export function dayLoad(plan: Plan): DayLoad {
  const timed = plan.tasks.flatMap((task) =>
    task.round === undefined ? [] : task.times.map((time) => ({ task, round: task.round as RoundId, time })),
  )
  const walks = [...Map.groupBy(timed, ({ round, time }) => `${round} ${time}`).values()]
  const rounds = roundIds.flatMap((round) => {
    const own = walks.filter(([first]) => first?.round === round)
    const times = own.flatMap(([first]) => first?.time ?? []).toSorted()
    return own.length === 0
      ? []
      : [{ round, times, lines: own.reduce((sum, lines) => sum + lines.length, 0) }]
  })
  const checks = rounds.reduce((sum, { lines }) => sum + lines, 0)
  const ticks = timed.filter(({ task }) => task.limit === null).length
  const spent = ticks * seconds.tick + (checks - ticks) * seconds.reading + walks.length * seconds.round
  return { rounds, checks, minutes: Math.max(1, Math.round(spent / 60)) }
}
