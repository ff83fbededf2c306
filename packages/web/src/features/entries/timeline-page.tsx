import { Alert, Badge, Group, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { tickets as ticketRoutes } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { DayEntries, DaySummary, SummarySkeleton, TodayEntries, todayAt, type Span } from '#features/activity-log/public.tsx'
import { EasyApp } from '#features/app-offer/public.tsx'
import { IntroGate } from '#features/intro/public.tsx'
import { kindOf } from '#features/tasks/public.tsx'
import { TicketsCard, TicketsOfDay, useTicketsToday } from '#features/tickets/public.tsx'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { useAsOf } from '#kit/kept-reads.ts'
import { useOutbox } from '#kit/outbox/outbox.ts'
import { loadPiece } from '#kit/refresh.ts'
import { usePanel, type PanelSearch } from '#kit/use-panel.ts'
import { usePhone } from '#kit/use-phone.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { todayOf } from './entries.api.ts'
import { fillName, isLong } from './entry-draft.ts'
import { TaskCard } from './task-card.tsx'
import { useWhoseWork, WhoseFilter } from './whose-work.tsx'
import styles from './day.module.css'

const RunningEntries = lazy(() => loadPiece(() => import('./running-entries.tsx')).then(({ RunningEntries: group }) => ({ default: group })))
const NoTasks = lazy(() => loadPiece(() => import('./no-tasks.tsx')).then(({ NoTasks: none }) => ({ default: none })))
const loadFillPanel = () => import('./fill-panel.tsx')
const FillPanel = lazy(() => loadPiece(loadFillPanel).then(({ FillPanel: panel }) => ({ default: panel })))

/** Fill entries: what is overdue and due today comes first, then what is filled when it happens, then what is done. */
export function TimelinePage() {
  const say = useSay()
  const language = useLanguage()
  const placeId = usePlaceId()
  const { place, can } = useAccess()
  const now = todayAt(usePlaceZone())
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ?? now
  const list = todayOf(placeId, language)
  const today = useQuery({ ...list, refetchInterval: 60_000, select: withUnits })
  const asOf = useAsOf(list.queryKey)
  const date = new Intl.DateTimeFormat(language.replace('_', '-'), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(`${shown}T00:00:00Z`))
  const choose = (day: string): void => {
    setChosen(day === now ? null : day)
    // The chart stands below the checks on a phone: what it opens is shown from its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <>
      <PageHeader title={say('entries.title')} hint={`${place?.name ?? ''} · ${date}`} />
      {asOf !== null && <AsOf at={asOf} />}
      <QueryView query={today}>
        {(tasks) =>
          tasks.length === 0 ? (
            <Stack gap="xl">
              <Suspense fallback={<RowsSkeleton rows={3} />}>
                <NoTasks mayPlan={can('plans.edit')} />
              </Suspense>
              <Day tasks={tasks} mayFill={false} answeredAt={0} />
            </Stack>
          ) : (
            <IntroGate fresh={tasks.every(({ last_entry }) => last_entry === null)}>
              <Shown tasks={tasks} answeredAt={asOf ?? today.dataUpdatedAt} date={shown} today={now} onDate={choose} />
            </IntroGate>
          )
        }
      </QueryView>
    </>
  )
}

type ShownProps = { readonly tasks: readonly TaskOfDay[]; readonly answeredAt: number; /** The day that is shown, and today at the place. */ readonly date: string; readonly today: string; readonly onDate: (date: string) => void }

/** Today's checks with the chart, which on a phone stands below what is to do; or another day, below the chart that leads to it. */
function Shown({ tasks, answeredAt, date, today, onDate }: ShownProps) {
  const placeId = usePlaceId()
  const phone = usePhone()
  const { can } = useAccess()
  const panel = useSearch({ strict: false, select: ({ fill, ticket, entry, running }: PanelSearch) => (fill ?? ticket ?? entry ?? running) !== undefined })
  const [span, setSpan] = useState<Span>('month')
  const summary = (
    <Suspense fallback={<SummarySkeleton />}>
      <DaySummary placeId={placeId} date={date} today={today} span={span} onSpan={setSpan} onDate={onDate} />
    </Suspense>
  )
  if (date !== today) {
    return (
      <Stack gap="xl">
        {summary}
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <DayEntries placeId={placeId} date={date} />
          <TicketsOfDay date={date} />
        </Suspense>
      </Stack>
    )
  }
  return (
    <Stack gap={phone ? 'md' : 'xl'}>
      {!phone && summary}
      <Filled tasks={tasks} />
      <Suspense fallback={null}>
        <EasyApp early={panel || tasks.every(({ last_entry }) => last_entry === null)} />
      </Suspense>
      {tasks.some(runs) && (
        <Suspense fallback={null}>
          <RunningEntries tasks={tasks} mayFill={can('entries.create')} answeredAt={answeredAt} />
        </Suspense>
      )}
      <FilteredDay tasks={tasks} mayFill={can('entries.create')} answeredAt={answeredAt} beforeDone={phone ? summary : null} />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <TodayEntries placeId={placeId} date={today} />
      </Suspense>
    </Stack>
  )
}

/** The day, or the part of it that is one kind of task or somebody's work. */
function FilteredDay({ tasks, ...rest }: DayProps) {
  const say = useSay()
  const [kind, setKind] = useState('')
  const work = useWhoseWork(tasks)
  const shown = kind === '' ? work.shown : work.shown.filter(({ task_subtype_id }) => String(task_subtype_id) === kind)
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-end">
        <WhoseFilter work={work} />
        <KindFilter tasks={tasks} kind={kind} onChange={setKind} />
      </Group>
      {shown.length === 0 && work.shown.length < tasks.length && <Text>{say('entries.no_work_of', { all: say('entries.work_of_all') })}</Text>}
      <Day tasks={shown} {...rest} />
    </>
  )
}

