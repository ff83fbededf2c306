import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { tasksOf, versionsOf } from './activity-log.api.ts'
import { HistoryLinks } from './history-links.tsx'
import { VersionList } from './public.tsx'

export const VersionsPage = () => <TaskVersions />
/** Of a task that asks for readings of batches. */
export const BatchVersionsPage = () => <TaskVersions ofBatches />

/** The versions of one task. */
function TaskVersions({ ofBatches = false }: { readonly ofBatches?: boolean }) {
  const say = useSay()
  const lang = useLanguage()
  const taskId = Number(useParams({ strict: false }).taskId)
  const tasks = useQuery(tasksOf(usePlaceId(), lang, ofBatches ? 5 : undefined))
  const task = tasks.data?.find(({ id }) => id === taskId)
  return (
    <>
      <PageHeader title={say('history.versions')} hint={task?.name ?? ''} />
      <HistoryLinks taskId={taskId} versions ofBatches={ofBatches} />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <QueryView query={tasks} skeleton={<RowsSkeleton rows={3} />}>
          {() =>
            task === undefined ? (
              <VersionList versions={[]} />
            ) : (
              <Versions of={{ id: task.task_subtype_id, taskId, lang }} />
            )
          }
        </QueryView>
      </Suspense>
    </>
  )
}

function Versions({ of }: { readonly of: Parameters<typeof versionsOf>[1] }) {
  const versions = useQuery(versionsOf(usePlaceId(), of))
  return (
    <QueryView query={versions} skeleton={<RowsSkeleton rows={3} />}>
      {(list) => <VersionList versions={list} />}
    </QueryView>
  )
}
