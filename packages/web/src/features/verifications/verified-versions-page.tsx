import { Button, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { VersionList } from '#features/activity-log/public.tsx'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { verificationTasksOf, verifiedVersionsOf } from './verifications.api.ts'

/** The questions of a verified task, version by version: an entry is read by the version of its time. */
export function VerifiedVersionsPage() {
  const say = useSay()
  const { can } = useAccess()
  if (!can('verifications.edit')) return <NoPermission title={say('history.versions')} />
  return <TaskVersions />
}

function TaskVersions() {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const taskId = Number(useParams({ strict: false }).taskId)
  const tasks = useQuery(verificationTasksOf(placeId, lang))
  const task = tasks.data?.find(({ task_id }) => task_id === taskId)
  const versions = useQuery({
    ...verifiedVersionsOf(placeId, { id: task?.task_subtype_id ?? 0, taskId, lang }),
    enabled: task !== undefined,
  })
  return (
    <>
      <PageHeader title={say('history.versions')} hint={task?.name ?? ''} />
      <BackToList />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <QueryView query={tasks} skeleton={<RowsSkeleton rows={3} />}>
          {() =>
            task === undefined ? (
              <VersionList versions={[]} />
            ) : (
              <QueryView query={versions} skeleton={<RowsSkeleton rows={3} />}>
                {(list) => <VersionList versions={list} />}
              </QueryView>
            )
          }
        </QueryView>
      </Suspense>
    </>
  )
}

export function BackToList() {
  const say = useSay()
  return (
    <Group mb="md">
      <Button
        size="md"
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        renderRoot={(props) => <Link to={paths.activityLogVerification} {...props} />}
      >
        {say('verify.title')}
      </Button>
    </Group>
  )
}
