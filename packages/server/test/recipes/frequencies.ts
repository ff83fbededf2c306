import { makeGoodDays } from '../good-days.ts'
import { at, type Recipes } from './recipe.ts'

export const frequenciesRecipes: Recipes = {
  'frequencies.decide': async (scene) => {
    const { test, owner, place } = scene
    const id = await makeGoodDays(test, place, owner)
    return {
      params: { ...at(scene), id },
      body: { decision: 'accept', reason: 'Thirty days within the limit.', version: 1 },
    }
  },
}
