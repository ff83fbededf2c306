import type { records } from '@larder/contract/records'
import { contentDisposition } from '@larder/plan-pdf'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid } from '#kit/problem.ts'
import { headLine, lineOfHead } from '#kit/records/signed-line.ts'
import { bundleOf } from './bundle.ts'
import { listOriginsOf } from './origins.queries.ts'
import { findSpan, listPlaceHeads, readNames } from './records.queries.ts'

/**
 * The bundle of the requested days, and on to the next signed head, so that all of it is proven. @throws
 * Problem 422 where the end date is before the start date
 */
export async function downloadBundle(ctx: Ctx, { query }: Input<typeof records.bundle>): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const { fromDate: from, toDate: to } = query
  if (from > to) throw invalid('toDate', 'before_start', 'End date is before start date.')
  const span = await findSpan(ctx.db, at, { from, to })
  const first = span.first ?? 1
  const spanEnd = span.last ?? 0
  const head = spanEnd === 0 ? undefined : (await listPlaceHeads(ctx.db, at, spanEnd))[0]
  const last = head?.seq ?? spanEnd
  const signed = head === undefined ? await headLine(ctx.db, at) : lineOfHead(head)
  const names = await readNames(ctx.db, at)
  const imported = await listOriginsOf(ctx.db, at.company_id)
  ctx.audit({ entity: 'records', detail: { from, to, first, last } })
  const { platform } = ctx
  const headers = {
    'content-disposition': contentDisposition(
      `${names.place.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'records'} ${from} ${to}.zip`,
    ),
  }
  return new FileAnswer(
    'application/zip',
    () => bundleOf(platform, { at, from, to, first, last, names, signed, imported }),
    headers,
  )
}
