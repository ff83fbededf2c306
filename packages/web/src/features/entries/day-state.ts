/**
 * The state of a day's tasks including the unsent entries of this device: a saved entry counts at once, with
 * or without network.
 */
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { dateAt } from '#kit/format.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { keyOf, type JustSaved } from './just-saved.ts'

/** `saved`: nothing is left to do, and an entry waits on this device. `rest`: due on another day. */
export type GroupKey = 'overdue' | 'open' | 'free' | 'saved' | 'done' | 'rest'

export const groupOrder = [
  'overdue',
  'open',
  'free',
  'saved',
  'done',
  'rest',
] as const satisfies readonly GroupKey[]

type Named = { readonly related_entity_id?: number; readonly performed_at?: string }
const bodyOf = ({ delivery }: OutboxItem): Named => JSON.parse(delivery.body ?? '{}') as Named

/**
 * The day that is shown, the wall time there (`HH:mm`), and when its list was answered, milliseconds since
 * 1970.
 */
export type Shown = {
  readonly date: string
  readonly zone: string | undefined
  readonly time: string
  readonly answeredAt: number
}

/** Operations of the outbox on the task at its unit that belong to the day. */
export function recordsOf(
  { id, unit }: Pick<TaskOfDay, 'id' | 'unit'>,
  items: readonly OutboxItem[],
  { date, zone }: Pick<Shown, 'date' | 'zone'>,
): readonly OutboxItem[] {
  return items.filter((item) => {
    if (item.task_id !== id || item.photo !== null) return false
    const { related_entity_id = null, performed_at } = bodyOf(item)
    return (
      related_entity_id === (unit?.id ?? null) &&
      dateAt(zone, performed_at === undefined ? item.queued_at : Date.parse(performed_at)) === date
    )
  })
}

/** Those among them that the list does not know yet. */
export const newsOf = (records: readonly OutboxItem[], answeredAt: number): readonly OutboxItem[] =>
  records.filter(({ state, sent_at }) => state !== 'sent' || (sent_at ?? 0) > answeredAt)

const isEntry = ({ delivery, state }: OutboxItem): boolean =>
  delivery.route === entries.create.name && (state === 'waiting' || state === 'sent')

export type Standing = { readonly task: TaskOfDay; readonly group: GroupKey }

const groupOf = ({ scheduled, is_free, status }: TaskOfDay): GroupKey => {
  if (!scheduled) return is_free ? 'free' : 'rest'
  return status === 'ok' ? 'done' : status === 'overdue' ? 'overdue' : 'open'
}

/** Entries that were removed again from this device. */
const removedIn = (items: readonly OutboxItem[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ delivery, entity }) => (delivery.route === entries.remove.name ? [entity] : [])))

/** The current state of the task, and its group of the day. */
export function standingOf(task: TaskOfDay, items: readonly OutboxItem[], shown: Shown): Standing {
  const group = groupOf(task)
  if (items.length === 0 || (group !== 'overdue' && group !== 'open')) return { task, group }
  const removed = removedIn(items)
  const saved = newsOf(recordsOf(task, items, shown), shown.answeredAt).filter(
    (item) => isEntry(item) && !removed.has(item.entity),
  )
  if (saved.length === 0) return { task, group }
  const left = openChecks(task).slice(saved.length)
  const due_times = left.flatMap(({ time }) => time ?? [])
  const waits = saved.some(({ state }) => state === 'waiting')
  const next = left.find(({ status }) => status === 'overdue') ?? left[0]
  const due_time = next?.time ?? null
  if (next === undefined || due_time === null)
    return {
      task: { ...task, status: 'ok', due_times, due_time: null, checks: [] },
      group: waits ? 'saved' : 'done',
    }
  const { status } = next
  const rest: TaskOfDay = { ...task, status, due_times, due_time, checks: left }
  if (status === 'overdue') return { task: rest, group: 'overdue' }
  // Until the next check is due, an unsent entry counts for it, so that no check is filled twice by mistake.
  return { task: rest, group: waits && shown.time < due_time ? 'saved' : 'open' }
}

type DayCheck = NonNullable<TaskOfDay['checks']>[number]

/** Checks without an entry. A list that an older version of the page has stored knows their times only. */
export const openChecks = ({ checks, due_times }: TaskOfDay): readonly DayCheck[] =>
  checks?.filter(({ status }) => status !== 'ok') ?? due_times.map((time) => ({ time, status: 'due' }))

/** Sorted by due time; tasks without a time come last. */
const bySoonest = (a: Standing, b: Standing): number =>
  (a.task.due_time ?? '99').localeCompare(b.task.due_time ?? '99')

/** Tasks that are listed only because of an unfinished entry belong to no group. */
export function groupsOf(
  tasks: readonly TaskOfDay[],
  items: readonly OutboxItem[],
  shown: Shown,
  justSaved: ReadonlyMap<string, JustSaved> = new Map(),
): ReadonlyMap<GroupKey, readonly TaskOfDay[]> {
  const order = justSaved.values().next().value?.order
  const placeOf = (task: TaskOfDay): number => order?.get(keyOf(task)) ?? 0
  const standings = tasks
    .filter(({ is_disabled }) => !is_disabled)
    .map((task) => {
      const before = justSaved.get(keyOf(task))?.task
      return before === undefined ? standingOf(task, items, shown) : { task: before, group: groupOf(before) }
    })
    .sort((a, b) => bySoonest(a, b) || placeOf(a.task) - placeOf(b.task))
  return new Map(
    groupOrder.map((key) => [key, standings.filter(({ group }) => group === key).map(({ task }) => task)]),
  )
}
