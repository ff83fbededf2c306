/** Shelves of a fridge from the top, each with the highest temperature of its food. */
import {
  valuesIn,
  type JurisdictionChain,
  type Limit,
  type LimitId,
  type PlanLimit,
  type Source,
} from '../haccp/index.ts'

/** What is cooked more has its place lower: nothing may drip on food that is eaten as it is. */
export const shelves = [
  { key: 'ready', limit: 'L-chill-rte' },
  { key: 'fish', limit: 'L-chill-fish' },
  { key: 'meat', limit: 'L-chill-red-meat' },
  { key: 'minced', limit: 'L-chill-minced' },
  { key: 'poultry', limit: 'L-chill-poultry' },
] as const satisfies readonly { readonly key: string; readonly limit: LimitId }[]

export type ShelfLimit = { readonly max: number; readonly sources: readonly Source[] }

type FoodLimit = Pick<PlanLimit, 'max' | 'note_key' | 'sources'>

/** Without a note it is the value of all such food; of several the strictest. */
function soleOf(values: readonly FoodLimit[]): ShelfLimit | null {
  const [preferredLimit] = [...values]
    .filter(({ max }) => max !== null)
    .sort((a, b) => Number(a.note_key != null) - Number(b.note_key != null) || (a.max ?? 0) - (b.max ?? 0))
  return preferredLimit?.max == null ? null : { max: preferredLimit.max, sources: preferredLimit.sources }
}

/**
 * The place's plan decides; without one, the values of its country, which are the same for every business.
 */
export function shelfLimit(
  limit: Limit,
  { chain, borrows }: Pick<JurisdictionChain, 'chain' | 'borrows'>,
  planned: readonly PlanLimit[],
): ShelfLimit | null {
  const own = soleOf(planned.filter(({ id }) => id === limit.id))
  if (own !== null) return own
  for (const jurisdiction of borrows === null ? chain : [...chain, borrows]) {
    const general = valuesIn(limit, jurisdiction).filter(
      ({ judged_apart, when }) => judged_apart !== true && when === undefined,
    )
    const generalLimit = soleOf(
      general.map(({ max, note_key, sources }) => ({ max, note_key: note_key ?? null, sources })),
    )
    if (generalLimit !== null) return generalLimit
  }
  return null
}
