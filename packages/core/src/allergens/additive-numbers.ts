/** Food additives that are an allergen, or made of one: by the key of the list of additives. */
import { allergenIdsOf, type Level } from './lexicon.ts'

type AdditiveAllergens = { readonly allergens: readonly number[]; readonly level: Level }

const sulfites: AdditiveAllergens = { allergens: allergenIdsOf('sulfites'), level: 'food' }
const byKey = new Map<string, AdditiveAllergens>([
  ...['220', '221', '222', '223', '224', '225', '226', '227', '228'].map(
    (key): [string, AdditiveAllergens] => [key, sulfites],
  ),
  // Lysozyme.
  ['1105', { allergens: allergenIdsOf('eggs'), level: 'food' }],
  // Lecithins are of soya, eggs, sunflower or rapeseed.
  ['322', { allergens: allergenIdsOf('soybeans eggs'), level: 'maybe' }],
  ['322a', { allergens: [], level: 'maybe' }],
  // Soybean hemicellulose, and thermally oxidised soya bean oil.
  ['426', { allergens: allergenIdsOf('soybeans'), level: 'food' }],
  ['479b', { allergens: allergenIdsOf('soybeans'), level: 'maybe' }],
])

/** Of “220” or “1105”; undefined for one that says nothing. */
export const allergensOfAdditive = (key: string): AdditiveAllergens | undefined => byKey.get(key)
