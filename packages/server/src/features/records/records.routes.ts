import { records } from '@larder/contract/records'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { downloadBundle } from './download-bundle.ts'
import { downloadReport } from './download-report.ts'
import { checkRecords, readState } from './read-state.ts'
import { readSummary } from './summarize-period.ts'

export const recordRoutes = [
  serve(records.state, readState),
  serve(records.check, checkRecords),
  serve(records.summary, readSummary),
  serve(records.report, downloadReport, { throttles: [exports] }),
  serve(records.bundle, downloadBundle, { throttles: [exports] }),
]
