import { attentionKinds } from '@larder/core/statistics'
import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { Id, PlaceParams } from './kit/fields.schemas.ts'

const Percent = z.number().nullable()

/** 0 to 100; null where the area has no data yet. */
export const AreaPercents = z.object({
  audits: Percent,
  documents: Percent,
  monitoring: Percent,
  personnel: Percent,
  plan: Percent,
  production: Percent,
})

export const OverviewPlace = AreaPercents.extend({
  place_id: z.number().int(),
  name: z.string(),
  /** Floored average of the areas that have data. */
  overall: Percent,
})

const Count = z.number().int()

export const Attention = z.object({
  /** Of today. */
  checks: z.object({ ok: Count, due: Count, overdue: Count }),
  /** Most urgent first; empty = all right. */
  items: z.array(z.object({ kind: z.enum(attentionKinds), count: Count })),
})
export type Attention = z.infer<typeof Attention>

export const overviewSchemas = {
  get: {
    query: z.object({ companyId: Id }),
    response: z.object({
      hasGroups: z.boolean(),
      data: z.array(OverviewPlace),
      places: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
    summary: 'Percentages per place and area',
  },
  attention: {
    params: PlaceParams,
    response: Attention,
    summary: 'What at the place needs the reader, most urgent first, and the checks of today',
  },
} satisfies SchemaTable
