import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconShare } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ConfirmPlan } from '../confirm-plan.tsx'
import { DownloadButton, DownloadNotice, DownloadOffer, useDownload } from '../download-plan.tsx'
import { CustomPlanFiles } from '../files/file-steps.tsx'
import { usePlan } from '../plan-context.ts'
import { useChangePlanSource } from '../plans.api.ts'
import { ConfirmationLine } from '../confirmation-line.tsx'

/**
 * The plan of a place that uses files of its own: shown, added to, confirmed, downloaded; and the way to the
 * generated one.
 */
export function CustomPlanPage() {
  const say = useSay()
  const { can, holds } = useAccess()
  const { place, status, canEdit } = usePlan()
  const download = useDownload()
  const filled = status.status_type_id > 1
  return (
    <>
      <PageHeader title={say('plan.custom_title')} hint={say('plan.custom_hint', { place: place.name })}>
        {canEdit && <UseGenerated />}
      </PageHeader>
      <Stack gap="lg">
        {filled && (
          <Card>
            <Group justify="space-between" gap="md">
              <ConfirmationLine status={status} />
              <Group gap="sm">
                {holds('plans.download') && <DownloadButton download={download} />}
                {can('shared_accesses.manage') && <Invite />}
                {can('plans.confirm') && <ConfirmPlan />}
              </Group>
            </Group>
          </Card>
        )}
        <DownloadNotice download={download} />
        <DownloadOffer download={download} />
        {download.problem !== null && (
          <ErrorNotice problem={download.problem} onRetry={() => void download.start()} />
        )}
        <Card title={say('plan.custom_files')}>
          <Stack gap="md">
            {canEdit && !filled && <Text>{say('plan.custom_first')}</Text>}
            <CustomPlanFiles />
          </Stack>
        </Card>
      </Stack>
    </>
  )
}

function Invite() {
  const say = useSay()
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconShare size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to={paths.newShareAccess} {...props} />}
    >
      {say('plan.invite_to_read')}
    </Button>
  )
}

/**
 * Back to the generated plan, and to its first page (plan specification, section 4). Nothing is lost: the
 * files stay.
 */
function UseGenerated() {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId } = usePlan()
  const change = useChangePlanSource()
  const leave = async (): Promise<void> => {
    try {
      await change.mutateAsync({ params: { placeId }, body: { uses_custom_plan: false } })
      await navigate({ to: paths.plan })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconArrowBackUp size={18} stroke={1.7} aria-hidden />}
      loading={change.isPending}
      onClick={() => void leave()}
    >
      {say('plan.custom_leave')}
    </Button>
  )
}
