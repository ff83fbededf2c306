import { contentDisposition, planZip, zipFileName } from '@larder/plan-pdf'
import type { plans } from '@larder/contract/plans'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { signedLine } from '#kit/records/signed-line.ts'
import { downloadCustom } from '../versions/custom-plan.ts'
import { findPlanState, getPlace, pdfEngine } from '#features/plan-data/public.ts'
import { filesFrom } from './plan-file-source.ts'
import { withChangesSince } from './short-plan.ts'
import { ownPlan } from '../generate/read-status.ts'
import { readPlan, writeDocument } from './write-document.ts'

const CONFIRMED = 3

/**
 * The plan as a ZIP of PDF files (of the place's own files, where it uses those), made after the transaction
 * has ended, section by section while it is sent.
 */
export async function downloadPlan(
  ctx: Ctx,
  { params, query }: Input<typeof plans.download>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  ownPlan(await findPlanState(ctx.db, at), params.planId)
  if (place.uses_custom_plan) return downloadCustom(ctx, at, place)
  const read = await readPlan(ctx, at, { planId: params.planId, lang: query.lang })
  const written = await withChangesSince(ctx, at, read, await writeDocument(ctx, at, read))
  const document =
    read.row.status_type_id === CONFIRMED
      ? { ...written, signed_line: await signedLine(ctx.db, at, written.language) }
      : written
  const { platform } = ctx
  const headers = { 'content-disposition': contentDisposition(zipFileName(place.name, document.language)) }
  return new FileAnswer(
    'application/zip',
    () => {
      const { stream, done } = planZip(document, pdfEngine(platform), {
        files: filesFrom(platform),
        owner: at.company_id,
      })
      done.catch((error: unknown) =>
        platform.log.warn({ event: 'plan.download_failed', err: error }, 'The download of a plan failed.'),
      )
      return stream
    },
    headers,
  )
}
