/** Answers to one question of an audit: none is lost where two devices answer without having seen each other. */
import { placeAnswer, type AnswerBase } from '@larder/core/audits'
import { placeOf, writingUser, type Ctx } from '#kit/context.ts'
import {
  insertAnswer,
  listAnswers,
  replaceAnswers,
  type AnswerContent,
  type AnswerRow,
} from './answers.queries.ts'
import {
  setVersion,
  storeResponse,
  updateResult,
  type ResponseRow,
  type ResultRow,
} from './results.queries.ts'
import { rescore } from './results.ts'

export type AnswerTarget = {
  readonly result: ResultRow
  readonly question_id: number
  /** Undefined where it has no answer yet. */
  readonly before: ResponseRow | undefined
}
/** `photos`: null = as they are. */
export type SentAnswer = Omit<AnswerContent, 'photos'> & {
  readonly photos: AnswerContent['photos'] | null
  readonly base: AnswerBase
  readonly uuid: string | null
}

const idsOf = (photos: AnswerContent['photos']): string => photos.map(({ id }) => id).join()

const isSame = (one: AnswerRow, sentAnswer: SentAnswer): boolean =>
  one.value === sentAnswer.value &&
  one.is_not_applicable === sentAnswer.is_not_applicable &&
  one.comment === sentAnswer.comment &&
  one.due_on === sentAnswer.due_on &&
  (sentAnswer.photos === null || idsOf(one.photos) === idsOf(sentAnswer.photos))

const isOwn = ({ session_id }: Ctx, one: AnswerRow): boolean =>
  session_id !== null && one.session_id === session_id

/** The audit changed too: who has it open reads it again. */
export const touch = (ctx: Ctx, result: number) =>
  updateResult(ctx.db, placeOf(ctx), result, { updated_at: ctx.now.toISOString() })

/** Adds an answer to those that the question has; nothing changes where one of them says the same. */
export async function addAnswer(
  ctx: Ctx,
  { result, question_id, before }: AnswerTarget,
  sentAnswer: SentAnswer,
): Promise<void> {
  const at = placeOf(ctx)
  const earlierAnswers = before === undefined ? [] : await listAnswers(ctx.db, at, before.id)
  if (sentAnswer.uuid !== null && earlierAnswers.some(({ uuid }) => uuid === sentAnswer.uuid)) return
  const placing = placeAnswer(
    earlierAnswers.map((one) => ({ ...one, is_same: isSame(one, sentAnswer), is_own: isOwn(ctx, one) })),
    sentAnswer.base,
  )
  if (placing === null) return
  const { base: _, uuid, ...answerBody } = sentAnswer
  const counted =
    placing.state === 'current' ? earlierAnswers.find(({ state }) => state === 'current') : undefined
  const content = { ...answerBody, photos: sentAnswer.photos ?? counted?.photos ?? [] }
  const version = (before?.version ?? 0) + 1
  const now = ctx.now.toISOString()
  const id =
    before !== undefined && placing.state === 'disputed'
      ? (await setVersion(ctx.db, at, { id: before.id, version, updated_at: now }), before.id)
      : await storeResponse(ctx.db, at, {
          ...content,
          digital_audit_result_id: result.id,
          question_id,
          version,
          updated_at: now,
          updated_by: writingUser(ctx),
        })
  if (placing.replaces.length > 0) await replaceAnswers(ctx.db, at, id, placing.replaces)
  await insertAnswer(ctx.db, at, {
    ...content,
    digital_audit_response_id: id,
    version,
    state: placing.state,
    uuid,
    answered_at: now,
    answered_by: writingUser(ctx),
    session_id: ctx.session_id,
  })
  await rescore(ctx, result)
  await touch(ctx, result.id)
}
