import { addressOf } from '@larder/contract/kit'
import { teamTasks } from '@larder/contract/team-tasks'
import { workers } from '@larder/contract/workers'
import { call, headersOf } from '../harness.ts'
import { formOf, tinyPng } from '../send-file.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const own = {
  name: 'Forklift license',
  task_subtype_id: 6,
  task_frequency_type_id: 9,
  repeat_months: 36,
  groups: [] as number[],
}
const person = async (scene: Scene): Promise<number> =>
  (await call(scene.test, workers.create, { params: at(scene), body: { first_name: 'Mati' } }, scene.owner))
    .id
const requirement = async (scene: Scene): Promise<number> =>
  (await call(scene.test, teamTasks.create, { params: at(scene), query: {}, body: own }, scene.owner)).id ?? 0
const days = { date: '2026-01-15', valid_until: '2027-01-15', trainer: 'Clinic', comment: 'Original seen' }

async function entry(scene: Scene): Promise<number> {
  const body = { ...days, worker_id: await person(scene), team_task_id: await requirement(scene) }
  return (await call(scene.test, teamTasks.createEntry, { params: at(scene), query: {}, body }, scene.owner))
    .id
}

/** An entry with a scan. */
async function scanned(scene: Scene): Promise<number> {
  const id = await entry(scene)
  const { payload, headers } = formOf({ bytes: tinyPng, filename: 'Scan.png' })
  await scene.test.app.inject({
    method: 'PUT',
    url: addressOf(teamTasks.sendScan, { params: { ...at(scene), id } }),
    headers: { ...headersOf(scene.owner), ...headers },
    payload,
  })
  return id
}

export const teamTasksRecipes: Recipes = {
  'team_tasks.create': (scene) => ({ params: at(scene), body: { ...own, groups: [scene.group] } }),
  'team_tasks.change': async (scene) => ({
    params: { ...at(scene), id: await requirement(scene) },
    body: { name: 'Forklift', task_frequency_type_id: 11, groups: [scene.group] },
  }),
  'team_tasks.remove': async (scene) => ({ params: { ...at(scene), id: await requirement(scene) } }),
  'team_tasks.entries': async (scene) => ({ params: { ...at(scene), id: await person(scene) } }),
  'team_tasks.create_entry': async (scene) => ({
    params: at(scene),
    body: { ...days, worker_id: await person(scene), team_task_id: await requirement(scene) },
  }),
  'team_tasks.change_entry': async (scene) => ({
    params: { ...at(scene), id: await entry(scene) },
    body: { ...days, valid_until: null, comment: 'Copy' },
  }),
  'team_tasks.remove_entry': async (scene) => ({ params: { ...at(scene), id: await entry(scene) } }),
  'team_tasks.send_scan': async (scene) => ({
    params: { ...at(scene), id: await scanned(scene) },
    body: { filename: 'Health certificate.png' },
  }),
  'team_tasks.remove_scan': async (scene) => ({ params: { ...at(scene), id: await scanned(scene) } }),
  'team_tasks.start': async (scene) => ({
    params: { ...at(scene), id: await person(scene) },
    body: { employed_since: '2024-05-02' },
  }),
}
