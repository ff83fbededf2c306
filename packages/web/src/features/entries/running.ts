/** Entries that wait for a step with a timer, including changes that this device has not sent yet. */
import { hasTimers, nextStep, type NextStep } from '@larder/core/entries'
import type { FieldValue, TaskStep } from '@larder/core/tasks'
import {
  entries,
  type EntryChange,
  type EntryInput,
  type RunningEntry,
  type TaskOfDay,
} from '@larder/contract/entries'
import type { OutboxItem } from '#kit/outbox/item.ts'

type Input = Omit<EntryInput, 'uuid'>
type ChangeBody = EntryChange
type SentField = NonNullable<Input['entry_fields']>[number]
export type AnsweredField = SentField & {
  readonly value: FieldValue
  /** ISO. */
  readonly answered_at: string
}

export type StartedEntry = {
  readonly uuid: string
  /** Its id; the uuid while the server has not given it one. */
  readonly ref: number | string
  readonly version: number
  readonly task: TaskOfDay
  readonly task_version: number
  readonly steps: readonly TaskStep[]
  readonly performed_at: string
  readonly fields: readonly AnsweredField[]
  readonly actions: NonNullable<Input['action_options']>
  readonly comment: string
  readonly files: NonNullable<Input['file_list']>
}
export type Running = StartedEntry & { readonly next: NextStep }

function fromServer(
  task: TaskOfDay,
  {
    id,
    uuid,
    version,
    task_version,
    task_steps,
    performed_at,
    entry_fields,
    action_options,
    comment,
    file_list,
  }: RunningEntry,
): StartedEntry {
  const fields = entry_fields.map(
    ({ task_step_id, value, files, source, comment: words, answered_at }): AnsweredField =>
      ({
        task_step_id,
        value: value as FieldValue,
        files: files.map((file) => ({ id: file.id })),
        source: source === 'sensor' ? 'typed' : source,
        comment: words,
        answered_at: answered_at ?? performed_at,
      }) as AnsweredField,
  )
  const actions = action_options.map((one) =>
    one.id === undefined ? { option_text: one.option_text } : { id: one.id },
  )
  return {
    uuid,
    ref: id,
    version,
    task,
    task_version,
    steps: task_steps as TaskStep[],
    performed_at,
    fields,
    actions,
    comment,
    files: file_list.map((file) => ({ id: file.id })),
  }
}

const bodyOf = <B>({ delivery }: OutboxItem): B => JSON.parse(delivery.body ?? '{}') as B

/** Not sent yet, or sent after the server answered the list. */
const isNews = ({ state, sent_at, photo }: OutboxItem, answeredAt: number): boolean =>
  photo === null && (state === 'waiting' || (state === 'sent' && (sent_at ?? 0) > answeredAt))

function fromOutbox(task: TaskOfDay, item: OutboxItem): StartedEntry[] {
  const {
    performed_at = new Date(item.queued_at).toISOString(),
    task_version = task.task_version,
    entry_fields,
    action_options = [],
    comment = '',
    file_list = [],
    related_entity_id = null,
  } = bodyOf<Input>(item)
  if (
    related_entity_id !== (task.unit?.id ?? null) ||
    task_version !== task.task_version ||
    task.running.some(({ uuid }) => uuid === item.entity)
  )
    return []
  const fields = entry_fields.map((field) => ({ ...field, answered_at: performed_at }) as AnsweredField)
  return [
    {
      uuid: item.entity,
      ref: item.entity,
      version: 1,
      task,
      task_version,
      steps: task.task_steps,
      performed_at,
      fields,
      actions: action_options,
      comment,
      files: file_list,
    },
  ]
}

/** The entry with a later change from this device. */
function withChange(entry: StartedEntry, item: OutboxItem): StartedEntry {
  const {
    base_version,
    answered_at = new Date(item.queued_at).toISOString(),
    entry_fields,
    action_options = [],
    comment = '',
    file_list = [],
  } = bodyOf<ChangeBody>(item)
  if (base_version !== entry.version) return entry
  const fields = entry_fields.map(
    (field) =>
      ({
        ...field,
        answered_at:
          entry.fields.find(({ task_step_id }) => task_step_id === field.task_step_id)?.answered_at ??
          answered_at,
      }) as AnsweredField,
  )
  return { ...entry, version: entry.version + 1, fields, actions: action_options, comment, files: file_list }
}

/** Sorted by due time. @param answeredAt when the server answered the list, in milliseconds since 1970 */
export function runningOf(
  tasks: readonly TaskOfDay[],
  items: readonly OutboxItem[],
  answeredAt: number,
): readonly Running[] {
  const news = items.filter((item) => isNews(item, answeredAt))
  const created = (task: TaskOfDay): readonly OutboxItem[] =>
    hasTimers(task.task_steps)
      ? news.filter(({ delivery, task_id }) => delivery.route === entries.create.name && task_id === task.id)
      : []
  const started = tasks.flatMap((task) => [
    ...task.running.map((entry) => fromServer(task, entry)),
    ...created(task).flatMap((item) => fromOutbox(task, item)),
  ])
  return started
    .flatMap((one): Running[] => {
      const entry = news
        .filter(({ delivery, entity }) => delivery.route === entries.change.name && entity === one.uuid)
        .reduce(withChange, one)
      const next = nextStep(entry.steps, { performed_at: entry.performed_at, entry_fields: entry.fields })
      return next === null ? [] : [{ ...entry, next }]
    })
    .sort((a, b) => a.next.due_at.localeCompare(b.next.due_at))
}

/** A product is sent by its id alone. */
const sentValue = (value: FieldValue): SentField['value'] =>
  (value !== null && !Array.isArray(value) && 'name' in value
    ? { id: value.id }
    : value) as SentField['value']

/** The body of the change: earlier answers and new ones. */
export function changeOf(
  { version, task, task_version, steps, fields, actions, comment, files }: StartedEntry,
  added: Input,
  answered_at: string,
): ChangeBody {
  const answers = [
    ...fields.map(({ answered_at: _at, value, ...field }) => ({ ...field, value: sentValue(value) })),
    ...added.entry_fields,
  ]
  const order = (id: number): number => steps.find((step) => step.id === id)?.order_number ?? 0
  return {
    base_version: version,
    answered_at,
    task_version,
    entry_fields: answers.toSorted((a, b) => order(a.task_step_id) - order(b.task_step_id)),
    action_options: [...actions, ...(added.action_options ?? [])],
    comment: [comment, added.comment ?? ''].filter((words) => words.trim() !== '').join('\n'),
    file_list: [...files, ...(added.file_list ?? [])],
    ...(task.unit !== null && { related_entity_id: task.unit.id }),
  }
}