/** Whether entries of the task may run; which do is told by a piece of its own. */
const runs = ({ task_steps, running }: TaskOfDay): boolean => running.length > 0 || task_steps.some(({ timer_hours }) => timer_hours !== null)

/** The panel that the address names, for whoever may fill it. */
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
function KindFilter({ tasks, kind, onChange }: { readonly tasks: readonly TaskOfDay[]; readonly kind: string; readonly onChange: (kind: string) => void }) {
  const say = useSay()
  const kinds = [...new Set(tasks.map(({ task_subtype_id }) => task_subtype_id))].sort((a, b) => a - b)
  if (kinds.length < 2) return null
  return <NativeSelect size="md" flex={1} miw={0} maw={{ sm: '22rem' }} aria-label={say('history.kind')} value={kind} onChange={(event) => onChange(event.currentTarget.value)} data={[{ value: '', label: say('tasks.all_kinds') }, ...kinds.map((one) => ({ value: String(one), label: say(kindOf(one)) }))]} />
}

/** A day that an older version of the page has kept for the time without network names no units. */
const withUnits = (tasks: readonly TaskOfDay[]): TaskOfDay[] => tasks.map((task) => ({ ...older, ...task }))
const older: Pick<TaskOfDay, 'unit' | 'lines_due' | 'user_group_id' | 'responsible_role_ids' | 'running' | 'is_disabled' | 'instructionSummaryText'> = { unit: null, lines_due: [], user_group_id: null, responsible_role_ids: [], running: [], is_disabled: false, instructionSummaryText: '' }

/** Without network the list is the last one that came. */
function AsOf({ at }: { readonly at: number }) {
  const say = useSay()
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(language.replace('_', '-'), { ...(Date.now() - at > 43_200_000 && { dateStyle: 'short' as const }), timeStyle: 'short' }).format(at)
  return (
    <Alert color="amber" mb="md" icon={<IconCloudOff size={18} aria-hidden />} title={say('outbox.as_of', { time })}>
      {say('outbox.offline')}
    </Alert>
  )
}

const ticketGroup = (status: 'due' | 'ok' | undefined): string | undefined => (status === undefined ? undefined : status === 'due' ? 'open' : 'done')

type GroupKey = 'overdue' | 'open' | 'free' | 'done'
const titles = { overdue: 'state.overdue', open: 'entries.group_open', free: 'entries.group_when_it_happens', done: 'entries.group_done' } as const satisfies Readonly<Record<GroupKey, TextKey>>

/** What is due sooner stands above; what has no time of its own stands last. */
const bySoonest = (a: TaskOfDay, b: TaskOfDay): number => (a.due_at ?? '9').localeCompare(b.due_at ?? '9')

const groupOf = ({ scheduled, status }: TaskOfDay): GroupKey => (!scheduled ? 'free' : status === 'ok' ? 'done' : status === 'overdue' ? 'overdue' : 'open')

/** The group that the tickets stand in is shown even without tasks. */
const groupsOf = (tasks: readonly TaskOfDay[], tickets: 'due' | 'ok' | undefined): readonly { readonly key: GroupKey; readonly tasks: readonly TaskOfDay[] }[] =>
  (['overdue', 'open', 'free', 'done'] as const).map((key) => ({ key, tasks: tasks.filter((task) => !task.is_disabled && groupOf(task) === key).sort(bySoonest) })).filter((group) => group.tasks.length > 0 || group.key === ticketGroup(tickets))

type DayProps = { readonly tasks: readonly TaskOfDay[]; readonly mayFill: boolean; readonly answeredAt: number; /** Stands between what is to do and what is done. */ readonly beforeDone?: ReactNode }

function Day({ tasks, mayFill, answeredAt, beforeDone = null }: DayProps) {
  const placeId = usePlaceId()
  const waits = useOutbox().some(({ delivery, state, place_id }) => delivery.route === ticketRoutes.create.name && state !== 'sent' && place_id === placeId)
  const tickets = useTicketsToday(waits)
  const groups = groupsOf(tasks, tickets?.status)
  const drawn = (wanted: (key: GroupKey) => boolean) =>
    groups.filter(({ key }) => wanted(key)).map(({ key, tasks: members }) => (
      <TaskGroup key={key} group={key} count={members.length}>
        {members.map((task) => (
          <TaskCard key={`${task.id}/${task.unit?.id ?? 0}`} task={task} mayFill={mayFill} answeredAt={answeredAt} />
        ))}
        {tickets !== undefined && key === ticketGroup(tickets.status) && (
          <Suspense fallback={null}>
            <TicketsCard {...tickets} />
          </Suspense>
        )}
      </TaskGroup>
    ))
  return (
    <Stack gap="xl">
      {drawn((key) => key !== 'done')}
      {beforeDone}
      {drawn((key) => key === 'done')}
    </Stack>
  )
}

function TaskGroup({ group, count, children }: { readonly group: GroupKey; readonly count: number; readonly children: ReactNode }) {
  const say = useSay()
  return (
    <section aria-labelledby={`group-${group}`}>
      <Group gap="xs" mb="sm">
        <Title order={2} id={`group-${group}`}>
          {say(titles[group])}
        </Title>
        {count > 0 && (
          <Badge color={group === 'overdue' ? 'red' : 'ink'} size="lg">
            {count}
          </Badge>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" className={styles.cards ?? ''}>
        {children}
      </SimpleGrid>
    </section>
  )
}
