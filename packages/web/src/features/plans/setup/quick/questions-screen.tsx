import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { setupStops } from '@larder/core/haccp'
import type { PlaceSetup, SetupPreview, SetupQuestion } from '@larder/contract/place-setup'
import { useState } from 'react'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { CopyFrom, type Copied } from './copy-from.tsx'
import { QuestionIcon } from './question-icon.tsx'
import type { QuickAnswers } from './quick-answers.ts'
import styles from './quick.module.css'

const stopNames = {
  receive: 'setup.stop_receive',
  prepare: 'setup.stop_prepare',
  cook: 'setup.stop_cook',
  cool: 'setup.stop_cool',
  serve: 'setup.stop_serve',
  around: 'setup.stop_around',
} as const satisfies Record<SetupQuestion['stop'], TextKey>

type Props = {
  readonly setup: PlaceSetup
  readonly given: QuickAnswers
  readonly conflicts: SetupPreview['conflicts']
  readonly onAnswer: (key: string, answer: boolean) => void
  readonly copying: boolean
  readonly onCopy: (copied: Copied) => void
}

/** What the place does, by the way of the food; the usual questions first, the others on request. */
export function QuestionsScreen({
  setup: { questions, copy_from },
  given: quickAnswers,
  conflicts,
  onAnswer,
  copying,
  onCopy,
}: Props) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const visibleQuestions = questions.filter(
    ({ is_usual, key, answer }) => all || is_usual || (quickAnswers.answers[key] ?? answer) !== answer,
  )
  return (
    <>
      {copy_from.length > 0 && <CopyFrom places={copy_from} busy={copying} onCopy={onCopy} />}
      {conflicts.map(({ key, text, question, answer }) => (
        <Alert key={key} color="amber" radius="md" icon={<IconAlertTriangle aria-hidden />} role="status">
          <Group justify="space-between" gap="sm">
            <Text size="sm">{text}</Text>
            <Button size="sm" variant="default" onClick={() => onAnswer(question, answer)}>
              {say('setup.add')}
            </Button>
          </Group>
        </Alert>
      ))}
      <Card>
        {setupStops.map((stop) => {
          const here = visibleQuestions.filter((question) => question.stop === stop)
          if (here.length === 0) return null
          return (
            <fieldset key={stop} className={styles.stop}>
              <legend>{say(stopNames[stop])}</legend>
              <div className={styles.tiles}>
                {here.map((question) => (
                  <Tile
                    key={question.key}
                    question={question}
                    on={quickAnswers.answers[question.key] ?? question.answer}
                    onChange={(answer) => onAnswer(question.key, answer)}
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
        <Button variant="subtle" mt="md" aria-expanded={all} onClick={() => setAll(!all)}>
          {say(all ? 'setup.fewer' : 'setup.more', { count: questions.length - visibleQuestions.length })}
        </Button>
      </Card>
    </>
  )
}

type TileProps = {
  readonly question: SetupQuestion
  readonly on: boolean
  readonly onChange: (answer: boolean) => void
}

/** A yes or no as a picture that is large enough for a thumb. */
function Tile({ question: { key, name, hint }, on, onChange }: TileProps) {
  return (
    <label className={styles.tile} data-on={on || undefined}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <QuestionIcon name={key} />
      <span className={styles.tileWords}>
        <b>{name}</b>
        {hint !== '' && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
