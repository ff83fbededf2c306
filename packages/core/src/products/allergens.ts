/**
 * Allergens: the fixed list of 17 of document 3, and which of them the law of a country wants named on food.
 * A set of allergens is a number with one bit for each.
 */
export const allergens = [
  { id: 1, key: 'milk' },
  { id: 2, key: 'eggs' },
  { id: 3, key: 'fish' },
  { id: 4, key: 'crustaceans' },
  { id: 5, key: 'tree_nuts' },
  { id: 6, key: 'peanuts' },
  { id: 7, key: 'wheat' },
  { id: 8, key: 'soybeans' },
  { id: 9, key: 'sulfites' },
  { id: 10, key: 'sesame' },
  { id: 11, key: 'gluten' },
  { id: 12, key: 'molluscs' },
  { id: 13, key: 'mustard' },
  { id: 14, key: 'bee_pollen' },
  { id: 15, key: 'royal_jelly' },
  { id: 16, key: 'celery' },
  { id: 17, key: 'lupin' },
] as const
export type AllergenSet = number

export const allergenIds: readonly number[] = allergens.map(({ id }) => id)
const bit = (id: number): number => 1 << (id - 1)
export const SULFITES = 9
const WHEAT = 7
const GLUTEN = 11

/** Wheat is a cereal with gluten: who names it names both. */
export function setOf(ids: readonly number[]): AllergenSet {
  const set = ids.reduce((all, id) => all | bit(id), 0)
  return (set & bit(WHEAT)) === 0 ? set : set | bit(GLUTEN)
}
export const idsOf = (set: AllergenSet): number[] => allergenIds.filter((id) => (set & bit(id)) !== 0)

export type AllergenLaw = {
  /** Ids that have to be named, in the order of the list. */
  readonly named: readonly number[]
  /** Document and place in it; empty where nobody has read the original. */
  readonly source: string
  /** Whether sulfites are named from 10 mg/kg, or only above it. */
  readonly sulfites: 'from' | 'above'
}

/** Wheat stands among the cereals with gluten there. */
const EU = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17]
/** Annex II, No 12, and what follows it: “more than 10 mg/kg or 10 mg/litre”. */
const above = 'above'
/** 21 CFR 101.100(a)(4), C.R.C. c. 870 B.01.010.1(1) and Schedule 9 of the Code: “10 … or more”. */
const from = 'from'
const laws: Readonly<Record<string, AllergenLaw>> = {
  EU: { named: EU, source: 'Regulation (EU) No 1169/2011, Annex II', sulfites: above },
  GB: { named: EU, source: 'Assimilated Regulation (EU) No 1169/2011, Annex II', sulfites: above },
  UA: { named: EU, source: 'Law of Ukraine No 2639-VIII, Article 15 and Annex 1', sulfites: above },
  US: { named: [1, 2, 3, 4, 5, 6, 7, 8, 10], source: '21 USC 343(w)', sulfites: from },
  CA: {
    sulfites: from,
    named: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    source: 'Food and Drug Regulations (C.R.C., c. 870), B.01.010.1(1)',
  },
  AU: {
    sulfites: from,
    named: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 17],
    source: 'Australia New Zealand Food Standards Code, Standard 1.2.3 and Schedule 9',
  },
}

const likeThat: Readonly<Record<string, string>> = {
  NZ: 'AU',
  ...Object.fromEntries(
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'
      .split(' ')
      .map((code) => [code, 'EU']),
  ),
}

/**
 * Alpha-2 code of the country. Where the law is not known all 17 are named, sulfites from 10 mg/kg, and there is no
 * source.
 */
export function allergenLawOf(country: string | null | undefined): AllergenLaw {
  const code = (country ?? '').toUpperCase()
  return laws[likeThat[code] ?? code] ?? { named: allergenIds, source: '', sulfites: from }
}
