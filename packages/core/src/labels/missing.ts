/** What a label for sale still lacks, by the law of its country. */
import { labelLawOf } from './label.ts'

export const labelGaps = [
  'ingredients',
  'order',
  'quid',
  'allergens',
  'named_allergens',
  'net',
  'date',
  'storage',
  'lot',
  'business_name',
  'business_address',
] as const
export type LabelGap = (typeof labelGaps)[number]

export type LabelFacts = {
  readonly country: string | undefined
  readonly has_ingredients: boolean
  /** False where the list is written from a recipe and some weight is not known. */
  readonly is_order_known: boolean
  /** False where a percentage is wanted and the weights do not give it. */
  readonly is_quid_known: boolean
  /** People stated all allergens of the product, or of each ingredient. */
  readonly are_allergens_stated: boolean
  /** Ids of allergens that the list names and nobody stated. */
  readonly named_allergens: readonly number[]
  readonly net: string
  readonly has_date: boolean
  readonly is_use_by: boolean
  /** The date has the day before the month. */
  readonly is_day_first: boolean
  readonly storage: string
  readonly lot: string
  readonly business_name: string
  readonly business_address: string
}

export type Missing = {
  readonly gap: LabelGap
  /** Document and place in it; empty where nobody has read the original. */
  readonly source: string
}

const articles: Readonly<Record<LabelGap, string>> = {
  ingredients: 'Article 9(1)(b)',
  order: 'Article 18(1)',
  quid: 'Article 9(1)(d), Article 22',
  allergens: 'Article 9(1)(c)',
  named_allergens: 'Article 9(1)(c)',
  net: 'Article 9(1)(e)',
  date: 'Article 9(1)(f), Article 24',
  // Annex X, point 2(b): a use-by date is followed by the conditions of storage.
  storage: 'Article 9(1)(g), Annex X',
  lot: '',
  business_name: 'Article 9(1)(h)',
  business_address: 'Article 9(1)(h)',
}
const LOT = 'Directive 2011/91/EU, Article 2'
const UKRAINE = 'Law of Ukraine No 2639-VIII, Article 6'

/** The Union and the countries that took its law over have articles; other laws were not read for labels. */
function sourceOf(gap: LabelGap, country: string | undefined): string {
  const law = labelLawOf(country)
  const act = /^(.*Regulation \(EU\) No 1169\/2011)/.exec(law.source)?.[1]
  if (act !== undefined) {
    if (gap !== 'lot') return `${act}, ${articles[gap]}`
    return act.startsWith('Assimilated') ? '' : LOT
  }
  return law.source.startsWith('Law of Ukraine') ? UKRAINE : ''
}

/** Signs that nobody sees, and dashes, say nothing. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/**
 * In the order in which people work through them. Directive 2011/91/EU, Article 5: a date with its day and month in
 * that order does for the lot.
 */
export function missingOnLabel(facts: LabelFacts): Missing[] {
  const has: Readonly<Record<LabelGap, boolean>> = {
    ingredients: facts.has_ingredients,
    order: !facts.has_ingredients || facts.is_order_known,
    quid: !facts.has_ingredients || facts.is_quid_known,
    allergens: facts.are_allergens_stated,
    named_allergens: facts.named_allergens.length === 0,
    net: !isBlank(facts.net),
    date: facts.has_date,
    storage: !facts.is_use_by || !isBlank(facts.storage),
    lot: !isBlank(facts.lot) || (facts.has_date && facts.is_day_first),
    business_name: !isBlank(facts.business_name),
    business_address: !isBlank(facts.business_address),
  }
  return labelGaps.filter((gap) => !has[gap]).map((gap) => ({ gap, source: sourceOf(gap, facts.country) }))
}
