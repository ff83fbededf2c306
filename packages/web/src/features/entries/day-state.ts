/**
 * What of the outbox belongs to a task on a day: a saved entry counts at once, with or without network.
 */
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { dateAt } from '#kit/format.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'

type SentEntry = { readonly related_entity_id?: number; readonly performed_at?: string }
const bodyOf = ({ delivery }: OutboxItem): SentEntry => JSON.parse(delivery.body ?? '{}') as SentEntry

/**
 * The day that is shown, the wall time there (`HH:mm`), and when its list was answered, milliseconds since
 * 1970.
 */
export type DayView = {
  readonly date: string
  readonly zone: string | undefined
  readonly time: string
  readonly answeredAt: number
}

/** Operations of the outbox on the task at its unit that belong to the day. */
export function recordsOf(
  { id, unit }: Pick<TaskOfDay, 'id' | 'unit'>,
  items: readonly OutboxItem[],
  { date, zone }: Pick<DayView, 'date' | 'zone'>,
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

export const isEntry = ({ delivery, state }: OutboxItem): boolean =>
  delivery.route === entries.create.name && (state === 'waiting' || state === 'sent')

/** Entries that were removed again from this device. */
export const removedIn = (items: readonly OutboxItem[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ delivery, entity }) => (delivery.route === entries.remove.name ? [entity] : [])))
