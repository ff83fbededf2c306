import { productGroups } from '@larder/contract/product-groups'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, itsPlan, type Recipes } from './recipe.ts'

/** A product group of the place, with a product. */
const groupOf = (scene: Scene) =>
  call(
    scene.test,
    productGroups.create,
    { params: itsPlan(scene), body: { name: 'Cakes', products: [{ name: 'Carrot cake' }] } },
    scene.owner,
  )

export const productGroupsRecipes: Recipes = {
  'product_groups.list': (scene) => ({ params: itsPlan(scene) }),
  'product_groups.create': async (scene) => ({
    params: itsPlan(scene),
    body: {
      name: 'Bread',
      original_id: (await groupOf(scene)).id,
      products: [
        {
          name: 'Rye bread',
          product_group_id: 1,
          production_amount_range_id: 2,
          production_time_unit_id: 4,
          production_unit_id: 1,
        },
      ],
    },
  }),
  'product_groups.change': async (scene) => {
    const { id, version, products } = await groupOf(scene)
    return {
      params: { ...itsPlan(scene), id },
      body: { name: 'Rolls', version, products: [{ id: products[0]?.id, name: 'Rye roll' }] },
    }
  },
  'product_groups.remove': async (scene) => ({
    params: { ...itsPlan(scene), id: (await groupOf(scene)).id },
  }),
  'product_groups.statuses': async (scene) => ({
    params: { ...itsPlan(scene), id: (await groupOf(scene)).id },
  }),
  'product_groups.haccp': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.processes': async (scene) => ({
    params: { ...itsPlan(scene), id: (await groupOf(scene)).id },
  }),
  'product_groups.files': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.attach_file': async (scene) => ({
    params: { ...itsPlan(scene), id: (await groupOf(scene)).id, fileId: scene.file },
  }),
  'product_groups.food_groups': async (scene) => ({
    params: { ...at(scene), id: (await groupOf(scene)).id },
    body: { food_groups: [2, 3], base: [] },
  }),
  'product_groups.use': (scene) => ({ params: at(scene), body: { use_product_based_plan: true } }),
  'product_groups.change_capacities': ({ place: place_id }) => ({
    body: {
      place_id,
      food_production_capacities: [{ product_group_id: 1, range_id: 2, time_unit_id: 4, unit_id: 1 }],
      resale_capacities: [],
    },
  }),
}
