import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { EasyApp } from '#features/app-offer/public.tsx'
import { kindOf } from '#features/tasks/public.tsx'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { latePiece, lazyPiece } from '#kit/lazy-piece.ts'
import { usePanel, type PanelSearch } from '#kit/use-panel.ts'
import { useRail } from '#kit/use-phone.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DayHead } from './day-head.tsx'
import { Day, type DayProps } from './day.tsx'
import { fillName, isLong } from './entry-draft.ts'
import { RunningEntries } from './running-entries.tsx'
import { StartToday } from './start-today.tsx'
import { useWhoseWork, WhoseFilter } from './whose-work.tsx'
import styles from './day.module.css'

const TodayEntries = lazyPiece(() => import('./history/day-entries.tsx'), 'TodayEntries', 'first')
const FillPanel = latePiece(() => import('./fill-panel.tsx'), 'FillPanel')

type Props = {
  readonly tasks: readonly TaskOfDay[]
  readonly answeredAt: number
  /** Today at the place. */
  readonly date: string
  /** The chart: above the checks at a desk, below them on a phone or a tablet. */
  readonly summary: ReactNode
}

/** Today's checks. */
export function Today({ tasks, answeredAt, date, summary }: Props) {
  const placeId = usePlaceId()
  // On a tablet too the checks come first.
  const isNarrow = useRail()
  const { can } = useAccess()
  const [isFiltering, setFiltering] = useState(false)
  const canFilter = tasks.length >= SEARCHED_FROM || kindsOf(tasks).length > 1
  const panel = useSearch({
    strict: false,
    select: ({ fill, ticket, entry, running }: PanelSearch) =>
      (fill ?? ticket ?? entry ?? running) !== undefined,
  })
  return (
    <Stack gap={isNarrow ? 'xs' : 'xl'}>
      {isNarrow ? (
        <DayHead
          tasks={tasks}
          answeredAt={answeredAt}
          date={date}
          isFiltering={isFiltering}
          onFilter={canFilter ? () => setFiltering(!isFiltering) : null}
        />
      ) : (
        summary
      )}
      <Filled tasks={tasks} />
      <StartToday tasks={tasks} />
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
        isFiltering={!isNarrow || isFiltering}
        beforeDone={isNarrow ? summary : null}
      />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <TodayEntries placeId={placeId} date={date} />
      </Suspense>
    </Stack>
  )
}

const kindsOf = (tasks: readonly TaskOfDay[]): readonly number[] =>
  [...new Set(tasks.map(({ task_subtype_id }) => task_subtype_id))].sort((a, b) => a - b)

/** From so many tasks on they can be searched. */
const SEARCHED_FROM = 12

type FilteredProps = Omit<DayProps, 'unfolded'> & {
  /** The fields of kind and search are shown; hidden, they do not filter. */
  readonly isFiltering: boolean
}

/** The day, or the part of it that is one kind of task, somebody's work or what is searched for. */
function FilteredDay({ tasks, isFiltering, ...rest }: FilteredProps) {
  const say = useSay()
  const [chosenKind, setKind] = useState('')
  const [search, setSearch] = useState('')
  const work = useWhoseWork(tasks)
  const kind = isFiltering ? chosenKind : ''
  const words = (isFiltering ? search : '').trim().toLocaleLowerCase()
  const visibleTasks = work.shown.filter(
    ({ task_subtype_id, name, short_name, unit }) =>
      (kind === '' || String(task_subtype_id) === kind) &&
      `${unit?.name ?? ''} ${short_name ?? ''} ${name}`.toLocaleLowerCase().includes(words),
  )
  return (
    <>
      <div className={styles.filters}>
        <WhoseFilter work={work} />
        {isFiltering && <KindFilter tasks={tasks} kind={kind} onChange={setKind} />}
        {isFiltering && tasks.length >= SEARCHED_FROM && (
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
      {visibleTasks.length === 0 && words !== '' && <Text>{say('plan.nothing_found')}</Text>}
      {visibleTasks.length === 0 && words === '' && work.shown.length < tasks.length && (
        <Text>{say('entries.no_work_of', { all: say('entries.work_of_all') })}</Text>
      )}
      <Day tasks={visibleTasks} unfolded={kind !== '' || words !== ''} {...rest} />
    </>
  )
}

/** Whether entries of the task may run. */
const runs = ({ task_steps, running }: TaskOfDay): boolean =>
  running.length > 0 || task_steps.some(({ timer_hours }) => timer_hours !== null)

/** The panel in the address, for users with access to fill in the task. */
function Filled({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  const { can } = useAccess()
  const { shown: panelName, close } = usePanel('fill')
  const task = tasks.find((one) => isLong(one) && fillName(one) === panelName)
  if (task === undefined || !can('entries.create')) return null
  return <FillPanel task={task} onClose={close} />
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
  const kinds = kindsOf(tasks)
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
