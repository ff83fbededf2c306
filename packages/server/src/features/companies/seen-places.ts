import { readGrant, tabletLevel, type Actor } from '@larder/core/permissions'

export type PlaceName = {
  readonly id: number
  readonly company_id: number
  readonly name: string
  readonly timezone: string
}

/** The actor's access level in the company; null without a role there. */
export function companyLevel(actor: Actor, company_id: number): string | null {
  const level = actor.kind === 'user' ? actor.companies[company_id] : undefined
  return level !== undefined && readGrant(level).role !== null ? level : null
}

/** The access level to show at a place: the company's, or else the place's own (general 6.1). */
export function levelAt(
  actor: Actor,
  place: { readonly id: number; readonly company_id: number },
): string | null {
  return companyLevel(actor, place.company_id) ?? ownLevel(actor, place) ?? null
}

/** The access level of the place itself; undefined without one. */
function ownLevel(
  actor: Actor,
  { id, company_id }: { readonly id: number; readonly company_id: number },
): string | undefined {
  if (actor.kind === 'tablet')
    return actor.place_id === id && actor.company_id === company_id ? tabletLevel : undefined
  const own = actor.kind === 'user' ? actor.places[id] : undefined
  return own?.company_id === company_id ? own.access_level : undefined
}

/** Of these places, those that the actor has a role at: a company role reaches all of them. */
export const placesSeenBy = (
  actor: Actor,
  places: readonly PlaceName[],
): { id: number; name: string; timezone: string; role: string | null }[] =>
  places
    .filter((place) => companyLevel(actor, place.company_id) !== null || ownLevel(actor, place) !== undefined)
    .map((place) => ({
      id: place.id,
      name: place.name,
      timezone: place.timezone,
      role: levelAt(actor, place),
    }))

/** Companies in which the actor has anything at all, smallest id first. */
export function companiesOf(actor: Actor): number[] {
  if (actor.kind === 'tablet') return [actor.company_id]
  if (actor.kind !== 'user') return []
  const ids = new Set([
    ...Object.keys(actor.companies).map(Number),
    ...Object.values(actor.places).map(({ company_id }) => company_id),
  ])
  return [...ids].sort((a, b) => a - b)
}
