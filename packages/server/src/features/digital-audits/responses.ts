/** Answers to the questions of an audit, with their photos. */
import { isAuditValue, type AnswerBase } from '@larder/core/audits'
import type { StoredFile } from '@larder/core/tasks'
import type { ResponseOf } from '@larder/contract/kit'
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { AuditResponse, digitalAuditResponses } from '@larder/contract/digital-audits'
import { placeOf, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { acceptFile, type AcceptedFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { conflict, invalid, notFound, versionConflict } from '#kit/problem.ts'
import { addContent, promisePhotos, readContentOf, refuseOverLimit } from '#features/files/public.ts'
import { fillPhotos, type AnswerContent } from './answers.queries.ts'
import { addAnswer, touch } from './answers.ts'
import {
  findPhotos,
  findResponse,
  findResult,
  findResultByUuid,
  holdPhotos,
  listResponses,
  lockResult,
  type ResponseRow,
  type ResultRow,
} from './results.queries.ts'
import { findOpen, lockOpen, presentResponse } from './results.ts'

/** More than an inspector takes of one thing. */
const MAX_PHOTOS = 10

const absent = () => notFound('digital_audit_responses')

type AnswerInput = Input<typeof digitalAuditResponses.create>['body']

/** @throws Problem 404; 422 where the audit is not named */
async function resultIdOf(ctx: Ctx, input: AnswerInput): Promise<number> {
  if (input.digital_audit_result_id !== undefined) return input.digital_audit_result_id
  if (input.digital_audit_result_uuid === undefined) throw invalid('digital_audit_result_id', 'required')
  const auditResult = await findResultByUuid(ctx.db, placeOf(ctx), input.digital_audit_result_uuid)
  if (auditResult === undefined) throw notFound('digital_audit_results')
  return auditResult.id
}

/** The photos by their content; those that follow get their rows, and wait until they come. */
async function namedPhotos(ctx: Ctx, uuid: string, refs: readonly FileRef[]): Promise<StoredFile[]> {
  const at = placeOf(ctx)
  const idOf = await promisePhotos(
    ctx,
    uuid,
    refs.map((ref, index) => ({ at: `photos.${index}`, ref })),
  )
  const ids = refs.map((ref) => idOf(ref).id)
  const photosById = new Map((await findPhotos(ctx.db, at, { uuid, ids })).map((file) => [file.id, file]))
  const photos = ids.map((id, index) => {
    const file = photosById.get(id)
    if (file === undefined) throw invalid(`photos.${index}`, 'unknown_file', 'There is no such photo.')
    return file
  })
  const waiting = photos.filter(({ sha256 }) => sha256 === null)
  await holdPhotos(ctx.db, at.company_id, ctx.now.toISOString(), waiting)
  return photos
}

/** A photo of an answer has come. `uuid`: of its audit. */
export async function attachToAudit(
  ctx: Ctx,
  uuid: string,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  const at = placeOf(ctx)
  const existing = await findResultByUuid(ctx.db, at, uuid)
  if (existing === undefined || !(await lockResult(ctx.db, at, existing.id))) return
  const result = await findResult(ctx.db, at, existing.id)
  // What a confirmed audit has recorded stays as it was recorded.
  if (result === undefined || result.confirmed_at !== null) return
  await fillPhotos(ctx.db, at, { result: result.id, ...file })
  await touch(ctx, result.id)
}

/** The answer as it was sent. @throws Problem 422 for a value that does not fit the question */
function contentOf({ questions }: ResultRow, input: AnswerInput): Omit<AnswerContent, 'photos'> {
  const question = questions.find(({ id }) => id === input.question_id)
  if (question === undefined)
    throw invalid('question_id', 'unknown_question', 'The audit has no such question.')
  const value = input.is_not_applicable ? null : input.value
  if (value !== null && !isAuditValue(question, value))
    throw invalid('value', 'wrong_type', 'The value does not fit the question.')
  const { is_not_applicable, comment, due_on } = input
  return { value, is_not_applicable, comment: comment.trim(), due_on }
}

type Basis = { readonly base: AnswerBase; readonly refusesStale: boolean }

/** Stores the answer. @throws Problem 404; 409; 422 for another question, or a value that does not fit it */
async function answer(ctx: Ctx, input: AnswerInput, { base, refusesStale }: Basis): Promise<AuditResponse> {
  const result = await lockOpen(ctx, await resultIdOf(ctx, input))
  const content = contentOf(result, input)
  const { question_id, uuid = null } = input
  const find = async (): Promise<ResponseRow | undefined> =>
    (await listResponses(ctx.db, placeOf(ctx), result.id)).find((one) => one.question_id === question_id)
  const before = await find()
  if (refusesStale && before === undefined) throw absent()
  if (refusesStale && before !== undefined && base.kind === 'version' && base.version !== before.version)
    throw versionConflict(presentResponse(before))
  const photos = input.photos === undefined ? null : await namedPhotos(ctx, result.uuid, input.photos)
  await addAnswer(ctx, { result, question_id, before }, { ...content, photos, base, uuid })
  const row = await find()
  if (row === undefined) throw absent()
  ctx.audit({
    entity: 'digital_audit_response',
    entity_id: row.id,
    detail: { digital_audit_result_id: result.id, question_id, version: row.version },
  })
  return presentResponse(row)
}

const baseOf = ({ base_uuid, base_version }: AnswerInput): AnswerBase => {
  if (base_uuid !== undefined) return { kind: 'uuid', uuid: base_uuid }
  return base_version === undefined ? { kind: 'unknown' } : { kind: 'version', version: base_version }
}

/** Keeps both where another device was faster. @throws Problem as `answer` */
export const createResponse = (
  ctx: Ctx,
  { body }: Input<typeof digitalAuditResponses.create>,
): Promise<AuditResponse> => answer(ctx, body, { base: baseOf(body), refusesStale: false })

/** @throws Problem as `answer`; 409 with the present answer */
export const changeResponse = (
  ctx: Ctx,
  { body: { base_version, ...answerBody } }: Input<typeof digitalAuditResponses.change>,
): Promise<AuditResponse> =>
  answer(ctx, answerBody, { base: { kind: 'version', version: base_version }, refusesStale: true })

type OfAudit = ResponseRow & { readonly digital_audit_result_id: number }

async function findOne(ctx: Ctx, id: number): Promise<OfAudit> {
  const row = await findResponse(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw absent()
  return row
}

/** The answer that counts with other photos; one that came beside it stays. */
async function changePhotos(
  ctx: Ctx,
  result: ResultRow,
  { id, photos }: { readonly id: number; readonly photos: readonly StoredFile[] },
): Promise<ResponseRow> {
  const before = await findOne(ctx, id)
  const { value, is_not_applicable, comment, due_on, question_id, answers } = before
  const version = answers.find(({ state }) => state === 'current')?.version ?? null
  await addAnswer(
    ctx,
    { result, question_id, before },
    { value, is_not_applicable, comment, due_on, photos, base: { kind: 'version', version }, uuid: null },
  )
  return findOne(ctx, id)
}

export type TakenPhoto = { readonly filename: string; readonly accepted: AcceptedFile }

/**
 * The sent photo, stored; null where none was sent. @throws Problem as `addPhoto`, before anything is stored
 */
export async function takeAuditPhoto(
  outside: Outside,
  { params, body }: Input<typeof digitalAuditResponses.uploadPhoto>,
): Promise<TakenPhoto | null> {
  await outside.judge(async (ctx) => {
    await findOpen(ctx, (await findOne(ctx, params.id)).digital_audit_result_id)
    await refuseOverLimit(ctx)
  })
  const upload = await outside.upload()
  const sent = body.certificate_file
  const bytes = upload?.bytes ?? (sent === undefined ? null : Buffer.from(sent, 'base64'))
  if (bytes === null) return null
  const accepted = await acceptFile(fileStore(outside.platform), bytes)
  if (!accepted.mime.startsWith('image/')) throw invalid('certificate_file', 'file_type', 'Send a picture.')
  return { filename: body.certificate_file_name ?? upload?.filename ?? '', accepted }
}

/** @throws Problem 404; 409 where the audit is confirmed; 422 without a file, or beyond ten photos */
export async function addPhoto(
  ctx: Ctx,
  { params }: Input<typeof digitalAuditResponses.uploadPhoto>,
  taken: TakenPhoto | null,
): Promise<AuditResponse> {
  const { digital_audit_result_id } = await findOne(ctx, params.id)
  const result = await lockOpen(ctx, digital_audit_result_id)
  const { photos } = await findOne(ctx, params.id)
  if (taken === null) throw invalid('certificate_file', 'required', 'There is no file in the form.')
  if (photos.length >= MAX_PHOTOS) throw conflict('This answer has ten photos already.')
  const file = await addContent(ctx, { type: 'audit', ...taken })
  const row = await changePhotos(ctx, result, { id: params.id, photos: [...photos, file] })
  ctx.audit({ entity: 'digital_audit_response', entity_id: params.id, detail: { file_id: file.id } })
  return presentResponse(row)
}

/** @throws Problem 404 also for a photo of another answer */
export async function getPhoto(
  ctx: Ctx,
  { params }: Input<typeof digitalAuditResponses.getPhoto>,
): Promise<ResponseOf<typeof digitalAuditResponses.getPhoto>> {
  const { answers } = await findOne(ctx, params.id)
  if (!answers.some(({ photos }) => photos.some(({ id }) => id === params.photoId))) throw absent()
  const { bytes, filename, mime } = await readContentOf(ctx, params.photoId)
  return { filename, mime, base64: bytes.toString('base64') }
}

/** @throws Problem 404; 409 where the audit is confirmed */
export async function removePhoto(
  ctx: Ctx,
  { params }: Input<typeof digitalAuditResponses.removePhoto>,
): Promise<AuditResponse> {
  const { digital_audit_result_id } = await findOne(ctx, params.id)
  const result = await lockOpen(ctx, digital_audit_result_id)
  const { photos } = await findOne(ctx, params.id)
  if (!photos.some(({ id }) => id === params.photoId)) throw absent()
  const left = photos.filter(({ id }) => id !== params.photoId)
  const row = await changePhotos(ctx, result, { id: params.id, photos: left })
  ctx.audit({ entity: 'digital_audit_response', entity_id: params.id, detail: { removed: params.photoId } })
  return presentResponse(row)
}
