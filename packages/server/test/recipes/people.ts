import { workers } from '@larder/contract/workers'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { newcomer, at, type Recipes } from './recipe.ts'

/** A person without an account. */
const workerOf = async ({ test, owner, place: placeId }: Scene): Promise<number> =>
  (await call(test, workers.create, { params: { placeId }, body: { first_name: 'Kati' } }, owner)).id

export const peopleRecipes: Recipes = {
  'place_users.get': (scene) => ({ params: { ...at(scene), id: scene.worker.id } }),
  'place_users.create': (scene) => ({
    params: at(scene),
    body: {
      first_name: 'Jaan',
      last_name: 'Kask',
      username: newcomer(),
      access_level: 'member',
      company_access_level: null,
      place_accesses: [{ fhp_id: scene.sibling, access_level: 'readonly' }],
    },
  }),
  'place_users.change': (scene) => ({
    params: { ...at(scene), id: scene.worker.id },
    body: { access_level: 'readonly', place_accesses: [{ fhp_id: scene.sibling, access_level: 'member' }] },
  }),
  'place_users.remove': (scene) => ({ params: { ...at(scene), id: scene.worker.id } }),
  'permissions.remove': ({ company: company_id, place: place_id, worker_access }) => ({
    params: { id: worker_access },
    body: { place_id, company_id },
  }),
  'permissions.invite': ({ company: company_id, place: place_id }) => ({
    body: {
      place_id,
      company_id,
      first_name: 'Jaan',
      last_name: 'Kask',
      role: 'member',
      email: newcomer(),
      sendEmail: true,
    },
  }),
  'workers.create': (scene) => ({
    params: at(scene),
    body: {
      first_name: 'Kati',
      last_name: 'Kuusk',
      email: newcomer(),
      idcode: '48001010000',
      access_level: 'readonly,temp-measurements',
      groups: [scene.group],
    },
  }),
  'workers.preview': (scene) => ({ params: at(scene), body: { rows: [['Name'], ['Kati Kuusk']] } }),
  'workers.import': (scene) => ({ params: at(scene), body: { rows: [['Name'], ['Kati Kuusk']] } }),
  'workers.change': async (scene) => ({
    params: { ...at(scene), id: await workerOf(scene) },
    body: { first_name: 'Kadri', position: 'Cook', isDisabled: true, groups: [scene.group] },
  }),
  'workers.remove': async (scene) => ({ params: { ...at(scene), id: await workerOf(scene) } }),
  'work_groups.create': (scene) => ({
    params: at(scene),
    body: { name: 'Bar', email: 'bar@sinilill.example', is_disabled: false },
  }),
  'work_groups.change': ({ group }) => ({
    params: { id: group },
    body: { name: 'Bar', email: '', is_disabled: true },
  }),
  'work_groups.rename': ({ group }) => ({ params: { id: group }, body: { name: 'Head cook' } }),
  'work_groups.remove': ({ group }) => ({ params: { id: group } }),
  'work_groups.toggle': ({ group }) => ({ params: { id: group }, body: { is_disabled: true } }),
  'work_groups.workers': ({ group }) => ({ params: { id: group } }),
}
