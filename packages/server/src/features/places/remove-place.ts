import { placeOf, type Ctx } from '#kit/context.ts'
import { followPlaces } from '#features/billing/public.ts'
import { listPlaces } from '#features/companies/public.ts'
import { writePlace } from './write-place.ts'

/** From the next request on no user can read the place; its records and its chain stay. */
export async function removePlace(ctx: Ctx): Promise<{ id: number; remaining: number[] }> {
  const at = placeOf(ctx)
  await writePlace(ctx.db, at, { removed_at: ctx.now.toISOString() })
  await followPlaces(ctx, at.company_id)
  ctx.audit({ entity: 'place', entity_id: at.place_id })
  const left = await listPlaces(ctx.db, [at.company_id])
  return { id: at.place_id, remaining: left.map(({ id }) => id) }
}
