import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { sendInstead } from '#kit/outbox/changes.ts'
import { entryOf, readBody, typedPart } from './entry-body.ts'

/** Corrects a refused operation and sends it as a new one: the refused one changed nothing on the server. */
export function CorrectItem({ item, onDone }: { readonly item: OutboxItem; readonly onDone: () => void }) {
  const say = useSay()
  const body = readBody(item)
  const description = typeof body['description'] === 'string' ? body['description'] : null
  const send = async (changes: object): Promise<void> => {
    const uuid = crypto.randomUUID()
    const isNew = item.delivery.method === 'POST'
    await sendInstead(item, {
      body: JSON.stringify({ ...body, ...changes, ...(isNew && { uuid }) }),
      op_id: uuid,
      entity: isNew ? uuid : item.entity,
    })
    onDone()
  }
  const form = {
    onSend: (changes: object) => void send(changes),
    buttons: (
      <Group gap="xs" justify="flex-end">
        <Button size="md" variant="default" onClick={onDone}>
          {say('ui.cancel')}
        </Button>
        <Button size="md" type="submit">
          {say('outbox.send_corrected')}
        </Button>
      </Group>
    ),
  }
  return description === null ? (
    <EntryForm body={body} {...form} />
  ) : (
    <TicketForm description={description} {...form} />
  )
}

type FormProps = { readonly onSend: (changes: object) => void; readonly buttons: ReactNode }

function TicketForm({ description, onSend, buttons }: FormProps & { readonly description: string }) {
  const say = useSay()
  const [text, setText] = useState(description)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSend({ description: text })
  }
  return (
    <Stack gap="sm" component="form" onSubmit={submit}>
      <Textarea
        size="md"
        label={say('tickets.description')}
        autosize
        maxLength={5_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {buttons}
    </Stack>
  )
}

/** The typed values of an entry, a further corrective action, and the comment. */
function EntryForm({ body, onSend, buttons }: FormProps & { readonly body: ReturnType<typeof readBody> }) {
  const say = useSay()
  const [parts, setParts] = useState(() => entryOf(body))
  const { fields, comment } = parts
  const [action, setAction] = useState('')
  const setValue = (at: number, name: string, text: string): void =>
    setParts({
      ...parts,
      fields: fields.map((field, index) =>
        index === at ? { ...field, value: { ...field.value, [name]: text } } : field,
      ),
    })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const actions = Array.isArray(body['action_options']) ? (body['action_options'] as unknown[]) : []
    const added = action.trim() === '' ? [] : [{ option_text: action.trim() }]
    onSend({ entry_fields: fields, comment, action_options: [...actions, ...added] })
  }
  return (
    <Stack gap="sm" component="form" onSubmit={submit}>
      {fields.map((field, at) => {
        const name = typedPart(field)
        return name === undefined ? null : (
          <TextInput
            key={at}
            size="md"
            inputMode="decimal"
            label={say('outbox.value')}
            value={String(field.value[name])}
            onChange={(event) => setValue(at, name, event.currentTarget.value)}
          />
        )
      })}
      <TextInput
        size="md"
        label={say('entries.corrective_action')}
        value={action}
        maxLength={2_000}
        onChange={(event) => setAction(event.currentTarget.value)}
      />
      <Textarea
        size="md"
        label={say('entries.comment')}
        autosize
        maxLength={5_000}
        value={comment}
        onChange={(event) => setParts({ ...parts, comment: event.currentTarget.value })}
      />
      {buttons}
    </Stack>
  )
}
