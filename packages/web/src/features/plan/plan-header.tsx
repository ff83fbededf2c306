import { Alert, Button, Text } from '@mantine/core'
import { IconAdjustments, IconCircleCheck, IconFileText, IconPencil, IconRefreshAlert } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlanStatus } from '@larder/contract/plans'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { ConfirmPlan } from './confirm-plan.tsx'
import { DownloadButton, DownloadNotice, useDownload } from './download-plan.tsx'
import { usePlan } from './plan-context.ts'
import styles from './plan.module.css'
import { describeStanding } from './standing.ts'

/** The secondary header on plan pages (general 2.7): where the plan stands, and what can be done with it as a whole. */
export function PlanHeader() {
  const say = useSay()
  const { can } = useAccess()
  const { status, canEdit } = usePlan()
  const download = useDownload()
  return (
    <section aria-label={say('plan.header')} className={styles.header}>
      <div className={styles.headerRow}>
        <nav aria-label={say('plan.header_pages')} className={styles.headerLinks}>
          <Link to={paths.plan} activeOptions={{ exact: true }} className={styles.headerLink}>
            <IconFileText size={18} stroke={1.7} aria-hidden />
            {say('plan.summary')}
          </Link>
          {canEdit && (
            <Link to={paths.planSetup} className={styles.headerLink}>
              <IconAdjustments size={18} stroke={1.7} aria-hidden />
              {say('plan.manage')}
            </Link>
          )}
        </nav>
        <Standing status={status} />
        <div className={styles.headerActions}>
          {can('plans.download') && <DownloadButton download={download} />}
          {can('plans.confirm') && <ConfirmPlan />}
        </div>
      </div>
      <DownloadNotice download={download} />
      {download.problem !== null && <ErrorNotice problem={download.problem} onRetry={() => void download.start()} />}
      {status.is_outdated && <Outdated canEdit={canEdit} />}
    </section>
  )
}

function Standing({ status }: { readonly status: PlanStatus }) {
  const say = useSay()
  const { place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const confirmed = status.plan_confirmed_at !== null
  const Icon = confirmed ? IconCircleCheck : IconPencil
  return (
    <p className={styles.standing} data-confirmed={confirmed || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span>{describeStanding(status, say, { timezone: place.timezone, datePattern })}</span>
    </p>
  )
}

function Outdated({ canEdit }: { readonly canEdit: boolean }) {
  const say = useSay()
  return (
    <Alert color="amber" radius="md" icon={<IconRefreshAlert />} title={say('plan.outdated_title')}>
      <Text size="sm">{say('plan.outdated_text')}</Text>
      {canEdit && (
        <Button mt="sm" size="sm" variant="default" renderRoot={(props) => <Link to={paths.planSetup} search={{ step: 'flowDiagram' }} {...props} />}>
          {say('plan.outdated_action')}
        </Button>
      )}
    </Alert>
  )
}
