import type { EntryVerdict } from '@larder/core/entries'
import { CORRECTION_MINUTES } from '@larder/core/records'
import type { EntryToChange } from '@larder/contract/entries'
import { Alert, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState, type FormEvent } from 'react'
import { useEntryInstant, usePlaceId } from '#kit/access.ts'
import { useDraft, useHasDraft } from '#kit/draft.ts'
import { focusNow } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ChecklistLines } from './checklist-lines.tsx'
import { correctionOf, type Correction } from './correction.ts'
import { CorrectiveActions, type ChosenActions } from './corrective-actions.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { FileField } from '#ui/file-field.tsx'
import { useChangeEntry } from './entries.api.ts'
import {
  bodyOf,
  draftOf,
  draftPhotos,
  fieldOf,
  isBreachAt,
  judge,
  stepsOf,
  withField,
  withoutHiddenActions,
  type Draft,
  type FieldDraft,
} from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { wordsOfEntry } from './entry-words.ts'

type Props = { readonly stored: EntryToChange; readonly onDone: () => void }

/**
 * Corrects an entry, with the fields of the task version that it was entered under. After 15 minutes a reason
 * is required; the history keeps the earlier values. The draft stays until it is saved or cancelled. Saving
 * goes through the outbox: if somebody else changed the entry meanwhile, both versions are kept until a
 * person chooses one.
 */
export function CorrectForm({ stored, onDone }: Props) {
  const name = correctionOf(stored.entry.uuid)
  const hasDraft = useHasDraft(name)
  const { draft, change, forget } = useDraft<Correction>(name, () => ({
    base_version: stored.entry.version,
    answers: draftOf(stored),
    reason: '',
  }))
  const close = (): void => {
    forget()
    onDone()
  }
  return draft === undefined ? (
    <RowsSkeleton rows={4} />
  ) : (
    <DraftForm stored={stored} draft={draft} hasDraft={hasDraft} change={change} onDone={close} />
  )
}

type DraftProps = Props & {
  readonly draft: Correction
  readonly hasDraft: boolean
  readonly change: (next: (now: Correction) => Correction) => void
}

