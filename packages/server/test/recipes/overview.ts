import { at, type Recipes } from './recipe.ts'

export const overviewRecipes: Recipes = {
  'overview.missing': (scene) => ({ params: { ...at(scene), area: 'documents' } }),
}
