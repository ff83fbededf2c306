import { useScale } from '#kit/access.ts'
import { Text } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useSay } from '#kit/i18n.ts'
import { limitInWords } from './entry-draft.ts'
import { RecordPageLink } from './record-page-link.tsx'

/** Limit and time of a task. */
export function TaskFacts({ task }: { readonly task: TaskOfDay }) {
  const say = useSay()
  const unit = useScale()
  const facts = [
    limitInWords(task, unit),
    task.due_time === null ? '' : say('entries.by_time', { time: task.due_time }),
  ].filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <Text c="dimmed" size="sm">
      {facts.join(' · ')}
    </Text>
  )
}

/**
 * The instruction: in a card its own summary line where it has one, else its first lines; everywhere else all
 * of it.
 */
export function Instruction({ task, whole = false }: { readonly task: TaskOfDay; readonly whole?: boolean }) {
  const { instruction, instructionSummaryText: summary } = task
  const full = instruction !== '' && (whole || summary === '')
  return (
    <>
      {summary !== '' && (
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {summary}
        </Text>
      )}
      {full && (
        <Text size="sm" {...(!whole && { lineClamp: 3 })}>
          {instruction}
        </Text>
      )}
      <RecordPageLink task={task} />
    </>
  )
}
