import { Badge } from '@mantine/core'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { ToneBadge } from '../document/tone-badge.tsx'

/**
 * Risk 1 and 2 low, 3 and 4 medium, from 5 on high (severity + probability − 1), as the matrix colours them.
 */
const toneOf = (risk: number) => (risk <= 2 ? 'risk_low' : risk <= 4 ? 'risk_medium' : 'risk_high')

/** The risk from 1 to 7 with its word. `title` says what it is made of. */
export function RiskBadge({ risk, title }: { readonly risk: number; readonly title?: string }) {
  const say = useSay()
  return (
    <span {...(title !== undefined && { title })}>
      <ToneBadge tone={toneOf(risk)}>{`${risk} · ${say(`plan.${toneOf(risk)}`)}`}</ToneBadge>
    </span>
  )
}

/** Whether a hazard is disabled, the place's own, or changed; nothing if it is as generated. */
export function HazardStateBadge({
  hazard: { disabled_for_place, is_own, is_edited },
}: {
  readonly hazard: HazardOfPlan
}) {
  const say = useSay()
  const state = disabled_for_place
    ? 'plan.hazard_off'
    : is_own
      ? 'plan.hazard_own'
      : is_edited
        ? 'plan.hazard_edited'
        : null
  return state === null ? null : <Badge color="ink">{say(state)}</Badge>
}
