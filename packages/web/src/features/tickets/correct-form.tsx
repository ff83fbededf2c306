import { Stack, Textarea, TextInput } from '@mantine/core'
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
import { correctionOf, type CorrectionDraft } from './ticket-drafts.ts'
import { currentTicket, useChangeTicket } from './tickets.api.ts'

type Props = { readonly ticket: Ticket; readonly onDone: () => void }

/**
 * Corrects the report; its history keeps the earlier text. The draft stays until it is saved or cancelled.
 */
export function CorrectForm({ ticket, onDone }: Props) {
  const hasDraft = useHasDraft(correctionOf(ticket))
  const { draft, change, forget } = useDraft<CorrectionDraft>(correctionOf(ticket), () => ({
    base: ticket.version,
    values: { description: ticket.description, reason: '' },
    files: ticket.file_list.map(({ id, filename }) => ({ id, name: filename })),
  }))
  const close = (): void => {
    forget()
    onDone()
  }
  return draft === undefined ? (
    <RowsSkeleton rows={3} />
  ) : (
    <DraftForm ticket={ticket} draft={draft} hasDraft={hasDraft} change={change} onDone={close} />
  )
}

type DraftProps = Props & {
  readonly draft: CorrectionDraft
  readonly hasDraft: boolean
  readonly change: (next: (now: CorrectionDraft) => CorrectionDraft) => void
}

function DraftForm(props: DraftProps) {
  const { draft, hasDraft, change, onDone } = props
  const say = useSay()
  const [continued] = useState(hasDraft)
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const { form, field, submit, saving } = useCorrectionForm(props, setTheirs)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {continued && <DraftNote />}
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
          files={draft.files}
          onChange={(files) => change((now) => ({ ...now, files }))}
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

/** Sends the correction, then its photos through the outbox. */
function useCorrectionForm(
  { ticket, draft, change, onDone }: DraftProps,
  onConflict: (theirs: Ticket) => void,
) {
  const say = useSay()
  const placeId = usePlaceId()
  const correct = useChangeTicket()
  const { base, files } = draft
  return useCallForm<CorrectionDraft['values']>({
    initialValues: draft.values,
    validate: { description: (text) => (text.trim() === '' ? say('field_error.required') : null) },
    onChange: (values) => change((now) => ({ ...now, values })),
    save: async ({ description, reason }) => {
      await correct.mutateAsync({
        params: { placeId, id: ticket.id },
        body: { base_version: base, description, reason, file_list: files.map(refOf) },
      })
      await savePhotos({
        route: tickets.change,
        photos: photosOf(files),
        entity: ticket.uuid,
        place_id: placeId,
        title: say('tickets.ticket'),
      })
      toast('success', say('tickets.changed'))
      onDone()
    },
    onProblem: (problem) => {
      const current = currentTicket(problem)
      if (current !== null) onConflict(current)
      return current !== null
    },
  })
}
