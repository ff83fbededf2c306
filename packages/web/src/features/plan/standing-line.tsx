import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { PlanStatus } from '@larder/contract/plans'
import { useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from './plan-context.ts'
import styles from './plan.module.css'
import { describeStanding } from './standing.ts'

/** Confirmed by whom and when, or not. */
export function Standing({ status }: { readonly status: PlanStatus }) {
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
