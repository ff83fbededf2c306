/** Words by which tables of products are read: titles of our exports and names of units, in all languages. */
import {
  wordsOfProducts,
  wordsOfRecipes,
  type ProductField,
  type RecipeField,
  type Titles,
} from '@larder/core/products'
import { keyOf, plainWords } from '@larder/core/imports'
import { languages } from '@larder/core/languages'
import { isPiece, units } from '@larder/core/measures'
import { nameIn, sayIn, type TextKey } from '#kit/text/texts.ts'
import type { UnitRow } from './units.queries.ts'

/** Titles of the columns, in the order of the export. */
export const productTitles: Readonly<Record<ProductField, TextKey>> = {
  name: 'products.name',
  code: 'products.code',
  ean: 'products.ean',
  kind: 'products.kind_column',
  density: 'products.density',
  portion_amount: 'products.portion',
  portion_unit: 'products.portion_unit',
}
export const recipeTitles: Readonly<Record<RecipeField, TextKey>> = {
  product: 'recipe.product',
  ingredient: 'products.ingredient',
  amount: 'recipe.amount',
  unit: 'products.unit',
}

const inAll = (key: TextKey): string[] => [...new Set(languages.map((language) => sayIn(language.key)(key)))]

function titlesInAll<Field extends string>(titles: Readonly<Record<Field, TextKey>>): Titles<Field> {
  const all = {} as Record<Field, string[]>
  for (const field of Object.keys(titles) as Field[]) all[field] = inAll(titles[field])
  return all
}

export const productWords = wordsOfProducts(titlesInAll(productTitles))
export const recipeWords = wordsOfRecipes(titlesInAll(recipeTitles))

export const kindWords = {
  ingredient: inAll('products.ingredient').map(plainWords),
  outsourced: inAll('products.kind_outsourced').map(plainWords),
  produced: [...inAll('products.kind_produced'), ...inAll('products.dish')].map(plainWords),
}

/** Units of the application and of the company by their names; a company's own name comes first. */
export function unitsByName(own: readonly UnitRow[]): ReadonlyMap<string, number> {
  const applicationUnits = units.flatMap((unit): [string, number][] =>
    isPiece(unit)
      ? languages.map(({ key }) => [keyOf(nameIn(key, `classifier.unit.${unit.key}`)), unit.id])
      : [[keyOf(unit.name), unit.id]],
  )
  const companyUnits = own.flatMap(({ id, name, short_name }): [string, number][] => [
    [keyOf(name), id],
    [keyOf(short_name), id],
  ])
  return new Map([...applicationUnits, ...companyUnits])
}

/** Name of a unit as exports write it, so that imports find it again. */
export function unitName(id: number | null, own: readonly UnitRow[], lang: string): string {
  if (id === null) return ''
  const unit = units.find((one) => one.id === id)
  if (unit === undefined) return own.find((one) => one.id === id)?.short_name ?? ''
  return isPiece(unit) ? nameIn(lang, `classifier.unit.${unit.key}`) : unit.name
}
