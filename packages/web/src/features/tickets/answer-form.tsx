import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { tickets, type Ticket } from '@larder/contract/tickets'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useDraft, useHasDraft } from '#kit/draft.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { savePhotos } from '#kit/outbox/save.ts'
import { photosOf, refOf } from '#kit/outbox/photo.ts'
import { DraftNote } from '#ui/draft-note.tsx'
import { FileField } from '#ui/file-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketConflict } from './ticket-conflict.tsx'
import { answerOf, type AnswerDraft } from './ticket-drafts.ts'
import { ticketStates } from './ticket-words.ts'
import { currentTicket, useAnswerTicket, useChangeAnswer } from './tickets.api.ts'

type Props = {
  readonly ticket: Ticket
  /** A new answer after the problem was not fixed; otherwise the stored answer is corrected. */
  readonly again?: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** An empty answer, or the stored one. */
function initialDraft(ticket: Ticket, again: boolean): AnswerDraft {
  if (again) return { base: 0, values: { entry_status: 'done', entry_comment: '', reason: '' }, files: [] }
  const { entry_version, entry_status, entry_comment, entry_file_list } = ticket
  return {
    base: entry_version,
    values: { entry_status: entry_status ?? 'done', entry_comment, reason: '' },
    files: entry_file_list.map(({ id, filename }) => ({ id, name: filename })),
  }
}

/**
 * The answer to a ticket. The draft stays until it is saved or cancelled. Correcting a stored answer that is
 * no longer recent needs a reason.
 */
export function AnswerForm({ ticket, again = false, onSaved, onCancel }: Props) {
  const hasDraft = useHasDraft(answerOf(ticket))
  const { draft, change, forget } = useDraft<AnswerDraft>(answerOf(ticket), () => initialDraft(ticket, again))
  const afterForget = (next: () => void) => (): void => {
    forget()
    next()
  }
  return draft === undefined ? (
    <RowsSkeleton rows={3} />
  ) : (
    <DraftForm
      ticket={ticket}
      draft={draft}
      hasDraft={hasDraft}
      change={change}
      onSaved={afterForget(onSaved)}
      onCancel={afterForget(onCancel)}
    />
  )
}

type DraftProps = Omit<Props, 'again'> & {
  readonly draft: AnswerDraft
  readonly hasDraft: boolean
  readonly change: (next: (now: AnswerDraft) => AnswerDraft) => void
}

function DraftForm(props: DraftProps) {
  const { draft, hasDraft, change, onCancel } = props
  const say = useSay()
  const [continued] = useState(hasDraft)
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const { form, field, submit, saving } = useAnswerForm(props, setTheirs)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {continued && <DraftNote />}
        <Radio.Group {...field('entry_status')} label={say('tickets.answer_title')}>
          <Stack gap={4} mt={6}>
            {(['done', 'not_done'] as const).map((status) => (
              <Radio key={status} value={status} label={say(ticketStates[status].word)} size="md" py={8} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          {...field('entry_comment')}
          size="md"
          label={say('tickets.comment')}
          autosize
          minRows={2}
          maxLength={5_000}
        />
        <FileField
          label={say('tickets.photos')}
          files={draft.files}
          onChange={(files) => change((now) => ({ ...now, files }))}
        />
        {draft.base > 0 && (
          <TextInput {...field('reason')} size="md" label={say('tickets.reason')} maxLength={2_000} />
        )}
        <FormButtons saving={saving} onCancel={onCancel} submit={say('tickets.answer_save')} />
      </Stack>
      {theirs !== null && (
        <AnswerConflict
          mine={form.getValues()}
          theirs={theirs}
          onMine={() => {
            change((now) => ({ ...now, base: theirs.entry_version }))
            setTheirs(null)
          }}
          onTheirs={onCancel}
          onClose={() => setTheirs(null)}
        />
      )}
    </form>
  )
}

/** Sends the answer, then its photos through the outbox. */
function useAnswerForm({ ticket, draft, change, onSaved }: DraftProps, onConflict: (theirs: Ticket) => void) {
  const say = useSay()
  const placeId = usePlaceId()
  const answer = useAnswerTicket()
  const correct = useChangeAnswer()
  const params = { placeId, ticketId: ticket.id }
  const { base, files } = draft
  return useCallForm<AnswerDraft['values']>({
    initialValues: draft.values,
    onChange: (values) => change((now) => ({ ...now, values })),
    save: async ({ reason, entry_status, entry_comment }) => {
      const body = { entry_status, entry_comment, file_list: files.map(refOf) }
      await (base === 0
        ? answer.mutateAsync({ params, body })
        : correct.mutateAsync({ params, body: { ...body, base_version: base, reason } }))
      await savePhotos({
        route: tickets.answer,
        photos: photosOf(files),
        entity: ticket.uuid,
        place_id: placeId,
        title: say('tickets.ticket'),
      })
      toast('success', say('tickets.answered'))
      onSaved()
    },
    onProblem: (problem) => {
      const current = currentTicket(problem)
      if (current !== null) onConflict(current)
      return current !== null
    },
  })
}

type ConflictProps = {
  readonly mine: AnswerDraft['values']
  readonly theirs: Ticket
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

function AnswerConflict({ mine, theirs, ...choices }: ConflictProps) {
  const say = useSay()
  return (
    <TicketConflict
      fields={[
        {
          label: say('tickets.answer_heading'),
          mine: say(ticketStates[mine.entry_status].word),
          theirs: say(ticketStates[theirs.status].word),
        },
        { label: say('tickets.comment'), mine: mine.entry_comment, theirs: theirs.entry_comment },
      ]}
      {...choices}
    />
  )
}
