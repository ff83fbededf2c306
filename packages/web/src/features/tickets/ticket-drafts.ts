import type { Ticket } from '@larder/contract/tickets'
import type { AttachedFile } from '#kit/outbox/photo.ts'

/**
 * What is typed into an answer, with the version that it began with; 0 = a first answer. Who was faster is
 * seen when it is saved.
 */
export type AnswerDraft = {
  readonly base: number
  readonly values: {
    readonly entry_status: 'done' | 'not_done'
    readonly entry_comment: string
    readonly reason: string
  }
  readonly files: readonly AttachedFile[]
}
/** What is typed into a correction of what was reported. */
export type CorrectionDraft = {
  readonly base: number
  readonly values: { readonly description: string; readonly reason: string }
  readonly files: readonly AttachedFile[]
}

/** Their names among what is kept until it is saved. */
export const answerOf = ({ uuid }: Pick<Ticket, 'uuid'>): string => `ticket-answer/${uuid}`
export const correctionOf = ({ uuid }: Pick<Ticket, 'uuid'>): string => `ticket-correct/${uuid}`
