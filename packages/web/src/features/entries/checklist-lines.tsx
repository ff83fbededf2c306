import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { EntryVerdict } from '@larder/core/entries'
import type { SubTask } from '@larder/core/tasks'
import { useId } from 'react'
import { useSay } from '#kit/i18n.ts'
import { FileField } from '#ui/file-field.tsx'
import { CorrectiveActions } from './corrective-actions.tsx'
import { fieldOf, isBreachAt, type Draft, type FieldDraft } from './entry-draft.ts'
import { GroupNote } from './whose-work.tsx'

type Props = {
  readonly lines: readonly SubTask[]
  /** Ids of the lines with a frequency of their own that are due today. */
  readonly due: readonly number[]
  readonly draft: Draft
  readonly verdict: EntryVerdict
  readonly onChange: (id: number, part: Partial<FieldDraft>) => void
}

/** The lines of a checklist: done or not done, with a corrective action where not done. */
export function ChecklistLines({ lines, due, draft, verdict, onChange }: Props) {
  const say = useSay()
  const today = linesDue(lines, due)
  const later = lines.filter((line) => !today.includes(line))
  const rowsOf = (some: readonly SubTask[]) =>
    some.map((line) => (
      <Line
        key={line.id}
        line={line}
        field={fieldOf(draft, line.id)}
        breach={isBreachAt(verdict, line.id)}
        onChange={(part) => onChange(line.id, part)}
      />
    ))
  return (
    <Stack gap="md">
      {rowsOf(today)}
      {later.length > 0 && (
        <details>
          <summary style={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}>
            {say('entries.lines_later', { count: later.length })}
          </summary>
          <Stack gap="md" mt="xs">
            {rowsOf(later)}
          </Stack>
        </details>
      )}
    </Stack>
  )
}

/** The lines that are due today. */
export const linesDue = (lines: readonly SubTask[], due: readonly number[]): readonly SubTask[] =>
  lines.filter((line) => !hasOwnSchedule(line) || due.includes(line.id))

const hasOwnSchedule = ({ task_frequency_type_id, custom_frequency }: SubTask): boolean =>
  task_frequency_type_id !== null || custom_frequency !== null

type LineProps = {
  readonly line: SubTask
  readonly field: FieldDraft
  readonly breach: boolean
  readonly onChange: (part: Partial<FieldDraft>) => void
}

function Line({ line, field, breach, onChange }: LineProps) {
  const say = useSay()
  const title = useId()
  const answer =
    field.value !== null && !Array.isArray(field.value) && 'text' in field.value ? field.value.text : null
  const set = (text: 'done' | 'not_done') => (): void => onChange({ value: { text } })
  return (
    <div role="group" aria-labelledby={title}>
      <Text id={title} fw={500} style={{ overflowWrap: 'anywhere' }}>
        {line.description}
      </Text>
      <GroupNote group={line.user_group_id} />
      <Group grow gap="sm" mt={6}>
        <Button
          size="md"
          variant={answer === 'done' ? 'filled' : 'default'}
          aria-pressed={answer === 'done'}
          leftSection={answer === 'done' ? <IconCheck size={18} aria-hidden /> : undefined}
          onClick={set('done')}
        >
          {say('entries.answer_done')}
        </Button>
        <Button
          size="md"
          variant={answer === 'not_done' ? 'filled' : 'default'}
          {...(answer === 'not_done' && { color: 'red' })}
          aria-pressed={answer === 'not_done'}
          leftSection={answer === 'not_done' ? <IconX size={18} aria-hidden /> : undefined}
          onClick={set('not_done')}
        >
          {say('entries.answer_not_done')}
        </Button>
      </Group>
      {breach && <NotDoneFields line={line} field={field} onChange={onChange} />}
    </div>
  )
}

/** Corrective action, comment and photos of a line that was not done. */
function NotDoneFields({ line, field, onChange }: Omit<LineProps, 'breach'>) {
  const say = useSay()
  return (
    <Stack gap="sm" mt="sm">
      <Text size="sm">
        {line.corrective_action.text === '' ? say('entries.line_breach') : line.corrective_action.text}
      </Text>
      <CorrectiveActions
        options={line.corrective_action.options}
        own={line.corrective_action.custom_options_enabled}
        chosen={field.actions}
        onChange={(actions) => onChange({ actions })}
      />
      <TextInput
        label={say('entries.comment')}
        maxLength={5_000}
        value={field.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
      <FileField
        label={say('tickets.photos')}
        files={field.files}
        onChange={(files) => onChange({ files })}
      />
    </Stack>
  )
}
