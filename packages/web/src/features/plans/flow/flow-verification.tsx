import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck, IconClipboardCheck, IconZoomQuestion } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate, formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePlan } from '../plan-context.ts'
import styles from './flow-page.module.css'

const VerificationForm = lazyPiece(() => import('./verification-form.tsx'), 'VerificationForm')

const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname: string
  readonly lastname: string
}): string => `${firstname} ${lastname}`.trim()

/** Whether the current diagram was compared with the site (Codex, application of HACCP, step 5). */
export function FlowVerification({ flow }: { readonly flow: PlanFlow }) {
  const say = useSay()
  const { canEdit, place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const [verifying, setVerifying] = useState(false)
  const { verification } = flow
  const Icon = verification === null ? IconZoomQuestion : IconCircleCheck
  return (
    <Group gap="sm">
      <p className={styles.verification} data-verified={verification !== null || undefined}>
        <Icon size={20} stroke={1.8} aria-hidden />
        <span>
          {verification === null
            ? say('plan.flow_not_verified')
            : say('plan.flow_verified', {
                date: formatDate(verification.verified_on, datePattern),
                name: verification.verified_by,
              })}
          {verification !== null && (
            <Text component="span" size="sm" c="dimmed" display="block">
              {say('plan.flow_noted', {
                name: fullName(verification.verified_by_user),
                when: formatInstant(verification.verified_at, place.timezone, datePattern),
              })}
            </Text>
          )}
        </span>
      </p>
      {canEdit && (
        <Button
          size="sm"
          {...(verification !== null && { variant: 'default' })}
          leftSection={<IconClipboardCheck size={18} stroke={1.7} aria-hidden />}
          onClick={() => setVerifying(true)}
        >
          {say(verification === null ? 'plan.flow_verify' : 'plan.flow_verify_again')}
        </Button>
      )}
      <Suspense fallback={null}>
        {verifying && <VerificationForm flow={flow} onClose={() => setVerifying(false)} />}
      </Suspense>
    </Group>
  )
}
