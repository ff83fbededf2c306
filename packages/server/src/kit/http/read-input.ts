/** Input by the route's schemas. */
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FieldError, Route } from '@larder/contract/kit'
import type { ServedRoute } from '@larder/contract/routes'
import type { Input } from '../context.ts'
import { readBody } from './json-body.ts'
import { Problem } from '../problem.ts'

/** @throws Problem `invalid` (422) that lists each field with a code. */
export function readInput(route: ServedRoute, request: FastifyRequest): Input<Route> {
  const errors: FieldError[] = []
  const params = take(route.params, request.params, errors)
  const query = take(route.query, request.query, errors)
  const body = route.method === 'GET' ? {} : take(route.body, readBody(request), errors)
  if (errors.length > 0) throw new Problem('invalid', 'The given data was invalid.', { errors })
  return { params, query, body } as Input<Route>
}

function take(schema: z.ZodType, value: unknown, errors: FieldError[]): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues.slice(0, 100)) errors.push(toFieldError(issue, value))
  return undefined
}

function toFieldError(issue: z.core.$ZodIssue, input: unknown): FieldError {
  const field = issue.path.map(String).join('.')
  return { field, code: codeOf(issue, at(input, issue.path)), message: issue.message }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

/** Refinements carry their code as their message: `required`, `email`, `vat_format` … */
function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && (value === undefined || value === null)) return 'required'
  if (issue.code === 'custom') return /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'
  if (issue.code === 'too_small') return value === '' ? 'required' : 'too_small'
  return issue.code
}
