import { Button, Stack, Textarea } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useDraft } from '#kit/draft.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { photosOf, refOf, type AttachedFile } from '#kit/outbox/photo.ts'
import { FileField } from '#ui/file-field.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { PanelActions } from '#ui/side-panel.tsx'
import { useRaiseTicket } from './use-raise-ticket.ts'

type TicketDraft = { readonly description: string; readonly files: readonly AttachedFile[] }

/**
 * A report of a problem, with photos. It goes into the outbox: it also works offline, and is sent once only.
 */
export function RaiseForm({ onRaised }: { readonly onRaised: () => void }) {
  const { draft, change, forget } = useDraft<TicketDraft>('ticket', () => ({ description: '', files: [] }))
  if (draft === undefined) return <RowsSkeleton rows={3} />
  return (
    <DraftForm
      draft={draft}
      change={change}
      onRaised={() => {
        forget()
        onRaised()
      }}
    />
  )
}

type DraftProps = {
  readonly draft: TicketDraft
  readonly change: (next: (now: TicketDraft) => TicketDraft) => void
  readonly onRaised: () => void
}

function DraftForm({ draft, change, onRaised }: DraftProps) {
  const say = useSay()
  const { sending, send } = useSendReport()
  const { description, files } = draft
  const isEmpty = description.trim() === ''
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isEmpty) return void send(draft).then((sent) => sent && onRaised())
    setMissing(true)
    input.current?.focus()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Textarea
          ref={input}
          size="md"
          data-autofocus
          label={say('tickets.description')}
          required
          autosize
          minRows={3}
          maxLength={5_000}
          value={description}
          error={missing && isEmpty ? say('field_error.required') : undefined}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, description: value }))}
        />
        <FileField
          label={say('tickets.photos')}
          files={files}
          onChange={(next) => change((now) => ({ ...now, files: next }))}
        />
      </Stack>
      <PanelActions>
        <Button type="submit" size="md" fullWidth loading={sending}>
          {say('tickets.send')}
        </Button>
      </PanelActions>
    </form>
  )
}

type Attempt = { readonly uuid: string; readonly performed_at: string; readonly text: string }

/** A retry of the same text keeps its uuid and time, so that it cannot raise a second ticket. */
function useSendReport() {
  const say = useSay()
  const placeId = usePlaceId()
  const raise = useRaiseTicket()
  const attempt = useRef<Attempt | null>(null)
  const send = async ({ description, files }: TicketDraft): Promise<boolean> => {
    const file_list = files.map(refOf)
    const text = JSON.stringify([description, file_list])
    if (attempt.current?.text !== text)
      attempt.current = { uuid: crypto.randomUUID(), performed_at: new Date().toISOString(), text }
    const { uuid, performed_at } = attempt.current
    try {
      await raise.mutateAsync({
        placeId,
        title: say('tickets.ticket'),
        body: { uuid, performed_at, description: description.trim(), file_list },
        photos: photosOf(files),
      })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
    toast('success', say('tickets.raised'))
    return true
  }
  return { sending: raise.isPending, send }
}
