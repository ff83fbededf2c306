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
 * What is wrong, with photos. It goes into the outbox: without network it waits there, and is never doubled.
 */
export function RaiseForm({ onRaised }: { readonly onRaised: () => void }) {
  const { draft, change, forget } = useDraft<TicketDraft>('ticket', () => ({ description: '', files: [] }))
  if (draft === undefined) return <RowsSkeleton rows={3} />
  return (
    <Told
      draft={draft}
      change={change}
      onRaised={() => {
        forget()
        onRaised()
      }}
    />
  )
}

type ToldProps = {
  readonly draft: TicketDraft
  readonly change: (next: (now: TicketDraft) => TicketDraft) => void
  readonly onRaised: () => void
}

function Told({ draft, change, onRaised }: ToldProps) {
  const say = useSay()
  const placeId = usePlaceId()
  const raise = useRaiseTicket()
  const { description, files } = draft
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const tried = useRef<{
    readonly uuid: string
    readonly performed_at: string
    readonly text: string
  } | null>(null)
  const submit = async (): Promise<void> => {
    const file_list = files.map(refOf)
    const text = JSON.stringify([description, file_list])
    // The uuid and the time stay with the words that they were made for: trying again raises no second
    // ticket.
    if (tried.current?.text !== text)
      tried.current = { uuid: crypto.randomUUID(), performed_at: new Date().toISOString(), text }
    const { uuid, performed_at } = tried.current
    try {
      await raise.mutateAsync({
        placeId,
        title: say('tickets.ticket'),
        body: { uuid, performed_at, description: description.trim(), file_list },
        photos: photosOf(files),
      })
      toast('success', say('tickets.raised'))
      onRaised()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (description.trim() !== '') return void submit()
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
          error={missing && description.trim() === '' ? say('field_error.required') : undefined}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, description: value }))}
        />
        <FileField
          label={say('tickets.photos')}
          files={files}
          onChange={(next) => change((now) => ({ ...now, files: next }))}
        />
      </Stack>
      <PanelActions>
        <Button type="submit" size="md" fullWidth loading={raise.isPending}>
          {say('tickets.send')}
        </Button>
      </PanelActions>
    </form>
  )
}
