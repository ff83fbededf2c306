import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { todayOf } from './entries.api.ts'
import { TaskCard } from './task-card.tsx'

/** Fill entries: what is overdue and due today comes first, then what is done, then what is filled when it happens. */
export function TimelinePage() {
  const say = useSay()
  const language = useLanguage()
  const placeId = usePlaceId()
  const { place, can } = useAccess()
  const today = useQuery({ ...todayOf(placeId, language), refetchInterval: 60_000 })
  const date = new Intl.DateTimeFormat(language.replace('_', '-'), { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())
  return (
    <>
      <PageHeader title={say('entries.title')} hint={`${place?.name ?? ''} · ${date}`} />
      <QueryView query={today}>
        {(tasks) => (tasks.length === 0 ? <NoTasks mayPlan={can('plans.edit')} /> : <Day tasks={tasks} mayFill={can('entries.create')} />)}
      </QueryView>
    </>
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

type TaskGroup = { readonly key: string; readonly title: TextKey; readonly tasks: readonly TaskOfDay[] }

function groupsOf(tasks: readonly TaskOfDay[]): readonly TaskGroup[] {
  const open = tasks.filter(({ scheduled, status }) => scheduled && status !== 'ok')
  const done = tasks.filter(({ scheduled, status }) => scheduled && status === 'ok')
  const free = tasks.filter(({ scheduled }) => !scheduled)
  return [
    { key: 'open', title: 'entries.group_open', tasks: open } as const,
    { key: 'free', title: 'entries.group_when_it_happens', tasks: free } as const,
    { key: 'done', title: 'entries.group_done', tasks: done } as const,
  ].filter((group) => group.tasks.length > 0)
}

function Day({ tasks, mayFill }: { readonly tasks: readonly TaskOfDay[]; readonly mayFill: boolean }) {
  const say = useSay()
  return (
    <Stack gap="xl">
      <DaySummary tasks={tasks} />
      {groupsOf(tasks).map(({ key, title, tasks: members }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <Title order={2} id={`group-${key}`} mb="sm">
            {say(title)}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
            {members.map((task) => (
              <TaskCard key={task.id} task={task} mayFill={mayFill} />
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  )
}

function DaySummary({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  const say = useSay()
  const scheduled = tasks.filter((task) => task.scheduled)
  const count = (status: TaskOfDay['status']): number => scheduled.filter((task) => task.status === status).length
  const [done, due, overdue] = [count('ok'), count('due'), count('overdue')]
  return (
    <Card>
      <Group gap="lg" wrap="nowrap">
        <PercentRing percent={scheduled.length === 0 ? null : Math.floor((done / scheduled.length) * 100)} label={say('entries.done_today')} />
        <Stack gap={6}>
          <Text fw={600}>{say('entries.done_of', { done, count: scheduled.length })}</Text>
          <Group gap="xs">
            {overdue > 0 && <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>}
            {due > 0 && <StateBadge state="due">{say('entries.due', { count: due })}</StateBadge>}
            {overdue + due === 0 && <StateBadge state="ok">{say('entries.all_done')}</StateBadge>}
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}
