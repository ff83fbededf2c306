/** Answers that exclude each other, each with the answer that resolves it. */
import type { SetupQuestion } from '../facts/setup-questions.ts'

/** By the key of the question. */
export type SetupAnswers = Readonly<Record<string, boolean>>

export type SetupConflict = {
  /** The question that was answered with yes. */
  readonly key: string
  /** The question whose yes is missing. */
  readonly needs: string
}

/** A product whose way is not chosen: smoked fish, and no smoking. */
export const conflictsOf = (
  answers: SetupAnswers,
  questions: readonly SetupQuestion[],
): readonly SetupConflict[] =>
  questions.flatMap(({ key, needs = [] }) => {
    const [first] = needs
    return answers[key] !== true || first === undefined || needs.some((need) => answers[need] === true)
      ? []
      : [{ key, needs: first }]
  })
