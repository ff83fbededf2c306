import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { Flag, PlaceItemParams, PlaceParams, requiredText } from './kit/fields.schemas.ts'

export const Partner = z.object({
  id: z.number().int(),
  name: z.string(),
  /** No longer to choose from; entries keep the name. */ is_disabled: z.boolean(),
})
export type Partner = z.infer<typeof Partner>

export const partnersSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(Partner),
    summary: 'Suppliers and service providers of the place, disabled ones too',
  },
  create: {
    params: PlaceParams,
    body: z.object({ name: requiredText(255) }),
    response: Partner,
    summary: 'Adds a partner; 422 if the place has one of this name',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({ name: requiredText(255).optional(), is_disabled: Flag.optional() }),
    response: Partner,
    summary: 'Renames, disables or enables a partner; entries keep their recorded name',
  },
} satisfies SchemaTable
