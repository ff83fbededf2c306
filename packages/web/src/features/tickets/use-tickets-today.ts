import { ticketTaskStatus } from '@larder/core/tickets'
import type { Ticket } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import { ticketsOf } from './tickets.api.ts'

/**
 * How the tickets of today stand: due while one is open, there or still on this device. Undefined until it is
 * known.
 */
export function useTicketsToday(
  waiting: boolean,
): { readonly list: readonly Ticket[]; readonly status: 'due' | 'ok' } | undefined {
  const { can } = useAccess()
  const { data: list } = useQuery({
    ...ticketsOf(usePlaceId(), useLanguage()),
    refetchInterval: 60_000,
    enabled: can('tickets.view'),
  })
  return list === undefined
    ? undefined
    : {
        list,
        status: ticketTaskStatus({ filled: !waiting && list.every(({ status }) => status !== 'open') }),
      }
}
