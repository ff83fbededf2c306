/** Entries that wait for a step with a timer, as they stand with what this device has not sent yet. */
import { hasTimers, nextStep, type NextStep } from '@larder/core/entries'
import type { FieldValue, TaskStep } from '@larder/core/tasks'
import {
  entries,
  type EntryChange,
  type EntryInput,
  type RunningEntry,
  type TaskOfDay,
} from '@larder/contract/entries'
import type { z } from 'zod'
import type { OutboxItem } from '#kit/outbox/item.ts'

type Input = Omit<EntryInput, 'uuid'>
type ChangeBody = z.input<typeof EntryChange>
type SentField = NonNullable<Input['entry_fields']>[number]
export type GoingField = SentField & { readonly value: FieldValue; /** ISO. */ readonly answered_at: string }

export type Going = {
  readonly uuid: string
  /** Its id; the uuid while it has none. */
  readonly ref: number | string
  readonly version: number
  readonly task: TaskOfDay
  readonly task_version: number
  readonly steps: readonly TaskStep[]
  readonly performed_at: string
  readonly fields: readonly GoingField[]
  readonly actions: NonNullable<Input['action_options']>
  readonly comment: string
  readonly files: NonNullable<Input['file_list']>
}
export type Running = Going & { readonly next: NextStep }

function known(
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
): Going {
  const fields = entry_fields.map(
    ({ task_step_id, value, files, source, comment: words, answered_at }): GoingField =>
      ({
        task_step_id,
        value: value as FieldValue,
        files: files.map((file) => ({ id: file.id })),
        source: source === 'sensor' ? 'typed' : source,
        comment: words,
        answered_at: answered_at ?? performed_at,
      }) as GoingField,
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

/** On its way, or there and not in the list that was answered before. */
const isNews = ({ state, sent_at, photo }: OutboxItem, answeredAt: number): boolean =>
  photo === null && (state === 'waiting' || (state === 'sent' && (sent_at ?? 0) > answeredAt))

function begun(task: TaskOfDay, item: OutboxItem): Going[] {
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
  const fields = entry_fields.map((field) => ({ ...field, answered_at: performed_at }) as GoingField)
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

/** With what was answered on this device since. */
function withChange(going: Going, item: OutboxItem): Going {
  const {
    base_version,
    answered_at = new Date(item.queued_at).toISOString(),
    entry_fields,
    action_options = [],
    comment = '',
    file_list = [],
  } = bodyOf<ChangeBody>(item)
  if (base_version !== going.version) return going
  const fields = entry_fields.map(
    (field) =>
      ({
        ...field,
        answered_at:
          going.fields.find(({ task_step_id }) => task_step_id === field.task_step_id)?.answered_at ??
          answered_at,
      }) as GoingField,
  )
  return { ...going, version: going.version + 1, fields, actions: action_options, comment, files: file_list }
}

/** What is due first stands first. @param answeredAt when the list was answered, milliseconds since 1970 */
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
  const found = tasks.flatMap((task) => [
    ...task.running.map((entry) => known(task, entry)),
    ...created(task).flatMap((item) => begun(task, item)),
  ])
  return found
    .flatMap((one): Running[] => {
      const going = news
        .filter(({ delivery, entity }) => delivery.route === entries.change.name && entity === one.uuid)
        .reduce(withChange, one)
      const next = nextStep(going.steps, { performed_at: going.performed_at, entry_fields: going.fields })
      return next === null ? [] : [{ ...going, next }]
    })
    .sort((a, b) => a.next.due_at.localeCompare(b.next.due_at))
}

/** A product is sent by its id alone. */
const sentValue = (value: FieldValue): SentField['value'] =>
  (value !== null && !Array.isArray(value) && 'name' in value
    ? { id: value.id }
    : value) as SentField['value']

/** All that it says, and what is new. */
export function changeOf(
  { version, task, task_version, steps, fields, actions, comment, files }: Going,
  added: Input,
  answered_at: string,
): ChangeBody {
  const said = [
    ...fields.map(({ answered_at: _at, value, ...field }) => ({ ...field, value: sentValue(value) })),
    ...added.entry_fields,
  ]
  const order = (id: number): number => steps.find((step) => step.id === id)?.order_number ?? 0
  return {
    base_version: version,
    answered_at,
    task_version,
    entry_fields: said.toSorted((a, b) => order(a.task_step_id) - order(b.task_step_id)),
    action_options: [...actions, ...(added.action_options ?? [])],
    comment: [comment, added.comment ?? ''].filter((words) => words.trim() !== '').join('\n'),
    file_list: [...files, ...(added.file_list ?? [])],
    ...(task.unit !== null && { related_entity_id: task.unit.id }),
  }
}
