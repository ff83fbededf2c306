import type { Recipes } from './recipe.ts'

export const classifiersRecipes: Recipes = {
  'classifiers.states': () => ({ query: { country_id: 63 } }),
  'classifiers.frequencies_of_subtype': () => ({ params: { id: 16 } }),
}
