import { records } from '@larder/contract/records'
import { serve } from '#kit/serve.ts'
import { downloadBundle } from './download-bundle.ts'
import { checkRecords, readState } from './read-state.ts'

export const recordRoutes = [serve(records.state, readState), serve(records.check, checkRecords), serve(records.bundle, downloadBundle)]
