/** The state of a ticket, and the status that it gives the day (document 3 section 4). */
import { CORRECTION_MINUTES } from '../records/index.ts'

export const answerStatuses = ['done', 'not_done'] as const
/** The result of an answer: fixed, or looked at and not fixed. */
export type AnswerStatus = (typeof answerStatuses)[number]

export const ticketStates = ['open', ...answerStatuses] as const
export type TicketState = (typeof ticketStates)[number]

/** Open until somebody has answered. */
export const ticketState = (answer: AnswerStatus | null): TicketState => answer ?? 'open'

/** The pseudo-task of tickets is due while the status of the day reports not filled, otherwise ok. */
export const ticketTaskStatus = ({ filled }: { readonly filled: boolean }): 'due' | 'ok' =>
  filled ? 'ok' : 'due'

/**
 * Whether a correction has to say why: `CORRECTION_MINUTES` after what it corrects came in. Instants as ISO
 * texts.
 */
export const needsReason = (received_at: string, now: Date): boolean =>
  now.getTime() - Date.parse(received_at) > CORRECTION_MINUTES * 60_000
