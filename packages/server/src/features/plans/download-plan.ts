import { contentDisposition, openPdfEngine, planZip, withSectionCache, zipFileName } from '@larder/plan-pdf'
import type { plans } from '@larder/contract/plans'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/file-answer.ts'
import { resource } from '#kit/resources.ts'
import { readPlan, writeDocument } from './write-document.ts'

/** A section may take this long by the wall clock: on a busy machine a slow PDF is better than none (the loader promises 3 minutes). */
const SECTION_LIMIT_MS = 60_000

/** One engine a process: its children start at the first download. */
const pdfEngine = resource(() => withSectionCache(openPdfEngine({ timeout_ms: SECTION_LIMIT_MS })), (engine) => engine.close())

/** The plan as a ZIP of PDF files, made after the transaction has ended, section by section while it is sent. */
export async function downloadPlan(ctx: Ctx, { params, query }: Input<typeof plans.download>): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const read = await readPlan(ctx, at, { planId: params.planId, lang: query.lang })
  const document = await writeDocument(ctx, at, read)
  const { platform } = ctx
  const headers = { 'content-disposition': contentDisposition(zipFileName(read.place.name, document.language)) }
  return new FileAnswer('application/zip', () => {
    const { stream, done } = planZip(document, pdfEngine(platform))
    done.catch((error: unknown) => platform.log.warn({ err: error }, 'plan not made'))
    return stream
  }, headers)
}
