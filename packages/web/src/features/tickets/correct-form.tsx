import { Stack, Textarea, TextInput } from '@mantine/core'
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
import { correctionOf, type CorrectionDraft } from './ticket-drafts.ts'
import { currentTicket, shown, useChangeTicket } from './tickets.api.ts'

type Props = { readonly ticket: Ticket; readonly onDone: () => void }

/**
 * Corrects what was reported; what it said stays in its history, and what is typed until it is saved or
 * cancelled.
 */
export function CorrectForm({ ticket, onDone }: Props) {
  const begun = useHasDraft(correctionOf(ticket))
  const { draft, change, forget } = useDraft<CorrectionDraft>(correctionOf(ticket), () => ({
    base: ticket.version,
    values: { description: ticket.description, reason: '' },
    files: ticket.file_list.map(({ id, filename }) => ({ id, name: filename })),
  }))
  const done = (): void => {
    forget()
    onDone()
  }
  return draft === undefined ? (
    <RowsSkeleton rows={3} />
  ) : (
    <Typed ticket={ticket} typed={draft} begun={begun} change={change} onDone={done} />
  )
}

type TypedProps = Props & {
  readonly typed: CorrectionDraft
  readonly begun: boolean
  readonly change: (next: (now: CorrectionDraft) => CorrectionDraft) => void
}

function Typed({ ticket, typed: { base, values, files }, begun, change, onDone }: TypedProps) {
  const say = useSay()
  const placeId = usePlaceId()
  const correct = useChangeTicket()
  const [resumed] = useState(begun)
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const { form, field, submit, saving } = useCallForm<CorrectionDraft['values']>({
    initialValues: values,
    validate: { description: (text) => (text.trim() === '' ? say('field_error.required') : null) },
    onChange: (next) => change((now) => ({ ...now, values: next })),
    save: async ({ description, reason }) => {
      await correct.mutateAsync({
        params: { placeId, id: ticket.id },
        body: { base_version: base, description, reason, file_list: files.map(refOf) },
      })
      await savePhotos({
        photos: photosOf(files),
        entity: ticket.uuid,
        place_id: placeId,
        title: say('tickets.ticket'),
        makes_stale: shown,
      })
      toast('success', say('tickets.changed'))
      onDone()
    },
    onProblem: (problem) => {
      const current = currentTicket(problem)
      setTheirs(current)
      return current !== null
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {resumed && <DraftNote />}
        <Textarea
          {...field('description')}
          size="md"
          label={say('tickets.description')}
          required
          autosize
          minRows={3}
          maxLength={5_000}
        />
        <FileField
          label={say('tickets.photos')}
          files={files}
          onChange={(next) => change((now) => ({ ...now, files: next }))}
        />
        <TextInput {...field('reason')} size="md" label={say('tickets.reason')} maxLength={2_000} />
        <FormButtons saving={saving} onCancel={onDone} />
      </Stack>
      {theirs !== null && (
        <TicketConflict
          fields={[
            { label: say('tickets.ticket'), mine: form.getValues().description, theirs: theirs.description },
          ]}
          onMine={() => {
            change((now) => ({ ...now, base: theirs.version }))
            setTheirs(null)
          }}
          onTheirs={onDone}
          onClose={() => setTheirs(null)}
        />
      )}
    </form>
  )
}
