/**
 * Where an answer belongs among those that a question of an audit has already. Two devices may answer without
 * having seen each other: then both answers stay until one is chosen.
 */

/** `current` counts; `disputed` was given beside it; `replaced` is kept for the record. */
export type AnswerState = 'current' | 'disputed' | 'replaced'

/**
 * What the new answer was based on. `version`: the latest one that the device had seen, null = there was none.
 * `uuid`: an earlier answer of the device itself, which it may not have sent yet. `unknown`: the client does
 * not say.
 */
export type AnswerBase =
  | { readonly kind: 'version'; readonly version: number | null }
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'unknown' }

export type GivenAnswer = {
  readonly version: number
  readonly state: AnswerState
  readonly uuid: string | null
  /** It says the same as the new one. */
  readonly is_same: boolean
  /** The session of the new one gave it. */
  readonly is_own: boolean
}

export type Placing = {
  readonly state: 'current' | 'disputed'
  /** Versions that the new answer replaces. */
  readonly replaces: readonly number[]
}

const isOpen = ({ state }: GivenAnswer): boolean => state !== 'replaced'

function isBase(base: AnswerBase, { version, uuid, is_own }: GivenAnswer, open: number): boolean {
  if (base.kind === 'version') return base.version === version
  if (base.kind === 'uuid') return base.uuid === uuid
  return is_own && open === 1
}

/** Null where nothing changes: an answer that is open says the same. */
export function placeAnswer(answers: readonly GivenAnswer[], base: AnswerBase): Placing | null {
  const open = answers.filter(isOpen)
  const latest = Math.max(0, ...answers.map(({ version }) => version))
  const hasSeenAll = base.kind === 'version' && base.version === latest
  const covered = hasSeenAll ? open : open.filter((one) => isBase(base, one, open.length))
  const replaced = open.filter((one) => covered.includes(one) || one.is_same)
  if (replaced.length === 1 && replaced[0]?.is_same === true) return null
  return {
    state: open.length === 0 || replaced.some(({ state }) => state === 'current') ? 'current' : 'disputed',
    replaces: replaced.map(({ version }) => version),
  }
}

/** Whether a question waits for somebody to choose between its answers. */
export const isDisputed = (answers: readonly { readonly state: AnswerState }[]): boolean =>
  answers.some(({ state }) => state === 'disputed')
