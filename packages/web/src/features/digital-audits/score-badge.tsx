import type { AuditResult } from '@larder/contract/digital-audits'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'

/** How far an audit is, or how it ended. */
export function ScoreBadge({
  result: { confirmed, score },
}: {
  readonly result: Pick<AuditResult, 'confirmed' | 'score'>
}) {
  const say = useSay()
  const { percent, answered, questions, is_passed } = score
  if (!confirmed)
    return <StateBadge state="due">{say('audits.answered_of', { answered, questions })}</StateBadge>
  const words = say(is_passed === false ? 'audits.not_passed' : 'audits.passed')
  return (
    <StateBadge state={is_passed === false ? 'overdue' : 'ok'}>
      {percent === null ? words : `${words}, ${percent}%`}
    </StateBadge>
  )
}
