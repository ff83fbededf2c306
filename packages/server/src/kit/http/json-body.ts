/**
 * The JSON body of a request: it arrives as text, so that it is parsed after the permission, and only once.
 */
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

export class JsonBody {
  readonly text: string
  #parsed: { readonly value: unknown } | null = null

  constructor(text: string) {
    this.text = text
  }

  /** @throws SyntaxError */
  get value(): unknown {
    this.#parsed ??= { value: this.text === '' ? {} : (JSON.parse(this.text) as unknown) }
    return this.#parsed.value
  }
}

/** @throws Problem 422 `malformed_json` */
export function readBody({ body }: FastifyRequest): unknown {
  try {
    return body instanceof JsonBody ? body.value : {}
  } catch {
    throw new Problem('invalid', 'The body is not JSON.', {
      errors: [{ field: '', code: 'malformed_json', message: 'The body is not JSON.' }],
    })
  }
}

/** The fields of the body; none where it is no JSON object, which is refused later. */
export function peekBody(request: FastifyRequest): Readonly<Record<string, unknown>> {
  try {
    const body = readBody(request)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
