import { folders } from '@larder/contract/documents'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const folderOf = async (scene: Scene): Promise<number> =>
  (await call(scene.test, folders.create, { params: at(scene), body: { name: 'Contracts' } }, scene.owner)).id

const itsFolder = async (scene: Scene) => ({ params: { ...at(scene), id: await folderOf(scene) } })

export const documentsRecipes: Recipes = {
  'folders.create': (scene) => ({ params: at(scene), body: { name: 'Contracts' } }),
  'folders.get': itsFolder,
  'folders.change': async (scene) => ({ ...(await itsFolder(scene)), body: { name: 'Old contracts' } }),
  'folders.remove': itsFolder,
}
