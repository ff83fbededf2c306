/**
 * An expected failure, thrown by handlers and rules of the frame; one writer (`serve.ts`) turns it into the
 * answer.
 */
import { problems, type FieldError, type ProblemCode } from '@larder/contract/kit'

/** Who changed the current state, and when. */
type LastChange = { readonly by: string | null; readonly at: string }

type ProblemDetails = {
  readonly errors?: readonly FieldError[]
  readonly retry_after_seconds?: number
  readonly current?: unknown
  readonly changed?: LastChange | undefined
  readonly account_id?: number
  readonly refuses_permission?: boolean
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly retry_after_seconds: number | undefined
  readonly current: unknown
  readonly changed: LastChange | undefined
  /** The account that somebody tried to sign in to; for the log alone. */
  readonly account_id: number | undefined
  /** Whether the actor lacks the permission, also where the answer says that nothing is there. */
  readonly refuses_permission: boolean

  constructor(code: ProblemCode, message: string, more: ProblemDetails = {}) {
    super(message)
    this.code = code
    this.status = problems[code]
    this.errors = more.errors ?? []
    this.retry_after_seconds = more.retry_after_seconds
    this.current = more.current
    this.changed = more.changed
    this.account_id = more.account_id
    this.refuses_permission = more.refuses_permission ?? code === 'forbidden'
  }

  /** The same problem with more of its details. */
  with(more: ProblemDetails): Problem {
    return new Problem(this.code, this.message, { ...this, ...more })
  }
}

/** The one body for an absent item and for one that the actor may not see. */
export const notFound = (model: string, more: { readonly refuses_permission?: boolean } = {}): Problem =>
  new Problem('not_found', `No query results for model [${model}].`, more)

/** Refuses one field of the input. */
export const invalid = (field: string, code: string, message = code): Problem =>
  new Problem('invalid', message, { errors: [{ field, code, message }] })

/** Refuses several fields at once; the message is the first one's. */
export const invalidFields = (errors: readonly [FieldError, ...FieldError[]]): Problem =>
  new Problem('invalid', errors[0].message, { errors })

/** Refuses one field of the input for so many seconds. */
export const invalidUntil = (error: FieldError, retry_after_seconds: number): Problem =>
  new Problem('invalid', error.message, { errors: [error], retry_after_seconds })

/**
 * Two people changed the same thing: the caller's version is not the current one. The answer carries the
 * current state, as the route would answer it, so that the client can show both.
 */
export const versionConflict = (current: unknown): Problem =>
  new Problem('conflict', 'Another user has changed this meanwhile.', {
    errors: [
      { field: 'version', code: 'version_conflict', message: 'Another user has changed this meanwhile.' },
    ],
    current,
  })

/** `code`: of the text that says why. */
export const conflict = (message: string, code?: string): Problem =>
  new Problem('conflict', message, code === undefined ? {} : { errors: [{ field: '', code, message }] })

/** The disk of the server has no room: nothing was saved. */
export const storageFull = (): Problem =>
  new Problem('storage_full', 'The disk of the server is full. Nothing was saved.')
