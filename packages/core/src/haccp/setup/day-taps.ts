/** The taps of a usual day on a phone, and the time that they take by the keystroke-level model. */
import { type Plan, type PlanTask } from '../generate/plan.ts'

/**
 * Seconds of one tap (pointing, P) and of making up one’s mind before a line (mental preparation, M): S. K.
 * Card, T. P. Moran, A. Newell, The Psychology of Human-Computer Interaction (1983), keystroke-level model.
 * Walking to the unit and reading the thermometer are work in the kitchen and no part of it.
 */
export const keystrokeSeconds = { tap: 1.1, think: 1.35 } as const

export type DayTaps = { readonly lines: number; readonly taps: number; readonly seconds: number }

/**
 * Keys of a usual reading: a temperature has one decimal, other figures are typed as their limit is written.
 */
export function keysOfReading({ limit }: Pick<PlanTask, 'limit'>): number {
  const figure = limit?.max ?? limit?.min ?? null
  if (limit === null || figure === null) return DIGITS_WITHOUT_LIMIT
  return limit.quantity === 'celsius' ? figure.toFixed(1).length : String(figure).length
}
/** “3.9” */
const DIGITS_WITHOUT_LIMIT = 3

const isTick = ({ entry }: PlanTask): boolean => entry === 'choose_one_answer'

/**
 * Taps of the lines of one walk: the first reading is opened and the others follow by themselves; each is
 * typed and confirmed, after its food where foods have limits of their own. What is only looked at is
 * confirmed together.
 */
function tapsOfWalk(lines: readonly PlanTask[]): number {
  const readings = lines.filter((line) => !isTick(line))
  const typed = readings.reduce(
    (sum, line) => sum + keysOfReading(line) + 1 + (line.foods === undefined ? 0 : 1),
    0,
  )
  return typed + (readings.length > 0 ? 1 : 0) + (readings.length < lines.length ? 1 : 0)
}

/** What has an hour on a usual day; what is written down when it happens is not counted. */
export function dayTaps({ tasks }: Pick<Plan, 'tasks'>): DayTaps {
  const timed = tasks.flatMap((task) =>
    task.times.map((time) => ({ task, walk: `${task.round ?? ''} ${time}` })),
  )
  const walks = [...Map.groupBy(timed, ({ walk }) => walk).values()]
  const taps = walks.reduce((sum, walk) => sum + tapsOfWalk(walk.map(({ task }) => task)), 0)
  return {
    lines: timed.length,
    taps,
    seconds: taps * keystrokeSeconds.tap + timed.length * keystrokeSeconds.think,
  }
}
