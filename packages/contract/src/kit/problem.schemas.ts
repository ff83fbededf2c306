import { z } from 'zod'
import type { Wire } from './route.ts'

export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string() })
export type FieldError = Wire<typeof FieldError>

export const ProblemBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(FieldError).optional(),
  /** With a conflict: the current state, as the route's own answer would show it. */
  current: z.unknown().optional(),
  /** Who made it, and when. */
  changed: z.object({ by: z.string().nullable(), at: z.string() }).optional(),
  /** Repeats the `x-correlation-id` header for unexpected failures, so that support can find the log line. */
  correlation_id: z.string().optional(),
})
export type ProblemBody = Wire<typeof ProblemBody>
