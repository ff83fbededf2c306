/** An audit as it is on this device: what the server knows, and what waits in the outbox. */
import type { AuditResultDetails } from '@larder/contract/digital-audits'
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { StoredFile } from '@larder/core/tasks'
import { judgeAuditAnswer, scoreAudit, type AuditAnswer, type AuditResultScore } from '@larder/core/audits'
import type { OutboxItem } from '#kit/outbox/item.ts'

export type Question = AuditResultDetails['questions'][number]
/** What the next answer is based on, as it is sent. */
export type Base = { readonly base_version: number | null } | { readonly base_uuid: string }
/** An answer that was given by a device, with its author and time. */
export type DeviceAnswer = AuditResultDetails['responses'][number]['answers'][number]
export type Answer = {
  readonly question_id: number
  readonly value: string | null
  readonly is_not_applicable: boolean
  readonly comment: string
  readonly due_on: string | null
  /** Of the server's answer; null while it has none. */
  readonly response_id: number | null
  readonly photos: readonly (FileRef | StoredFile)[]
  readonly base: Base
  /** The two or more answers between which somebody has to choose; else empty. */
  readonly disputed: readonly DeviceAnswer[]
}
export type ShownAudit = {
  readonly uuid: string
  readonly name: string
  readonly pass_percent: number
  readonly questions: readonly Question[]
  readonly answers: ReadonlyMap<number, Answer>
  readonly score: AuditResultScore
}

export const noAnswer = (question_id: number): Answer => ({
  question_id,
  value: null,
  is_not_applicable: false,
  comment: '',
  due_on: null,
  response_id: null,
  photos: [],
  base: { base_version: null },
  disputed: [],
})

/** For the rules of core. */
export const judged = ({ photos, disputed, ...answer }: Answer): AuditAnswer => ({
  ...answer,
  photos: photos.length,
  is_disputed: disputed.length > 0,
})

export const isFinding = (question: Question, answer: Answer | undefined): boolean =>
  judgeAuditAnswer(question, answer && judged(answer)).state === 'finding'

type QueuedAnswer = Omit<Answer, 'response_id' | 'base' | 'disputed'> & {
  readonly digital_audit_result_uuid?: string
  /** Absent in items that an earlier version stored. */
  readonly uuid?: string
}

const bodyOf = <Body>({ delivery: { body } }: OutboxItem): Body => JSON.parse(body ?? '{}') as Body

/** Answers of the audit that the server's answer of that time did not have, oldest first. */
function waitingAnswers(items: readonly OutboxItem[], uuid: string, as_of: number): readonly QueuedAnswer[] {
  return items
    .filter(
      ({ delivery, state, sent_at, photo }) =>
        photo === null &&
        delivery.route === 'digital_audit_responses.create' &&
        (state !== 'sent' || (sent_at ?? 0) > as_of),
    )
    .toSorted((a, b) => a.order - b.order)
    .map((item) => bodyOf<QueuedAnswer>(item))
    .filter((answer) => answer.digital_audit_result_uuid === uuid)
}

/** The template and the uuid by which an audit was started here. */
export type Started = { readonly uuid: string; readonly digital_audit_id: number }

export const startedHere = (items: readonly OutboxItem[], place_id: number): readonly Started[] =>
  items
    .filter((item) => item.delivery.route === 'digital_audit_results.create' && item.place_id === place_id)
    .map((item) => bodyOf<Started>(item))

type ServerAudit = Pick<ShownAudit, 'uuid' | 'name' | 'pass_percent' | 'questions'> & {
  readonly responses: AuditResultDetails['responses']
}

const openAnswers = (answers: readonly DeviceAnswer[]): readonly DeviceAnswer[] =>
  answers.filter(({ state }) => state !== 'replaced')

const answerOf = (response: AuditResultDetails['responses'][number]): Answer => {
  const { id, version, is_disputed, answers, question_id, ...responseBody } = response
  const { value, is_not_applicable, comment, due_on, photos } = responseBody
  return {
    question_id,
    value,
    is_not_applicable,
    comment,
    due_on,
    photos,
    response_id: id,
    base: { base_version: version },
    disputed: is_disputed ? openAnswers(answers) : [],
  }
}

/** `as_of`: when the server gave its answer, milliseconds; 0 = never. */
export function shownAudit(base: ServerAudit, items: readonly OutboxItem[], as_of: number): ShownAudit {
  const answers = new Map<number, Answer>(
    base.responses.map((response) => [response.question_id, answerOf(response)]),
  )
  for (const { uuid, ...answer } of waitingAnswers(items, base.uuid, as_of)) {
    const before = answers.get(answer.question_id) ?? noAnswer(answer.question_id)
    answers.set(answer.question_id, {
      ...before,
      ...answer,
      photos: answer.photos ?? before.photos,
      ...(uuid !== undefined && { base: { base_uuid: uuid } }),
      disputed: [],
    })
  }
  const { uuid, name, pass_percent, questions } = base
  const score = scoreAudit(questions, [...answers.values()].map(judged), pass_percent)
  return { uuid, name, pass_percent, questions, answers, score }
}

const shownOf = ({
  value,
  is_not_applicable,
  comment,
  due_on,
  photos,
}: Pick<Answer, 'value' | 'is_not_applicable' | 'comment' | 'due_on' | 'photos'>): string =>
  JSON.stringify([value, is_not_applicable, comment, due_on, photos.length])

/** Whether the server has the answers that are shown: nobody confirms what was changed by somebody else. */
export const hasShownAnswers = (
  { answers }: Pick<ShownAudit, 'answers'>,
  responses: AuditResultDetails['responses'],
): boolean =>
  responses.length === answers.size &&
  responses.every((response) => {
    const answer = answers.get(response.question_id)
    return answer !== undefined && shownOf(answer) === shownOf(response)
  })

/** What waits to be sent of this audit, photos too. */
export const waitingOf = (items: readonly OutboxItem[], uuid: string): readonly OutboxItem[] =>
  items.filter(({ entity, state }) => state !== 'sent' && (entity === uuid || entity.startsWith(`${uuid}/`)))

/**
 * The queue of an answer: behind the start of its audit while that waits, else one of its own question, so
 * that no answer waits for another.
 */
export const entityOf = (items: readonly OutboxItem[], uuid: string, question_id: number): string =>
  items.some(({ entity, state, photo }) => entity === uuid && state !== 'sent' && photo === null)
    ? uuid
    : `${uuid}/${question_id}`
