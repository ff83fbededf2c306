import { tickets, type TicketInput } from '@larder/contract/tickets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { queueOperation } from '#kit/outbox/outbox.ts'
import type { Problem } from '#kit/problem.ts'
import { lists } from './tickets.api.ts'

type Raising = { readonly placeId: number; readonly body: TicketInput; readonly title: string }

/** Raises a ticket: resolves when the device holds it durably; the outbox sends it. Throws `Problem`. */
export function useRaiseTicket() {
  const client = useQueryClient()
  return useMutation<void, Problem, Raising>({
    mutationFn: async ({ placeId, body, title }) => {
      const input = { params: { placeId }, body }
      const kept = await queueOperation({ route: tickets.create, input, op_id: body.uuid, entity: body.uuid, place_id: placeId, title, detail: body.description, makes_stale: lists }).then(() => true, () => false)
      if (kept) return
      // A browser that stores nothing: saved is what the server has.
      await call(tickets.create, input)
      await Promise.all(lists.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
    },
  })
}
