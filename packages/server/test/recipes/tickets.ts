import { randomUUID } from 'node:crypto'
import { tickets } from '@larder/contract/tickets'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, entryOf, type Recipes } from './recipe.ts'

/** A ticket of the scene's worker. */
const ticketOf = (scene: Scene) =>
  call(
    scene.test,
    tickets.create,
    { params: at(scene), body: { uuid: randomUUID(), description: 'The seal of the cold room is torn' } },
    scene.worker,
  )

const ticketChange = {
  base_version: 1,
  description: 'The seal of the freezer is torn',
  file_list: [],
  reason: 'It was the other door',
}

/** A ticket that has an answer. */
async function answeredTicket(scene: Scene): Promise<{ placeId: number; ticketId: number }> {
  const params = { ...at(scene), ticketId: (await ticketOf(scene)).id }
  await call(
    scene.test,
    tickets.answer,
    { params, body: { entry_status: 'not_done' as const, entry_comment: 'Ordered' } },
    scene.worker,
  )
  return params
}

export const ticketsRecipes: Recipes = {
  'tickets.create': async (scene) => ({
    params: at(scene),
    body: {
      uuid: randomUUID(),
      performed_at: '2026-11-21T05:00:00.000Z',
      description: 'The seal is torn',
      file_list: [],
      related_task_entry_id: await entryOf(scene),
    },
  }),
  'tickets.list': (scene) => ({ params: at(scene), query: { lang: 'en' } }),
  'tickets.status': (scene) => ({ params: at(scene), query: { date: '2026-11-21' } }),
  'tickets.entries': async (scene) => {
    await ticketOf(scene)
    return {
      params: at(scene),
      query: {
        fromDate: '2026-11-01',
        toDate: '2026-11-30',
        status: 'open',
        page: 1,
        perPage: 25,
        lang: 'en',
      },
    }
  },
  'tickets.export': async (scene) => {
    await ticketOf(scene)
    return {
      params: at(scene),
      query: { fromDate: '2026-11-01', toDate: '2026-11-30', status: 'open', lang: 'en', format: 'csv' },
    }
  },
  'tickets.get': async (scene) => ({
    params: { ...at(scene), id: (await ticketOf(scene)).id },
    query: { lang: 'en' },
  }),
  'tickets.revisions': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id } }),
  'tickets.change': async (scene) => ({
    params: { ...at(scene), id: (await ticketOf(scene)).id },
    body: ticketChange,
  }),
  'tickets.change_by_post': async (scene) => ({
    params: { ...at(scene), id: (await ticketOf(scene)).id },
    body: ticketChange,
  }),
  'tickets.remove': async (scene) => ({
    params: { ...at(scene), id: (await ticketOf(scene)).id },
    body: { reason: 'Told twice' },
  }),
  'tickets.erase': async (scene) => ({
    params: { ...at(scene), id: (await ticketOf(scene)).id },
    body: { reason: 'Asked by the person' },
  }),
  'tickets.answer': async (scene) => ({
    params: { ...at(scene), ticketId: (await ticketOf(scene)).id },
    body: { entry_status: 'done', entry_comment: 'Mended', file_list: [] },
  }),
  'tickets.change_answer': async (scene) => ({
    params: await answeredTicket(scene),
    body: {
      base_version: 1,
      entry_status: 'done',
      entry_comment: 'Mended now',
      file_list: [],
      reason: 'The part has come',
    },
  }),
}
