import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Ticket } from '@larder/contract/tickets'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import styles from '#ui/data-table.module.css'
import { TableHead } from '#ui/table-head.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketDue } from './ticket-due.tsx'
import { nameOf, useLocalTime, useTicketText } from './ticket-words.ts'
import own from './tickets.module.css'

/** Tickets as the server found them; on phones each is a block of names and values. */
export function TicketTable({ label, rows }: { readonly label: string; readonly rows: readonly Ticket[] }) {
  const say = useSay()
  const names = (
    ['table.date', 'table.ticket', 'table.raised_by', 'table.status', 'tickets.answer_heading'] as const
  ).map((key) => say(key))
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.stacked}`} aria-label={label}>
        <TableHead names={names} />
        <tbody>
          {rows.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TicketRow({ ticket, names }: { readonly ticket: Ticket; readonly names: readonly string[] }) {
  const localTime = useLocalTime()
  const sayText = useTicketText()
  const answered = [nameOf(ticket.entry_created_by), localTime(ticket.entry_local)]
    .filter((part) => part !== '')
    .join(', ')
  return (
    <tr>
      <td data-label={names[0]} style={{ whiteSpace: 'nowrap' }}>
        {localTime(ticket.created_local)}
      </td>
      <td data-label={names[1]} data-wide>
        <div className={own.cell}>
          <Link to={paths.activityLogTicket} params={{ id: String(ticket.id) }} className={own.link}>
            {sayText(ticket)}
          </Link>
          <TicketDue ticket={ticket} />
          {ticket.related_task_entry !== null && (
            <Text size="sm" c="dimmed">
              {ticket.related_task_entry.task_name}
            </Text>
          )}
        </div>
      </td>
      <td data-label={names[2]}>{nameOf(ticket.created_by)}</td>
      <td data-label={names[3]}>
        <TicketBadge status={ticket.status} />
      </td>
      <td data-label={names[4]} {...(answered !== '' && { 'data-wide': true })}>
        {answered === '' ? (
          '–'
        ) : (
          <div className={own.cell}>
            {ticket.entry_comment}
            <Text size="sm" c="dimmed">
              {answered}
            </Text>
          </div>
        )}
      </td>
    </tr>
  )
}
