/** The question between two versions, for calls without a form. */
import { openConflict, type ConflictField } from './conflict.ts'
import type { Problem } from './problem.ts'

type ConflictHandlers<Thing> = {
  readonly fields: (theirs: Thing) => readonly ConflictField[]
  /** Sends the user's version over theirs. */
  readonly onMine: (theirs: Thing) => void
  readonly onTheirs: (theirs: Thing) => void
}

/** True where somebody else was faster and the question is asked. */
export function askBetween<Thing>(
  { status, current, changed }: Problem,
  { fields, onMine, onTheirs }: ConflictHandlers<Thing>,
): boolean {
  if (status !== 409 || current === undefined) return false
  const theirs = current as Thing
  openConflict.set({
    versions: { nodeOf: () => null, mine: {}, theirs: {}, current, others: () => fields(theirs) },
    changed,
    onMine: () => onMine(theirs),
    onTheirs: () => onTheirs(theirs),
  })
  return true
}
