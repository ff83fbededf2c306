import { Button, Stack, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ticket, tickets } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyFormat, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { formatInstant, deviceZone } from '#kit/format.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ticketRevisionsOf } from './tickets.api.ts'
import { ticketStates } from './ticket-words.ts'
import styles from './tickets.module.css'

type Revision = ResponseOf<typeof tickets.revisions>[number]

const words: Readonly<Record<string, TextKey>> = {
  'ticket create': 'tickets.did_create',
  'ticket change': 'tickets.did_change',
  'ticket erase': 'tickets.did_erase',
  'ticket remove': 'tickets.removed',
  'ticket attach': 'entries.op_attach',
  'ticket seal': 'tickets.did_seal',
  'ticket_entry create': 'tickets.did_answer',
  'ticket_entry attach': 'entries.op_attach',
  'ticket_entry change': 'tickets.did_change_answer',
  'ticket_entry continue': 'tickets.did_answer_again',
}

/** All records of a ticket, opened on a click. */
export function TicketHistory({ ticket }: { readonly ticket: Ticket }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        size="md"
        px="xs"
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say('tickets.history')}
      </Button>
      {open && <Revisions id={ticket.id} />}
    </div>
  )
}

function Revisions({ id }: { readonly id: number }) {
  const revisions = useQuery({ ...ticketRevisionsOf(usePlaceId(), id), staleTime: 0 })
  return (
    <QueryView query={revisions} skeleton={<RowsSkeleton rows={2} />}>
      {(rows) => (
        <Stack component="ol" gap="sm" mt="xs" p={0} style={{ listStyle: 'none' }}>
          {rows.map((row) => (
            <Recorded key={row.seq} row={row} />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Recorded({ row }: { readonly row: Revision }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? deviceZone()
  const key = words[`${row.entity} ${row.op}`]
  const status = row.body['entry_status']
  const parts = [
    status === 'done' || status === 'not_done' ? say(ticketStates[status].word) : '',
    textOf(row.body['description']),
    textOf(row.body['entry_comment']),
  ].filter((part) => part !== '')
  return (
    <li>
      <Text fw={600} size="sm">
        {key === undefined ? row.op : say(key)} · {row.name} ·{' '}
        {formatInstant(row.received_at, zone, datePattern)}
      </Text>
      {parts.length > 0 && (
        <Text size="sm" className={styles.words}>
          {parts.join(' · ')}
        </Text>
      )}
      {row.reason !== null && (
        <Text size="sm" c="dimmed" className={styles.words}>
          {say('tickets.because', { reason: row.reason })}
        </Text>
      )}
    </li>
  )
}
