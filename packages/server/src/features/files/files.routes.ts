import { files } from '@larder/contract/files'
import { serve } from '#kit/http/serve.ts'
import { attach, change, create, getFile, list, remove, takeContent } from './change-files.ts'
import { present } from './present-file.ts'
import { open, openVersion, versions } from './open-file.ts'
import { readStorage } from './storage.ts'

export const fileRoutes = [
  serve(files.list, list),
  serve(files.storage, readStorage),
  serve(files.attach, attach),
  serve(files.get, open),
  serve(files.versions, versions),
  serve(files.openVersion, openVersion),
  serve(files.create, create),
  serve(files.change, change, {
    before: takeContent,
    versioned: { table: 'files', param: 'id', show: async (ctx, id) => present(await getFile(ctx, id)) },
  }),
  serve(files.remove, remove, { versioned: { table: 'files', param: 'id' } }),
]
