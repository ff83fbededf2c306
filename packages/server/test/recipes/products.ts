import { products, productUnits, type Product, type ProductUnit } from '@larder/contract/products'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

let made = 0

const product = (scene: Scene): Promise<Product> =>
  call(
    scene.test,
    products.create,
    { params: at(scene), body: { name: `Soup ${(made += 1)}`, code: `S-${made}` } },
    scene.owner,
  )
const itsProduct = async (scene: Scene) => ({ ...at(scene), id: (await product(scene)).id })

const crate = () => ({
  name: `Crate ${(made += 1)}`,
  short_name: 'cr',
  base_unit_id: 1,
  base_unit_amount: '12.5',
})
const unit = (scene: Scene): Promise<ProductUnit> =>
  call(scene.test, productUnits.create, { params: at(scene), body: crate() }, scene.owner)
const itsUnit = async (scene: Scene) => ({ ...at(scene), id: (await unit(scene)).id })

export const productsRecipes: Recipes = {
  'products.create': (scene) => ({
    params: at(scene),
    body: { name: `Borscht ${(made += 1)}`, code: `B-${made}`, is_ingredient: true, density: '1.02' },
  }),
  'products.get': async (scene) => ({ params: await itsProduct(scene) }),
  'products.change': async (scene) => ({
    params: await itsProduct(scene),
    body: { base_version: 1, portion_amount: '0.35', portion_amount_unit_id: 1 },
  }),
  'products.change_recipe': async (scene) => {
    const { id } = await product(scene)
    return {
      params: await itsProduct(scene),
      body: {
        base_version: 1,
        ingredients: [{ ingredient_product_id: id, amount: '0.5', amount_unit_id: 1 }],
      },
    }
  },
  'products.change_allergens': async (scene) => ({
    params: await itsProduct(scene),
    body: { base_version: 1, allergens: [{ id: 1, is_trace: true, reason: 'Same line' }] },
  }),
  'products.recipe_versions': async (scene) => ({ params: await itsProduct(scene) }),
  'products.import': (scene) => ({
    params: at(scene),
    body: {
      rows: [['Name', 'Code'], [`Stew ${(made += 1)}`, `T-${made}`], ['Salt']],
      recipe_rows: [
        ['Product', 'Ingredient', 'Amount', 'Unit'],
        [`T-${made}`, 'Salt', '0.1', 'kg'],
      ],
    },
  }),
  'products.label': async (scene) => ({
    params: await itsProduct(scene),
    query: { incomplete: 'true' },
  }),
  'products.label_gaps': async (scene) => ({ params: await itsProduct(scene) }),
  'products.recipe_pdf': async (scene) => ({ params: await itsProduct(scene) }),
  'products.preview': (scene) => ({ params: at(scene), body: { rows: [['Name'], ['Salt']] } }),
  'products.remove': async (scene) => ({ params: await itsProduct(scene) }),
  'product_units.create': (scene) => ({ params: at(scene), body: crate() }),
  'product_units.change': async (scene) => ({ params: await itsUnit(scene), body: crate() }),
  'product_units.remove': async (scene) => ({ params: await itsUnit(scene) }),
}
