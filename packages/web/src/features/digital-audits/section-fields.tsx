import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QuestionFields } from './question-fields.tsx'
import { blankQuestion, moved, type QuestionDraft, type SectionDraft } from './template-draft.ts'

type Props = {
  readonly section: SectionDraft
  readonly fault: (at: string) => string | null
  /** Null removes it with its questions. */
  readonly onChange: (section: SectionDraft | null) => void
  readonly onMove: (by: -1 | 1) => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

export function SectionFields({ section, fault, onChange, onMove, isFirst, isLast }: Props) {
  const say = useSay()
  const { key, title, questions } = section
  const set = (at: string, next: QuestionDraft | null): void =>
    onChange({ ...section, questions: questions.flatMap((one) => (one.key === at ? (next ?? []) : one)) })
  return (
    <Card>
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <TextInput
          style={{ flex: 1 }}
          label={say('audits.section')}
          required
          maxLength={120}
          value={title}
          error={fault(`${key}.title`)}
          onChange={(event) => onChange({ ...section, title: event.currentTarget.value })}
        />
        <RowTools
          name={title}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={() => onChange(null)}
        />
      </Group>
      <Stack gap="md" mt="md">
        {questions.map((question, index) => (
          <QuestionFields
            key={question.key}
            question={question}
            fault={(part) => fault(`${question.key}.${part}`)}
            onChange={(part) => set(question.key, { ...question, ...part })}
            tools={
              <RowTools
                name={question.text}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                onMove={(by) => onChange({ ...section, questions: moved(questions, index, by) })}
                onRemove={() => set(question.key, null)}
              />
            }
          />
        ))}
      </Stack>
      <Button
        mt="md"
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
        onClick={() => onChange({ ...section, questions: [...questions, blankQuestion()] })}
      >
        {say('audits.add_question')}
      </Button>
    </Card>
  )
}

type ToolsProps = {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function RowTools({ name, isFirst, isLast, onMove, onRemove }: ToolsProps) {
  const say = useSay()
  const button = { variant: 'subtle', color: 'ink', size: 44 } as const
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...button}
        aria-label={say('audits.move_up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={say('audits.move_down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={say('plan.remove_item', { name })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
