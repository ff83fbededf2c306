import { tickets, type TicketInput } from '@larder/contract/tickets'
import { useMutation } from '@tanstack/react-query'
import { saveOperation } from '#kit/outbox/save.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import type { Problem } from '#kit/problem.ts'

type NewTicket = {
  readonly placeId: number
  readonly body: TicketInput
  readonly title: string
  readonly photos: readonly Photo[]
}

const raise = ({ placeId, body, title, photos }: NewTicket): Promise<void> =>
  saveOperation({
    route: tickets.create,
    input: { params: { placeId }, body },
    op_id: body.uuid,
    entity: body.uuid,
    place_id: placeId,
    title,
    detail: body.description,
    photos,
  })

/** Raises a ticket: resolves when the device holds it durably; the outbox sends it. Throws `Problem`. */
export const useRaiseTicket = () => useMutation<void, Problem, NewTicket>({ mutationFn: raise })
