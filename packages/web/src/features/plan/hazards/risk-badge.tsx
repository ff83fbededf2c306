import { useSay } from '#kit/i18n.ts'
import { ToneBadge } from '../document/tone-badge.tsx'

/** Risk 1 and 2 low, 3 and 4 medium, from 5 on high (severity + probability − 1), as the matrix colours them. */
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
