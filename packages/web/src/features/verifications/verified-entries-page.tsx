import { Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { VerificationTask } from '@larder/contract/verifications'
import { historyStart } from '#kit/days.ts'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { BackToList } from './verified-versions-page.tsx'
import { verificationTasksOf, verifiedEntriesOf } from './verifications.api.ts'
import { EntryList } from './waiting-entries.tsx'

/** Entries of one task since the month before, verified and waiting. */
export function VerifiedEntriesPage() {
  const say = useSay()
  const { can } = useAccess()
  if (!can('verifications.edit')) return <NoPermission title={say('verify.title')} />
  return <TaskEntries />
}

function TaskEntries() {
  const say = useSay()
  const taskId = Number(useParams({ strict: false }).taskId)
  const tasks = useQuery(verificationTasksOf(usePlaceId(), useLanguage()))
  const task = tasks.data?.find(({ task_id }) => task_id === taskId)
  return (
    <>
      <PageHeader title={task?.name ?? say('verify.title')} hint={say('verify.hint')} />
      <BackToList />
      <Card>
        <QueryView query={tasks} skeleton={<RowsSkeleton rows={3} />}>
          {() =>
            task === undefined ? (
              <EmptyState icon={IconChecks} title={say('verify.none_title')}>
                {say('verify.none_text')}
              </EmptyState>
            ) : (
              <Entries task={task} />
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

function Entries({ task }: { readonly task: VerificationTask }) {
  const say = useSay()
  const placeId = usePlaceId()
  const lang = useLanguage()
  const today = todayAt(usePlaceZone())
  const [{ page, size }, setPage] = useState({ page: 0, size: 25 })
  const entries = useQuery({
    ...verifiedEntriesOf(placeId, task, {
      fromDate: [task.oldest_date ?? today, historyStart(today)].toSorted()[0] ?? today,
      toDate: today,
      lang,
      page: page + 1,
      perPage: size,
    }),
    placeholderData: (before) => before,
  })
  return (
    <QueryView query={entries} skeleton={<RowsSkeleton rows={3} />}>
      {(list) => (
        <>
          {list.data.length === 0 && <Text c="dimmed">{say('history.empty_title')}</Text>}
          <EntryList task={task} list={list} page={page} size={size} onPage={setPage} />
        </>
      )}
    </QueryView>
  )
}
