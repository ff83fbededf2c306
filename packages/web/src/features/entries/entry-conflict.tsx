import type { FillTask } from '@larder/contract/entries'
import { Alert, Button, Group } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { discard, sendInstead } from '#kit/outbox/changes.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { wordsOfEntry } from './entry-words.ts'

const ConflictDialog = lazyPiece(() => import('#ui/conflict-dialog.tsx'), 'ConflictDialog')

/**
 * A correction of this entry that is on its way, or that met somebody else's: both versions are kept until
 * one is chosen.
 */
export function EntryConflict({ uuid, task }: { readonly uuid: string; readonly task: FillTask }) {
  const say = useSay()
  const items = useOutbox().filter(
    ({ entity, state, photo }) => photo === null && entity === uuid && state !== 'sent',
  )
  const conflict = items.find(({ state }) => state === 'conflict')
  if (conflict !== undefined) return <Conflict item={conflict} task={task} />
  if (items.length === 0) return null
  const refused = items.some(({ state }) => state === 'refused')
  return (
    <Group>
      <StateBadge state={refused ? 'overdue' : 'due'}>
        {say(refused ? 'outbox.state_refused' : 'outbox.state_waiting')}
      </StateBadge>
    </Group>
  )
}

const parsed = (text: string | null): Record<string, unknown> =>
  text === null ? {} : (JSON.parse(text) as Record<string, unknown>)

/** A choice is sent by its id alone. */
const withWords = (body: Record<string, unknown>, { action_options }: FillTask): Record<string, unknown> =>
  Array.isArray(body['action_options'])
    ? {
        ...body,
        action_options: body['action_options'].map(
          (chosen: Record<string, unknown>) => action_options.find(({ id }) => id === chosen['id']) ?? chosen,
        ),
      }
    : body

function Conflict({ item, task }: { readonly item: OutboxItem; readonly task: FillTask }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const body = parsed(item.delivery.body)
  const current = item.refusal?.current
  const [mine, theirs] = [wordsOfEntry(say, withWords(body, task)), wordsOfEntry(say, current)]
  const sendMine = async (): Promise<void> => {
    setSaving(true)
    const version =
      typeof current === 'object' && current !== null && 'version' in current
        ? { base_version: current.version }
        : {}
    await sendInstead(item, {
      body: JSON.stringify({ ...body, ...version }),
      op_id: crypto.randomUUID(),
      entity: item.entity,
    })
  }
  return (
    <Alert color="amber" icon={<IconGitMerge size={18} aria-hidden />} title={say('entries.conflict_title')}>
      {say('entries.conflict_text')}
      <Group mt="sm">
        <Button size="md" onClick={() => setOpen(true)}>
          {say('outbox.compare')}
        </Button>
      </Group>
      {open && (
        <Suspense fallback={null}>
          <ConflictDialog
            fields={[
              { label: say('table.value'), mine: mine.value, theirs: theirs.value },
              { label: say('entries.corrective_action'), mine: mine.actions, theirs: theirs.actions },
              { label: say('entries.comment'), mine: mine.comment, theirs: theirs.comment },
            ]}
            saving={saving}
            onMine={() => void sendMine()}
            onTheirs={() => void discard(item)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Alert>
  )
}
