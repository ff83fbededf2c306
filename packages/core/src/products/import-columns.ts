/** Columns of a catalogue in a spreadsheet, and of the lines of its recipes on a second sheet. */
import { plainWords, type FieldWords } from '../imports/index.ts'

export const productFields = [
  'name',
  'code',
  'ean',
  'kind',
  'density',
  'portion_amount',
  'portion_unit',
] as const
export type ProductField = (typeof productFields)[number]
export const isProductField = (field: string): field is ProductField =>
  productFields.some((productField) => productField === field)

export const recipeFields = ['product', 'ingredient', 'amount', 'unit'] as const
export type RecipeField = (typeof recipeFields)[number]

/** More words than the titles of our own exports, in plain letters. */
const productWords: FieldWords<ProductField> = {
  name: [
    'product',
    'product name',
    'item',
    'dish',
    'article',
    'toode',
    'toote nimi',
    'artikel',
    'producto',
    'nombre',
    'prece',
    'produkts',
    'продукт',
    'товар',
    'название',
    'назва',
    'наименование',
    'найменування',
  ],
  code: [
    'sku',
    'item code',
    'product code',
    'article number',
    'no',
    'number',
    'tootekood',
    'artikelnummer',
    'codigo',
    'referencia',
    'kods',
    'артикул',
    'код',
  ],
  ean: [
    'gtin',
    'barcode',
    'bar code',
    'ribakood',
    'triipkood',
    'strichcode',
    'codigo de barras',
    'svitrkods',
    'штрихкод',
    'штрих код',
  ],
  kind: ['type', 'category', 'liik', 'tuup', 'art', 'tipo', 'veids', 'тип', 'вид'],
  density: [
    'density',
    'kg l',
    'tihedus',
    'dichte',
    'densidad',
    'blivums',
    'плотность',
    'густина',
    'щільність',
  ],
  portion_amount: ['portion', 'portion size', 'serving', 'portsjon', 'racion', 'porcija', 'порция', 'порція'],
  portion_unit: [
    'portion unit',
    'unit of portion',
    'uhik',
    'einheit',
    'unidad',
    'vieniba',
    'единица',
    'одиниця',
  ],
}
const recipeWords: FieldWords<RecipeField> = {
  product: [
    'product',
    'recipe',
    'dish',
    'toode',
    'retsept',
    'rezept',
    'produkt',
    'producto',
    'receta',
    'produkts',
    'recepte',
    'продукт',
    'рецепт',
    'блюдо',
    'страва',
  ],
  ingredient: [
    'ingredient',
    'component',
    'koostisosa',
    'zutat',
    'ingrediente',
    'sastavdala',
    'ингредиент',
    'інгредієнт',
  ],
  amount: ['amount', 'quantity', 'qty', 'kogus', 'menge', 'cantidad', 'daudzums', 'количество', 'кількість'],
  unit: ['unit', 'uhik', 'einheit', 'unidad', 'vieniba', 'единица', 'одиниця'],
}

/** Titles of exports in all languages, by field. */
export type Titles<Field extends string> = Readonly<Record<Field, readonly string[]>>

function joined<Field extends string>(words: FieldWords<Field>, titles: Titles<Field>): FieldWords<Field> {
  const all: Record<Field, readonly string[]> = { ...words }
  for (const field of Object.keys(words) as Field[])
    all[field] = [...titles[field].map(plainWords), ...words[field]]
  return all
}
export const wordsOfProducts = (titles: Titles<ProductField>): FieldWords<ProductField> =>
  joined(productWords, titles)
export const wordsOfRecipes = (titles: Titles<RecipeField>): FieldWords<RecipeField> =>
  joined(recipeWords, titles)
