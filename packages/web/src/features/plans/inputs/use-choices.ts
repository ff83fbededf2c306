import { mergeChoices } from '@larder/core/two-hands'
import { useState } from 'react'

type Choices<T> = {
  readonly chosen: readonly T[]
  readonly dirty: boolean
  readonly toggle: (one: T) => void
  readonly choose: (all: readonly T[]) => void
  /** For the request: the list that the choices were made from. */
  readonly base: readonly T[]
}

/** Choices from a list that others change too: their clicks appear, and the user's own stay. */
export function useChoices<T>(stored: readonly T[]): Choices<T> {
  const [base, setBase] = useState(stored)
  const [chosen, choose] = useState(stored)
  if (JSON.stringify(stored) !== JSON.stringify(base)) {
    choose(mergeChoices(stored, base, chosen))
    setBase(stored)
  }
  return {
    chosen,
    base,
    choose,
    dirty: chosen.length !== base.length || chosen.some((one) => !base.includes(one)),
    toggle: (one) => choose(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]),
  }
}
