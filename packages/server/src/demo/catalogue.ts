/** The catalogue of the demo: what a restaurant buys, sauces, and dishes made of them. */
import { products, productUnits, type Product } from '@larder/contract/products'
import type { Calls } from './fill-plan.ts'

/** Ids of core/measures and core/products. */
const KG = 1
const LITER = 2
const PIECE = 3
const GRAM = 4
const [MILK, EGGS, FISH, WHEAT, MUSTARD, CELERY] = [1, 2, 3, 7, 13, 16] as const

type Bought = {
  readonly name: string
  readonly code: string
  readonly allergens?: readonly number[]
  /** Kilograms of a litre. */
  readonly density?: string | null
  /** Grams of a piece. */
  readonly piece?: string | null
}

const bought: readonly Bought[] = [
  { name: 'Eggs M', code: '00101', allergens: [EGGS], piece: '53' },
  { name: 'Rapeseed oil', code: '00102', density: '0.92' },
  { name: 'Dijon mustard', code: '00103', allergens: [MUSTARD] },
  { name: 'Potatoes', code: '00104' },
  { name: 'Pickled cucumbers', code: '00105', allergens: [MUSTARD] },
  { name: 'Milk 2.5 %', code: '00106', allergens: [MILK], density: '1.03' },
  { name: 'Wheat flour', code: '00107', allergens: [WHEAT] },
  { name: 'Butter', code: '00108', allergens: [MILK] },
  { name: 'Salmon fillet', code: '00109', allergens: [FISH] },
  { name: 'Beetroot', code: '00110' },
  { name: 'Celeriac', code: '00111', allergens: [CELERY] },
  { name: 'Beef shin', code: '00112' },
  { name: 'Sour cream 20 %', code: '00113', allergens: [MILK], density: '1.01' },
]

type DemoRecipe = {
  readonly name: string
  readonly code: string
  /** Kilograms that the recipe yields, and grams of a portion. */
  readonly total: string
  readonly portion?: string | null
  readonly of: readonly (readonly [name: string, amount: string, unit: number])[]
  readonly days: number
}

/** Each after what it is made of. */
const demoRecipes: readonly DemoRecipe[] = [
  {
    name: 'Mayonnaise',
    code: '00201',
    total: '2',
    days: 3,
    of: [
      ['Rapeseed oil', '1.6', LITER],
      ['Eggs M', '8', PIECE],
      ['Dijon mustard', '0.1', KG],
    ],
  },
  {
    name: 'Beef stock',
    code: '00202',
    total: '8',
    days: 2,
    of: [
      ['Beef shin', '4', KG],
      ['Celeriac', '0.5', KG],
    ],
  },
  {
    name: 'Potato salad',
    code: '00301',
    total: '5',
    portion: '250',
    days: 2,
    of: [
      ['Potatoes', '3.5', KG],
      ['Mayonnaise', '1.1', KG],
      ['Pickled cucumbers', '400', GRAM],
    ],
  },
  {
    name: 'Borscht',
    code: '00302',
    total: '10',
    portion: '350',
    days: 2,
    of: [
      ['Beef stock', '6', KG],
      ['Beetroot', '2.5', KG],
      ['Sour cream 20 %', '0.5', LITER],
    ],
  },
  {
    name: 'Pancakes',
    code: '00303',
    total: '4',
    portion: '200',
    days: 1,
    of: [
      ['Milk 2.5 %', '2', LITER],
      ['Wheat flour', '1', KG],
      ['Eggs M', '10', PIECE],
      ['Butter', '150', GRAM],
    ],
  },
  {
    name: 'Salmon with potatoes',
    code: '00304',
    total: '6',
    portion: '300',
    days: 1,
    of: [
      ['Salmon fillet', '2.4', KG],
      ['Potatoes', '3', KG],
      ['Butter', '200', GRAM],
    ],
  },
]

export async function addCatalogue(owner: Calls, placeId: number): Promise<void> {
  const ids = new Map<string, number>()
  await owner(productUnits.create, {
    params: { placeId },
    body: { name: 'Tray GN 1/1', short_name: 'tray', base_unit_id: KG, base_unit_amount: '8' },
  })
  for (const one of bought) ids.set(one.name, await addBought(owner, placeId, one))
  for (const one of demoRecipes) ids.set(one.name, (await addMade(owner, placeId, one, ids)).id)
  await stateTrace(owner, placeId, ids.get('Pancakes') ?? 0)
}

async function addBought(owner: Calls, placeId: number, one: Bought): Promise<number> {
  const { name, code, allergens = [], density = null, piece = null } = one
  const { id, version } = await owner(products.create, {
    params: { placeId },
    body: {
      name,
      code,
      is_ingredient: true,
      density,
      piece_amount: piece,
      piece_amount_unit_id: piece === null ? null : GRAM,
    },
  })
  await owner(products.changeAllergens, {
    params: { placeId, id },
    body: { base_version: version, allergens: allergens.map((allergen) => ({ id: allergen })) },
  })
  return id
}

async function addMade(
  owner: Calls,
  placeId: number,
  { name, code, total, portion = null, of, days }: DemoRecipe,
  ids: ReadonlyMap<string, number>,
): Promise<Product> {
  const { id, version } = await owner(products.create, {
    params: { placeId },
    body: {
      name,
      code,
      is_ingredient: portion === null,
      recipe_total_amount: total,
      recipe_total_amount_unit_id: KG,
      portion_amount: portion,
      portion_amount_unit_id: portion === null ? null : GRAM,
      expiration_type_id: 1,
      expiration_time_unit_count: days,
      expiration_time_unit_id: 4,
    },
  })
  return owner(products.changeRecipe, {
    params: { placeId, id },
    body: {
      base_version: version,
      ingredients: of.map(([ingredient, amount, amount_unit_id]) => ({
        ingredient_product_id: ids.get(ingredient) ?? 0,
        amount,
        amount_unit_id,
      })),
    },
  })
}

async function stateTrace(owner: Calls, placeId: number, id: number): Promise<void> {
  const { version } = await owner(products.get, { params: { placeId, id } })
  await owner(products.changeAllergens, {
    params: { placeId, id },
    body: {
      base_version: version,
      allergens: [{ id: FISH, is_trace: true, reason: 'Fried in the same pan as fish' }],
    },
  })
}
