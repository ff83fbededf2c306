import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
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
import { ticketStates } from './ticket-words.ts'
import { currentTicket, shown, useAnswerTicket, useChangeAnswer } from './tickets.api.ts'

type Props = { readonly ticket: Ticket; readonly onDone: () => void }

/** What was done about it. An answer that is there already is corrected, and says why where it is not fresh. */
export function AnswerForm({ ticket, onDone }: Props) {
  const say = useSay()
  const placeId = usePlaceId()
  const answer = useAnswerTicket()
  const change = useChangeAnswer()
  /** The version that is corrected; 0 = a first answer. */
  const [base, setBase] = useState(ticket.entry_version)
  const [files, setFiles] = useState<readonly AttachedFile[]>(ticket.entry_file_list.map(({ id, filename }) => ({ id, name: filename })))
  const [theirs, setTheirs] = useState<Ticket | null>(null)
  const params = { placeId, ticketId: ticket.id }
  const { form, field, submit, saving } = useCallForm({
    initialValues: { entry_status: ticket.entry_status ?? 'done', entry_comment: ticket.entry_comment, reason: '' },
    save: async ({ reason, entry_status, entry_comment }) => {
      const body = { entry_status, entry_comment, file_list: files.map(refOf) }
      await (base === 0 ? answer.mutateAsync({ params, body }) : change.mutateAsync({ params, body: { ...body, base_version: base, reason } }))
      await savePhotos({ photos: photosOf(files), entity: ticket.uuid, place_id: placeId, title: say('tickets.ticket'), makes_stale: shown })
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
        <Radio.Group {...field('entry_status')} label={say('tickets.answer_title')}>
          <Stack gap={4} mt={6}>
            {(['done', 'not_done'] as const).map((status) => (
              <Radio key={status} value={status} label={say(ticketStates[status].word)} size="md" py={8} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea {...field('entry_comment')} size="md" label={say('tickets.comment')} autosize minRows={2} maxLength={5_000} />
        <FileField label={say('tickets.photos')} files={files} onChange={setFiles} />
        {base > 0 && <TextInput {...field('reason')} size="md" label={say('tickets.reason')} maxLength={2_000} />}
        <FormButtons saving={saving} onCancel={onDone} submit={say('tickets.answer_save')} />
      </Stack>
      {theirs !== null && (
        <TicketConflict
          fields={[
            { label: say('tickets.answer_heading'), mine: say(ticketStates[mine.entry_status].word), theirs: say(ticketStates[theirs.status].word) },
            { label: say('tickets.comment'), mine: mine.entry_comment, theirs: theirs.entry_comment },
          ]}
          onMine={() => { setBase(theirs.entry_version); setTheirs(null) }} onTheirs={onDone} onClose={() => setTheirs(null)}
        />
      )}
    </form>
  )
}
