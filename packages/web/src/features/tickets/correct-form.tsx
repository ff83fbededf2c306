import { Stack, Textarea, TextInput } from '@mantine/core'
import type { Ticket } from '@larder/contract/tickets'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { savePhotos } from '#kit/outbox/outbox.ts'
import { photosOf, refOf, type AttachedFile } from '#kit/outbox/photo.ts'
import { FileField } from '#ui/file-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { TicketConflict } from './ticket-conflict.tsx'
import { currentTicket, shown, useChangeTicket } from './tickets.api.ts'

/** Corrects what was reported; what it said stays in its history. */
export function CorrectForm({ ticket, onDone }: { readonly ticket: Ticket; readonly onDone: () => void }) {
  const say = useSay()
  const placeId = usePlaceId()
  const change = useChangeTicket()
  const [base_version, setBase] = useState(ticket.version)
  const [files, setFiles] = useState<readonly AttachedFile[]>(ticket.file_list.map(({ id, filename }) => ({ id, name: filename })))
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const { form, field, submit, saving } = useCallForm({
    initialValues: { description: ticket.description, reason: '' },
    validate: { description: (text) => (text.trim() === '' ? say('field_error.required') : null) },
    save: async ({ description, reason }) => {
      await change.mutateAsync({ params: { placeId, id: ticket.id }, body: { base_version, description, reason, file_list: files.map(refOf) } })
      await savePhotos({ photos: photosOf(files), entity: ticket.uuid, place_id: placeId, title: say('tickets.ticket'), makes_stale: shown })
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
        <Textarea {...field('description')} size="md" label={say('tickets.description')} required autosize minRows={3} maxLength={5_000} />
        <FileField label={say('tickets.photos')} files={files} onChange={setFiles} />
        <TextInput {...field('reason')} size="md" label={say('tickets.reason')} maxLength={2_000} />
        <FormButtons saving={saving} onCancel={onDone} />
      </Stack>
      {theirs !== null && (
        <TicketConflict
          fields={[{ label: say('tickets.ticket'), mine: form.getValues().description, theirs: theirs.description }]}
          onMine={() => { setBase(theirs.version); setTheirs(null) }} onTheirs={onDone} onClose={() => setTheirs(null)}
        />
      )}
    </form>
  )
}
