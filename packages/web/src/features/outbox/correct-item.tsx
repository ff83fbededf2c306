import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { sendInstead } from '#kit/outbox/outbox.ts'
import { entryOf, readBody, typedPart } from './entry-body.ts'

/** Corrects what was refused and sends it as another entry: what was refused had no effect. */
export function CorrectItem({ item, onDone }: { readonly item: OutboxItem; readonly onDone: () => void }) {
  const say = useSay()
  const body = readBody(item)
  const [parts, setParts] = useState(() => entryOf(body))
  const [action, setAction] = useState('')
  /** Of a ticket. */
  const [description, setDescription] = useState(() =>
    typeof body['description'] === 'string' ? body['description'] : null,
  )
  const setValue = (at: number, name: string, text: string): void =>
    setParts({
      ...parts,
      fields: parts.fields.map((field, index) =>
        index === at ? { ...field, value: { ...field.value, [name]: text } } : field,
      ),
    })
  const send = async (): Promise<void> => {
    const uuid = crypto.randomUUID()
    const actions = Array.isArray(body['action_options']) ? (body['action_options'] as unknown[]) : []
    const own = action.trim() === '' ? [] : [{ option_text: action.trim() }]
    const isNew = item.delivery.method === 'POST'
    const told =
      description === null
        ? { entry_fields: parts.fields, comment: parts.comment, action_options: [...actions, ...own] }
        : { description }
    const changed = { ...body, ...told, ...(isNew && { uuid }) }
    await sendInstead(item, {
      body: JSON.stringify(changed),
      op_id: uuid,
      entity: isNew ? uuid : item.entity,
    })
    onDone()
  }
  return (
    <Stack
      gap="sm"
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {parts.fields.map((field, at) => {
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
      {description === null ? (
        <TextInput
          size="md"
          label={say('entries.corrective_action')}
          value={action}
          maxLength={2_000}
          onChange={(event) => setAction(event.currentTarget.value)}
        />
      ) : (
        <Textarea
          size="md"
          label={say('tickets.description')}
          autosize
          maxLength={5_000}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      )}
      {description === null && (
        <Textarea
          size="md"
          label={say('entries.comment')}
          autosize
          maxLength={5_000}
          value={parts.comment}
          onChange={(event) => setParts({ ...parts, comment: event.currentTarget.value })}
        />
      )}
      <Group gap="xs" justify="flex-end">
        <Button size="md" variant="default" onClick={onDone}>
          {say('ui.cancel')}
        </Button>
        <Button size="md" type="submit">
          {say('outbox.send_corrected')}
        </Button>
      </Group>
    </Stack>
  )
}
