/** An item of the outbox: one operation that the user has seen as saved. */
import type { SealedPin } from '../tablet.ts'
import { resources, type FieldError, type Resource } from '@larder/contract/kit'

/**
 * waiting: not acknowledged yet, sent or not. refused: the server gave the reason why it cannot be accepted.
 * conflict: another user changed the record meanwhile, both versions are kept. sent: acknowledged, shown for
 * a while.
 */
export type ItemState = 'waiting' | 'refused' | 'conflict' | 'sent'

/** The user while nobody is signed in: what brings its own proof is delivered. */
export const nobody = 0

/** How a refusal reads later: the problem's own fields, without its class. */
export type Refusal = {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly errors: readonly FieldError[]
  readonly current: unknown
}

/**
 * The request to send: a route of the contract by its parts, so that it can be stored; `body` is text and
 * stays as it is.
 */
export type Delivery = {
  readonly route: string
  readonly method: string
  readonly address: string
  readonly body: string | null
}

export type OutboxItem = {
  /** The operation's own uuid: the server knows a second delivery by it. */
  readonly op_id: string
  /** Of the record; operations on one record keep their order. */
  readonly entity: string
  readonly order: number
  /** The user that it belongs to: no other user's session sends it. */
  readonly user_id: number
  readonly place_id: number
  readonly task_id: number | null
  readonly delivery: Delivery
  /** Of a photo that follows its record; its bytes lie beside (`store.photo`). */
  readonly photo: { readonly name: string; readonly type: string; readonly size: number } | null
  /** A title and the values, in the user's language at the time. */
  readonly title: string
  readonly detail: string
  /** By the device's clock, milliseconds since 1970. */
  readonly queued_at: number
  readonly state: ItemState
  readonly attempts: number
  /** Not before, by the device's clock. */
  readonly next_at: number
  readonly refusal: Refusal | null
  readonly sent_at: number | null
  /**
   * On a tablet: the PIN that proves the person at delivery, also in another session; null where it was
   * wrong, and the person has to sign in.
   */
  readonly pin?: SealedPin | null
  /** The server had not judged the PIN when this was typed. */
  readonly is_unproven?: boolean
  /** Operations whose records the body names: it is sent when none of them waits any longer. */
  readonly after?: readonly string[]
  /** The resources that the record's route writes; absent in items that an earlier version stored. */
  readonly writes?: readonly Resource[]
}

/** The resources to refresh once the item is acknowledged. */
export const writesOf = ({ writes }: OutboxItem): readonly Resource[] => writes ?? resources

/** Milliseconds: the first pause is up to one second, the longest up to five minutes. */
const firstPause = 1_000
const longestPause = 300_000

/**
 * When to try again: exponential with full jitter, and never before the server's own wish.
 * @param attempts failed so far, from 1
 * @param wished seconds that the server asked for, null without them
 * @param chance 0 to 1
 * @returns milliseconds from now
 */
export function pauseAfter(attempts: number, wished: number | null, chance: number): number {
  const ceiling = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20))
  return Math.round(Math.max((wished ?? 0) * 1_000, chance * ceiling))
}

/**
 * The items to send now: of each record its oldest open operation, if it waits, is due and belongs to this
 * user or brings its own proof, and the records that it names were sent; and photos whose record was sent.
 * Nothing waits for a photo.
 */
export function dueItems(items: readonly OutboxItem[], user_id: number, now: number): readonly OutboxItem[] {
  const open = items.filter(({ state }) => state !== 'sent').toSorted((a, b) => a.order - b.order)
  const heads = new Map<string, OutboxItem>()
  for (const item of open) if (item.photo === null && !heads.has(item.entity)) heads.set(item.entity, item)
  const followers = open.filter(
    ({ photo, entity, order }) =>
      photo !== null && (heads.get(entity)?.order ?? Number.POSITIVE_INFINITY) > order,
  )
  return [...heads.values(), ...followers].filter(
    (item) =>
      item.state === 'waiting' &&
      (item.user_id === user_id || (item.pin ?? null) !== null) &&
      item.next_at <= now &&
      !open.some(({ op_id }) => item.after?.includes(op_id) === true),
  )
}

/**
 * The progress of a person's outbox: the items sent since the oldest waiting one was entered, and the waiting
 * ones. Null where none waits.
 */
export function progressOf(
  items: readonly OutboxItem[],
  user_id: number | null,
): { readonly done: number; readonly total: number } | null {
  const own = items.filter((item) => item.user_id === user_id)
  const waiting = own.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return null
  const since = Math.min(...waiting.map(({ queued_at }) => queued_at))
  const done = own.filter(({ sent_at }) => sent_at !== null && sent_at >= since).length
  return { done, total: done + waiting.length }
}

/** When something will be due; null where nothing waits for its time. */
export function nextDue(items: readonly OutboxItem[], user_id: number): number | null {
  const times = dueItems(items, user_id, Number.POSITIVE_INFINITY).map(({ next_at }) => next_at)
  return times.length === 0 ? null : Math.min(...times)
}

/** The photos that a record's operation promises: those that follow it, up to the record's next operation. */
export function promisedPhotos(
  { entity, order, photo }: OutboxItem,
  items: readonly OutboxItem[],
): readonly OutboxItem[] {
  if (photo !== null) return []
  const followers = items.filter((one) => one.entity === entity && one.order > order)
  const next = Math.min(...followers.filter((one) => one.photo === null).map((one) => one.order))
  return followers.filter((one) => one.photo !== null && one.order < next)
}

type Renamed = { readonly from: string; readonly to: string | null }

/** The item after a record that it names was sent as another one, or was thrown away (`to` is null). */
export function renamed(item: OutboxItem, { from, to }: Renamed): OutboxItem {
  const { after = [], delivery } = item
  if (!after.includes(from)) return item
  const change = (_: string, value: unknown): unknown =>
    Array.isArray(value)
      ? value.flatMap((one: unknown) => (one !== from ? [one] : to === null ? [] : [to]))
      : value
  return {
    ...item,
    after: after.flatMap((one) => (one !== from ? [one] : to === null ? [] : [to])),
    delivery: {
      ...delivery,
      body: delivery.body === null ? null : JSON.stringify(JSON.parse(delivery.body), change),
    },
  }
}

type ByTask = ReadonlyMap<number | null, readonly OutboxItem[]>

/** Items by their task; a task whose items are as before keeps its list, so that nothing is drawn again. */
export function groupByTask(items: readonly OutboxItem[], before: ByTask): ByTask {
  const groups = [...Map.groupBy(items, ({ task_id }) => task_id)]
  return new Map(
    groups.map(([task_id, now]) => {
      const old = before.get(task_id)
      return [task_id, old !== undefined && JSON.stringify(old) === JSON.stringify(now) ? old : now]
    }),
  )
}

export type Counts = Readonly<Record<ItemState, number>> & {
  /** Another user's items; that user has to sign in. */ readonly others: number
  /** Among those that wait. */ readonly photos: number
}

export function countItems(items: readonly OutboxItem[], user_id: number | null): Counts {
  const own = items.filter((item) => item.user_id === user_id)
  const count = (state: ItemState): number => own.filter((item) => item.state === state).length
  return {
    waiting: count('waiting'),
    refused: count('refused'),
    conflict: count('conflict'),
    sent: count('sent'),
    others: items.filter((item) => item.user_id !== user_id && item.state !== 'sent').length,
    photos: own.filter((item) => item.state === 'waiting' && item.photo !== null).length,
  }
}
