/**
 * Steps with a timer: a form is answered in stages, each that long after the step before it.
 * docs/decisions/093-timers-of-steps.md
 */
import type { TaskStep } from '../tasks/index.ts'

type Timed = Pick<TaskStep, 'id' | 'order_number' | 'is_required' | 'timer_hours' | 'timer_notify_minutes'>
type Answer = {
  readonly task_step_id: number
  /** ISO; absent = when the entry was done. */
  readonly answered_at?: string | undefined
}
/** The answers of an entry so far, and when it was started. */
export type Answered = { readonly performed_at: string; readonly entry_fields: readonly Answer[] }
export type NextStep = {
  readonly task_step_id: number
  /** ISO. */
  readonly due_at: string
  /** When people are notified. */
  readonly notice_at: string
}

const HOUR_MS = 3_600_000

/** In the order in which the form shows them. */
export const inOrder = <S extends Pick<TaskStep, 'order_number'>>(steps: readonly S[]): S[] =>
  steps.toSorted((a, b) => a.order_number - b.order_number)

/** The first step of a form waits for nothing. */
export const hasTimer = (steps: readonly Timed[], id: number): boolean =>
  inOrder(steps).some((step, index) => index > 0 && step.id === id && (step.timer_hours ?? 0) > 0)
export const hasTimers = (steps: readonly Timed[]): boolean => steps.some(({ id }) => hasTimer(steps, id))

const idSet = ({ entry_fields }: Pick<Answered, 'entry_fields'>): ReadonlySet<number> =>
  new Set(entry_fields.map(({ task_step_id }) => task_step_id))

/** Required steps without an answer. */
export const missingSteps = (steps: readonly Timed[], answered: ReadonlySet<number>): number[] =>
  inOrder(steps)
    .filter(({ id, is_required }) => is_required && !answered.has(id))
    .map(({ id }) => id)

/** The stages of a form: each but the first starts with a step that has a timer. */
export function stagesOf<S extends Timed>(steps: readonly S[]): S[][] {
  const stages: S[][] = []
  for (const step of inOrder(steps)) {
    const last = stages.at(-1)
    if (last === undefined || hasTimer(steps, step.id)) stages.push([step])
    else last.push(step)
  }
  return stages
}

/** Whether a step may be left blank for now: it, or one before it, waits for its timer. */
export function canWait(steps: readonly Timed[], answered: ReadonlySet<number>, id: number): boolean {
  const ordered = inOrder(steps)
  const waits = ordered.findIndex((step) => hasTimer(steps, step.id) && !answered.has(step.id))
  return waits !== -1 && ordered.findIndex((step) => step.id === id) >= waits
}

/** The step that an entry waits for; null = it is finished. Its time counts from the answer before it. */
export function nextStep(steps: readonly Timed[], entry: Answered): NextStep | null {
  const answered = idSet(entry)
  if (missingSteps(steps, answered).length === 0) return null
  const ordered = inOrder(steps)
  const index = ordered.findIndex((step) => hasTimer(steps, step.id) && !answered.has(step.id))
  const step = ordered[index]
  if (step === undefined) return null
  const before = ordered.slice(0, index).findLast(({ id }) => answered.has(id))
  const since =
    entry.entry_fields.find(({ task_step_id }) => task_step_id === before?.id)?.answered_at ??
    entry.performed_at
  const due = Date.parse(since) + (step.timer_hours ?? 0) * HOUR_MS
  return {
    task_step_id: step.id,
    due_at: new Date(due).toISOString(),
    notice_at: new Date(due - (step.timer_notify_minutes ?? 0) * 60_000).toISOString(),
  }
}
