import { Button, Text } from '@mantine/core'
import { useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { AnswerPhotos } from './answer-photos.tsx'
import type { Answer, DeviceAnswer, Question } from './audit-state.ts'
import { answerWords } from './question-words.ts'
import type { AnswerPart } from './use-answer.ts'
import styles from './digital-audits.module.css'
import sideBySide from '#ui/side-by-side.module.css'

type Props = {
  readonly question: Question
  readonly answer: Answer
  readonly items: readonly OutboxItem[]
  /** Absent where nothing may change. */
  readonly onAnswer?: (part: AnswerPart) => Promise<boolean>
}

/** Two devices answered without having seen each other: both answers, and the choice between them. */
export function TwoAnswers({ question, answer, items, onAnswer }: Props) {
  const say = useSay()
  const moment = useEntryInstant()
  const use = ({ value, is_not_applicable, comment, due_on, photos }: DeviceAnswer) =>
    onAnswer?.({ value, is_not_applicable, comment, due_on, photos })
  return (
    <div className={styles.finding} role="group" aria-label={say('audits.two_answers')}>
      <Text fw={600}>{say('audits.two_answers')}</Text>
      <Text size="sm">{say('audits.two_answers_text')}</Text>
      <div className={sideBySide.sides}>
        {answer.disputed.map((disputedAnswer) => {
          const own = { ...answer, ...disputedAnswer }
          const origin = [disputedAnswer.answered_by, moment(disputedAnswer.answered_at)]
            .filter(Boolean)
            .join(' · ')
          return (
            <div key={disputedAnswer.version} className={sideBySide.side} role="group" aria-label={origin}>
              <Text size="sm" c="dimmed">
                {origin}
              </Text>
              <Text fw={600}>{answerWords(say, question, own)}</Text>
              {disputedAnswer.comment !== '' && (
                <Text className={styles.words ?? ''}>{disputedAnswer.comment}</Text>
              )}
              <AnswerPhotos answer={own} items={items} />
              {onAnswer !== undefined && (
                <Button size="md" mt="sm" variant="default" onClick={() => void use(disputedAnswer)}>
                  {say('audits.use_answer')}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
