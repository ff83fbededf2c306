import type { Ticket } from '@larder/contract/tickets'
import type { AttachedFile } from '#kit/outbox/photo.ts'

/** The draft of an answer, with the version that it changes; 0 = a new answer. */
export type AnswerDraft = {
  readonly base: number
  readonly values: {
    readonly entry_status: 'done' | 'not_done'
    readonly entry_comment: string
    readonly reason: string
  }
  readonly files: readonly AttachedFile[]
}
/** The draft of a correction of the report, with the version that it changes. */
export type CorrectionDraft = {
  readonly base: number
  readonly values: { readonly description: string; readonly reason: string }
  readonly files: readonly AttachedFile[]
}

/** The names of the drafts. */
export const answerOf = ({ uuid }: Pick<Ticket, 'uuid'>): string => `ticket-answer/${uuid}`
export const correctionOf = ({ uuid }: Pick<Ticket, 'uuid'>): string => `ticket-correct/${uuid}`
