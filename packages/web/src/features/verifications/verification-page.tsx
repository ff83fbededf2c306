import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import type { VerificationTask } from '@larder/contract/verifications'
import { useAccess, useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { VerifyAll } from './verify-all.tsx'
import { WaitingEntries } from './waiting-entries.tsx'
import { verificationTasksOf } from './verifications.api.ts'

/** Tasks whose entries a second person verifies; those with waiting entries come first. */
export function VerificationPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('verifications.edit')) return <NoPermission title={say('verify.title')} />
  return (
    <>
      <PageHeader title={say('verify.title')} hint={say('verify.hint')} />
      <Tasks key={place.id} />
    </>
  )
}

function Tasks() {
  const say = useSay()
  const tasks = useQuery(verificationTasksOf(usePlaceId(), useLanguage()))
  return (
    <QueryView query={tasks} skeleton={<RowsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <Card>
            <EmptyState icon={IconChecks} title={say('verify.none_title')}>
              {say('verify.none_text')}
            </EmptyState>
          </Card>
        ) : (
          <Stack gap="md">
            {list.map((task) => (
              <TaskCard key={task.task_id} task={task} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  )
}

function TaskCard({ task }: { readonly task: VerificationTask }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const [opened, setOpened] = useState(false)
  const others = task.waiting - task.waiting_own
  return (
    <Card
      title={task.name}
      aside={
        <StateBadge state={task.waiting > 0 ? 'due' : 'ok'}>
          {task.waiting > 0 ? say('verify.waiting', { count: task.waiting }) : say('verify.all_done')}
        </StateBadge>
      }
    >
      {task.oldest_date !== null && (
        <Text size="sm">{say('verify.since', { date: formatDate(task.oldest_date, datePattern) })}</Text>
      )}
      {task.waiting_own > 0 && (
        <Text size="sm" c="dimmed">
          {say('verify.own', { count: task.waiting_own })}
        </Text>
      )}
      {task.waiting > 0 && (
        <Group mt="md" gap="sm">
          <Button variant="default" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {say(opened ? 'verify.hide' : 'verify.show')}
          </Button>
          {others > 0 && <VerifyAll task={task} />}
        </Group>
      )}
      <HistoryLinks task={task} />
      {opened && task.waiting > 0 && <WaitingEntries task={task} />}
    </Card>
  )
}

/** Links to the entries of the task, and to its versions. */
function HistoryLinks({ task: { task_id } }: { readonly task: VerificationTask }) {
  const say = useSay()
  const params = { taskId: String(task_id) }
  return (
    <Group mt="sm" gap="lg">
      <Anchor
        size="sm"
        py={10}
        renderRoot={(props) => <Link to={paths.activityLogVerificationEntries} params={params} {...props} />}
      >
        {say('history.task_entries')}
      </Anchor>
      <Anchor
        size="sm"
        py={10}
        renderRoot={(props) => <Link to={paths.activityLogVerificationVersions} params={params} {...props} />}
      >
        {say('history.versions')}
      </Anchor>
    </Group>
  )
}
