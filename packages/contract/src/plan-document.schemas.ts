/** The plan as it is read: sections of blocks (core's `PlanDocument`), as schemas. */
import { z } from 'zod'
import { RichText } from './rich-text.schemas.ts'
import type { Wire } from './kit/route.ts'

const Tone = z.enum([
  'ccp',
  'oprp',
  'prp',
  'risk_low',
  'risk_medium',
  'risk_high',
  'law',
  'guide',
  'practice',
  'unverified',
  'not_stated',
])
const Cell = z.union([z.string(), z.object({ badge: Tone, text: z.string() })])
const Point = z.object({ x: z.number(), y: z.number() })

export const FlowLayout = z.object({
  width: z.number(),
  height: z.number(),
  nodes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      ccps: z.array(z.number().int()),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  edges: z.array(z.object({ id: z.string(), points: z.array(Point), label: z.string().optional() })),
})

export const PlanBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    text: z.string(),
    new_page: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('facts'),
    rows: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** The value with its form. */ rich: RichText.optional(),
      }),
    ),
  }),
  z.object({ kind: z.literal('rich'), text: RichText }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(
      z.object({ title: z.string(), share: z.number(), align: z.enum(['center', 'end']).optional() }),
    ),
    rows: z.array(z.array(Cell)),
  }),
  z.object({ kind: z.literal('flow'), alt: z.string(), layout: FlowLayout }),
  z.object({
    kind: z.literal('matrix'),
    caption: z.string(),
    severity_title: z.string(),
    probability_title: z.string(),
    cells: z.array(
      z.object({
        severity: z.number().int(),
        probability: z.number().int(),
        risk: z.number().int(),
        tone: Tone,
        items: z.array(z.string()),
      }),
    ),
  }),
  z.object({
    kind: z.literal('picture'),
    file_id: z.number().int(),
    sha256: z.string(),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  z.object({
    kind: z.literal('attachment'),
    file_id: z.number().int(),
    sha256: z.string(),
    filename: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('note'), tone: z.enum(['info', 'unverified', 'warning']), text: z.string() }),
])

export const PlanSection = z.object({
  id: z.number().int(),
  static_name: z.string(),
  title: z.string(),
  /** The language of the texts, which may differ from the requested one. */
  language: z.string(),
  landscape: z.boolean(),
  status_line: z.string(),
  blocks: z.array(PlanBlock),
})
export type PlanSection = Wire<typeof PlanSection>
