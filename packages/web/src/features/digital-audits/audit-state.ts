/** An audit as it is on this device: what the server knows, and what waits in the outbox. */
import type { AuditResultDetails } from '@larder/contract/digital-audits'
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { StoredFile } from '@larder/core/tasks'
import { judgeAuditAnswer, scoreAudit, type AuditAnswer, type AuditResultScore } from '@larder/core/audits'
import type { OutboxItem } from '#kit/outbox/item.ts'

export type Question = AuditResultDetails['questions'][number]
export type Answer = {
  readonly question_id: number
  readonly value: string | null
  readonly is_not_applicable: boolean
  readonly comment: string
  readonly due_on: string | null
  /** Of the server's answer; null while it has none. */
  readonly response_id: number | null
  readonly photos: readonly (FileRef | StoredFile)[]
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
})

/** For the rules of core. */
export const judged = ({ photos, ...answer }: Answer): AuditAnswer => ({ ...answer, photos: photos.length })

export const isFinding = (question: Question, answer: Answer | undefined): boolean =>
  judgeAuditAnswer(question, answer && judged(answer)).state === 'finding'

type Told = Omit<Answer, 'response_id'> & { readonly digital_audit_result_uuid?: string }

const bodyOf = ({ delivery: { body } }: OutboxItem): Record<string, unknown> =>
  JSON.parse(body ?? '{}') as Record<string, unknown>

/** Answers of the audit that the server's answer of that time did not have, oldest first. */
function waitingAnswers(items: readonly OutboxItem[], uuid: string, as_of: number): readonly Told[] {
  return items
    .filter(
      ({ delivery, state, sent_at, photo }) =>
        photo === null &&
        delivery.route === 'digital_audit_responses.create' &&
        (state !== 'sent' || (sent_at ?? 0) > as_of),
    )
    .toSorted((a, b) => a.order - b.order)
    .map((item) => bodyOf(item) as unknown as Told)
    .filter((told) => told.digital_audit_result_uuid === uuid)
}

/** The template and the uuid by which an audit was started here. */
export type Started = { readonly uuid: string; readonly digital_audit_id: number }

export const startedHere = (items: readonly OutboxItem[], place_id: number): readonly Started[] =>
  items
    .filter((item) => item.delivery.route === 'digital_audit_results.create' && item.place_id === place_id)
    .map((item) => bodyOf(item) as unknown as Started)

type Base = Pick<ShownAudit, 'uuid' | 'name' | 'pass_percent' | 'questions'> & {
  readonly responses: AuditResultDetails['responses']
}

/** `as_of`: when the server gave its answer, milliseconds; 0 = never. */
export function shownAudit(base: Base, items: readonly OutboxItem[], as_of: number): ShownAudit {
  const answers = new Map<number, Answer>(
    base.responses.map(({ id, version: _version, ticket_id: _ticket, ...answer }) => [
      answer.question_id,
      { ...answer, response_id: id },
    ]),
  )
  for (const told of waitingAnswers(items, base.uuid, as_of)) {
    const before = answers.get(told.question_id)
    answers.set(told.question_id, {
      ...noAnswer(told.question_id),
      ...told,
      photos: told.photos ?? before?.photos ?? [],
      response_id: before?.response_id ?? null,
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
}: Omit<Answer, 'response_id'>): string =>
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
