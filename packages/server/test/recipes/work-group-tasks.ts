import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { call } from '../harness.ts'
import { at, type Recipes } from './recipe.ts'
import type { Scene } from '../scene.ts'

const body = {
  is_default: false,
  task_subtype_id: 12,
  task_desc: 'Service of the extractor hood',
  responsible_name: 'Anna Sepp',
  service_provider: 'Hood Service Ltd',
  is_outsourceable: true,
}

const add = async (scene: Scene) =>
  (await call(scene.test, workGroupTasks.create, { params: at(scene), query: {}, body }, scene.owner)).id ?? 0

export const workGroupTasksRecipes: Recipes = {
  'work_group_tasks.create': (scene) => ({ params: at(scene), body }),
  'work_group_tasks.change': async (scene) => ({
    params: { ...at(scene), id: await add(scene) },
    body: { task_desc: 'Service of the hood', responsible_name: 'Kitchen', service_provider: null },
  }),
  'work_group_tasks.remove': async (scene) => ({ params: { ...at(scene), id: await add(scene) } }),
}
