/** The question between two versions of one thing, asked once for all forms (ui/conflict-host.tsx). */
import type { LastChange } from './problem.ts'
import { createStore } from './store.ts'

/** One field in both versions, as words. */
export type ConflictField = { readonly label: string; readonly mine: string; readonly theirs: string }

export type OpenConflict = {
  readonly fields: readonly ConflictField[]
  readonly changed: LastChange | undefined
  /** Saves the user's version over the other. */
  readonly onMine: () => void
  /** Discards the user's version. */
  readonly onTheirs: () => void
}

export const openConflict = createStore<OpenConflict | null>(null)
