import { statementKinds } from '@larder/core/haccp'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Id, QueryFlag, text } from './kit/fields.schemas.ts'

const Force = z.enum(['law', 'guide', 'practice'])
const Kind = z.enum(statementKinds)

export const Statement = z.object({
  /** `limit:L-cook-core:EU:0`: stable while the plan is the same. */
  id: z.string(),
  kind: Kind,
  title: z.string(),
  text: z.string(),
  /** Where the plan says it; `hazard_id` opens the hazard's analysis. */
  places: z.array(
    z.object({
      section: z.string(),
      section_title: z.string(),
      step: z.string().nullable(),
      hazard: z.string().nullable(),
      hazard_id: z.number().int().nullable(),
      /** The product group whose analysis says it; null = the place. */ fsp_product_group_id: z
        .number()
        .int()
        .nullable(),
    }),
  ),
  force: Force,
  force_text: z.string(),
  evidence: z.enum(['read', 'secondhand', 'memory', 'expert']),
  evidence_text: z.string(),
  /** Not compared with the original: to be verified with the authority. */
  to_verify: z.boolean(),
  verified_on: z.string().nullable(),
  note: z.string().nullable(),
  sources: z.array(
    z.object({
      document: z.string(),
      /** What people call the document: “RD 1021/2022”. */ name: z.string(),
      title: z.string(),
      clause: z.string().nullable(),
      /** Where the text can be read. */ address: z.string().nullable(),
      jurisdiction: z.string(),
      foreign: z.boolean(),
    }),
  ),
})
export type Statement = Wire<typeof Statement>

export const planSourcesSchemas = {
  list: {
    params: z.object({ placeId: Id, planId: Id }),
    query: z.object({
      lang: text(10).optional(),
      /** The analysis of this product group alone. */
      fsp_product_group_id: Id.optional(),
      kind: Kind.optional(),
      force: Force.optional(),
      to_verify: QueryFlag.optional(),
      /** A hazard (`P09/H16`) or the id of a fact (`L-cook-core`). */
      about: text(60).optional(),
      search: text(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      data: z.array(Statement),
      meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }),
      /** Of the whole plan, independent of the filter. */
      counts: z.object({
        statements: z.number().int(),
        verified: z.number().int(),
        to_verify: z.number().int(),
        kinds: z.array(z.object({ kind: Kind, count: z.number().int() })),
      }),
      language: z.string(),
    }),
    summary:
      'Sources of every statement of the plan: documents with clause, country, force, evidence and date of verification',
  },
} satisfies SchemaTable
