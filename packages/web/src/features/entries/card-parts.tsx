import { Group, Text, Title } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { besideUnit, localFigure } from '@larder/core/entries'
import type { ReactNode } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskIcon } from './task-icon.tsx'
import { WorkOf } from './whose-work.tsx'

const queuedStates = {
  waiting: { state: 'ok', word: 'outbox.saved_here' },
  refused: { state: 'overdue', word: 'outbox.state_refused' },
  conflict: { state: 'overdue', word: 'outbox.state_conflict' },
  sent: { state: 'ok', word: 'outbox.state_sent' },
} as const

type HeadProps = { readonly task: TaskOfDay; readonly titleId: string; readonly aside: ReactNode }

/** Task, unit, limit and due time. */
export function CardHead({ task, titleId, aside }: HeadProps) {
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <TaskIcon subtype={task.task_subtype_id} status={task.status} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <div id={titleId}>
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
      {aside}
    </Group>
  )
}

/** Entries that this device has not sent, or that the list does not contain yet. */
export function Queued({
  items,
  photos,
}: {
  readonly items: readonly OutboxItem[]
  readonly photos: readonly OutboxItem[]
}) {
  const say = useSay()
  return (
    <>
      {items.map((item) => (
        <Group key={item.op_id} gap="xs">
          <StateBadge state={queuedStates[item.state].state}>{say(queuedStates[item.state].word)}</StateBadge>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {item.detail}
          </Text>
        </Group>
      ))}
      <Photos waiting={photos} />
    </>
  )
}

/** Photos of entries of the task that have not gone yet. */
function Photos({ waiting }: { readonly waiting: readonly OutboxItem[] }) {
  const say = useSay()
  return waiting.map((photo) => (
    <Group key={photo.op_id} gap="xs">
      <WaitingPhoto item={photo} />
      <StateBadge state={queuedStates[photo.state].state}>
        {say(photo.state === 'waiting' ? 'outbox.photo_pending' : queuedStates[photo.state].word)}
      </StateBadge>
    </Group>
  ))
}

export function LastEntry({ entry }: { readonly entry: NonNullable<TaskOfDay['last_entry']> }) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const value =
    entry.value === null
      ? say(entry.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done')
      : localFigure(besideUnit(entry.value, entry.unit), lang)
  const [date = '', time = ''] = entry.local_time.split('T')
  return (
    <Text size="sm" c="dimmed">
      {say('entries.last', { value, when: `${formatDate(date, datePattern)} ${time}`, name: entry.name })}
    </Text>
  )
}
