import { files } from '@larder/contract/files'
import { serve } from '#kit/http/serve.ts'
import { attach, change, create, list, remove, takeContent } from './change-files.ts'
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
  serve(files.change, change, { before: takeContent }),
  serve(files.remove, remove),
]
