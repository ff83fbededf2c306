/**
 * Judges a PDF in a worker of its own: if it takes too long or too much memory, the PDF counts as damaged.
 */
import { Worker } from 'node:worker_threads'
import type { PdfVerdict } from './inspect-pdf.ts'

const program = new URL('./inspect-pdf.ts', import.meta.url)
const TIME_LIMIT_MS = 20_000

export async function judgePdf(bytes: Buffer): Promise<PdfVerdict> {
  // The worker gets nothing of the environment: it needs no secrets.
  const worker = new Worker(program, {
    workerData: bytes,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { promise, resolve } = Promise.withResolvers<PdfVerdict>()
  worker.once('message', resolve)
  worker.once('error', () => resolve('damaged'))
  worker.once('exit', () => resolve('damaged'))
  const timer = setTimeout(() => resolve('damaged'), TIME_LIMIT_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
