import { faultOfGln } from '@larder/core/products'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseVersion,
  Email,
  Flag,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  text,
} from './kit/fields.schemas.ts'

export const Partner = z.object({
  id: z.number().int(),
  name: z.string(),
  /** No longer to choose from; entries keep the name. */ is_disabled: z.boolean(),
  is_supplier: z.boolean(),
  is_customer: z.boolean(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** A change names it as `base_version`. */ version: z.number().int(),
  /** Global Location Number of GS1: 13 digits; empty without one. */ gln: z.string(),
})
export type Partner = Wire<typeof Partner>

const Gln = text(20)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .superRefine((value, context) => {
    const fault = value === '' ? null : faultOfGln(value)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })

const contact = {
  is_supplier: Flag.optional(),
  is_customer: Flag.optional(),
  email: z.union([z.literal(''), Email]).optional(),
  phone: text(60).optional(),
  address: text(500).optional(),
  gln: Gln.optional(),
}

export const partnersSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(Partner),
    summary: 'Suppliers and service providers of the place, disabled ones too',
  },
  create: {
    params: PlaceParams,
    body: z.object({ name: requiredText(255), ...contact }),
    response: Partner,
    summary: 'Adds a partner; 422 if the place has one of this name',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({
      base_version: BaseVersion,
      name: requiredText(255).optional(),
      is_disabled: Flag.optional(),
      ...contact,
    }),
    response: Partner,
    summary: 'Changes the named fields of a partner; entries keep their recorded name',
  },
} satisfies SchemaTable
