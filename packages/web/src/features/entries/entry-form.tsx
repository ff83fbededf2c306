import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { EntryVerdict } from '@larder/core/entries'
import type { TaskOfDay } from '@larder/contract/entries'
import { useState, type FormEvent } from 'react'
import { useSay } from '#kit/i18n.ts'
import { FileField } from '#ui/file-field.tsx'
import { ChecklistLines } from './checklist-lines.tsx'
import { CorrectiveActions } from './corrective-actions.tsx'
import { bodyOf, draftFor, draftPhotos, fieldOf, isBreachAt, isTick, judge, limitInWords, stepsOf, withField, type Draft, type FieldDraft } from './entry-draft.ts'
import { EntryField, useTemperatureUnit } from './entry-field.tsx'
import { PartOf } from './whose-work.tsx'
import { useSaveEntry } from './use-save-entry.ts'

type Props = { readonly task: TaskOfDay; readonly labelledBy: string; readonly onSaved: () => void }

/**
 * The entry of one task. The same rule as on the server judges while the cook types: a value outside the limit, or a
 * check not done, asks for the corrective action before it can be saved. A save that fails keeps everything typed.
 */
export function EntryForm({ task, labelledBy, onSaved }: Props) {
  const { saving, save } = useSaveEntry(task)
  const [draft, setDraft] = useState(() => draftFor(task))
  const verdict = judge(task, draft)
  const ready = verdict.ok
  const submit = async (answered: Draft): Promise<void> => {
    if (!(await save(bodyOf(task, answered), draftPhotos(answered)))) return
    setDraft(draftFor(task))
    onSaved()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) void submit(draft)
  }
  const parts = { task, draft, verdict, saving, ready, labelledBy, change: setDraft, submit: (answered: Draft) => void submit(answered) }
  const [step] = task.task_steps
  const single = !task.is_checklist && task.task_steps.length === 1 && step !== undefined
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {single && isTick(step) ? <TickForm {...parts} /> : single && isNumber(step) ? <NumberForm {...parts} /> : <LongForm {...parts} />}
      </Stack>
    </form>
  )
}

type Parts = {
  readonly task: TaskOfDay
  readonly draft: Draft
  readonly verdict: EntryVerdict
  readonly saving: boolean
  readonly ready: boolean
  readonly labelledBy: string
  readonly change: (draft: Draft) => void
  readonly submit: (draft: Draft) => void
}

const isNumber = ({ task_step_type_name: type }: TaskOfDay['task_steps'][number]): boolean => type === 'enter_temperature' || type === 'enter_value'

const firstId = (task: TaskOfDay): number => task.task_steps[0]?.id ?? 0

/** Done or not done: one tap. */
function TickForm(parts: Parts) {
  const { task, draft, saving, change, submit } = parts
  const say = useSay()
  const id = firstId(task)
  const value = fieldOf(draft, id).value
  const notDone = value !== null && 'text' in value && value.text === 'not_done'
  if (notDone) return <Breach {...parts} cancel={() => change(withField(draft, id, { value: null }))} title={say('entries.not_done_title')} />
  return (
    <Group grow gap="sm">
      <Button size="md" loading={saving} onClick={() => submit(withField(draft, id, { value: { text: 'done' } }))}>
        {say('entries.answer_done')}
      </Button>
      <Button size="md" variant="default" disabled={saving} onClick={() => change(withField(draft, id, { value: { text: 'not_done' } }))}>
        {say('entries.answer_not_done')}
      </Button>
    </Group>
  )
}

/** One number with its button beside it. */
function NumberForm(parts: Parts) {
  const { task, draft, verdict, saving, ready, labelledBy, change } = parts
  const say = useSay()
  const unit = useTemperatureUnit()
  const [step] = stepsOf(task)
  if (step === undefined) return null
  const breach = isBreachAt(verdict, step.id)
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-end">
        <div style={{ flex: 1 }}>
          <EntryField step={step} labelledBy={labelledBy} field={fieldOf(draft, step.id)} breach={breach} onChange={(part) => change(withField(draft, step.id, part))} />
        </div>
        {!breach && (
          <Button type="submit" size="md" loading={saving} disabled={!ready}>
            {say('entries.save')}
          </Button>
        )}
      </Group>
      {breach && <Breach {...parts} title={say('entries.outside_title', { limit: limitInWords(task, unit) })} />}
    </>
  )
}

/** All fields of a form, or all lines of a checklist, with one button below. */
function LongForm(parts: Parts) {
  const { task, draft, verdict, saving, ready, labelledBy, change } = parts
  const say = useSay()
  const breach = !task.is_checklist && verdict.status === 'not_done'
  const set = (id: number, part: Partial<FieldDraft>): void => change(withField(draft, id, part))
  return (
    <>
      {task.is_checklist && <ChecklistLines lines={task.sub_tasks} due={task.lines_due} draft={draft} verdict={verdict} onChange={set} />}
      {stepsOf(task).map((step) => (
        <div key={step.id}>
          <EntryField step={step} {...(step.name === '' && { labelledBy })} field={fieldOf(draft, step.id)} breach={isBreachAt(verdict, step.id)} onChange={(part) => set(step.id, part)} />
          <PartOf group={step.user_group_id} />
        </div>
      ))}
      {breach ? <Breach {...parts} title={say('entries.breach_title')} /> : (
        <Button type="submit" size="md" loading={saving} disabled={!ready}>
          {say('entries.save')}
        </Button>
      )}
    </>
  )
}

type BreachProps = Parts & { readonly title: string; readonly cancel?: () => void }

/** What happens when the limit is not kept: say so, choose what was done, add a word, save. */
function Breach({ task, draft, change, saving, ready, title, cancel }: BreachProps) {
  const say = useSay()
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={title}>
        {task.corrective_action.text === '' ? say('entries.outside_text') : task.corrective_action.text}
      </Alert>
      <CorrectiveActions options={task.action_options} own={task.corrective_action.custom_options_enabled} chosen={draft.actions} onChange={(actions) => change({ ...draft, actions })} />
      <Textarea label={say('entries.comment')} autosize minRows={1} maxLength={5_000} value={draft.comment} onChange={(event) => change({ ...draft, comment: event.currentTarget.value })} />
      <FileField label={say('tickets.photos')} files={draft.files} onChange={(files) => change({ ...draft, files })} />
      <Group justify="flex-end" gap="sm">
        {cancel !== undefined && (
          <Button variant="default" onClick={cancel}>
            {say('entries.cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={!ready}>
          {say('entries.save_with_action')}
        </Button>
      </Group>
    </>
  )
}
