import { Alert, Button, Group, NativeSelect, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconClipboardCheck, IconCloudOff } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { tickets as ticketRoutes } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { DayEntries, DaySummary, TodayEntries, todayAt } from '#features/activity-log/public.tsx'
import { IntroGate } from '#features/intro/public.tsx'
import { kindOf } from '#features/tasks/public.tsx'
import { TicketsCard, TicketsOfDay, useTicketsToday } from '#features/tickets/public.tsx'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { useAsOf } from '#kit/kept-reads.ts'
import { useOutbox } from '#kit/outbox/outbox.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { todayOf } from './entries.api.ts'
import { TaskCard } from './task-card.tsx'
import { useWhoseWork, WhoseFilter } from './whose-work.tsx'

/** Fill entries: what is overdue and due today comes first, then what is done, then what is filled when it happens. */
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
  return (
    <>
      <PageHeader title={say('entries.title')} hint={`${place?.name ?? ''} · ${date}`} />
      {asOf !== null && <AsOf at={asOf} />}
      <QueryView query={today}>
        {(tasks) =>
          tasks.length === 0 ? (
            <Stack gap="xl">
              <NoTasks mayPlan={can('plans.edit')} />
              <Day tasks={tasks} mayFill={false} answeredAt={0} />
            </Stack>
          ) : (
            <IntroGate fresh={tasks.every(({ last_entry }) => last_entry === null)}>
              <Stack gap="xl">
                <Suspense fallback={<Skeleton height={320} radius="lg" />}>
                  <DaySummary placeId={placeId} date={shown} today={now} onDate={(day) => setChosen(day === now ? null : day)} />
                </Suspense>
                {chosen === null ? (
                  <>
                    <FilteredDay tasks={tasks} mayFill={can('entries.create')} answeredAt={asOf ?? today.dataUpdatedAt} />
                    <Suspense fallback={<RowsSkeleton rows={3} />}>
                      <TodayEntries placeId={placeId} date={now} />
                    </Suspense>
                  </>
                ) : (
                  <Suspense fallback={<RowsSkeleton rows={3} />}>
                    <DayEntries placeId={placeId} date={chosen} />
                    <TicketsOfDay date={chosen} />
                  </Suspense>
                )}
              </Stack>
            </IntroGate>
          )
        }
      </QueryView>
    </>
  )
}

/** The day, or the part of it that is one kind of task or somebody's work. */
function FilteredDay({ tasks, mayFill, answeredAt }: { readonly tasks: readonly TaskOfDay[]; readonly mayFill: boolean; readonly answeredAt: number }) {
  const say = useSay()
  const [kind, setKind] = useState('')
  const work = useWhoseWork(tasks)
  const shown = kind === '' ? work.shown : work.shown.filter(({ task_subtype_id }) => String(task_subtype_id) === kind)
  return (
    <>
      <Group gap="md" align="flex-end">
        <WhoseFilter work={work} />
        <KindFilter tasks={tasks} kind={kind} onChange={setKind} />
      </Group>
      {shown.length === 0 && work.shown.length < tasks.length && <Text>{say('entries.no_work_of', { all: say('entries.work_of_all') })}</Text>}
      <Day tasks={shown} mayFill={mayFill} answeredAt={answeredAt} />
    </>
  )
}

/** One kind of task alone; not offered where the day has one kind. */
function KindFilter({ tasks, kind, onChange }: { readonly tasks: readonly TaskOfDay[]; readonly kind: string; readonly onChange: (kind: string) => void }) {
  const say = useSay()
  const kinds = [...new Set(tasks.map(({ task_subtype_id }) => task_subtype_id))].sort((a, b) => a - b)
  if (kinds.length < 2) return null
  return <NativeSelect size="md" maw="22rem" label={say('history.kind')} value={kind} onChange={(event) => onChange(event.currentTarget.value)} data={[{ value: '', label: say('history.all_kinds') }, ...kinds.map((one) => ({ value: String(one), label: say(kindOf(one)) }))]} />
}

/** A day that an older version of the page has kept for the time without network names no units. */
const withUnits = (tasks: readonly TaskOfDay[]): TaskOfDay[] => tasks.map((task) => ({ ...older, ...task }))
const older: Pick<TaskOfDay, 'unit' | 'lines_due' | 'user_group_id' | 'responsible_role_ids'> = { unit: null, lines_due: [], user_group_id: null, responsible_role_ids: [] }

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

function NoTasks({ mayPlan }: { readonly mayPlan: boolean }) {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconClipboardCheck} title={say('entries.empty_title')} action={mayPlan ? <Button component="a" href={paths.planSetup}>{say('entries.empty_action')}</Button> : undefined}>
        {say('entries.empty_text')}
      </EmptyState>
    </Card>
  )
}

const ticketGroup = (status: 'due' | 'ok' | undefined): string | undefined => (status === undefined ? undefined : status === 'due' ? 'open' : 'done')

type TaskGroup = { readonly key: string; readonly title: TextKey; readonly tasks: readonly TaskOfDay[] }

/** The group that the tickets stand in is shown even without tasks. */
function groupsOf(tasks: readonly TaskOfDay[], tickets: 'due' | 'ok' | undefined): readonly TaskGroup[] {
  const open = tasks.filter(({ scheduled, status }) => scheduled && status !== 'ok')
  const done = tasks.filter(({ scheduled, status }) => scheduled && status === 'ok')
  const free = tasks.filter(({ scheduled }) => !scheduled)
  return [
    { key: 'open', title: 'entries.group_open', tasks: open } as const,
    { key: 'free', title: 'entries.group_when_it_happens', tasks: free } as const,
    { key: 'done', title: 'entries.group_done', tasks: done } as const,
  ].filter((group) => group.tasks.length > 0 || group.key === ticketGroup(tickets))
}

function Day({ tasks, mayFill, answeredAt }: { readonly tasks: readonly TaskOfDay[]; readonly mayFill: boolean; readonly answeredAt: number }) {
  const say = useSay()
  const placeId = usePlaceId()
  const waits = useOutbox().some(({ delivery, state, place_id }) => delivery.route === ticketRoutes.create.name && state !== 'sent' && place_id === placeId)
  const tickets = useTicketsToday(waits)
  return (
    <Stack gap="xl">
      {groupsOf(tasks, tickets?.status).map(({ key, title, tasks: members }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <Title order={2} id={`group-${key}`} mb="sm">
            {say(title)}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
            {members.map((task) => (
              <TaskCard key={`${task.id}/${task.unit?.id ?? 0}`} task={task} mayFill={mayFill} answeredAt={answeredAt} />
            ))}
            {tickets !== undefined && key === ticketGroup(tickets.status) && (
              <Suspense fallback={null}>
                <TicketsCard {...tickets} />
              </Suspense>
            )}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  )
}
