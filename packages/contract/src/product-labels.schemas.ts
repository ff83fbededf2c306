import { labelGaps, labelKinds, labelSizeIds } from '@larder/core/labels'
import { z } from 'zod'
import { DateText, InLanguage, PlaceItemParams, QueryFlag, text } from './kit/fields.schemas.ts'
import type { SchemaTable } from './kit/route.ts'

/** Labels of one request. */
const MOST_COPIES = 240

const LabelQuery = InLanguage.extend({
  /** `product` for sale; the others for containers in the kitchen. */
  kind: z.enum(labelKinds).default('product'),
  size: z.enum(labelSizeIds).default('62x29'),
  format: z.enum(['pdf', 'zpl']).default('pdf'),
  /** Of the printer, for ZPL. */
  dpi: z.coerce
    .number()
    .pipe(z.union([z.literal(203), z.literal(300)]))
    .default(203),
  copies: z.coerce.number().int().min(1).max(MOST_COPIES).default(1),
  lot: text(60).optional(),
  /** When it was prepared, thawed or opened, in the place's time: `YYYY-MM-DDTHH:mm`; now where absent. */
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
    .refine((value) => DateText.safeParse(value.slice(0, 10)).success, { message: 'date' })
    .optional(),
  /** The last day; where absent by the product's shelf life, the next day for what is thawed or opened. */
  expires: DateText.optional(),
  /** Net amount as it is printed. */
  net: text(60).optional(),
  /** Prints a label for sale although the law asks for more. */
  incomplete: QueryFlag.optional(),
})

export const labelSchemas = {
  label: {
    params: PlaceItemParams,
    query: LabelQuery,
    summary:
      'A label of a product as PDF or ZPL; 422 where letters of the least size do not fit, and for sale where something is missing, unless `incomplete`',
  },
  labelGaps: {
    params: PlaceItemParams,
    query: LabelQuery,
    response: z.object({
      missing: z.array(
        z.object({
          gap: z.enum(labelGaps),
          /** Document and place in it; empty where nobody has read the original. */
          source: z.string(),
        }),
      ),
    }),
    summary: 'What a label for sale still lacks by the law of the country; nothing for other labels',
  },
} satisfies SchemaTable
