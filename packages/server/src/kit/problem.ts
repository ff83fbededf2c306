/** An expected failure, thrown by handlers and rules of the frame; one writer (`serve.ts`) turns it into the answer. */
import { problems, type FieldError, type ProblemCode } from '@larder/contract/kit'

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly retry_after_seconds: number | undefined

  constructor(code: ProblemCode, message: string, more: { errors?: readonly FieldError[]; retry_after_seconds?: number } = {}) {
    super(message)
    this.code = code
    this.status = problems[code]
    this.errors = more.errors ?? []
    this.retry_after_seconds = more.retry_after_seconds
  }
}

/** The one body for what is absent and for what the actor may not know of. */
export const notFound = (model: string): Problem => new Problem('not_found', `No query results for model [${model}].`)

/** Refuses one field of the input. */
export const invalid = (field: string, code: string, message = code): Problem =>
  new Problem('invalid', message, { errors: [{ field, code, message }] })

export const conflict = (message: string): Problem => new Problem('conflict', message)
