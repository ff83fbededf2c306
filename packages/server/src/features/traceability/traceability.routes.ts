import { traceability } from '@larder/contract/traceability'
import { serve } from '#kit/http/serve.ts'
import { exportRecords } from './export-records.ts'
import { importEpcis, previewEpcis } from './import-epcis.ts'
import { getLot, getRecord, listRecords, listStock, listVersions } from './read-record.ts'
import { changeRecord, createRecord, removeRecord } from './save-record.ts'
import { takeEpcis } from './take-epcis.ts'
import { changeStage, createStage, createUsualStages, listStages, removeStage } from './stages.ts'
import { prefillBatch, showWorkbench } from './workbench.ts'

export const traceabilityRoutes = [
  serve(traceability.stages, listStages),
  serve(traceability.createStage, createStage),
  serve(traceability.createUsualStages, createUsualStages),
  serve(traceability.changeStage, changeStage),
  serve(traceability.removeStage, removeStage, { versioned: { table: 'traceability_stages', param: 'id' } }),
  serve(traceability.workbench, showWorkbench),
  serve(traceability.prefill, prefillBatch),
  serve(traceability.records, listRecords),
  serve(traceability.export, exportRecords),
  serve(traceability.record, getRecord),
  serve(traceability.versions, listVersions),
  serve(traceability.create, createRecord, { replays: true }),
  serve(traceability.change, changeRecord),
  serve(traceability.remove, removeRecord),
  serve(traceability.previewEpcis, previewEpcis, { before: takeEpcis }),
  serve(traceability.importEpcis, importEpcis, { before: takeEpcis }),
  serve(traceability.stock, listStock),
  serve(traceability.lot, getLot),
]
