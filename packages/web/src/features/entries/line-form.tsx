import { Button, Group, Stack, Text } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { useOutboxOf } from '#kit/outbox/outbox.ts'
import { usePanel } from '#kit/use-panel.ts'
import { DraftNote } from '#ui/draft-note.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import type { SavedEntry } from './just-saved.ts'
import { LastEntry, Queued } from './card-parts.tsx'
import { Instruction } from './task-facts.tsx'

type Props = {
  readonly task: TaskOfDay
  readonly titleId: string
  /** Ids of the operations of the outbox that belong to the line. */
  readonly queued: string
  /** Saved a moment ago. */
  readonly entry: SavedEntry | null
  readonly isOpen: boolean
  readonly isFilled: boolean
  readonly mayFill: boolean
  readonly onSaved: () => void
}

/** Below a line: its entries that are on their way, and its form while it is open. */
export function LineForm({ task, titleId, queued, entry, isOpen, isFilled, mayFill, onSaved }: Props) {
  const items = useOutboxOf(task.id).filter(({ op_id }) => queued.includes(op_id))
  return (
    <Stack gap="sm">
      <Group gap="xs" justify="space-between" role="status" mih={0}>
        <div>
          <Queued
            items={items.filter(({ photo }) => photo === null)}
            photos={items.filter(({ photo }) => photo !== null)}
          />
          {entry !== null && items.length === 0 && <SavedLine entry={entry} />}
        </div>
        {entry !== null && <Undo entry={entry} />}
      </Group>
      {isOpen && (
        <>
          <Instruction task={task} />
          {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
          {mayFill && <Form task={task} titleId={titleId} isFilled={isFilled} onSaved={onSaved} />}
        </>
      )}
    </Stack>
  )
}

function Undo({ entry }: { readonly entry: SavedEntry }) {
  const say = useSay()
  return (
    <Button variant="light" size="md" onClick={entry.undo}>
      {say('ui.undo')}
    </Button>
  )
}

/** An entry that the list knows already. */
function SavedLine({ entry: { answer, performed_at } }: { readonly entry: SavedEntry }) {
  const say = useSay()
  const zone = usePlaceZone()
  const lang = useLanguage()
  const time = new Intl.DateTimeFormat(lang.replace('_', '-'), {
    timeStyle: 'short',
    ...(zone !== undefined && { timeZone: zone }),
  }).format(Date.parse(performed_at))
  return (
    <Group gap="xs">
      <StateBadge state="ok">{say('outbox.state_sent')}</StateBadge>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {`${answer} ${time}`}
      </Text>
    </Group>
  )
}

type FormProps = Pick<Props, 'task' | 'titleId' | 'isFilled' | 'onSaved'>

/** A filled line asks whether it is to be filled again. */
function Form({ task, titleId, isFilled, onSaved }: FormProps) {
  const say = useSay()
  const zone = usePlaceZone()
  const [again, setAgain] = useState(false)
  const hasDraft = useHasDraft(fillDraft(task, todayAt(zone)))
  if (isLong(task)) return <OpenPanel task={task} isFilled={isFilled} hasDraft={hasDraft} />
  if (isFilled && !again && !hasDraft)
    return (
      <Button variant="subtle" fullWidth onClick={() => setAgain(true)}>
        {say('entries.fill_again')}
      </Button>
    )
  return (
    // The draft stays when earlier entries arrive meanwhile.
    <div onFocus={() => setAgain(true)}>
      <EntryForm
        task={task}
        labelledBy={titleId}
        onSaved={() => {
          setAgain(false)
          onSaved()
        }}
      />
    </div>
  )
}

/** Opens a long form beside the list; its label shows whether there is a draft. */
function OpenPanel({
  task,
  isFilled,
  hasDraft,
}: Pick<Props, 'task' | 'isFilled'> & { readonly hasDraft: boolean }) {
  const say = useSay()
  const fill = usePanel('fill')
  return (
    <>
      {hasDraft && <DraftNote />}
      <Button
        size="md"
        variant={isFilled && !hasDraft ? 'subtle' : 'filled'}
        fullWidth
        onClick={() => fill.open(fillName(task))}
      >
        {say(hasDraft ? 'entries.go_on' : isFilled ? 'entries.fill_again' : 'entries.fill')}
      </Button>
    </>
  )
}
