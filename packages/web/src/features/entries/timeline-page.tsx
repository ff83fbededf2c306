import { languageTag } from '@larder/core/languages'
import { Alert, Stack } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import type { Span } from '#kit/days.ts'
import { todayAt, formatTime } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { useAsOf } from '#kit/kept-reads.ts'
import { useKeeping } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { useOnline } from '#kit/use-online.ts'
import { usePhone } from '#kit/use-phone.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { todayOf } from './entries.api.ts'
import { SummarySkeleton } from './history/summary-skeleton.tsx'
import { Day } from './day.tsx'
import { IntroGate } from './intro-gate.tsx'
import { Today } from './today.tsx'

const NoTasks = lazyPiece(() => import('./no-tasks.tsx'), 'NoTasks')
const DaySummary = lazyPiece(() => import('./history/day-summary.tsx'), 'DaySummary', 'first')
const OtherDay = lazyPiece(() => import('./other-day.tsx'), 'OtherDay')

/** Fill entries: first the overdue and due tasks of today, then tasks without a time, then done ones. */
export function TimelinePage() {
  const language = useLanguage()
  const placeId = usePlaceId()
  const { can } = useAccess()
  const now = todayAt(usePlaceZone())
  const [chosen, setChosen] = useState<string | null>(null)
  const [span, setSpan] = useState<Span>('month')
  const date = chosen ?? now
  const list = todayOf(placeId, language)
  const today = useQuery({ ...list, refetchInterval: 60_000, select: withUnits })
  const asOf = useAsOf(list.queryKey)
  const answeredAt = asOf ?? today.dataUpdatedAt
  const online = useOnline()
  const choose = (day: string): void => {
    setChosen(day === now ? null : day)
    // On a phone the chart is below the checks, so the opened day scrolls to its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  const summary = (
    <Suspense fallback={<SummarySkeleton />}>
      <DaySummary placeId={placeId} date={date} today={now} span={span} onSpan={setSpan} onDate={choose} />
    </Suspense>
  )
  return (
    <>
      <Header date={date} isToday={date === now} />
      {(asOf !== null || !online) && <Offline at={answeredAt} />}
      {date !== now && (
        <Stack gap="xl">
          {summary}
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <OtherDay key={date} date={date} today={now} />
          </Suspense>
        </Stack>
      )}
      {date === now && (
        <QueryView query={today}>
          {(tasks) =>
            tasks.length === 0 ? (
              <Stack gap="xl">
                <Suspense fallback={<RowsSkeleton rows={3} />}>
                  <NoTasks mayPlan={can('plans.edit')} />
                </Suspense>
                <Day tasks={tasks} unfolded={false} mayFill={false} answeredAt={0} date={now} />
              </Stack>
            ) : (
              <IntroGate fresh={tasks.every(({ last_entry }) => last_entry === null)}>
                <Today tasks={tasks} answeredAt={answeredAt} date={now} summary={summary} />
              </IntroGate>
            )
          }
        </QueryView>
      )}
    </>
  )
}

/** On a phone one low line: what is to be done is to be in sight. */
function Header({ date, isToday }: { readonly date: string; readonly isToday: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { place } = useAccess()
  const phone = usePhone()
  if (isToday && phone)
    return <PageHeader isCompact title={say('entries.title')} hint={dayInWords(date, language, 'short')} />
  const day = dayInWords(date, language)
  return (
    <PageHeader
      title={isToday ? say('entries.title') : capitalized(day, language)}
      hint={isToday ? `${place?.name ?? ''} · ${day}` : place?.name}
    />
  )
}

const dayInWords = (date: string, language: string, length: 'long' | 'short' = 'long'): string =>
  formatTime(Date.parse(`${date}T00:00:00Z`), language, {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone: 'UTC',
  })

/** Titles are capitalized, but weekdays in most languages are not. */
const capitalized = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(languageTag(language)) + text.slice(1)

/** A day that an older version of the page has kept for the time without network names no units. */
const withUnits = (tasks: readonly TaskOfDay[]): TaskOfDay[] =>
  tasks.map((task) => ({
    ...older,
    ...task,
    is_free: (task as Partial<TaskOfDay>).is_free ?? !task.scheduled,
  }))
type Later =
  | 'unit'
  | 'lines_due'
  | 'user_group_id'
  | 'responsible_role_ids'
  | 'running'
  | 'is_disabled'
  | 'instructionSummaryText'
  | 'round'
  | 'due_times'
const older: Pick<TaskOfDay, Later> = {
  unit: null,
  lines_due: [],
  user_group_id: null,
  responsible_role_ids: [],
  running: [],
  is_disabled: false,
  instructionSummaryText: '',
  round: null,
  due_times: [],
}

/** Without network the list is the last one that came. */
function Offline({ at }: { readonly at: number }) {
  const say = useSay()
  const keeps = useKeeping() === 'works'
  const language = useLanguage()
  const time = formatTime(at, language, {
    ...(Date.now() - at > 43_200_000 && { dateStyle: 'short' as const }),
    timeStyle: 'short',
  })
  return (
    <Alert
      color="amber"
      mb="md"
      role="status"
      icon={<IconCloudOff size={18} aria-hidden />}
      title={at > 0 ? say('outbox.as_of', { time }) : undefined}
    >
      {say(keeps ? 'outbox.offline' : 'outbox.offline_short')}
    </Alert>
  )
}
