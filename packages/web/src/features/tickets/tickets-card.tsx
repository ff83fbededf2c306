import { Anchor, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { tickets, type Ticket } from '@larder/contract/tickets'
import { Suspense, useId } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePanel } from '#kit/use-panel.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { useTicketText } from './ticket-words.ts'
import styles from './tickets.module.css'
import rows from '#ui/rows.module.css'

const TicketPanel = lazyPiece(() => import('./ticket-panel.tsx'), 'TicketPanel')

/** Rows that the card shows; the page has them all. */
const SHOWN = 5

const queuedStates = {
  waiting: { state: 'due', word: 'outbox.state_waiting' },
  refused: { state: 'overdue', word: 'outbox.state_refused' },
  conflict: { state: 'overdue', word: 'outbox.state_conflict' },
} as const

/** Tickets that were raised on this device and have not gone yet. */
function useQueued() {
  const place_id = usePlaceId()
  const items = useOutbox()
  return items.flatMap((item) =>
    item.place_id === place_id && item.delivery.route === tickets.create.name && item.state !== 'sent'
      ? [
          {
            ...item,
            state: item.state,
            photos: items.filter(
              ({ photo, entity, state }) => photo !== null && entity === item.entity && state !== 'sent',
            ),
          },
        ]
      : [],
  )
}

/** The pseudo-task of the day: open tickets, and a link to raise one. */
export function TicketsCard({
  list,
  status,
}: {
  readonly list: readonly Ticket[]
  readonly status: 'due' | 'ok'
}) {
  const say = useSay()
  const title = useId()
  const { can } = useAccess()
  const queued = useQueued()
  const { shown: ticketId, open, close } = usePanel('ticket')
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <Group wrap="nowrap" align="flex-start" gap="sm">
          <ThemeIcon
            size={44}
            radius="md"
            variant="light"
            color={status === 'due' ? 'amber' : 'leaf'}
            aria-hidden
          >
            <IconAlertTriangle size={24} stroke={1.7} />
          </ThemeIcon>
          <div style={{ flex: 1, minWidth: 0 }}>
            <Title order={3} id={title} size="h4">
              {say('tickets.title')}
            </Title>
            {list.length === 0 && queued.length === 0 ? (
              <Text size="sm" c="dimmed">
                {say('tickets.none_today')}
              </Text>
            ) : (
              <Anchor size="sm" renderRoot={(props) => <Link {...props} to={paths.activityLogTickets} />}>
                {say('tickets.all')}
              </Anchor>
            )}
          </div>
          <StateBadge state={status} />
        </Group>
        <Queued items={queued} />
        <Rows list={list} onShow={open} />
        {can('tickets.raise') && (
          <Button mt="auto" size="md" variant="default" fullWidth onClick={() => open('new')}>
            {say('tickets.new')}
          </Button>
        )}
      </Stack>
      {ticketId !== undefined && (ticketId !== 'new' || can('tickets.raise')) && (
        <Suspense fallback={null}>
          <TicketPanel shown={ticketId === 'new' ? 'new' : Number(ticketId)} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

function Queued({ items }: { readonly items: ReturnType<typeof useQueued> }) {
  const say = useSay()
  return items.map((item) => (
    <Group key={item.op_id} gap="xs">
      <StateBadge state={queuedStates[item.state].state}>{say(queuedStates[item.state].word)}</StateBadge>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {item.detail}
      </Text>
      {item.photos.map((photo) => (
        <WaitingPhoto key={photo.op_id} item={photo} />
      ))}
    </Group>
  ))
}

function Rows({ list, onShow }: { readonly list: readonly Ticket[]; readonly onShow: (id: number) => void }) {
  const sayText = useTicketText()
  if (list.length === 0) return null
  return (
    <ul className={rows.rows}>
      {list.slice(0, SHOWN).map((ticket) => (
        <li key={ticket.id}>
          <button type="button" className={styles.row} onClick={() => onShow(ticket.id)}>
            <span className={styles.short}>{sayText(ticket)}</span>
            <TicketBadge status={ticket.status} />
            <IconChevronRight size={18} stroke={1.8} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
