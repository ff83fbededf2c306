/** Posters for the wall of a kitchen: one page each, in large letters. */
import { allergenIds, allergenLawOf } from '../products/index.ts'

export const posters = ['hand_washing', 'fridge', 'allergens'] as const
export type Poster = (typeof posters)[number]

/** Pictograms of allergens are named like them. */
export type PosterRow = {
  readonly pictogram: string
  readonly text: string
  /** What one decides by, such as “≤ 4 °C”; empty where there is none. */
  readonly figure: string
}

/** A poster in the words of its language, ready for the printer. */
export type PosterPage = {
  readonly poster: Poster
  readonly paper: PosterPaper
  readonly title: string
  readonly lead: string
  readonly rows: readonly PosterRow[]
  /** A second list under the rows, such as when to wash hands; its title is empty where there is none. */
  readonly list_title: string
  readonly list: readonly string[]
  readonly foot: string
  /** In small print; empty where no text was read. */
  readonly source: string
}

export type PosterPaper = 'a4' | 'us-letter'

/** Letter is the paper of the United States and Canada; elsewhere it is A4 (ISO 216). */
export const paperOf = (country: string | undefined): PosterPaper =>
  country === 'US' || country === 'CA' ? 'us-letter' : 'a4'

const WHEAT = 7
const GLUTEN = 11

/** Allergens of a country's law as they are counted: wheat is one of the cereals where those are named. */
export function posterAllergens(country: string | undefined): readonly number[] {
  const { named: lawAllergens } = allergenLawOf(country)
  return allergenIds.filter(
    (id) => lawAllergens.includes(id) && !(id === WHEAT && lawAllergens.includes(GLUTEN)),
  )
}
