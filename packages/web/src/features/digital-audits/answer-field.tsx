import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { isAuditValue } from '@larder/core/audits'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#kit/draft.ts'
import { useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import type { Answer, Question } from './audit-state.ts'
import { limitWords } from './question-words.ts'
import type { AnswerPart } from './use-answer.ts'

type Props = {
  readonly question: Question
  readonly answer: Answer
  /** Of what is typed and not saved yet. */
  readonly draft: string
  /** False where it was not saved. */
  readonly onAnswer: (part: AnswerPart) => Promise<boolean>
}

/** The answer to a question by its kind; photos are beside it. */
export function AnswerField({ question, answer, draft, onAnswer }: Props) {
  const say = useSay()
  const { kind, text, options, max_score } = question
  const choose = (value: string): void => void onAnswer({ value, is_not_applicable: false })
  const buttons = (values: readonly { readonly value: string; readonly label: string }[]) => (
    <Choices name={text} values={values} value={answer.value} onChoose={choose} />
  )
  switch (kind) {
    case 'yes_no':
      return buttons([
        { value: 'yes', label: say('audits.yes') },
        { value: 'no', label: say('audits.no') },
      ])
    case 'choice':
      return buttons(options.map((option, index) => ({ value: String(index), label: option.text })))
    case 'score':
      return buttons(
        Array.from({ length: (max_score ?? 0) + 1 }, (_, points) => ({
          value: String(points),
          label: String(points),
        })),
      )
    case 'number':
      return <NumberAnswer question={question} answer={answer} draft={draft} onAnswer={onAnswer} />
    default:
      return (
        <TypedText
          name={draft}
          label={text}
          hidesLabel={kind === 'text'}
          {...(kind === 'signature' && { label: say('audits.signature_name'), single: true })}
          value={answer.value ?? ''}
          onSave={(typed) => onAnswer({ value: typed === '' ? null : typed, is_not_applicable: false })}
        />
      )
  }
}

type ChoicesProps = {
  readonly name: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly value: string | null
  readonly onChoose: (value: string) => void
}

/** One tap answers; the chosen one is filled. */
function Choices({ name, values, value: chosen, onChoose }: ChoicesProps) {
  return (
    <Group gap="xs" role="group" aria-label={name}>
      {values.map(({ value, label }) => (
        <Button
          key={value}
          size="md"
          variant={chosen === value ? 'filled' : 'default'}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

function NumberAnswer({ question, answer, draft: name, onAnswer }: Props) {
  const say = useSay()
  const { draft, change, forget } = useDraft(name, () => ({ text: answer.value ?? '' }))
  const [fault, setFault] = useState(false)
  const typed = draft?.text ?? ''
  const save = (): void => {
    if (typed === (answer.value ?? '')) return forget()
    const isGood = typed === '' || isAuditValue(question, typed)
    setFault(!isGood)
    if (!isGood) return undefined
    void onAnswer({ value: typed === '' ? null : typed, is_not_applicable: false }).then(
      (isSaved) => isSaved && forget(),
    )
    return undefined
  }
  return (
    <Group gap="sm" align="center">
      <NumberInput
        size="md"
        style={{ width: '9rem' }}
        aria-label={question.text}
        unit={question.unit}
        value={typed}
        error={fault ? say('audits.number_wrong') : null}
        onChange={(text) => change(() => ({ text }))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
      <Text size="sm" c="dimmed">
        {limitWords(question)}
      </Text>
    </Group>
  )
}

type TypedProps = {
  readonly name: string
  readonly label: string
  readonly hidesLabel?: boolean
  readonly single?: boolean
  readonly value: string
  /** False where it was not saved: what was typed stays. */
  readonly onSave: (text: string) => Promise<boolean>
}

/** A text that is kept while it is typed, and saved when it is left. */
export function TypedText({ name, label, hidesLabel = false, single = false, value, onSave }: TypedProps) {
  const { draft, change, forget } = useDraft(name, () => ({ text: value }))
  const typed = draft?.text ?? ''
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const save = async (): Promise<void> => {
    const isSaved = typed.trim() === value || (await onSave(typed.trim()))
    // More may have been typed while it was sent.
    if (isSaved && latest.current === typed) forget()
  }
  const props = {
    size: 'md',
    maxLength: 5_000,
    style: { width: '100%' },
    ...(hidesLabel ? { 'aria-label': label } : { label }),
    value: typed,
    onBlur: () => void save(),
  } as const
  return single ? (
    <TextInput {...props} onChange={({ currentTarget }) => set(currentTarget.value)} />
  ) : (
    <Textarea {...props} autosize onChange={({ currentTarget }) => set(currentTarget.value)} />
  )

  function set(text: string): void {
    change(() => ({ text }))
  }
}
