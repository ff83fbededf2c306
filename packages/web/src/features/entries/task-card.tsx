import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useId, useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { EntryForm } from './entry-form.tsx'
import { TaskIcon } from './task-icon.tsx'

/** One task of the day: what to measure, where it stands, and the entry right in it. */
export function TaskCard({ task, mayFill }: { readonly task: TaskOfDay; readonly mayFill: boolean }) {
  const say = useSay()
  const title = useId()
  const [again, setAgain] = useState(false)
  const filled = task.scheduled && task.status === 'ok'
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <Group wrap="nowrap" align="flex-start" gap="sm">
          <TaskIcon subtype={task.task_subtype_id} status={task.status} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <Title order={3} id={title} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {task.name}
            </Title>
            <TaskFacts task={task} />
          </div>
          {task.scheduled && <StateBadge state={task.status} />}
        </Group>
        {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
        <div style={{ marginTop: 'auto' }}>
          {mayFill && (!filled || again) && <EntryForm task={task} labelledBy={title} onSaved={() => setAgain(false)} />}
          {mayFill && filled && !again && (
            <Button variant="default" fullWidth onClick={() => setAgain(true)}>
              {say('entries.fill_again')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
}

function TaskFacts({ task }: { readonly task: TaskOfDay }) {
  const say = useSay()
  const facts = [task.limit?.text ?? '', task.due_time === null ? '' : say('entries.by_time', { time: task.due_time })].filter((fact) => fact !== '')
  return (
    <>
      <Text c="dimmed" size="sm">
        {facts.join(' · ')}
      </Text>
      <Text size="sm" mt={4} lineClamp={3}>
        {task.instruction}
      </Text>
    </>
  )
}

function LastEntry({ entry }: { readonly entry: NonNullable<TaskOfDay['last_entry']> }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const value = entry.value === null ? say(entry.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done') : `${entry.value} ${entry.unit === null ? '' : `°${entry.unit}`}`
  const [date = '', time = ''] = entry.local_time.split('T')
  return (
    <Text size="sm" c="dimmed">
      {say('entries.last', { value: value.trim(), when: `${formatDate(date, datePattern)} ${time}`, name: entry.name })}
    </Text>
  )
}
