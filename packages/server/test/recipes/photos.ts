import { createHash, randomUUID } from 'node:crypto'
import { addressOf } from '@larder/contract/kit'
import { photos } from '@larder/contract/photos'
import { tickets } from '@larder/contract/tickets'
import { call, headersOf } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { formOf, tinyPng } from '../send-file.ts'
import { at, type Recipes } from './recipe.ts'

/** A photo of a ticket that has come. */
async function sentPhoto(scene: Scene): Promise<string> {
  const uuid = randomUUID()
  const file_list = [
    { uuid, sha256: createHash('sha256').update(tinyPng).digest('hex'), filename: 'Seal.png' },
  ]
  await call(
    scene.test,
    tickets.create,
    { params: at(scene), body: { uuid: randomUUID(), description: 'The seal is torn', file_list } },
    scene.worker,
  )
  const { payload, headers } = formOf({ bytes: tinyPng })
  await scene.test.app.inject({
    method: 'PUT',
    url: addressOf(photos.send, { params: { ...at(scene), uuid } }),
    headers: { ...headersOf(scene.worker), ...headers },
    payload,
  })
  return uuid
}

export const photosRecipes: Recipes = {
  'photos.send': async (scene) => ({ params: { ...at(scene), uuid: await sentPhoto(scene) } }),
}
