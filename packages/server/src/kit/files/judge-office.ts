/** Judges an office document: if that takes too long or too much memory, it counts as too large. */
import { askWorker } from './ask-worker.ts'
import type { OfficeVerdict } from './inspect-office.ts'

export const judgeOffice = (bytes: Buffer): Promise<OfficeVerdict> =>
  askWorker<OfficeVerdict>(new URL('./inspect-office.ts', import.meta.url), bytes, {
    fault: 'document_too_big',
    reason: 'time or memory',
  })
