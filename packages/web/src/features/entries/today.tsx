import { NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { tickets as ticketRoutes } from '@larder/contract/tickets'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { DayProgress, TodayEntries } from '#features/activity-log/public.tsx'
import { EasyApp } from '#features/app-offer/public.tsx'
import { kindOf } from '#features/tasks/public.tsx'
import { TicketsCard, useTicketsToday } from '#features/tickets/public.tsx'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { useOutbox } from '#kit/outbox/outbox.ts'
import { loadPiece } from '#kit/refresh.ts'
import { usePanel, type PanelSearch } from '#kit/use-panel.ts'
import { usePhone } from '#kit/use-phone.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { groupOrder, groupsOf, type GroupKey } from './day-state.ts'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { keyOf, noteOrder, useJustSaved } from './just-saved.ts'
import { RunningEntries } from './running-entries.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskGroup } from './task-group.tsx'
import { useWhoseWork, WhoseFilter } from './whose-work.tsx'
import styles from './day.module.css'

const loadFillPanel = () => import('./fill-panel.tsx')
const FillPanel = lazy(() => loadPiece(loadFillPanel).then(({ FillPanel: panel }) => ({ default: panel })))

type Props = {
  readonly tasks: readonly TaskOfDay[]
  readonly answeredAt: number
  /** Today at the place. */
  readonly date: string
  /** The chart: above the checks at a desk, below them on a phone. */
  readonly summary: ReactNode
}

/** Today's checks. */
export function Today({ tasks, answeredAt, date, summary }: Props) {
  const placeId = usePlaceId()
  const phone = usePhone()
  const { can } = useAccess()
  const panel = useSearch({
    strict: false,
    select: ({ fill, ticket, entry, running }: PanelSearch) =>
      (fill ?? ticket ?? entry ?? running) !== undefined,
  })
  return (
    <Stack gap={phone ? 'md' : 'xl'}>
      {phone ? <DayProgress placeId={placeId} date={date} /> : summary}
      <Filled tasks={tasks} />
      <Suspense fallback={null}>
        <EasyApp early={panel || tasks.every(({ last_entry }) => last_entry === null)} />
      </Suspense>
      {tasks.some(runs) && (
        <RunningEntries tasks={tasks} mayFill={can('entries.create')} answeredAt={answeredAt} />
      )}
      <FilteredDay
        tasks={tasks}
        mayFill={can('entries.create')}
        answeredAt={answeredAt}
        date={date}
        beforeDone={phone ? summary : null}
      />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <TodayEntries placeId={placeId} date={date} />
      </Suspense>
    </Stack>
  )
}

/** From so many tasks on they can be searched. */
const SEARCHED_FROM = 12

/** The day, or the part of it that is one kind of task, somebody's work or what is searched for. */
function FilteredDay({ tasks, ...rest }: DayProps) {
  const say = useSay()
  const [kind, setKind] = useState('')
  const [search, setSearch] = useState('')
  const work = useWhoseWork(tasks)
  const words = search.trim().toLocaleLowerCase()
  const shown = work.shown.filter(
    ({ task_subtype_id, name, unit }) =>
      (kind === '' || String(task_subtype_id) === kind) &&
      `${unit?.name ?? ''} ${name}`.toLocaleLowerCase().includes(words),
  )
  return (
    <>
      <div className={styles.filters}>
        <WhoseFilter work={work} />
        <KindFilter tasks={tasks} kind={kind} onChange={setKind} />
        {tasks.length >= SEARCHED_FROM && (
          <TextInput
            type="search"
            size="md"
            flex={1}
            miw="9rem"
            maw={{ sm: '22rem' }}
            aria-label={say('tasks.search')}
            placeholder={say('tasks.search')}
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      {shown.length === 0 && words !== '' && <Text>{say('plan.nothing_found')}</Text>}
      {shown.length === 0 && words === '' && work.shown.length < tasks.length && (
        <Text>{say('entries.no_work_of', { all: say('entries.work_of_all') })}</Text>
      )}
      <Day tasks={shown} {...rest} />
    </>
  )
}

/** Whether entries of the task may run. */
const runs = ({ task_steps, running }: TaskOfDay): boolean =>
  running.length > 0 || task_steps.some(({ timer_hours }) => timer_hours !== null)

/** The panel in the address, for users with access to fill in the task. */
function Filled({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  const { can } = useAccess()
  const { shown, close } = usePanel('fill')
  const task = tasks.find((one) => isLong(one) && fillName(one) === shown)
  const prepares = can('entries.create') && tasks.some(isLong)
  // The tap that opens a form finds it there.
  useEffect(() => {
    if (prepares) void loadFillPanel().catch(() => undefined)
  }, [prepares])
  if (task === undefined || !can('entries.create')) return null
  return (
    <Suspense fallback={null}>
      <FillPanel task={task} onClose={close} />
    </Suspense>
  )
}

/** One kind of task alone; not offered where the day has one kind. */
function KindFilter({
  tasks,
  kind,
  onChange,
}: {
  readonly tasks: readonly TaskOfDay[]
  readonly kind: string
  readonly onChange: (kind: string) => void
}) {
  const say = useSay()
  const kinds = [...new Set(tasks.map(({ task_subtype_id }) => task_subtype_id))].sort((a, b) => a - b)
  if (kinds.length < 2) return null
  return (
    <NativeSelect
      size="md"
      flex={1}
      miw="9rem"
      maw={{ sm: '22rem' }}
      aria-label={say('history.kind')}
      value={kind}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: say('tasks.all_kinds') },
        ...kinds.map((one) => ({ value: String(one), label: say(kindOf(one)) })),
      ]}
    />
  )
}

/** Open reports are to be done; else the card is there to report something when it happens. */
const ticketGroup = (status: 'due' | 'ok' | undefined): GroupKey | undefined =>
  status === undefined ? undefined : status === 'due' ? 'open' : 'free'

const titles = {
  overdue: 'state.overdue',
  open: 'entries.group_open',
  free: 'entries.group_when_it_happens',
  saved: 'outbox.saved_here',
  done: 'entries.group_done',
  rest: 'entries.group_other_day',
} as const satisfies Readonly<Record<GroupKey, TextKey>>

/** Folded until somebody opens them: nothing is to be done there. */
const folded: ReadonlySet<GroupKey> = new Set(['done', 'rest'])

type DayProps = {
  readonly tasks: readonly TaskOfDay[]
  readonly mayFill: boolean
  readonly answeredAt: number
  /** Today at the place. */
  readonly date: string
  /** Shown between the open and the done tasks. */
  readonly beforeDone?: ReactNode
}

const noTickets = { list: [], status: 'ok' } as const

/** The wall time at the place, `HH:mm`. */
const timeIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...(timeZone !== undefined && { timeZone }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(timeNow())

/** The groups of the day. */
export function Day({ tasks, mayFill, answeredAt, date, beforeDone = null }: DayProps) {
  const placeId = usePlaceId()
  const zone = usePlaceZone()
  const items = useOutbox()
  const waits = items.some(
    ({ delivery, state, place_id }) =>
      delivery.route === ticketRoutes.create.name && state !== 'sent' && place_id === placeId,
  )
  const { can } = useAccess()
  // Until they are known there are none: the card is in its place from the start, and nothing jumps.
  const tickets = useTicketsToday(waits) ?? (can('tickets.view') ? noTickets : undefined)
  const justSaved = useJustSaved()
  const groups = groupsOf(tasks, items, { date, zone, time: timeIn(zone), answeredAt }, justSaved)
  useEffect(() => {
    if (justSaved.size === 0) noteOrder([...groups.values()].flat().map(keyOf))
  })
  // A card that nothing waits for is not drawn again each time the list is answered.
  const named = new Set(items.map(({ task_id }) => task_id))
  const drawn = (wanted: (key: GroupKey) => boolean) =>
    groupOrder.filter(wanted).map((key) => {
      const members = groups.get(key) ?? []
      const hasTickets = key === ticketGroup(tickets?.status)
      if (members.length === 0 && !hasTickets) return null
      return (
        <TaskGroup
          key={key}
          name={key}
          title={titles[key]}
          count={members.length}
          alarming={key === 'overdue'}
          folded={folded.has(key) ? members.map((task) => fillDraft(task, date)) : null}
        >
          {members.map((task) => (
            <TaskCard
              key={keyOf(task)}
              task={task}
              group={key}
              mayFill={mayFill}
              justSaved={justSaved.get(keyOf(task))?.answer ?? null}
              date={date}
              answeredAt={named.has(task.id) ? answeredAt : 0}
            />
          ))}
          {tickets !== undefined && hasTickets && (
            <Suspense fallback={<Skeleton height={150} radius="lg" />}>
              <TicketsCard {...tickets} />
            </Suspense>
          )}
        </TaskGroup>
      )
    })
  return (
    <Stack gap="xl">
      {drawn((key) => !folded.has(key))}
      {beforeDone}
      {drawn((key) => folded.has(key))}
    </Stack>
  )
}
