import { Button, Stack } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { TicketsOfDay } from '#features/tickets/public.tsx'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { useAsOf } from '#kit/kept-reads.ts'
import { useOutboxOf } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { CheckList } from './check-list.tsx'
import { newsOf, recordsOf } from './day-state.ts'
import { todayOf } from './entries.api.ts'
import { fillDraft } from './entry-draft.ts'
import { CardHead, LastEntry, Queued } from './card-parts.tsx'
import { TaskGroup } from './task-group.tsx'

const DayEntries = lazyPiece(() => import('./history/day-entries.tsx'), 'DayEntries')

const LatePanel = lazyPiece(() => import('./late-panel.tsx'), 'LatePanel')

type DayProps = { readonly date: string; /** Today at the place. */ readonly today: string }

/** A day before or after today: missed checks that can be filled in, future checks, and entries. */
export function OtherDay({ date, today }: DayProps) {
  const placeId = usePlaceId()
  const list = todayOf(placeId, useLanguage(), date)
  const day = useQuery(list)
  const asOf = useAsOf(list.queryKey)
  const past = date < today
  return (
    <>
      <QueryView query={day}>
        {(tasks) => <Groups tasks={tasks} date={date} past={past} answeredAt={asOf ?? day.dataUpdatedAt} />}
      </QueryView>
      {past && <DayEntries placeId={placeId} date={date} />}
      <TicketsOfDay date={date} />
    </>
  )
}

/** Folded until somebody opens them: nothing was missed there. */
const folded: ReadonlySet<string> = new Set(['free', 'done'])

type DayGroup = { readonly key: string; readonly title: TextKey; readonly tasks: readonly TaskOfDay[] }

function groupsOf(tasks: readonly TaskOfDay[], past: boolean): readonly DayGroup[] {
  const soonest = tasks.toSorted((a, b) => (a.due_time ?? '99').localeCompare(b.due_time ?? '99'))
  const scheduled = (status: TaskOfDay['status']) =>
    soonest.filter((task) => task.scheduled && task.status === status)
  const groups: readonly DayGroup[] = past
    ? [
        { key: 'missed', title: 'entries.group_missed', tasks: scheduled('overdue') },
        { key: 'due', title: 'entries.group_still_due', tasks: scheduled('due') },
        {
          key: 'free',
          title: 'entries.group_when_it_happens',
          tasks: soonest.filter(({ scheduled }) => !scheduled),
        },
        { key: 'done', title: 'entries.group_day_done', tasks: scheduled('ok') },
      ]
    : [
        {
          key: 'due',
          title: 'entries.group_will_be_due',
          tasks: [...scheduled('overdue'), ...scheduled('due')],
        },
      ]
  return groups.filter(({ tasks: members }) => members.length > 0)
}

type GroupsProps = {
  readonly tasks: readonly TaskOfDay[]
  readonly date: string
  readonly past: boolean
  readonly answeredAt: number
}

function Groups({ tasks, date, past, answeredAt }: GroupsProps) {
  const { can } = useAccess()
  const [filled, setFilled] = useState<TaskOfDay | null>(null)
  const mayFill = past && can('entries.create')
  return (
    <Stack gap="xl">
      {groupsOf(tasks, past).map(({ key, title, tasks: members }) => (
        <TaskGroup
          key={key}
          name={key}
          title={title}
          count={members.length}
          alarming={key === 'missed'}
          folded={folded.has(key) ? members.map((task) => fillDraft(task, date)) : null}
        >
          {members.map((task) => (
            <DayCard
              key={`${task.id}/${task.unit?.id ?? 0}`}
              task={task}
              date={date}
              past={past}
              answeredAt={answeredAt}
              onFill={mayFill ? () => setFilled(task) : null}
            />
          ))}
        </TaskGroup>
      ))}
      {filled !== null && (
        <Suspense fallback={null}>
          <LatePanel task={filled} date={date} onClose={() => setFilled(null)} />
        </Suspense>
      )}
    </Stack>
  )
}

type CardProps = {
  readonly task: TaskOfDay
  readonly date: string
  readonly past: boolean
  readonly answeredAt: number
  readonly onFill: (() => void) | null
}

function DayCard({ task, date, past, answeredAt, onFill }: CardProps) {
  const say = useSay()
  const title = useId()
  const zone = usePlaceZone()
  const hasDraft = useHasDraft(fillDraft(task, date))
  const items = useOutboxOf(task.id)
  const records = recordsOf(task, items, { date, zone })
  const photos = items.filter(
    ({ photo, state, entity }) =>
      photo !== null && state !== 'sent' && records.some((record) => record.entity === entity),
  )
  const open = task.scheduled && task.status !== 'ok'
  return (
    <Card>
      <Stack gap="sm" role="group" aria-labelledby={title} h="100%">
        <CardHead task={{ ...task, due_time: null }} titleId={title} aside={null} />
        <CheckList checks={task.checks ?? []} day={past ? 'past' : 'future'} />
        {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
        <Queued items={newsOf(records, answeredAt)} photos={photos} />
        {hasDraft && <DraftNote />}
        {onFill !== null && (
          <Button
            mt="auto"
            size="md"
            fullWidth
            variant={open || hasDraft ? 'filled' : 'subtle'}
            onClick={onFill}
          >
            {say(hasDraft ? 'entries.go_on' : 'entries.add_late')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
