import { useScale } from '#kit/access.ts'
import { Button, Group, Stack } from '@mantine/core'
import { localDecimals, type EntryVerdict } from '@larder/core/entries'
import type { TaskOfDay } from '@larder/contract/entries'
import type { FormEvent } from 'react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { BreachFields } from './breach-fields.tsx'
import { ConfirmValue } from './confirm-value.tsx'
import {
  bodyOf,
  draftFor,
  draftPhotos,
  fieldOf,
  isBreachAt,
  isTick,
  isUntouched,
  judge,
  limitInWords,
  stepsOf,
  withField,
  type Draft,
} from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { useFillDraft } from './use-fill-draft.ts'
import { useSaveEntry } from './use-save-entry.ts'

type Props = { readonly task: TaskOfDay; readonly labelledBy: string; readonly onSaved: () => void }

/**
 * The entry of a task with one question, in its card. The same rule as on the server judges while the cook
 * types: a value outside the limit, or a check that was not done, needs a corrective action before it can be
 * saved. The input stays until it is saved, also when the card moves because another user filled the task
 * first.
 */
export function EntryForm({ task, labelledBy, onSaved }: Props) {
  const { send, onSubmit, ...form } = useEntryForm(task, onSaved)
  const parts = { ...form, labelledBy }
  const [step] = task.task_steps
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {step !== undefined && isTick(step) ? <TickForm {...parts} /> : <FieldForm {...parts} />}
        {isUntouched(form.draft) && (
          <ConfirmValue task={task} saving={form.saving} onConfirm={(body) => void send(body, [])} />
        )}
      </Stack>
    </form>
  )
}

/** The draft of the next entry of a task, its verdict, and what saves it. */
export function useEntryForm(task: TaskOfDay, onSaved: () => void) {
  const { saving, save } = useSaveEntry(task)
  const fillDraft = useFillDraft(task)
  const draft = fillDraft.draft ?? draftFor(task)
  const verdict = judge(task, draft)
  const ready = verdict.ok
  const send = async (
    body: ReturnType<typeof bodyOf>,
    photos: ReturnType<typeof draftPhotos>,
  ): Promise<void> => {
    if ((await save(body, photos)) === null) return
    fillDraft.forget()
    onSaved()
  }
  const submit = (answered: Draft): void => void send(bodyOf(task, answered), draftPhotos(answered))
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) submit(draft)
  }
  const change = (next: Draft): void =>
    isUntouched(next) ? fillDraft.forget() : fillDraft.change(() => next)
  return { task, draft, verdict, saving, ready, change, submit, send, onSubmit }
}

export type Parts = {
  readonly task: TaskOfDay
  readonly draft: Draft
  readonly verdict: EntryVerdict
  readonly saving: boolean
  readonly ready: boolean
  readonly labelledBy: string
  readonly change: (draft: Draft) => void
  readonly submit: (draft: Draft) => void
}

const isNumber = ({ task_step_type_name: type }: TaskOfDay['task_steps'][number]): boolean =>
  type === 'enter_temperature' || type === 'enter_value'

const firstId = (task: TaskOfDay): number => task.task_steps[0]?.id ?? 0

/** Done or not done: one tap. */
function TickForm(parts: Parts) {
  const { task, draft, saving, change, submit } = parts
  const say = useSay()
  const id = firstId(task)
  const value = fieldOf(draft, id).value
  const notDone = value !== null && 'text' in value && value.text === 'not_done'
  if (notDone)
    return (
      <Breach
        {...parts}
        cancel={() => change(withField(draft, id, { value: null }))}
        title={say('entries.not_done_title')}
      />
    )
  return (
    <Group grow gap="sm">
      <Button
        size="md"
        loading={saving}
        onClick={() => submit(withField(draft, id, { value: { text: 'done' } }))}
      >
        {say('entries.answer_done')}
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={saving}
        onClick={() => change(withField(draft, id, { value: { text: 'not_done' } }))}
      >
        {say('entries.answer_not_done')}
      </Button>
    </Group>
  )
}

/** One field with its button: beside a number, below anything else. */
function FieldForm(parts: Parts) {
  const { task, draft, verdict, saving, ready, labelledBy, change } = parts
  const say = useSay()
  const unit = useScale()
  const lang = useLanguage()
  const [step] = stepsOf(task)
  if (step === undefined) return null
  const breach = isBreachAt(verdict, step.id)
  const answer = fieldOf(draft, step.id)
  const food = step.foods?.find(({ key }) => key === answer.food)
  const number = isNumber(step)
  const field = (
    <EntryField
      step={step}
      {...((number || step.name === '') && { labelledBy })}
      field={answer}
      breach={breach}
      onChange={(part) => change(withField(draft, step.id, part))}
    />
  )
  const save = (
    <Button type="submit" size="md" loading={saving} disabled={!ready}>
      {say('entries.save')}
    </Button>
  )
  return (
    <>
      {number ? (
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <div style={{ flex: 1 }}>{field}</div>
          {!breach && save}
        </Group>
      ) : (
        field
      )}
      {!number && !breach && save}
      {breach && (
        <Breach
          {...parts}
          title={
            number
              ? say('entries.outside_title', {
                  limit: food === undefined ? limitInWords(task, unit) : localDecimals(food.limit_text, lang),
                })
              : say('entries.breach_title')
          }
        />
      )}
    </>
  )
}

type BreachProps = Pick<Parts, 'task' | 'draft' | 'change' | 'saving' | 'ready'> & {
  readonly title: string
  readonly cancel?: () => void
  /** Label of the button that cancels. */
  readonly cancelLabel?: string
}

/** What was done about a breach, and the button that saves both. */
export function Breach({ task, draft, change, saving, ready, title, cancel, cancelLabel }: BreachProps) {
  const say = useSay()
  return (
    <>
      <BreachFields task={task} draft={draft} title={title} onChange={change} />
      <Group justify="flex-end" gap="sm">
        {cancel !== undefined && (
          <Button variant="default" onClick={cancel}>
            {cancelLabel ?? say('entries.cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={!ready}>
          {say('entries.save_with_action')}
        </Button>
      </Group>
    </>
  )
}
