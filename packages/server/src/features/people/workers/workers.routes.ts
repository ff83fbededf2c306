import { workers } from '@larder/contract/workers'
import { serve } from '#kit/http/serve.ts'
import { changeWorker } from './change-worker.ts'
import { importWorkers, previewImport, takeTable } from './import-workers.ts'
import { createWorker } from './create-worker.ts'
import { listWorkers, readWorker } from './read-workers.ts'
import { removeWorker } from './remove-worker.ts'

export const workerRoutes = [
  serve(workers.list, (ctx) => listWorkers(ctx)),
  serve(workers.create, createWorker),
  serve(workers.preview, previewImport, { before: takeTable }),
  serve(workers.import, importWorkers, { before: takeTable }),
  serve(workers.change, changeWorker, {
    versioned: { table: 'workers', param: 'id', show: readWorker },
  }),
  serve(workers.remove, removeWorker, { versioned: { table: 'workers', param: 'id' } }),
]
