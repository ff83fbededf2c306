import { isBlank, type EntryVerdict } from '@larder/core/entries'
import type { TaskOfDay } from '@larder/contract/entries'
import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { PanelActions } from '#ui/side-panel.tsx'
import { BreachFields } from './breach-fields.tsx'
import { ChecklistLines, linesDue } from './checklist-lines.tsx'
import {
  bodyOf,
  draftPhotos,
  fieldOf,
  judge,
  stepsOf,
  withField,
  type Draft,
  type FieldDraft,
} from './entry-draft.ts'
import { Instruction, TaskFacts } from './task-facts.tsx'
import { EntrySteps, SaveButton } from './entry-steps.tsx'
import { sayBody, useSaveEntry } from './use-save-entry.ts'

/** An entry that was just saved. */
export type SavedReading = {
  readonly uuid: string
  readonly task_id: number
  readonly title: string
  /** In words. */
  readonly answer: string
  readonly isOutside: boolean
}

export const titleOf = ({ name, unit }: TaskOfDay): string =>
  unit === null ? name : `${unit.name} · ${name}`

type FormProps = {
  readonly task: TaskOfDay
  readonly draft: Draft
  readonly change: (next: (now: Draft) => Draft) => void
  readonly onSaved: (reading: SavedReading) => void
  /** For an entry of a past day: the field for the time, and that time in ISO; null = not entered yet. */
  readonly late?: { readonly field: ReactNode; readonly doneAt: string | null }
}

export function LongForm({ task, draft, change, onSaved, late }: FormProps) {
  const say = useSay()
  const title = useId()
  const { saving, save } = useSaveEntry(task)
  const verdict = judge(task, draft)
  const breach = !task.is_checklist && verdict.status === 'not_done'
  const ready = verdict.ok && late?.doneAt !== null
  const set = (id: number, part: Partial<FieldDraft>): void => change((now) => withField(now, id, part))
  const submit = async (): Promise<void> => {
    const body = bodyOf(task, draft)
    const uuid = await save(body, draftPhotos(draft), late?.doneAt ?? undefined)
    if (uuid !== null)
      onSaved({
        uuid,
        task_id: task.id,
        title: titleOf(task),
        answer: sayBody(say, body),
        isOutside: verdict.status === 'not_done',
      })
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) void submit()
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby={title}>
      <Stack gap="md">
        <div id={title}>
          <VisuallyHidden>{titleOf(task)}</VisuallyHidden>
          <TaskFacts task={task} />
          <Instruction task={task} whole />
        </div>
        {late?.field}
        <Questions task={task} draft={draft} verdict={verdict} labelledBy={title} onChange={set} />
        {breach && (
          <BreachFields
            task={task}
            draft={draft}
            title={say('entries.breach_title')}
            onChange={(next) => change(() => next)}
          />
        )}
      </Stack>
      <PanelActions>
        <Group justify="space-between" wrap="nowrap">
          <AnswerCount task={task} draft={draft} />
          <SaveButton breach={breach} verdict={verdict} saving={saving} ready={ready} />
        </Group>
      </PanelActions>
    </form>
  )
}

type QuestionsProps = Pick<FormProps, 'task' | 'draft'> & {
  readonly verdict: EntryVerdict
  readonly labelledBy: string
  readonly onChange: (id: number, part: Partial<FieldDraft>) => void
}

function Questions({ task, draft, verdict, labelledBy, onChange }: QuestionsProps) {
  return task.is_checklist ? (
    <ChecklistLines
      lines={task.sub_tasks}
      due={task.lines_due}
      draft={draft}
      verdict={verdict}
      onChange={onChange}
    />
  ) : (
    <EntrySteps
      steps={stepsOf(task)}
      draft={draft}
      verdict={verdict}
      labelledBy={labelledBy}
      onChange={onChange}
    />
  )
}

/** How many lines or fields are answered: shows why an entry cannot be saved yet. */
function AnswerCount({ task, draft }: { readonly task: TaskOfDay; readonly draft: Draft }) {
  const say = useSay()
  const questions = task.is_checklist ? linesDue(task.sub_tasks, task.lines_due) : task.task_steps
  const done = questions.filter(
    ({ id }) => !isBlank(fieldOf(draft, id).value) || fieldOf(draft, id).files.length > 0,
  ).length
  return (
    <Text size="sm" c="dimmed">
      {say('entries.answered', { done, count: questions.length })}
    </Text>
  )
}
