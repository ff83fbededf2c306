import { Anchor, Badge, Button, Divider, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Ticket } from '@larder/contract/tickets'
import { lazy, Suspense, useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { loadPiece } from '#kit/refresh.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmQuestion } from '#ui/confirm-question.tsx'
import { PhotoList } from '#ui/photo-list.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketHistory } from './ticket-history.tsx'
import { nameOf, useLocalTime } from './ticket-words.ts'
import { useRemoveTicket } from './tickets.api.ts'
import styles from './tickets.module.css'

const AnswerForm = lazy(() => loadPiece(() => import('./answer-form.tsx')).then(({ AnswerForm: form }) => ({ default: form })))
const CorrectForm = lazy(() => loadPiece(() => import('./correct-form.tsx')).then(({ CorrectForm: form }) => ({ default: form })))

type Props = { readonly ticket: Ticket; /** After it was withdrawn. */ readonly onGone: () => void; /** After it was answered. */ readonly onAnswered?: () => void }

/** A ticket with all that is known of it, and what can be done about it. */
export function TicketView({ ticket, onGone, onAnswered }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const [doing, setDoing] = useState<'answer' | 'correct' | null>(ticket.status === 'open' && can('tickets.answer') ? 'answer' : null)
  return (
    <Stack gap="md">
      {doing === 'correct' ? <Suspense fallback={<RowsSkeleton rows={3} />}><CorrectForm ticket={ticket} onDone={() => setDoing(null)} /></Suspense> : <Told ticket={ticket} />}
      {ticket.entry_status !== null && doing !== 'answer' && <Answer ticket={ticket} />}
      {doing === 'answer' && (
        <>
          <Divider />
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <AnswerForm ticket={ticket} onDone={() => { setDoing(null); onAnswered?.() }} />
          </Suspense>
        </>
      )}
      {doing === null && (
        <Group gap="sm">
          {can('tickets.answer') && (
            <Button size="md" variant={ticket.status === 'open' ? 'filled' : 'default'} onClick={() => setDoing('answer')}>
              {say(ticket.status === 'open' ? 'tickets.answer' : 'tickets.answer_change')}
            </Button>
          )}
          {can('tickets.raise') && (
            <Button size="md" variant="default" onClick={() => setDoing('correct')}>
              {say('tickets.change')}
            </Button>
          )}
          {can('tickets.raise') && <Withdraw ticket={ticket} onGone={onGone} />}
        </Group>
      )}
      <TicketHistory ticket={ticket} />
    </Stack>
  )
}

function Told({ ticket }: { readonly ticket: Ticket }) {
  const say = useSay()
  const localTime = useLocalTime()
  const { description, created_by, created_local, file_list, recorded_late, version } = ticket
  return (
    <>
      <Group gap="xs">
        <TicketBadge status={ticket.status} />
        {recorded_late && <Badge color="ink">{say('tickets.late')}</Badge>}
        {version > 1 && <Badge color="ink">{say('tickets.corrected')}</Badge>}
      </Group>
      <Text size="lg" className={styles.words}>
        {description}
      </Text>
      <Text size="sm" c="dimmed">
        {[nameOf(created_by), localTime(created_local)].filter((part) => part !== '').join(' · ')}
        {created_by.phone !== null && created_by.phone !== '' && (
          <>
            {' · '}
            {say('tickets.phone')}: <Anchor underline="always" style={{ whiteSpace: 'nowrap' }} href={`tel:${created_by.phone.replaceAll(' ', '')}`}>{created_by.phone}</Anchor>
          </>
        )}
      </Text>
      <OfEntry entry={ticket.related_task_entry} />
      <PhotoList list={file_list} label={say('tickets.photos')} />
    </>
  )
}

/** The way back to the entry that it was raised with. */
function OfEntry({ entry }: { readonly entry: Ticket['related_task_entry'] }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  if (entry === null) return null
  return (
    <Text size="sm">
      {say('tickets.of_entry')}:{' '}
      <Anchor underline="always" renderRoot={(props) => <Link {...props} to={paths.activityLogTaskEntries} params={{ taskId: String(entry.task_id) }} />}>
        {entry.task_name}, {formatDate(entry.entry_date, datePattern)} {entry.entry_time}
      </Anchor>
    </Text>
  )
}

function Answer({ ticket }: { readonly ticket: Ticket }) {
  const say = useSay()
  const title = useId()
  const localTime = useLocalTime()
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Divider />
      <Group gap="xs">
        <Title order={2} size="h5" id={title}>
          {say('tickets.answer_heading')}
        </Title>
        <TicketBadge status={ticket.status} />
        {ticket.entry_recorded_late && <Badge color="ink">{say('tickets.late')}</Badge>}
        {ticket.entry_version > 1 && <Badge color="ink">{say('tickets.corrected')}</Badge>}
      </Group>
      {ticket.entry_comment !== '' && <Text className={styles.words}>{ticket.entry_comment}</Text>}
      <Text size="sm" c="dimmed">
        {[nameOf(ticket.entry_created_by), localTime(ticket.entry_local)].filter((part) => part !== '').join(' · ')}
      </Text>
      <PhotoList list={ticket.entry_file_list} label={say('tickets.photos')} />
    </Stack>
  )
}

function Withdraw({ ticket, onGone }: { readonly ticket: Ticket; readonly onGone: () => void }) {
  const say = useSay()
  const placeId = usePlaceId()
  const remove = useRemoveTicket()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const withdraw = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, id: ticket.id }, body: { reason } })
      toast('success', say('tickets.removed'))
      onGone()
    } catch (thrown) {
      const problem = asProblem(thrown)
      const named = problem.errors.find(({ field }) => field === 'reason')
      setFault(named === undefined ? null : describeFieldError(named))
      if (named === undefined) toastProblem(problem)
    }
  }
  return (
    <>
      <Button size="md" variant="subtle" color="red" onClick={() => setAsking(true)}>
        {say('tickets.remove')}
      </Button>
      <ConfirmQuestion opened={asking} title={say('tickets.remove')} confirm={say('tickets.remove')} dangerous onConfirm={() => void withdraw()} onClose={() => setAsking(false)}>
        <Text mb="sm">{say('tickets.remove_text')}</Text>
        <TextInput size="md" label={say('tickets.remove_reason')} maxLength={2_000} value={reason} error={fault} onChange={(event) => setReason(event.currentTarget.value)} />
      </ConfirmQuestion>
    </>
  )
}
