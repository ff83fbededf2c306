import type { FieldError } from '@larder/contract/kit'
import { MissingPiece } from './refresh.ts'

/** Who made the current state, and when. */
export type LastChange = { readonly by: string | null; readonly at: string }

type ProblemFacts = {
  /** A code of the contract, or one of the browser: network, cancelled, unreadable, missing_piece. */
  readonly code: string
  readonly message: string
  readonly status?: number
  readonly errors?: readonly FieldError[] | undefined
  readonly correlation_id?: string | undefined
  readonly current?: unknown
  readonly changed?: LastChange | undefined
}

/**
 * An expected failure of a call. `status` is 0 where no answer came. `errors` names fields by their wire
 * names.
 */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly correlation_id: string | undefined
  /** The current state, where a change met another one (409). */
  readonly current: unknown
  readonly changed: LastChange | undefined

  constructor(facts: ProblemFacts) {
    super(facts.message)
    this.name = 'Problem'
    this.code = facts.code
    this.status = facts.status ?? 0
    this.errors = facts.errors ?? []
    this.correlation_id = facts.correlation_id
    this.current = facts.current
    this.changed = facts.changed
  }
}

/** Any thrown value as a problem: one that is none is our own mistake and becomes `internal`. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return new Problem({ code: 'cancelled', message: 'cancelled' })
  if (thrown instanceof MissingPiece) return new Problem({ code: 'missing_piece', message: thrown.message })
  return new Problem({ code: 'internal', message: thrown instanceof Error ? thrown.message : String(thrown) })
}

/**
 * Whether no message is shown (general 8.1): a cancelled request, an unpaid feature (with its own modal), a
 * session that ended (the login page shows it).
 */
export function isSilent(problem: Problem): boolean {
  return problem.code === 'cancelled' || problem.status === 402 || problem.code === 'unauthorized'
}
