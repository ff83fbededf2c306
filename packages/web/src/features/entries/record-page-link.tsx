import { Anchor } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import type { Permission } from '@larder/core/permissions'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'

type RecordPage = { readonly to: string; readonly label: TextKey; readonly permission: Permission }

const certificates: RecordPage = {
  to: paths.teamCertificates,
  label: 'nav.team_certificates',
  permission: 'team_tasks.view',
}

/** Tasks of the plan that look through records of another page, or are done there. */
const recordPages: Readonly<Record<string, RecordPage>> = {
  'T-training': certificates,
  'T-health': certificates,
  'T-recall': { to: paths.traceabilityRecalls, label: 'nav.recalls', permission: 'recalls.view' },
  'T-audit': { to: paths.auditsAll, label: 'nav.audits_all', permission: 'digital_audit_results.view' },
}

/** The way to the records that the task asks to look through, for those who may see them. */
export function RecordPageLink({ task }: { readonly task: Pick<TaskOfDay, 'plan_task_id'> }) {
  const say = useSay()
  const { can } = useAccess()
  const page = recordPages[task.plan_task_id ?? '']
  if (page === undefined || !can(page.permission)) return null
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...props} to={page.to} />}>
      {say(page.label)}
    </Anchor>
  )
}
