import { useState, type ComponentType } from 'react'
import { asProblem } from './problem.ts'
import { loadPiece } from './refresh.ts'
import { toastProblem } from './toasts.ts'

export type OnDemand<Props> = {
  /** The part, once somebody has asked for it. */
  readonly Part: ComponentType<Props> | null
  /** For the stand-in's `onClick`. */
  readonly ask: () => void
  /** For the stand-in's `onPointerEnter`: begins to load, so that the click finds it there. */
  readonly prepare: () => void
}

/**
 * A part of a page that is loaded when somebody reaches for it: menus and pickers, whose library is large.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  return {
    Part,
    ask: () =>
      void loadPiece(load)
        .then((part) => setPart(() => part))
        .catch((thrown: unknown) => toastProblem(asProblem(thrown))),
    prepare: () => void load().catch(() => undefined),
  }
}
