import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { besideUnit } from '@larder/core/entries'
import { useId, useState } from 'react'
import { todayAt } from '#features/activity-log/public.tsx'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { useOutbox } from '#kit/outbox/outbox.ts'
import { usePanel } from '#kit/use-panel.ts'
import { Card } from '#ui/card.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { Instruction, TaskFacts } from './task-facts.tsx'
import { TaskIcon } from './task-icon.tsx'
import { WorkOf } from './whose-work.tsx'

const queuedStates = {
  waiting: { state: 'due', word: 'outbox.state_waiting' },
  refused: { state: 'overdue', word: 'outbox.state_refused' },
  conflict: { state: 'overdue', word: 'outbox.state_conflict' },
  sent: { state: 'ok', word: 'outbox.state_sent' },
} as const

/** The unit that an entry of the outbox names. */
function unitOf({ delivery }: OutboxItem): number | null {
  const body = JSON.parse(delivery.body ?? '{}') as { related_entity_id?: number }
  return body.related_entity_id ?? null
}

/** One task of the day, at one of its units: what to measure, where it stands, and the entry right in it. */
export function TaskCard({ task, mayFill, answeredAt }: { readonly task: TaskOfDay; readonly mayFill: boolean; /** When the list was answered, milliseconds since 1970. */ readonly answeredAt: number }) {
  const say = useSay()
  const title = useId()
  const fill = usePanel('fill')
  const long = isLong(task)
  const [again, setAgain] = useState(false)
  const begun = useHasDraft(fillDraft(task, todayAt(usePlaceZone())))
  const open = again || begun
  const items = useOutbox().filter((item) => item.task_id === task.id)
  const records = items.filter((item) => item.photo === null && unitOf(item) === (task.unit?.id ?? null))
  const queued = records.filter((item) => item.state !== 'sent' || (item.sent_at ?? 0) > answeredAt)
  const photos = items.filter(({ photo, state, entity }) => photo !== null && state !== 'sent' && records.some((record) => record.entity === entity))
  const filled = task.scheduled && (task.status === 'ok' || queued.some(({ state }) => state === 'waiting' || state === 'sent'))
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <Group wrap="nowrap" align="flex-start" gap="sm">
          <TaskIcon subtype={task.task_subtype_id} status={task.status} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <div id={title}>
              <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
                {task.unit === null ? task.name : task.unit.name}
              </Title>
              {task.unit !== null && (
                <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {task.name}
                </Text>
              )}
            </div>
            <TaskFacts task={task} />
            <WorkOf task={task} />
          </div>
          {task.scheduled && <StateBadge state={task.status} />}
        </Group>
        <Instruction task={task} />
        {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
        {queued.map((item) => (
          <Group key={item.op_id} gap="xs">
            <StateBadge state={queuedStates[item.state].state}>{say(queuedStates[item.state].word)}</StateBadge>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>{item.detail}</Text>
          </Group>
        ))}
        <Photos waiting={photos} />
        <div style={{ marginTop: 'auto' }}>
          {mayFill && long && <FillButton begun={begun} filled={filled} onFill={() => fill.open(fillName(task))} />}
          {mayFill && !long && (!filled || open) && (
            // What is being typed stays, whatever arrives meanwhile of what was entered before.
            <div onFocus={() => setAgain(true)}>
              <EntryForm task={task} labelledBy={title} onSaved={() => setAgain(false)} />
            </div>
          )}
          {mayFill && !long && filled && !open && (
            <Button variant="default" fullWidth onClick={() => setAgain(true)}>
              {say('entries.fill_again')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
}

/** Photos of entries of the task that have not gone yet. */
function Photos({ waiting }: { readonly waiting: readonly OutboxItem[] }) {
  const say = useSay()
  return waiting.map((photo) => (
    <Group key={photo.op_id} gap="xs">
      <WaitingPhoto item={photo} />
      <StateBadge state={queuedStates[photo.state].state}>{say(photo.state === 'waiting' ? 'outbox.photo_pending' : queuedStates[photo.state].word)}</StateBadge>
    </Group>
  ))
}

/** The button of a form that is filled in beside the list; it says where something was begun. */
function FillButton({ begun, filled, onFill }: { readonly begun: boolean; readonly filled: boolean; readonly onFill: () => void }) {
  const say = useSay()
  return (
    <>
      {begun && <DraftNote />}
      <Button mt={begun ? 'xs' : 0} size="md" variant={filled && !begun ? 'default' : 'filled'} fullWidth onClick={onFill}>
        {say(begun ? 'entries.go_on' : filled ? 'entries.fill_again' : 'entries.fill')}
      </Button>
    </>
  )
}

function LastEntry({ entry }: { readonly entry: NonNullable<TaskOfDay['last_entry']> }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const value = entry.value === null ? say(entry.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done') : besideUnit(entry.value, entry.unit)
  const [date = '', time = ''] = entry.local_time.split('T')
  return (
    <Text size="sm" c="dimmed">
      {say('entries.last', { value, when: `${formatDate(date, datePattern)} ${time}`, name: entry.name })}
    </Text>
  )
}
