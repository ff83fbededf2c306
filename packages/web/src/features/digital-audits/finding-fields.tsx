import { Text } from '@mantine/core'
import { proposedDue } from '@larder/core/audits'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { dateAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { DateInput } from '#ui/date-input.tsx'
import type { Answer, Question } from './audit-state.ts'
import type { AnswerPart } from './use-answer.ts'
import styles from './digital-audits.module.css'

type Props = {
  readonly question: Question
  readonly answer: Answer
  readonly onAnswer: (part: AnswerPart) => Promise<boolean>
}

/** A finding: what is to be done, and until when. It becomes a fault report when the audit is confirmed. */
export function FindingFields({ question, answer, onAnswer }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const today = dateAt(usePlaceZone(), Date.now())
  return (
    <div className={styles.finding}>
      <Text fw={600}>{say('audits.finding')}</Text>
      {question.corrective_action !== '' && <Text>{question.corrective_action}</Text>}
      <DateInput
        size="md"
        label={say('audits.due_on')}
        pattern={datePattern}
        min={today}
        value={answer.due_on ?? proposedDue(question, today)}
        onChange={(due_on) => {
          if (due_on !== '' && due_on !== answer.due_on) void onAnswer({ due_on })
        }}
      />
    </div>
  )
}
