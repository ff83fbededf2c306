import type { PlanStatus } from '@larder/contract/plans'
import { formatInstant } from '#kit/format.ts'
import type { Say } from '#kit/i18n.ts'

/** Who confirmed the plan and when, or that nobody has. */
export function describeStanding(
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
