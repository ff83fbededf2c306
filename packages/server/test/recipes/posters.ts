import { at, type Recipes } from './recipe.ts'

export const postersRecipes: Recipes = {
  'posters.print': (scene) => ({ params: { ...at(scene), poster: 'fridge' } }),
}
