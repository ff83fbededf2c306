/** The label of a product for sale: what it says and in which order. */
import { codesOf } from './gs1.ts'
import { labelLawOf, labelLines, type Label } from './label.ts'

export type ForSale = {
  readonly country: string | undefined
  readonly title: string
  /** The list of ingredients with all allergens of the product declared in it; empty = none. */
  readonly listed: string
  /** Names of the allergens in the food, and of those that cannot be ruled out. */
  readonly contains: string
  readonly traces: string
  readonly net: string
  readonly lot: string
  /** The last day, `YYYY-MM-DD`, and as it is printed; empty = none. */
  readonly expires: string
  readonly date: string
  readonly is_use_by: boolean
  readonly storage: string
  /** Name and address. */
  readonly business: string
  readonly ean: string
  readonly say: (
    key:
      | 'labels.ingredients'
      | 'allergens.contains'
      | 'allergens.may_contain'
      | 'labels.net'
      | 'products.use_by'
      | 'products.best_before'
      | 'products.storing'
      | 'labels.lot',
  ) => string
}

export function labelForSale(sale: ForSale): Label {
  const { say, lot, expires, is_use_by, listed } = sale
  const { has_contains } = labelLawOf(sale.country)
  return {
    title: sale.title,
    lines: labelLines([
      [say('labels.ingredients'), listed],
      // Without a list the allergens have to be named all the same (Regulation (EU) No 1169/2011, Article 21).
      [say('allergens.contains'), has_contains || listed === '' ? sale.contains : '', true],
      [say('allergens.may_contain'), sale.traces],
      [say('labels.net'), sale.net, true],
      [say(is_use_by ? 'products.use_by' : 'products.best_before'), sale.date, true],
      [say('products.storing'), sale.storage],
      [say('labels.lot'), lot],
      ['', sale.business],
    ]),
    ...codesOf({ ean: sale.ean, lot, expires, is_use_by }),
  }
}
