import { folders, requiredDocuments } from '@larder/contract/documents'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const folderOf = async (scene: Scene): Promise<number> =>
  (await call(scene.test, folders.create, { params: at(scene), body: { name: 'Contracts' } }, scene.owner)).id

const itsFolder = async (scene: Scene) => ({ params: { ...at(scene), id: await folderOf(scene) } })

const itsException = async (scene: Scene) => {
  const params = { ...at(scene), key: 'pest_control' }
  await call(
    scene.test,
    requiredDocuments.except,
    { params, body: { reason: 'The mall does it' } },
    scene.owner,
  )
  return { params }
}

export const documentsRecipes: Recipes = {
  'folders.create': (scene) => ({ params: at(scene), body: { name: 'Contracts' } }),
  'folders.get': itsFolder,
  'folders.change': async (scene) => ({ ...(await itsFolder(scene)), body: { name: 'Old contracts' } }),
  'folders.remove': itsFolder,
  'required_documents.except': (scene) => ({
    params: { ...at(scene), key: 'cleaning' },
    body: { reason: 'The mall cleans', base: null },
  }),
  'required_documents.require': itsException,
}
