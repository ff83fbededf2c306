import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import { isPhoto } from '#kit/outbox/photo.ts'
import { takePhoto } from '#kit/take-photo.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { FileField } from '#ui/file-field.tsx'
import { SignaturePad } from '#ui/signature-pad.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { AnswerField, TypedText } from './answer-field.tsx'
import { isFinding, noAnswer, type Answer, type Question, type ShownAudit } from './audit-state.ts'
import { AnswerPhotos } from './answer-photos.tsx'
import { FindingFields } from './finding-fields.tsx'
import { TwoAnswers } from './two-answers.tsx'
import type { AnswerPart } from './use-answer.ts'
import styles from './digital-audits.module.css'

type Props = {
  readonly audit: ShownAudit
  readonly question: Question
  readonly items: readonly OutboxItem[]
  readonly onAnswer: (part: AnswerPart, photo?: Photo) => Promise<boolean>
}

/** One question with its answer; where two devices gave one, the choice between them. */
export function QuestionCard({ audit, question, items, onAnswer }: Props) {
  const answer = audit.answers.get(question.id) ?? noAnswer(question.id)
  return (
    <li className={styles.asked} aria-labelledby={`question-${question.id}`}>
      <QuestionText question={question} />
      {answer.disputed.length > 0 ? (
        <TwoAnswers question={question} answer={answer} items={items} onAnswer={onAnswer} />
      ) : (
        <Answering
          question={question}
          answer={answer}
          items={items}
          draft={`audit:${audit.uuid}:${question.id}`}
          onAnswer={onAnswer}
        />
      )}
    </li>
  )
}

type AnsweringProps = Omit<Props, 'audit'> & { readonly answer: Answer; readonly draft: string }

/** The answer to a question; a finding asks for more. */
function Answering({ question, answer, items, draft, onAnswer }: AnsweringProps) {
  const say = useSay()
  const { id, kind } = question
  const finding = isFinding(question, answer)
  const { is_not_applicable: isOff, photos } = answer
  const [more, setMore] = useState(false)
  const shows = finding || more || answer.comment !== '' || photos.length > 0
  return (
    <>
      <div className={styles.answer}>
        {!isOff && kind !== 'photo' && (
          <AnswerField question={question} answer={answer} draft={draft} onAnswer={onAnswer} />
        )}
        {!isOff && kind === 'photo' && <AddPhoto questionId={id} onAnswer={onAnswer} />}
        <Button
          size="md"
          variant={isOff ? 'filled' : 'subtle'}
          color="ink"
          aria-pressed={isOff}
          onClick={() => void onAnswer({ is_not_applicable: !isOff, value: null })}
        >
          {say('audits.not_applicable')}
        </Button>
      </div>
      {!isOff && kind === 'signature' && photos.length === 0 && <Signing onAnswer={onAnswer} />}
      <AnswerPhotos answer={answer} items={items} onRemove={(left) => void onAnswer({ photos: left })} />
      {finding && <FindingFields question={question} answer={answer} onAnswer={onAnswer} />}
      {shows ? (
        <Stack gap="xs">
          <TypedText
            name={`${draft}:comment`}
            label={say('entries.comment')}
            value={answer.comment}
            onSave={(comment) => onAnswer({ comment })}
          />
          {kind !== 'photo' && kind !== 'signature' && <AddPhoto questionId={id} onAnswer={onAnswer} />}
        </Stack>
      ) : (
        <div>
          <Button size="sm" variant="subtle" px="xs" onClick={() => setMore(true)}>
            {say('audits.add_comment')}
          </Button>
        </div>
      )}
    </>
  )
}

type PhotoProps = Pick<Props, 'onAnswer'> & { readonly questionId: number }

const AddPhoto = ({ questionId, onAnswer }: PhotoProps) => (
  <FileField
    aria-labelledby={`question-${questionId}`}
    files={[]}
    onChange={(files) => {
      const photo = files.find(isPhoto)
      if (photo !== undefined) void onAnswer({ is_not_applicable: false }, photo)
    }}
  />
)

/** A drawn signature is a photo of its answer. */
function Signing({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const say = useSay()
  const sign = async (picture: File): Promise<void> => {
    try {
      await onAnswer({ is_not_applicable: false }, await takePhoto(picture))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return <SignaturePad label={say('audits.signature_pad')} onSave={sign} />
}

function QuestionText({ question: { id, text, guidance, is_critical } }: Pick<Props, 'question'>) {
  const say = useSay()
  return (
    <>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Text fw={600} id={`question-${id}`} className={styles.words}>
          {text}
        </Text>
        {is_critical && <StateBadge state="overdue">{say('audits.critical')}</StateBadge>}
      </Group>
      {guidance !== '' && (
        <Text size="sm" c="dimmed">
          {guidance}
        </Text>
      )}
    </>
  )
}
