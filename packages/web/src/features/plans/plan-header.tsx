import { Alert, Button, Text } from '@mantine/core'
import { IconAdjustments, IconFileText, IconRefreshAlert, IconShare } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { FrequencyNotice } from '#features/frequencies/public.tsx'
import { CoherenceAlert } from './coherence/coherence-alert.tsx'
import { ConfirmPlan } from './confirm-plan.tsx'
import { DownloadButton, DownloadNotice, DownloadOffer, useDownload } from './download-plan.tsx'
import { usePlan } from './plan-context.ts'
import styles from './plan.module.css'
import { ReviewChanges } from './proposals/review-changes.tsx'
import { RoundChangeNotice } from './rounds/round-change-notice.tsx'
import { ConfirmationLine } from './confirmation-line.tsx'
import { UnconfirmedNote } from './versions/unconfirmed-note.tsx'

/** The secondary header on plan pages (general 2.7): the plan's state, and the actions on the whole plan. */
export function PlanHeader() {
  const say = useSay()
  const { can, holds } = useAccess()
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
        <ConfirmationLine status={status} />
        <UnconfirmedNote />
        <div className={styles.headerActions}>
          <ReviewChanges />
          {holds('plans.download') && <DownloadButton download={download} />}
          {can('shared_accesses.manage') && <InviteLink />}
          {can('plans.confirm') && <ConfirmPlan />}
        </div>
      </div>
      <DownloadNotice download={download} />
      <DownloadOffer download={download} />
      {download.problem !== null && (
        <ErrorNotice problem={download.problem} onRetry={() => void download.start()} />
      )}
      {canEdit && <CoherenceAlert />}
      <RoundChangeNotice />
      <FrequencyNotice />
      {status.is_outdated && <Outdated canEdit={canEdit} />}
    </section>
  )
}

/** For visitors with a shared link: the state of the plan, and its download. */
export function VisitorHeader() {
  const say = useSay()
  const { holds } = useAccess()
  const { status } = usePlan()
  const download = useDownload()
  return (
    <section aria-label={say('plan.header')} className={styles.header}>
      <div className={styles.headerRow}>
        <ConfirmationLine status={status} />
        <div className={styles.headerActions}>
          {holds('plans.download') && <DownloadButton download={download} />}
        </div>
      </div>
      <DownloadNotice download={download} />
      {download.problem !== null && (
        <ErrorNotice problem={download.problem} onRetry={() => void download.start()} />
      )}
    </section>
  )
}

function InviteLink() {
  const say = useSay()
  return (
    <Button
      size="sm"
      variant="default"
      className={styles.iconAction ?? ''}
      leftSection={<IconShare size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to={paths.newShareAccess} {...props} />}
    >
      {say('plan.invite_to_read')}
    </Button>
  )
}

function Outdated({ canEdit }: { readonly canEdit: boolean }) {
  const say = useSay()
  return (
    <Alert color="amber" radius="md" icon={<IconRefreshAlert />} title={say('plan.outdated_title')}>
      <Text size="sm">{say('plan.outdated_text')}</Text>
      {canEdit && (
        <Button
          mt="sm"
          size="sm"
          variant="default"
          renderRoot={(props) => <Link to={paths.planSetup} search={{ step: 'flowDiagram' }} {...props} />}
        >
          {say('plan.outdated_action')}
        </Button>
      )}
    </Alert>
  )
}
