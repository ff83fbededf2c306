import { CORRECTION_MINUTES } from '@larder/core/records'
import type { EntryToChange } from '@larder/contract/entries'
import { Alert, Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState, type FormEvent } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ChecklistLines } from './checklist-lines.tsx'
import { CorrectiveActions, type ChosenActions } from './corrective-actions.tsx'
import { FileField } from '#ui/file-field.tsx'
import { useChangeEntry } from './entries.api.ts'
import { bodyOf, draftOf, draftPhotos, fieldOf, isBreachAt, judge, stepsOf, withField, type FieldDraft } from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { wordsOfEntry } from './entry-words.ts'

type Props = { readonly known: EntryToChange; readonly onDone: () => void }

/**
 * Corrects an entry by the questions of its own version. After 15 minutes it needs a reason; what it was stays in its
 * history. Saving puts it into the outbox: where somebody was faster, both versions are kept until a person chooses.
 */
export function CorrectForm({ known, onDone }: Props) {
  const { entry, task } = known
  const say = useSay()
  const title = useId()
  const placeId = usePlaceId()
  const change = useChangeEntry()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [reason, setReason] = useState('')
  const needsReason = Date.now() - Date.parse(entry.received_at) > CORRECTION_MINUTES * 60_000
  const verdict = judge(task, draft)
  const ready = verdict.ok && !(needsReason && reason.trim() === '')
  const breach = verdict.status === 'not_done' && !task.is_checklist
  const set = (id: number, part: Partial<FieldDraft>): void => setDraft(withField(draft, id, part))
  const save = async (): Promise<void> => {
    const body = { ...bodyOf(task, draft), base_version: entry.version, reason: reason.trim() }
    const words = wordsOfEntry(say, body)
    try {
      await change.mutateAsync({ uuid: entry.uuid, photos: draftPhotos(draft), title: task.name, detail: [words.value, reason.trim()].filter((part) => part !== '').join(' · '), input: { params: { placeId, id: task.task_subtype_id, taskId: task.id, entryId: entry.id }, body } })
      toast('success', say('entries.corrected'))
      onDone()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) void save()
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby={title}>
      <Stack gap="md">
        <Title order={3} size="h4" id={title}>
          {say('entries.correct_title')}
        </Title>
        {task.is_checklist && <ChecklistLines lines={task.sub_tasks} due={task.sub_tasks.map(({ id }) => id)} draft={draft} verdict={verdict} onChange={set} />}
        {!task.is_checklist && stepsOf({ ...task, related_entities: task.related_entities.filter(({ id }) => id === entry.related_entity_id) }).map((step) => (
          <EntryField key={step.id} step={step.name === '' ? { ...step, name: say('table.value') } : step} field={fieldOf(draft, step.id)} breach={isBreachAt(verdict, step.id)} onChange={(part) => set(step.id, part)} />
        ))}
        {breach && <Breached task={task} chosen={draft.actions} onChange={(actions) => setDraft({ ...draft, actions })} />}
        {(breach || draft.files.length > 0) && <FileField label={say('tickets.photos')} files={draft.files} onChange={(files) => setDraft({ ...draft, files })} />}
        <Textarea label={say('entries.comment')} autosize minRows={1} maxLength={5_000} value={draft.comment} onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })} />
        <Textarea label={say('entries.reason')} description={say(needsReason ? 'entries.reason_needed' : 'entries.reason_optional')} required={needsReason} autosize minRows={1} maxLength={2_000} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        <Group justify="flex-end" gap="sm">
          <Button size="md" variant="default" onClick={onDone}>
            {say('entries.cancel')}
          </Button>
          <Button size="md" type="submit" loading={change.isPending} disabled={!ready}>
            {say('entries.save_correction')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type BreachedProps = { readonly task: EntryToChange['task']; readonly chosen: ChosenActions; readonly onChange: (chosen: ChosenActions) => void }

function Breached({ task, chosen, onChange }: BreachedProps) {
  const say = useSay()
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={say('entries.breach_title')}>
        {task.corrective_action.text === '' ? say('entries.outside_text') : task.corrective_action.text}
      </Alert>
      <CorrectiveActions options={task.action_options} own={task.corrective_action.custom_options_enabled} chosen={chosen} onChange={onChange} />
    </>
  )
}
