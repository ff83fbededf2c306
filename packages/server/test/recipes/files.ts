import { at, type Recipes } from './recipe.ts'

export const filesRecipes: Recipes = {
  'files.attach': (scene) => ({
    params: { ...at(scene), id: scene.file },
    query: { type: 'equipment_plan' },
  }),
  'files.get': ({ file }) => ({ params: { id: file } }),
  'files.create': ({ place: place_id }) => ({
    body: { place_id, type: 'premises_plan', filename: 'Kitchen.png', on_paper: 0, metadata: { floor: '1' } },
  }),
  'files.change': ({ file }) => ({
    params: { id: file },
    body: { filename: 'Kitchen, ground floor.png', on_paper: 0, metadata: { floor: '0' } },
  }),
  'files.remove': ({ file }) => ({ params: { id: file } }),
}
