/** The question between two versions of one thing, asked once for all forms (ui/conflict-host.tsx). */
import type { LastChange } from './problem.ts'
import { createStore } from './store.ts'

/** One field in both versions, as words. */
export type ConflictField = { readonly label: string; readonly mine: string; readonly theirs: string }

export type Values = Record<string, unknown>

/** How the values of a form become words; absent = by its fields on the screen. */
export type ConflictWords = {
  /** For fields whose values are no words. */
  readonly words?: Readonly<Record<string, (value: never) => string>> | undefined
  /** What the form has beside its fields. */
  readonly others?: ((theirs: unknown) => readonly ConflictField[]) | undefined
}

/** A form, and the other version of its thing. */
export type TwoVersions = ConflictWords & {
  readonly nodeOf: (name: string) => Element | null
  readonly mine: Values
  readonly theirs: Values
  /** As the server has it. */
  readonly current: unknown
}

export type OpenConflict = {
  /** Null where the user removes the thing. */
  readonly versions: TwoVersions | null
  readonly changed: LastChange | undefined
  /** Saves the user's version over the other. */
  readonly onMine: () => void
  /** Discards the user's version. */
  readonly onTheirs: () => void
}

export const openConflict = createStore<OpenConflict | null>(null)