function DraftForm({ stored: { entry, task }, draft, hasDraft, change, onDone }: DraftProps) {
  const { answers, reason } = draft
  const say = useSay()
  const title = useId()
  const [continued] = useState(hasDraft)
  const save = useSaveCorrection({ entry, task }, onDone)
  const needsReason = timeNow() - Date.parse(entry.received_at) > CORRECTION_MINUTES * 60_000
  const verdict = judge(task, answers)
  const ready = verdict.ok && !(needsReason && reason.trim() === '')
  const changeAnswers = (next: (now: Draft) => Draft): void =>
    change((now) => ({ ...now, answers: next(now.answers) }))
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    // The history keeps the corrective action beside the value that needed it.
    if (ready) void save.send({ ...draft, answers: withoutHiddenActions(task, answers, verdict) })
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby={title}>
      <Stack gap="md">
        <div>
          <Title order={3} size="h4" id={title} tabIndex={-1} ref={focusNow}>
            {say('entries.correct_title')}
          </Title>
          {continued && <DraftNote />}
        </div>
        <AnswerFields stored={{ entry, task }} answers={answers} verdict={verdict} change={changeAnswers} />
        <BreachAndComment task={task} answers={answers} verdict={verdict} change={changeAnswers} />
        <Textarea
          label={say('entries.reason')}
          description={say(needsReason ? 'entries.reason_needed' : 'entries.reason_optional')}
          required={needsReason}
          autosize
          minRows={1}
          maxLength={2_000}
          value={reason}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, reason: value }))}
        />
        <Group justify="flex-end" gap="sm">
          <Button size="md" variant="default" onClick={onDone}>
            {say('entries.cancel')}
          </Button>
          <Button size="md" type="submit" loading={save.saving} disabled={!ready}>
            {say('entries.save_correction')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type StoredEntry = Pick<EntryToChange, 'entry' | 'task'>
type AnswersProps = {
  readonly answers: Draft
  readonly verdict: EntryVerdict
  readonly change: (next: (now: Draft) => Draft) => void
}

/** The lines of the checklist, or the steps of the form with the limits of the entry's unit. */
function AnswerFields({
  stored: { entry, task },
  answers,
  verdict,
  change,
}: AnswersProps & { readonly stored: StoredEntry }) {
  const say = useSay()
  const set = (id: number, part: Partial<FieldDraft>): void => change((now) => withField(now, id, part))
  if (task.is_checklist)
    return (
      <ChecklistLines
        lines={task.sub_tasks}
        due={task.sub_tasks.map(({ id }) => id)}
        draft={answers}
        verdict={verdict}
        onChange={set}
      />
    )
  const related_entities = task.related_entities.filter(({ id }) => id === entry.related_entity_id)
  return stepsOf({ ...task, related_entities }).map((step) => (
    <div key={step.id}>
      <EntryField
        step={step.name === '' ? { ...step, name: say('table.value') } : step}
        field={fieldOf(answers, step.id)}
        breach={isBreachAt(verdict, step.id)}
        onChange={(part) => set(step.id, part)}
      />
      <AnsweredAt at={entry.entry_fields.find(({ task_step_id }) => task_step_id === step.id)?.answered_at} />
    </div>
  ))
}

/** When a step was answered; nothing where that is the time of the entry. */
function AnsweredAt({ at }: { readonly at: string | undefined }) {
  const say = useSay()
  const when = useEntryInstant()
  return at === undefined ? null : (
    <Text size="sm" c="dimmed">
      {say('entries.answered_at', { when: when(at) })}
    </Text>
  )
}

/** Corrective action and photos where a limit is exceeded, and the comment. */
function BreachAndComment({
  task,
  answers,
  verdict,
  change,
}: AnswersProps & { readonly task: EntryToChange['task'] }) {
  const say = useSay()
  const breach = verdict.status === 'not_done' && !task.is_checklist
  return (
    <>
      {breach && (
        <BreachAlert
          task={task}
          chosen={answers.actions}
          onChange={(actions) => change((now) => ({ ...now, actions }))}
        />
      )}
      {(breach || answers.files.length > 0) && (
        <FileField
          label={say('tickets.photos')}
          files={answers.files}
          onChange={(files) => change((now) => ({ ...now, files }))}
        />
      )}
      <Textarea
        label={say('entries.comment')}
        autosize
        minRows={1}
        maxLength={5_000}
        value={answers.comment}
        onChange={({ currentTarget: { value: comment } }) => change((now) => ({ ...now, comment }))}
      />
    </>
  )
}

function useSaveCorrection({ entry, task }: StoredEntry, onSaved: () => void) {
  const say = useSay()
  const placeId = usePlaceId()
  const change = useChangeEntry()
  const send = async ({ answers, base_version, reason }: Correction): Promise<void> => {
    const body = { ...bodyOf(task, answers), base_version, reason: reason.trim() }
    const words = wordsOfEntry(say, body)
    try {
      await change.mutateAsync({
        uuid: entry.uuid,
        photos: draftPhotos(answers),
        title: task.name,
        detail: [words.value, reason.trim()].filter((part) => part !== '').join(' · '),
        input: { params: { placeId, id: task.task_subtype_id, taskId: task.id, entryId: entry.id }, body },
      })
      toast('success', say('entries.corrected'))
      onSaved()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return { saving: change.isPending, send }
}

type BreachProps = {
  readonly task: EntryToChange['task']
  readonly chosen: ChosenActions
  readonly onChange: (chosen: ChosenActions) => void
}

function BreachAlert({ task, chosen, onChange }: BreachProps) {
  const say = useSay()
  return (
    <>
      <Alert
        color="red"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={say('entries.breach_title')}
      >
        {task.corrective_action.text === '' ? say('entries.outside_text') : task.corrective_action.text}
      </Alert>
      <CorrectiveActions
        options={task.action_options}
        own={task.corrective_action.custom_options_enabled}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  )
}
