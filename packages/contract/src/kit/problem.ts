/**
 * A problem is an expected failure. Its code is one of this list; the browser turns codes into words. The
 * body never says whether something foreign exists.
 */
export const problems = {
  bad_signature: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  payment_required: 402,
  trial_ended: 402,
  renewal_needed: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_attempts: 429,
  internal: 500,
  overloaded: 503,
  payments_down: 503,
  storage_full: 507,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problems
