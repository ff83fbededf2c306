/**
 * A plan of the place's own: files instead of a generated plan. Filled with its first file, confirmed as
 * these files.
 */
import { createHash } from 'node:crypto'
import { contentDisposition, filesZip, zipFileName } from '@larder/plan-pdf'
import type { PlanStatus } from '@larder/contract/plans'
import { localDate } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { userId, type Ctx } from '#kit/context.ts'
import { announce } from '#features/webhooks/public.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { notFound, Problem } from '#kit/problem.ts'
import { appendRevision, canonicalJson } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  findCustomConfirmation,
  listCustomFiles,
  storeCustomConfirmation,
  type CustomFile,
  type PlaceRow,
  type PlanState,
} from '#features/plan-data/public.ts'
import { filesFrom } from '../document/plan-file-source.ts'

const listNamesAndHashes = (files: readonly CustomFile[]) =>
  files.map(({ name, sha256 }) => ({ name, sha256 }))
const sha256Of = (files: readonly CustomFile[]): string =>
  createHash('sha256')
    .update(canonicalJson(listNamesAndHashes(files)))
    .digest('hex')

/** Its status as every call answers it: 100 percent with a file, nothing that could be outdated. */
export async function customStatus(
  db: Db,
  at: PlaceKey,
  { id, place_id, last_change }: PlanState,
): Promise<PlanStatus> {
  const files = await listCustomFiles(db, at)
  const { confirmed_at, confirmed_by, firstname, lastname } = await findCustomConfirmation(db, at)
  const status = files.length === 0 ? 'unfilled' : confirmed_at === null ? 'filled' : 'confirmed'
  return {
    id,
    place_id,
    last_change,
    status,
    status_type_id: { unfilled: 1, filled: 2, confirmed: 3 }[status],
    uses_custom_plan: true,
    completion_percent: files.length === 0 ? 0 : 100,
    missing: [],
    add_later: [],
    is_outdated: false,
    is_product_based: false,
    knowledge_version: null,
    generated_at: null,
    sha256: files.length === 0 ? null : sha256Of(files),
    plan_confirmed_at: confirmed_at,
    plan_confirmed_by:
      confirmed_by === null
        ? null
        : { id: confirmed_by, firstname: firstname ?? '', lastname: lastname ?? '' },
  }
}

/**
 * Records the confirmation of the present files, in the row and in the place's chain. Confirming again
 * changes nothing. @throws Problem 409 without a file, or where the files are not those that were shown.
 */
export async function confirmCustom(
  ctx: Ctx,
  at: PlaceKey,
  { state, seen }: { readonly state: PlanState; readonly seen: string | undefined },
): Promise<PlanStatus> {
  const now = await customStatus(ctx.db, at, state)
  const refuse = (field: string, code: string, message: string): Problem =>
    new Problem('conflict', message, { errors: [{ field, code, message }] })
  if (now.sha256 === null) throw refuse('custom_plan', 'step_incomplete', 'The plan has no file yet.')
  if (seen !== undefined && seen !== now.sha256)
    throw refuse('', 'plan_changed', 'The plan has changed since it was shown.')
  const isAgain = now.status === 'confirmed'
  ctx.audit({
    entity: 'plan',
    entity_id: state.id,
    detail: { is_custom: true, sha256: now.sha256, ...(isAgain && { already_confirmed: true }) },
  })
  if (isAgain) return now
  const confirmed_at = ctx.now.toISOString()
  const confirmed_by = userId(ctx)
  const files = await listCustomFiles(ctx.db, at)
  await storeCustomConfirmation(ctx.db, at, { confirmed_at, confirmed_by })
  await appendRevision(ctx, {
    ...at,
    entity: 'plan',
    entity_id: state.id,
    op: 'confirm',
    performed_at: confirmed_at,
    reason: null,
    source: 'typed',
    body: {
      plan_id: state.id,
      is_custom: true,
      sha256: now.sha256,
      files: listNamesAndHashes(files),
      confirmed_by,
    },
  })
  await announce(ctx, {
    ...at,
    event: 'plan.confirmed',
    key: `plan:${state.id}:${now.sha256}`,
    data: { plan_id: state.id, version: null, sha256: now.sha256 },
  })
  await enqueue(ctx, 'records.sign_heads', { company_id: at.company_id })
  return customStatus(ctx.db, at, state)
}

/**
 * The files as they are, in one ZIP. @throws Problem 404 where none has content: they lie at the place on
 * paper.
 */
export async function downloadCustom(ctx: Ctx, at: PlaceKey, place: PlaceRow): Promise<FileAnswer> {
  const files = (await listCustomFiles(ctx.db, at)).flatMap(({ name, sha256, mime }) =>
    sha256 === null ? [] : [{ name, sha256, mime: mime ?? '' }],
  )
  if (files.length === 0) throw notFound('FoodSafetyPlan')
  const { platform } = ctx
  const date = localDate(ctx.now.toISOString(), place.timezone)
  const headers = {
    'content-disposition': contentDisposition(zipFileName(place.name, place.preferred_language)),
  }
  return new FileAnswer(
    'application/zip',
    () => {
      const { stream, done } = filesZip(files, date, filesFrom(platform))
      done.catch((error: unknown) =>
        platform.log.warn(
          { event: 'plan.download_failed', err: error },
          'The download of an own plan failed.',
        ),
      )
      return stream
    },
    headers,
  )
}
