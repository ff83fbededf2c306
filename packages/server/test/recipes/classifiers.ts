import type { Recipes } from './recipe.ts'

export const classifiersRecipes: Recipes = {
  'classifiers.states': () => ({ query: { country_id: 63 } }),
  'news.get': () => ({ params: { id: 1 } }),
  'help.list': () => ({ params: { lang: 'et' } }),
  'classifiers.frequencies_of_subtype': () => ({ params: { id: 16 } }),
}
