import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import type { Ticket } from '@larder/contract/tickets'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useDraft, useHasDraft } from '#kit/draft.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { savePhotos } from '#kit/outbox/outbox.ts'
import { photosOf, refOf } from '#kit/outbox/photo.ts'
import { DraftNote } from '#ui/draft-note.tsx'
import { FileField } from '#ui/file-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketConflict } from './ticket-conflict.tsx'
import { answerOf, type AnswerDraft } from './ticket-drafts.ts'
import { ticketStates } from './ticket-words.ts'
import { currentTicket, shown, useAnswerTicket, useChangeAnswer } from './tickets.api.ts'

type Props = {
  readonly ticket: Ticket
  /** A new answer to what was not mended; else the one that is there is corrected. */ readonly again?: boolean
  /** After it was saved. */ readonly onDone: () => void
  readonly onCancel: () => void
}

/**
 * What was done about it; it stays until it is saved or cancelled. An answer that is there already is
 * corrected, and says why where it is not fresh.
 */
export function AnswerForm({ ticket, again = false, onDone, onCancel }: Props) {
  const begun = useHasDraft(answerOf(ticket))
  const { draft, change, forget } = useDraft<AnswerDraft>(answerOf(ticket), () =>
    again
      ? { base: 0, values: { entry_status: 'done', entry_comment: '', reason: '' }, files: [] }
      : {
          base: ticket.entry_version,
          values: {
            entry_status: ticket.entry_status ?? 'done',
            entry_comment: ticket.entry_comment,
            reason: '',
          },
          files: ticket.entry_file_list.map(({ id, filename }) => ({ id, name: filename })),
        },
  )
  const forgetting = (next: () => void) => (): void => {
    forget()
    next()
  }
  return draft === undefined ? (
    <RowsSkeleton rows={3} />
  ) : (
    <Typed
      ticket={ticket}
      typed={draft}
      begun={begun}
      change={change}
      onDone={forgetting(onDone)}
      onCancel={forgetting(onCancel)}
    />
  )
}

type TypedProps = Props & {
  readonly typed: AnswerDraft
  readonly begun: boolean
  readonly change: (next: (now: AnswerDraft) => AnswerDraft) => void
}

function Typed({ ticket, typed: { base, values, files }, begun, change, onDone, onCancel }: TypedProps) {
  const say = useSay()
  const placeId = usePlaceId()
  const answer = useAnswerTicket()
  const correct = useChangeAnswer()
  const [resumed] = useState(begun)
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const params = { placeId, ticketId: ticket.id }
  const { form, field, submit, saving } = useCallForm<AnswerDraft['values']>({
    initialValues: values,
    onChange: (next) => change((now) => ({ ...now, values: next })),
    save: async ({ reason, entry_status, entry_comment }) => {
      const body = { entry_status, entry_comment, file_list: files.map(refOf) }
      await (base === 0
        ? answer.mutateAsync({ params, body })
        : correct.mutateAsync({ params, body: { ...body, base_version: base, reason } }))
      await savePhotos({
        photos: photosOf(files),
        entity: ticket.uuid,
        place_id: placeId,
        title: say('tickets.ticket'),
        makes_stale: shown,
      })
      toast('success', say('tickets.answered'))
      onDone()
    },
    onProblem: (problem) => {
      const current = currentTicket(problem)
      setTheirs(current)
      return current !== null
    },
  })
  const mine = form.getValues()
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {resumed && <DraftNote />}
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
          files={files}
          onChange={(next) => change((now) => ({ ...now, files: next }))}
        />
        {base > 0 && (
          <TextInput {...field('reason')} size="md" label={say('tickets.reason')} maxLength={2_000} />
        )}
        <FormButtons saving={saving} onCancel={onCancel} submit={say('tickets.answer_save')} />
      </Stack>
      {theirs !== null && (
        <TicketConflict
          fields={[
            {
              label: say('tickets.answer_heading'),
              mine: say(ticketStates[mine.entry_status].word),
              theirs: say(ticketStates[theirs.status].word),
            },
            { label: say('tickets.comment'), mine: mine.entry_comment, theirs: theirs.entry_comment },
          ]}
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
