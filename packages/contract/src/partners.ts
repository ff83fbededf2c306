/**
 * Suppliers and service providers of a place: what a step «supplier or partner» chooses from. Document 3,
 * section 3.
 */
import { z } from 'zod'
import { Flag, PlaceItemParams, PlaceParams, requiredText, route } from './kit/index.ts'

export const Partner = z.object({
  id: z.number().int(),
  name: z.string(),
  /** No longer to choose from; entries keep the name. */ is_disabled: z.boolean(),
})
export type Partner = z.infer<typeof Partner>

const path = '/api/places/:placeId/partners'

export const partners = {
  list: route({
    name: 'partners.list',
    method: 'GET',
    path,
    permission: 'partners.view',
    params: PlaceParams,
    response: z.array(Partner),
    summary: 'Suppliers and service providers of the place, disabled ones too',
  }),
  create: route({
    name: 'partners.create',
    method: 'POST',
    path,
    permission: 'partners.edit',
    params: PlaceParams,
    body: z.object({ name: requiredText(255) }),
    response: Partner,
    status: 201,
    summary: 'Adds a partner; 422 where the place has one of this name',
  }),
  change: route({
    name: 'partners.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'partners.edit',
    params: PlaceItemParams,
    body: z.object({ name: requiredText(255).optional(), is_disabled: Flag.optional() }),
    response: Partner,
    summary: 'Renames a partner, disables or enables it; entries keep the name that they were made with',
  }),
}
