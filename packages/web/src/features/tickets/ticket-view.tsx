import { Anchor, Badge, Button, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Ticket } from '@larder/contract/tickets'
import { Suspense, useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { focusNow } from '#kit/focus.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { PhotoList } from '#ui/photo-list.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketDue } from './ticket-due.tsx'
import { answerOf, correctionOf } from './ticket-drafts.ts'
import { TicketHistory } from './ticket-history.tsx'
import { nameOf, useLocalTime, useTicketText } from './ticket-words.ts'
import { useEraseTicket, useRemoveTicket } from './tickets.api.ts'
import styles from './tickets.module.css'

const AnswerForm = lazyPiece(() => import('./answer-form.tsx'), 'AnswerForm')
const CorrectForm = lazyPiece(() => import('./correct-form.tsx'), 'CorrectForm')

type Props = { readonly ticket: Ticket; readonly onRemoved: () => void; readonly onAnswered?: () => void }

/** The form that is open: a first or corrected answer, a further answer, or a correction of the report. */
type Action = 'answer' | 'again' | 'correct'

/** A ticket with its answer and history, and the buttons and forms to answer, correct or remove it. */
export function TicketView({ ticket, onRemoved, onAnswered }: Props) {
  const { action, setAction } = useAction(ticket)
  const [returned, setReturned] = useState(false)
  const leaveForm = (): void => {
    setAction(null)
    setReturned(true)
  }
  return (
    <Stack gap="md">
      {action === 'correct' ? (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <CorrectForm ticket={ticket} onDone={leaveForm} />
        </Suspense>
      ) : (
        <Report ticket={ticket} />
      )}
      {ticket.entry_status !== null && action !== 'answer' && <Answer ticket={ticket} />}
      {(action === 'answer' || action === 'again') && (
        <>
          <Divider />
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <AnswerForm
              ticket={ticket}
              again={action === 'again'}
              onSaved={() => {
                leaveForm()
                onAnswered?.()
              }}
              onCancel={leaveForm}
            />
          </Suspense>
        </>
      )}
      {action === null && (
        <Group gap="sm">
          <ActionButtons ticket={ticket} focused={returned} onAction={setAction} />
          <RemoveButtons ticket={ticket} onRemoved={onRemoved} />
        </Group>
      )}
      <TicketHistory ticket={ticket} />
    </Stack>
  )
}

/** The chosen form; a draft opens its form again until it is saved or cancelled. */
function useAction(ticket: Ticket) {
  const { can } = useAccess()
  const [chosen, setAction] = useState<Action | null>(
    ticket.status === 'open' && can('tickets.answer') ? 'answer' : null,
  )
  const hasAnswer = useHasDraft(answerOf(ticket)) && can('tickets.answer')
  const hasCorrection = useHasDraft(correctionOf(ticket)) && can('tickets.raise')
  const draft = hasCorrection ? 'correct' : hasAnswer && chosen !== 'again' ? 'answer' : null
  return { action: draft ?? chosen, setAction }
}

type ButtonsProps = {
  readonly ticket: Ticket
  /** A form was just closed: the focus returns to its button. */
  readonly focused: boolean
  readonly onAction: (action: Action) => void
}

function ActionButtons({ ticket, focused, onAction }: ButtonsProps) {
  const say = useSay()
  const { can } = useAccess()
  return (
    <>
      {can('tickets.answer') && ticket.status === 'not_done' && (
        <Button size="md" onClick={() => onAction('again')}>
          {say('tickets.answer_again')}
        </Button>
      )}
      {can('tickets.answer') && (
        <Button
          ref={focused ? focusNow : null}
          size="md"
          variant={ticket.status === 'open' ? 'filled' : 'default'}
          onClick={() => onAction('answer')}
        >
          {say(ticket.status === 'open' ? 'tickets.answer' : 'tickets.answer_change')}
        </Button>
      )}
      {can('tickets.raise') && (
        <Button size="md" variant="default" onClick={() => onAction('correct')}>
          {say('tickets.change')}
        </Button>
      )}
    </>
  )
}

/** The report with its author and time. */
function Report({ ticket }: { readonly ticket: Ticket }) {
  const say = useSay()
  const localTime = useLocalTime()
  const sayText = useTicketText()
  const { created_by, created_local, file_list, recorded_late, version } = ticket
  return (
    <>
      <Group gap="xs">
        <TicketBadge status={ticket.status} />
        {recorded_late && <Badge color="ink">{say('tickets.late')}</Badge>}
        {version > 1 && <Badge color="ink">{say('tickets.corrected')}</Badge>}
      </Group>
      <Text size="lg" className={styles.words}>
        {sayText(ticket)}
      </Text>
      <Text size="sm" c="dimmed">
        {[nameOf(created_by), localTime(created_local)].filter((part) => part !== '').join(' · ')}
        {created_by.phone !== null && created_by.phone !== '' && (
          <>
            {' · '}
            {say('tickets.phone')}:{' '}
            <Anchor
              underline="always"
              style={{ whiteSpace: 'nowrap' }}
              href={`tel:${created_by.phone.replaceAll(' ', '')}`}
            >
              {created_by.phone}
            </Anchor>
          </>
        )}
      </Text>
      <TicketDue ticket={ticket} />
      <EntryLink entry={ticket.related_task_entry} />
      <PhotoList list={file_list} label={say('tickets.photos')} />
    </>
  )
}

/** A link to the entry that the ticket was raised with. */
function EntryLink({ entry }: { readonly entry: Ticket['related_task_entry'] }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  if (entry === null) return null
  return (
    <Text size="sm">
      {say('tickets.of_entry')}:{' '}
      <Anchor
        underline="always"
        renderRoot={(props) => (
          <Link {...props} to={paths.activityLogTaskEntries} params={{ taskId: String(entry.task_id) }} />
        )}
      >
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
        {[nameOf(ticket.entry_created_by), localTime(ticket.entry_local)]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      <PhotoList list={ticket.entry_file_list} label={say('tickets.photos')} />
    </Stack>
  )
}

/** Removes a ticket from the lists, or erases its text everywhere; both need a reason. */
function RemoveButtons({ ticket, onRemoved }: Pick<Props, 'ticket' | 'onRemoved'>) {
  const say = useSay()
  const params = { placeId: usePlaceId(), id: ticket.id }
  const { can } = useAccess()
  const remove = useRemoveTicket()
  const erase = useEraseTicket()
  const [question, setQuestion] = useState<'remove' | 'erase' | null>(null)
  const withdraw = async (reason: string): Promise<void> => {
    await remove.mutateAsync({ params, body: { base_version: ticket.version, reason } })
    toast('success', say('tickets.removed'))
    onRemoved()
  }
  const eraseTexts = async (reason: string): Promise<void> => {
    await erase.mutateAsync({ params, body: { reason } })
    toast('success', say('tickets.did_erase'))
    setQuestion(null)
  }
  return (
    <>
      {can('tickets.raise') && (
        <Button size="md" variant="subtle" color="red" onClick={() => setQuestion('remove')}>
          {say('tickets.remove')}
        </Button>
      )}
      {can('tickets.erase') && (
        <Button size="md" variant="subtle" color="red" onClick={() => setQuestion('erase')}>
          {say('records.erase')}
        </Button>
      )}
      {question === 'remove' && (
        <ReasonQuestion
          title={say('tickets.remove')}
          text={say('tickets.remove_text')}
          reasonLabel={say('tickets.remove_reason')}
          onConfirm={withdraw}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'erase' && (
        <ReasonQuestion
          title={say('records.erase')}
          text={say('tickets.erase_text')}
          reasonLabel={say('records.erase_reason')}
          onConfirm={eraseTexts}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
