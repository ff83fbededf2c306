/** Audits of a place: started by a template, answered, confirmed, opened again with a reason, removed. */
import { isDisputed, judgeAuditAnswer, scoreAudit, type AuditAnswer } from '@larder/core/audits'
import type { ResponseOf } from '@larder/contract/kit'
import type {
  AuditResponse,
  AuditResult,
  AuditResultDetails,
  digitalAuditResults,
} from '@larder/contract/digital-audits'
import { placeOf, userId, writingUser, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { performedHere } from '#kit/records/device-time.ts'
import { conflict, invalid, notFound, versionConflict } from '#kit/problem.ts'
import { appendRevision, personal, type Recording } from '#kit/records/records.ts'
import { raiseFinding } from '#features/tickets/public.ts'
import { presentQuestion } from './change-audits.ts'
import type { AnswerContent } from './answers.queries.ts'
import { findTemplate, listQuestions, type TemplateRow } from './digital-audits.queries.ts'
import {
  findPrevious,
  findResult,
  findResultByUuid,
  holdPhotos,
  insertResult,
  listResponses,
  listResults,
  listStartable,
  lockResult,
  setScore,
  setTicket,
  updateResult,
  type ResponseRow,
  type ResultRow,
} from './results.queries.ts'

const absent = () => notFound('digital_audit_results')

function present(row: Omit<ResultRow, 'questions'>): AuditResult {
  const { recorded_at: _, started_by_id: _id, company_id: _company, ...result } = row
  return {
    ...result,
    confirmed: row.confirmed_at !== null,
    score: { ...row.score, sections: row.score.sections.map((section) => ({ ...section })) },
  }
}

export async function listAuditResults(ctx: Ctx): Promise<ResponseOf<typeof digitalAuditResults.list>> {
  const at = placeOf(ctx)
  const results = await listResults(ctx.db, at)
  const templates = await listStartable(ctx.db, at.company_id)
  return {
    templates: templates.map((one) => ({ ...one, questions: one.questions.map(presentQuestion) })),
    results: results.map(present),
  }
}

/** @throws Problem 404 */
export async function showResult(ctx: Ctx, id: number): Promise<AuditResultDetails> {
  const row = await findResult(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw absent()
  const { questions, ...result } = row
  const previous = await findPrevious(ctx.db, placeOf(ctx), row)
  const responses = await listResponses(ctx.db, placeOf(ctx), id)
  return {
    ...present(result),
    questions: questions.map(presentQuestion),
    responses: responses.map(presentResponse),
    previous:
      previous === undefined
        ? null
        : {
            id: previous.id,
            started_at: previous.started_at,
            percent: previous.score.percent,
            sections: previous.score.sections.map(({ section, percent }) => ({ section, percent })),
          },
  }
}

export const presentResponse = (row: ResponseRow): AuditResultDetails['responses'][number] => ({
  ...row,
  photos: [...row.photos],
  is_disputed: isDisputed(row.answers),
  answers: row.answers.map((one) => ({ ...one, photos: [...one.photos] })),
})

/** @throws Problem 404 */
export const getAuditResult = (
  ctx: Ctx,
  { params }: Input<typeof digitalAuditResults.get>,
): Promise<AuditResultDetails> => showResult(ctx, params.id)

/** Whether an audit may start by it: a device that had no network may have started before it was archived. */
const isStartable = ({ is_archived, question_count, updated_at }: TemplateRow, started_at: string): boolean =>
  question_count > 0 && (!is_archived || Date.parse(started_at) < Date.parse(updated_at))

/** @throws Problem 422: an unknown, archived or empty template, or a uuid of another audit */
export async function startAudit(
  ctx: Ctx,
  { body }: Input<typeof digitalAuditResults.create>,
): Promise<AuditResultDetails> {
  const at = placeOf(ctx)
  const started_at = await performedHere(ctx, body)
  const template = await findTemplate(ctx.db, at.company_id, body.digital_audit_id)
  if (template === undefined || !isStartable(template, started_at))
    throw invalid('digital_audit_id', 'unknown_audit', 'There is no such template, or it has no questions.')
  const questions = await listQuestions(ctx.db, at.company_id, template.id)
  const newId = await insertResult(ctx.db, {
    ...at,
    uuid: body.uuid,
    digital_audit_id: template.id,
    digital_audit_version: template.version,
    name: template.name,
    pass_percent: template.pass_percent,
    questions,
    score: scoreAudit(questions, [], template.pass_percent),
    started_at,
    started_by: writingUser(ctx),
    updated_at: ctx.now.toISOString(),
  })
  const existing = newId === undefined ? await findResultByUuid(ctx.db, at, body.uuid) : undefined
  const id = newId ?? existing?.id
  if (id === undefined || (existing !== undefined && existing.digital_audit_id !== template.id))
    throw invalid('uuid', 'uuid_reused', 'Another audit has this uuid.')
  ctx.audit({
    entity: 'digital_audit_result',
    entity_id: id,
    detail: { uuid: body.uuid, digital_audit_id: template.id, replayed: newId === undefined },
  })
  return showResult(ctx, id)
}

/**
 * Locks an audit until the end of the transaction. @throws Problem 404; 409 `confirmed` unless a confirmed
 * one is asked for
 */
export async function lockOpen(ctx: Ctx, id: number): Promise<ResultRow> {
  if (!(await lockResult(ctx.db, placeOf(ctx), id))) throw absent()
  return findOpen(ctx, id)
}

/** @throws Problem as `lockOpen` */
export async function findOpen(ctx: Ctx, id: number): Promise<ResultRow> {
  const row = await findResult(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw absent()
  if (row.confirmed_at !== null)
    throw conflict('The audit is confirmed. Open it again to change it.', 'audit_confirmed')
  return row
}

export const answersOf = (
  responses: readonly Pick<
    AuditResponse,
    'question_id' | 'value' | 'is_not_applicable' | 'photos' | 'is_disputed'
  >[],
): AuditAnswer[] =>
  responses.map(({ question_id, value, is_not_applicable, photos, is_disputed }) => ({
    question_id,
    value,
    is_not_applicable,
    photos: photos.length,
    is_disputed,
  }))

/** Computes the score anew after an answer. */
export async function rescore(ctx: Ctx, { id, questions, pass_percent }: ResultRow): Promise<void> {
  const responses = (await listResponses(ctx.db, placeOf(ctx), id)).map(presentResponse)
  await setScore(ctx.db, placeOf(ctx), id, scoreAudit(questions, answersOf(responses), pass_percent))
}

/** @throws Problem 404; 409 */
export async function changeAuditResult(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAuditResults.change>,
): Promise<AuditResultDetails> {
  const row = await lockOpen(ctx, params.id)
  if (row.version !== body.base_version) throw versionConflict(await showResult(ctx, row.id))
  await updateResult(ctx.db, placeOf(ctx), row.id, {
    comment: body.comment.trim(),
    updated_at: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'digital_audit_result', entity_id: row.id, detail: { comment: true } })
  return showResult(ctx, row.id)
}

const recordedAnswer = ({ value, is_not_applicable, comment, photos, due_on }: AnswerContent) => ({
  value: value === null ? null : personal(value),
  is_not_applicable,
  comment: personal(comment),
  files: photos,
  ...(due_on !== null && { due_on }),
})

type RecordedOp = 'confirm' | 'change' | 'remove' | 'seal'

/**
 * The audit as it is now, in the chain of its place; free texts are sealed. While it is open again its
 * answers are not recorded: they may change until it is confirmed.
 */
async function record(
  ctx: Recording,
  row: ResultRow,
  op: RecordedOp,
  reason: string | null = null,
): Promise<void> {
  const { company_id, place_id, id } = row
  const at = { company_id, place_id }
  const isConfirmed = row.confirmed_at !== null
  const responses = isConfirmed ? await listResponses(ctx.db, at, id) : []
  await appendRevision(ctx, {
    ...at,
    entity: 'digital_audit',
    entity_id: row.uuid,
    op,
    performed_at: ctx.now.toISOString(),
    reason,
    source: op === 'seal' ? 'generated' : 'typed',
    body: {
      digital_audit_id: row.digital_audit_id,
      digital_audit_version: row.digital_audit_version,
      name: row.name,
      pass_percent: row.pass_percent,
      questions: row.questions,
      comment: isConfirmed ? personal(row.comment) : null,
      confirmed_name: row.confirmed_name === null ? null : personal(row.confirmed_name),
      confirmed_role: row.confirmed_role === null ? null : personal(row.confirmed_role),
      started_at: row.started_at,
      started_by: row.started_by_id,
      score: isConfirmed ? row.score : null,
      responses: responses.map(({ question_id, answers, ticket_id, ticket_uuid, ...counted }) => ({
        question_id,
        ticket_id,
        ticket_uuid,
        ...recordedAnswer(counted),
        answers: answers.map(({ version, state, answered_at, author_id, ...recorded }) => ({
          version,
          state,
          answered_at,
          author_id,
          ...recordedAnswer(recorded),
        })),
      })),
    },
  })
}

/** The same after a change of its row. */
async function recordNow(ctx: Ctx, id: number, op: RecordedOp, reason: string | null = null): Promise<void> {
  const row = await findResult(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw absent()
  await record(ctx, row, op, reason)
}

/** An audit whose last revision does not say all that is shown; a removed one is not shown. */
export async function sealAuditLate(ctx: Recording, at: PlaceKey, uuid: string): Promise<void> {
  const existing = await findResultByUuid(ctx.db, at, uuid)
  if (existing === undefined || !(await lockResult(ctx.db, at, existing.id))) return
  const row = await findResult(ctx.db, at, existing.id)
  if (row !== undefined) await record(ctx, row, 'seal')
}

/** Raises a fault report for each finding that has none yet. */
async function raiseFindings(ctx: Ctx, row: ResultRow, responses: readonly ResponseRow[]): Promise<void> {
  for (const response of responses) {
    const question = row.questions.find(({ id }) => id === response.question_id)
    const answer = answersOf([presentResponse(response)])[0]
    if (question === undefined || response.ticket_id !== null) continue
    if (judgeAuditAnswer(question, answer).state !== 'finding') continue
    const descriptionParts = [question.text, response.comment, question.corrective_action].filter(
      (text) => text !== '',
    )
    const raised = await raiseFinding(ctx, {
      record_uuid: row.uuid,
      question_id: question.id,
      description: `${row.name}: ${descriptionParts.join(' · ')}`.slice(0, 5_000),
      files: response.photos,
      due_on: response.due_on,
      is_critical: question.is_critical,
    })
    await setTicket(ctx.db, placeOf(ctx), response.id, raised)
  }
}

/**
 * @throws Problem 404; 409; 422 `answers_disputed` while a question has two, `unanswered` while one is open,
 *   `photos_waiting` while a photo is
 */
export async function confirmAudit(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAuditResults.confirm>,
): Promise<AuditResultDetails> {
  const at = placeOf(ctx)
  const row = await lockOpen(ctx, params.id)
  if (row.version !== body.base_version) throw versionConflict(await showResult(ctx, row.id))
  const responses = await listResponses(ctx.db, at, row.id)
  if (responses.some(({ answers }) => isDisputed(answers)))
    throw invalid('responses', 'answers_disputed', 'Some questions have two answers. Choose one of them.')
  if (row.score.answered < row.score.questions)
    throw invalid('responses', 'unanswered', 'Some questions are not answered yet.')
  const now = ctx.now.toISOString()
  if (responses.some(({ photos }) => photos.some(({ sha256 }) => sha256 === null)))
    throw invalid('responses', 'photos_waiting', 'Some photos have not arrived yet.')
  await raiseFindings(ctx, row, responses)
  await updateResult(ctx.db, at, row.id, {
    confirmed_at: now,
    confirmed_by: userId(ctx),
    confirmed_name: body.name.trim(),
    confirmed_role: body.role.trim(),
    ...(row.recorded_at === null && { recorded_at: now }),
    updated_at: now,
  })
  const answerPhotos = responses.flatMap(({ answers }) => answers.flatMap(({ photos }) => photos))
  await holdPhotos(ctx.db, at.company_id, now, answerPhotos)
  await recordNow(ctx, row.id, 'confirm')
  ctx.audit({
    entity: 'digital_audit_result',
    entity_id: row.id,
    detail: { confirmed: true, percent: row.score.percent },
  })
  return showResult(ctx, row.id)
}

/** @throws Problem 404; 409 where it is not confirmed */
export async function unconfirmAudit(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAuditResults.unconfirm>,
): Promise<AuditResultDetails> {
  const at = placeOf(ctx)
  if (!(await lockResult(ctx.db, at, params.id))) throw absent()
  const row = await findResult(ctx.db, at, params.id)
  if (row === undefined) throw absent()
  if (row.confirmed_at === null) throw conflict('The audit is not confirmed.')
  await updateResult(ctx.db, at, row.id, {
    confirmed_at: null,
    confirmed_by: null,
    confirmed_name: null,
    confirmed_role: null,
    updated_at: ctx.now.toISOString(),
  })
  await recordNow(ctx, row.id, 'change', body.reason.trim())
  ctx.audit({ entity: 'digital_audit_result', entity_id: row.id, detail: { confirmed: false } })
  return showResult(ctx, row.id)
}

/** One that was ever confirmed stays in the chain. @throws Problem 404 */
export async function removeAuditResult(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAuditResults.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  if (!(await lockResult(ctx.db, at, params.id))) throw absent()
  const row = await findResult(ctx.db, at, params.id)
  if (row === undefined) throw absent()
  const now = ctx.now.toISOString()
  if (row.recorded_at !== null) await record(ctx, row, 'remove', body.reason.trim())
  await updateResult(ctx.db, at, row.id, { removed_at: now, updated_at: now })
  ctx.audit({ entity: 'digital_audit_result', entity_id: row.id, detail: { removed: true } })
  return { ok: true }
}
