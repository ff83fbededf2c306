import { folders } from '@larder/contract/documents'
import { files } from '@larder/contract/files'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { sendFile, tinyPng } from '../send-file.ts'
import { at, type Recipes } from './recipe.ts'

/** A document with an older content. */
async function versionOf({ test, owner, place: placeId }: Scene): Promise<{ id: number; version: number }> {
  const folder = await call(test, folders.create, { params: { placeId }, body: { name: 'Permits' } }, owner)
  const body = { place_id: placeId, type: 'documentation' as const, filename: 'Permit', folder_id: folder.id }
  const { id } = await call(test, files.create, { body }, owner)
  for (const bytes of [tinyPng, tinyPng]) await sendFile(test, id, { bytes }, owner)
  const [version] = await call(test, files.versions, { params: { placeId, id } }, owner)
  return { id, version: version?.id ?? 0 }
}

export const filesRecipes: Recipes = {
  'files.attach': (scene) => ({
    params: { ...at(scene), id: scene.file },
    query: { type: 'equipment_plan' },
  }),
  'files.versions': (scene) => ({ params: { ...at(scene), id: scene.file } }),
  'files.open_version': async (scene) => ({ params: { ...at(scene), ...(await versionOf(scene)) } }),
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
