import { Text } from '@mantine/core'
import { judgeAuditAnswer } from '@larder/core/audits'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { AnswerPhotos } from './answer-photos.tsx'
import { judged, noAnswer, type Answer, type Question } from './audit-state.ts'
import { answerWords } from './question-words.ts'
import { TwoAnswers } from './two-answers.tsx'
import rows from '#ui/rows.module.css'

type Props = {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly ticketId: number | null
  readonly items: readonly OutboxItem[]
}

const states = { open: 'none', not_applicable: 'none', ok: 'ok', finding: 'overdue' } as const

/** A question with what was answered; a finding leads to its fault report. */
export function AnswerRow({ question, answer = noAnswer(question.id), ticketId, items }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { state } = judgeAuditAnswer(question, judged(answer))
  if (answer.disputed.length > 0)
    return (
      <li className={rows.row}>
        <div className={rows.words}>
          <Text fw={600}>{question.text}</Text>
          <TwoAnswers question={question} answer={answer} items={items} />
        </div>
      </li>
    )
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Text fw={600}>{question.text}</Text>
        {answer.comment !== '' && <Text size="sm">{answer.comment}</Text>}
        {state === 'finding' && question.corrective_action !== '' && (
          <Text size="sm">
            {say('entries.corrective_action')}: {question.corrective_action}
          </Text>
        )}
        {state === 'finding' && answer.due_on !== null && (
          <Text size="sm">
            {say('audits.due_on')}: {formatDate(answer.due_on, datePattern)}
          </Text>
        )}
        {ticketId !== null && (
          <Link className={rows.link} to={paths.activityLogTicket} params={{ id: String(ticketId) }}>
            {say('audits.to_ticket')}
          </Link>
        )}
        <AnswerPhotos answer={answer} items={items} />
      </div>
      <StateBadge state={states[state]}>{answerWords(say, question, answer)}</StateBadge>
    </li>
  )
}
