import { checkEntry, inOrder, withUnit, type EntryVerdict } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import type { TaskOfDay } from '@larder/contract/entries'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useId, type FormEvent } from 'react'
import { useCompanyFormat, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useDraft } from '#kit/draft.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { FactList } from '#ui/fact-list.tsx'
import { PanelActions, SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { BreachFields } from './breach-fields.tsx'
import { Countdown } from './countdown.tsx'
import { useChangeEntry } from './entries.api.ts'
import {
  actionCount,
  bodyOf,
  draftFor,
  draftPhotos,
  fieldOf,
  stepsOf,
  withField,
  type Draft,
} from './entry-draft.ts'
import { wordsOfEntry } from './entry-words.ts'
import { changeOf, type Running } from './running.ts'
import { EntrySteps, SaveButton } from './entry-steps.tsx'
import { Instruction } from './task-facts.tsx'

type Props = { readonly running: Running; readonly onClose: () => void }

/** Continues an entry: shows its earlier answers and the next step. The draft stays until it is saved. */
export function ContinuePanel({ running, onClose }: Props) {
  const { task, uuid, next } = running
  const { draft, change, forget } = useDraft<Draft>(`go-on/${uuid}/${next.task_step_id}`, () =>
    draftFor(task),
  )
  const done = (): void => {
    forget()
    onClose()
  }
  return (
    <SidePanel title={task.unit === null ? task.name : `${task.unit.name} · ${task.name}`} onClose={onClose}>
      {draft === undefined ? (
        <RowsSkeleton rows={3} />
      ) : (
        <ContinueForm running={running} draft={draft} change={change} onSaved={done} />
      )}
    </SidePanel>
  )
}

/**
 * Judges earlier and new answers together, as the server does: a new breach needs a new corrective action.
 */
function judgeContinued({ task, steps, fields, actions }: Running, draft: Draft): EntryVerdict {
  const answered = fields.map(({ task_step_id, value, files = [] }) => ({
    task_step_id,
    value,
    files: files.length,
    actions: 0,
  }))
  const added = inOrder(steps)
    .filter(({ id }) => !fields.some(({ task_step_id }) => task_step_id === id))
    .map(({ id }) => ({
      task_step_id: id,
      value: fieldOf(draft, id).value,
      files: fieldOf(draft, id).files.length,
      actions: 0,
    }))
  const unit = task.related_entities.find(({ id }) => id === task.unit?.id)
  const earlier = { task_step_ids: answered.map(({ task_step_id }) => task_step_id), actions: actions.length }
  return checkEntry(
    { is_checklist: false, task_steps: steps, sub_tasks: [] },
    { fields: [...answered, ...added], actions: actions.length + actionCount(draft.actions), earlier },
    unit,
  )
}

type FormProps = {
  readonly running: Running
  readonly draft: Draft
  readonly change: (next: (now: Draft) => Draft) => void
  readonly onSaved: () => void
}

function useSaveSteps(running: Running) {
  const say = useSay()
  const placeId = usePlaceId()
  const change = useChangeEntry()
  const { task, uuid, ref } = running
  const save = async (form: TaskOfDay, draft: Draft): Promise<boolean> => {
    const body = changeOf(running, bodyOf(form, draft), new Date().toISOString())
    try {
      await change.mutateAsync({
        uuid,
        photos: draftPhotos(draft),
        title: task.unit === null ? task.name : `${task.unit.name} · ${task.name}`,
        detail: wordsOfEntry(say, bodyOf(form, draft)).value,
        input: { params: { placeId, id: task.task_subtype_id, taskId: task.id, entryId: ref }, body },
      })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
    toast('success', say('entries.saved'))
    return true
  }
  return { saving: change.isPending, save }
}

function ContinueForm({ running, draft, change, onSaved }: FormProps) {
  const say = useSay()
  const title = useId()
  const { task, fields, next } = running
  const answered = fields.map(({ task_step_id }) => task_step_id)
  const steps = stepsOf({
    task_steps: [...running.steps] as TaskOfDay['task_steps'],
    related_entities: task.related_entities,
  })
  const form: TaskOfDay = { ...task, task_steps: steps.filter(({ id }) => !answered.includes(id)) }
  const { saving, save } = useSaveSteps(running)
  const verdict = judgeContinued(running, draft)
  const breach = verdict.fields.some(
    ({ task_step_id, is_breach }) => is_breach && !answered.includes(task_step_id),
  )
  const ready = verdict.ok && verdict.fields.length > answered.length
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) void save(form, draft).then((saved) => saved && onSaved())
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby={title}>
      <Stack gap="md">
        <Instruction task={task} whole />
        <EarlierAnswers running={running} steps={steps} />
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4" id={title}>
            {say('entries.next_step', { step: steps.find(({ id }) => id === next.task_step_id)?.name ?? '' })}
          </Title>
          <Countdown due_at={next.due_at} />
        </Group>
        <EntrySteps
          steps={steps}
          answered={answered}
          draft={draft}
          verdict={verdict}
          labelledBy={title}
          onChange={(id, part) => change((now) => withField(now, id, part))}
        />
        {breach && (
          <BreachFields
            task={task}
            draft={draft}
            title={say('entries.breach_title')}
            onChange={(after) => change(() => after)}
          />
        )}
      </Stack>
      <PanelActions>
        <Group justify="flex-end">
          <SaveButton breach={breach} verdict={verdict} saving={saving} ready={ready} />
        </Group>
      </PanelActions>
    </form>
  )
}

type EarlierProps = { readonly running: Running; readonly steps: readonly TaskStep[] }

/** The earlier answers and their times. */
function EarlierAnswers({ running: { fields, comment }, steps }: EarlierProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  const facts = inOrder(steps).flatMap((step) => {
    const field = fields.find(({ task_step_id }) => task_step_id === step.id)
    if (field === undefined) return []
    const words = wordsOfEntry(say, { entry_fields: [{ value: withUnit(step, field.value) }] }).value
    return [
      {
        label: step.name === '' ? say('table.value') : step.name,
        value: (
          <>
            {words}{' '}
            <Text span size="sm" c="dimmed">
              {formatInstant(field.answered_at, zone, datePattern)}
            </Text>
          </>
        ),
      },
    ]
  })
  return (
    <section aria-label={say('entries.answered_already')}>
      <FactList
        facts={comment === '' ? facts : [...facts, { label: say('entries.comment'), value: comment }]}
      />
    </section>
  )
}
