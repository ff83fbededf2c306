import { entries } from '@larder/contract/entries'
import { changeStoredTask } from '../builders.ts'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, entryOf, type Recipes } from './recipe.ts'

/** An entry of the scene's worker. */
async function workersEntry(
  scene: Scene,
): Promise<{ placeId: number; id: number; taskId: number; entryId: number }> {
  const params = { ...at(scene), id: 1, taskId: scene.task }
  const { id } = await call(
    scene.test,
    entries.create,
    {
      params,
      body: {
        uuid: crypto.randomUUID(),
        comment: 'by hand',
        entry_fields: [{ task_step_id: scene.task, value: { temp: '4.0', unit: 'C' } }],
      },
    },
    scene.worker,
  )
  return { ...params, entryId: id }
}

/** The same for a task that needs verification. */
async function toVerify(scene: Scene): Promise<{ entryId: number }> {
  await changeStoredTask(scene.test, scene.task, ({ definition }) => ({
    definition: { ...definition, is_verification_enabled: true },
  }))
  return workersEntry(scene)
}

export const entriesRecipes: Recipes = {
  'entries.create': (scene) => ({
    params: { ...at(scene), id: 1, taskId: scene.task },
    body: {
      uuid: crypto.randomUUID(),
      performed_at: '2026-11-21T08:00:00.000Z',
      entry_fields: [{ task_step_id: scene.task, value: { temp: '7.0', unit: 'C' } }],
      action_options: [{ id: 1 }, { option_text: 'Closed the door' }],
      comment: 'after defrosting',
    },
  }),
  'entries.create_many': (scene) => ({
    params: { ...at(scene), id: 1 },
    body: {
      entries: [
        {
          task_id: scene.task,
          uuid: crypto.randomUUID(),
          performed_at: '2026-11-21T08:00:00.000Z',
          entry_fields: [{ task_step_id: scene.task, value: { temp: '3.0', unit: 'C' } }],
          action_options: [],
          comment: '',
        },
      ],
    },
  }),
  'entries.change': async (scene) => ({
    params: await workersEntry(scene),
    body: {
      base_version: 1,
      reason: 'Read the other probe',
      entry_fields: [{ task_step_id: scene.task, value: { temp: '4.5', unit: 'C' } }],
      comment: 'second probe',
    },
  }),
  'entries.remove': async (scene) => ({
    params: await workersEntry(scene),
    body: { reason: 'Entered twice' },
  }),
  'entries.erase': async (scene) => ({
    params: await workersEntry(scene),
    body: { reason: 'Asked by the person' },
  }),
  'entries.get': async (scene) => ({ params: await workersEntry(scene), query: { lang: 'et' } }),
  'entries.revisions': async (scene) => ({ params: await workersEntry(scene) }),
  'entries.list': (scene) => ({
    params: { ...at(scene), id: 1 },
    query: { fromDate: '2026-11-01', toDate: '2026-11-30', page: 1, perPage: 25 },
  }),
  'verifications.entries': (scene) => ({
    params: { ...at(scene), id: 1 },
    query: { fromDate: '2026-11-01', toDate: '2026-11-30', page: 1, perPage: 25 },
  }),
  'verifications.verify': async (scene) => ({
    params: { ...at(scene), id: 1 },
    body: { entries: [{ id: (await toVerify(scene)).entryId, base_version: 1, comment: 'Looked at' }] },
  }),
  'verifications.verify_all': async (scene) => {
    await toVerify(scene)
    return {
      params: { ...at(scene), id: 1 },
      body: { task_id: scene.task, until: '2026-11-30', comment: 'Looked at' },
    }
  },
  'verifications.versions': (scene) => ({ params: { ...at(scene), id: 1 }, query: { lang: 'en' } }),
  'activity_log.statistics': (scene) => ({
    params: at(scene),
    query: { startDate: '2026-11-16', endDate: '2026-11-22' },
  }),
  'activity_log.export': (scene) => ({ params: at(scene), query: { format: 'csv' } }),
  'entries.item': async (scene) => ({ params: { ...at(scene), id: await entryOf(scene) } }),
  'records.bundle': (scene) => ({
    params: at(scene),
    query: { fromDate: '2026-11-01', toDate: '2026-11-30' },
  }),
  'records.summary': (scene) => ({
    params: at(scene),
    query: { fromDate: '2026-11-01', toDate: '2026-11-30' },
  }),
  'records.report': (scene) => ({
    params: at(scene),
    query: { fromDate: '2026-11-01', toDate: '2026-11-30' },
  }),
}
