import { countsAsVisit } from '@larder/core/places'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { findUsername, lockPlace } from './places.queries.ts'
import { writePlace } from './write-place.ts'

/** Visits of the provider's own staff change nothing and get the last visit that counted (general 4.10). */
export async function visitPlace(ctx: Ctx): Promise<{ last_visit: string | null }> {
  const at = placeOf(ctx)
  const counts = countsAsVisit(await findUsername(ctx.db, userId(ctx)))
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { counts } })
  if (!counts) return { last_visit: (await lockPlace(ctx.db, at)).last_visit }
  const last_visit = ctx.now.toISOString()
  await writePlace(ctx.db, at, { last_visit })
  return { last_visit }
}
