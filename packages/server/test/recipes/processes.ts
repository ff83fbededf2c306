import { at, type Recipes } from './recipe.ts'

export const processesRecipes: Recipes = {
  'processes.offered': ({ place: placeId }) => ({ params: { id: 1 }, query: { placeId, lang: 'en' } }),
  'processes.select': (scene) => ({
    params: at(scene),
    query: { lang: 'en' },
    body: [{ process_id: 9, sub_processes: [] }, { process_id: 1 }],
  }),
  'processes.create': (scene) => ({
    params: at(scene),
    body: {
      name: 'Pickling',
      description: 'In vinegar',
      original_production_process_id: null,
      sub_processes: [],
      order: 3,
    },
  }),
  'processes.find': (scene) => ({ params: { ...at(scene), id: scene.process } }),
  'processes.change': (scene) => ({
    params: { ...at(scene), id: scene.process },
    body: { order: 2, is_disabled: true, sub_processes: [] },
  }),
  'processes.remove': (scene) => ({ params: { ...at(scene), id: scene.process } }),
}
