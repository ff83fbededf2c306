/** Judges a PDF: if that takes too long or too much memory, it counts as damaged. */
import { askWorker } from './ask-worker.ts'
import type { PdfVerdict } from './inspect-pdf.ts'

export const judgePdf = (bytes: Buffer): Promise<PdfVerdict> =>
  askWorker<PdfVerdict>(new URL('./inspect-pdf.ts', import.meta.url), bytes, 'damaged')
