import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { PlanStatus } from '@larder/contract/plans'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay, type Say } from '#kit/i18n.ts'
import { usePlan } from './plan-context.ts'
import styles from './plan.module.css'

/** Who confirmed the plan and when, or that it is not confirmed. */
export function describeConfirmation(
  status: PlanStatus,
  say: Say,
  { timezone, datePattern }: { readonly timezone: string; readonly datePattern: string },
): string {
  if (status.plan_confirmed_at === null) return say('plan.not_confirmed')
  const by = status.plan_confirmed_by
  return say('plan.confirmed_by', {
    name: by === null ? '–' : `${by.firstname} ${by.lastname}`.trim(),
    when: formatInstant(status.plan_confirmed_at, timezone, datePattern),
  })
}

export function ConfirmationLine({ status }: { readonly status: PlanStatus }) {
  const say = useSay()
  const { place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const confirmed = status.plan_confirmed_at !== null
  const Icon = confirmed ? IconCircleCheck : IconPencil
  return (
    <p className={styles.standing} data-confirmed={confirmed || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span>{describeConfirmation(status, say, { timezone: place.timezone, datePattern })}</span>
    </p>
  )
}
