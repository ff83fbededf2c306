import type { Questionnaire, QuestionnaireAnswer } from '@larder/contract/questionnaires'
import { Button, Group, Image, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { toastProblem } from '#kit/toasts.ts'
import { useAnswerQuestionnaires } from './questionnaires.api.ts'

type Props = { readonly companyId: number; readonly asked: Questionnaire }

/** Asks one question at a time; the last one sends all answers (general 4.8). */
export function QuestionnaireModal({ companyId, asked: questionnaire }: Props) {
  const say = useSay()
  const answer = useAnswerQuestionnaires()
  const [later, setLater] = useState(false)
  const [answers, setAnswers] = useState<readonly QuestionnaireAnswer[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const question = questionnaire.questions[answers.length]
  const isLast = answers.length === questionnaire.questions.length - 1
  const send = (questions: readonly QuestionnaireAnswer[]): void =>
    answer.mutate(
      {
        params: { companyId },
        body: { questionnaires: [{ id: questionnaire.id, questions: [...questions] }] },
      },
      { onError: toastProblem },
    )
  const next = (): void => {
    if (question === undefined || chosen === null) return
    const nextAnswers = [...answers, { id: question.id, option_id: chosen }]
    if (isLast) return send(nextAnswers)
    setAnswers(nextAnswers)
    setChosen(null)
  }
  return (
    <Modal
      opened={!later && question !== undefined}
      onClose={() => setLater(true)}
      title={questionnaire.heading}
      closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
    >
      {question !== undefined && (
        <Stack gap="md">
          {question.image !== null && <Image src={`/questionnaires/${question.image}`} alt="" radius="md" />}
          <Choice key={question.id} question={question} chosen={chosen} onChoose={setChosen} />
          <Text size="sm" c="dimmed">
            {say('questionnaire.progress', {
              number: answers.length + 1,
              total: questionnaire.questions.length,
            })}
          </Text>
          <Group justify="space-between">
            <Button variant="subtle" color="ink" onClick={() => send([])}>
              {say('questionnaire.decline')}
            </Button>
            <Button disabled={chosen === null} loading={answer.isPending} onClick={next}>
              {say(isLast ? 'questionnaire.finish' : 'questionnaire.next')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

type ChoiceProps = {
  readonly question: Questionnaire['questions'][number]
  readonly chosen: number | null
  readonly onChoose: (option: number) => void
}

function Choice({ question, chosen, onChoose }: ChoiceProps) {
  return (
    <Radio.Group
      label={question.question}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <Stack gap={4} mt="xs">
        {question.options.map(({ id, option }) => (
          <Radio key={id} value={String(id)} label={option} py={10} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
