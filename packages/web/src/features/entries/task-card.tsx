import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { besideUnit, localFigure } from '@larder/core/entries'
import { memo, useId, useState, type ReactNode } from 'react'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { useOutboxOf } from '#kit/outbox/outbox.ts'
import { usePanel } from '#kit/use-panel.ts'
import { Card } from '#ui/card.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import { CheckList } from './check-list.tsx'
import { newsOf, openChecks, recordsOf, type GroupKey } from './day-state.ts'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { Instruction, TaskFacts } from './task-facts.tsx'
import { TaskIcon } from './task-icon.tsx'
import { WorkOf } from './whose-work.tsx'

const queuedStates = {
  waiting: { state: 'ok', word: 'outbox.saved_here' },
  refused: { state: 'overdue', word: 'outbox.state_refused' },
  conflict: { state: 'overdue', word: 'outbox.state_conflict' },
  sent: { state: 'ok', word: 'outbox.state_sent' },
} as const

type Props = {
  readonly task: TaskOfDay
  readonly group: GroupKey
  readonly mayFill: boolean
  /** The answer that was saved a moment ago. */
  readonly justSaved?: string | null
  /** Today at the place. */
  readonly date: string
  /** When the list was answered, milliseconds since 1970. */
  readonly answeredAt: number
}

/** One task of the day, at one of its units: instruction, state, and the form of the entry. */
export const TaskCard = memo(function TaskCard(props: Props) {
  const { task, group, mayFill, date, answeredAt, justSaved = null } = props
  const say = useSay()
  const title = useId()
  const fill = usePanel('fill')
  const zone = usePlaceZone()
  const long = isLong(task)
  const [again, setAgain] = useState(false)
  const hasDraft = useHasDraft(fillDraft(task, date))
  const open = again || hasDraft
  const items = useOutboxOf(task.id)
  const records = recordsOf(task, items, { date, zone })
  const photos = items.filter(
    ({ photo, state, entity }) =>
      photo !== null && state !== 'sent' && records.some((record) => record.entity === entity),
  )
  const news = newsOf(records, answeredAt)
  const filled = group === 'saved' || group === 'done' || justSaved !== null
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <CardHead
          task={task}
          titleId={title}
          aside={
            task.scheduled && group !== 'saved' && justSaved === null && <StateBadge state={task.status} />
          }
        />
        {hasMixedChecks(task) && <CheckList checks={task.checks ?? []} day="today" />}
        {(!filled || open || justSaved !== null) && <Instruction task={task} />}
        {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
        <Queued items={news} photos={photos} />
        {justSaved !== null && news.length === 0 && <SavedLine answer={justSaved} />}
        <div style={{ marginTop: 'auto' }}>
          {mayFill && long && (
            <FillButton hasDraft={hasDraft} filled={filled} onFill={() => fill.open(fillName(task))} />
          )}
          {mayFill && !long && (!filled || open) && (
            // The draft stays when earlier entries arrive meanwhile.
            <div onFocus={() => setAgain(true)}>
              <EntryForm task={task} labelledBy={title} onSaved={() => setAgain(false)} />
            </div>
          )}
          {mayFill && !long && filled && !open && (
            <Button variant="subtle" fullWidth onClick={() => setAgain(true)}>
              {say('entries.fill_again')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
})

/** Some checks are overdue and others are due: the badge alone would hide the others. */
const hasMixedChecks = (task: TaskOfDay): boolean =>
  new Set(openChecks(task).map(({ status }) => status)).size > 1

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

/** An entry that the list knows already, on a card that has not moved yet. */
const SavedLine = ({ answer }: { readonly answer: string }) => (
  <Group gap="xs">
    <StateBadge state="ok">{useSay()('outbox.state_sent')}</StateBadge>
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {answer}
    </Text>
  </Group>
)

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

/** Opens the form beside the list; its label shows whether there is a draft. */
function FillButton({
  hasDraft,
  filled,
  onFill,
}: {
  readonly hasDraft: boolean
  readonly filled: boolean
  readonly onFill: () => void
}) {
  const say = useSay()
  return (
    <>
      {hasDraft && <DraftNote />}
      <Button
        mt={hasDraft ? 'xs' : 0}
        size="md"
        variant={filled && !hasDraft ? 'subtle' : 'filled'}
        fullWidth
        onClick={onFill}
      >
        {say(hasDraft ? 'entries.go_on' : filled ? 'entries.fill_again' : 'entries.fill')}
      </Button>
    </>
  )
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
