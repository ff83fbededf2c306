import { Badge, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { sayRange } from '@larder/core/entries'
import type { TaskOfDay } from '@larder/contract/entries'
import { Suspense, useId } from 'react'
import { useCompanyFormat, usePlaceZone, useScale } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePanel } from '#kit/use-panel.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { Countdown } from './countdown.tsx'
import { stepsOf } from './entry-draft.ts'
import { runningOf, type Running } from './running.ts'
import { TaskIcon } from './task-icon.tsx'

const ContinuePanel = lazyPiece(() => import('./continue-panel.tsx'), 'ContinuePanel')

type Props = {
  readonly tasks: readonly TaskOfDay[]
  readonly mayFill: boolean
  /** When the server answered the list, in milliseconds since 1970. */
  readonly answeredAt: number
}

/** Entries that wait for their next step, today and on later days, until they are finished. */
export function RunningEntries({ tasks, mayFill, answeredAt }: Props) {
  const say = useSay()
  const running = runningOf(tasks, useOutbox(), answeredAt)
  const { shown: openUuid, open, close } = usePanel('running')
  const opened = running.find(({ uuid }) => uuid === openUuid)
  if (running.length === 0) return null
  return (
    <section aria-labelledby="group-running">
      <Group gap="xs" mb="sm">
        <Title order={2} id="group-running">
          {say('entries.running')}
        </Title>
        <Badge color="ink" size="lg">
          {running.length}
        </Badge>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
        {running.map((one) => (
          <RunningCard key={one.uuid} running={one} onContinue={mayFill ? () => open(one.uuid) : null} />
        ))}
      </SimpleGrid>
      {opened !== undefined && mayFill && (
        <Suspense fallback={null}>
          <ContinuePanel
            key={`${opened.uuid}/${opened.next.task_step_id}`}
            running={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

const openStates = {
  refused: 'outbox.state_refused',
  conflict: 'outbox.state_conflict',
  waiting: 'outbox.state_waiting',
} as const

type CardProps = { readonly running: Running; readonly onContinue: (() => void) | null }

function RunningCard({ running, onContinue }: CardProps) {
  const { uuid, task, performed_at, next } = running
  const say = useSay()
  const title = useId()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <Group wrap="nowrap" align="flex-start" gap="sm">
          <TaskIcon
            subtype={task.task_subtype_id}
            status={Date.parse(next.due_at) <= timeNow() ? 'overdue' : 'due'}
          />
          <div style={{ flex: 1, minWidth: 0 }}>
            <Title order={3} size="h4" id={title} style={{ overflowWrap: 'anywhere' }}>
              {task.unit === null ? task.name : `${task.unit.name} · ${task.name}`}
            </Title>
            <Text c="dimmed" size="sm">
              {say('entries.running_since', { when: formatInstant(performed_at, zone, datePattern) })}
            </Text>
          </div>
        </Group>
        <NextStepLine running={running} />
        <Group gap="xs">
          <Countdown due_at={next.due_at} />
          <Text size="sm" c="dimmed">
            {formatInstant(next.due_at, zone, datePattern)}
          </Text>
        </Group>
        <DeliveryState uuid={uuid} />
        {onContinue !== null && (
          <Button size="md" fullWidth mt="auto" onClick={onContinue}>
            {say('entries.go_on')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

/** The name of the next step, and its limit. */
function NextStepLine({ running: { task, steps, next } }: { readonly running: Running }) {
  const say = useSay()
  const scale = useScale()
  const step = stepsOf({
    task_steps: [...steps] as TaskOfDay['task_steps'],
    related_entities: task.related_entities,
  }).find(({ id }) => id === next.task_step_id)
  const range =
    step === undefined ? '' : sayRange({ min: step.entry_min_value, max: step.entry_max_value }, step, scale)
  return (
    <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
      {[say('entries.next_step', { step: step?.name ?? '' }), range]
        .filter((part) => part !== '')
        .join(' · ')}
    </Text>
  )
}

/** The state of the change in the outbox, until the server has it. */
function DeliveryState({ uuid }: { readonly uuid: string }) {
  const say = useSay()
  const item = useOutbox().find(
    ({ entity, state, photo }) => entity === uuid && photo === null && state !== 'sent',
  )
  if (item === undefined || item.state === 'sent') return null
  return (
    <Group gap="xs">
      <StateBadge state={item.state === 'waiting' ? 'due' : 'overdue'}>
        {say(openStates[item.state])}
      </StateBadge>
    </Group>
  )
}
