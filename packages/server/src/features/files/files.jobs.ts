/** Clears up what was announced and never came. */
import { inTransaction } from '#db/transaction.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs.ts'
import { discardWaitingFile } from './files.queries.ts'

const discardWaiting: JobHandler = (platform, payload) => {
  const now = platform.now()
  const { file_id } = payload as { file_id: number }
  return inTransaction(platform.pool, { credential: { kind: 'anonymous' }, role: 'larder_public', writes: true, place_id: null, company_id: null, now }, async (db) => {
    await discardWaitingFile(db, file_id, now.toISOString())
  })
}

export const fileJobs: JobHandlers = { 'files.discard_waiting': discardWaiting }
