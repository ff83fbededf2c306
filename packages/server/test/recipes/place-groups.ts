import { placeGroups } from '@larder/contract/place-groups'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import type { Recipes } from './recipe.ts'

async function groupOf({ test, company, place, owner }: Scene): Promise<{ companyId: number; id: number }> {
  const params = { companyId: company }
  const body = { name: 'North', place_ids: [place] }
  return { companyId: company, id: (await call(test, placeGroups.create, { params, body }, owner)).id }
}

export const placeGroupsRecipes: Recipes = {
  'place_groups.create': ({ company: companyId, place }) => ({
    params: { companyId },
    body: { name: 'North', place_ids: [place] },
  }),
  'place_groups.change': async (scene) => ({
    params: await groupOf(scene),
    body: { name: 'South', place_ids: [scene.sibling] },
  }),
  'place_groups.remove': async (scene) => ({ params: await groupOf(scene) }),
}
