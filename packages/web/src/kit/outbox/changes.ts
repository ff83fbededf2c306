/** What a person decides about an operation that waits, was refused or is in conflict. */
import { announceAndWake } from './deliverer.ts'
import { promisedPhotos, type OutboxItem } from './item.ts'
import { store } from './queue.ts'

const afresh = { state: 'waiting', attempts: 0, next_at: 0, refusal: null } as const

/** Sends a refused or conflicting operation as another one: another body is another operation. */
export async function sendInstead(
  item: OutboxItem,
  { body, op_id, entity }: { readonly body: string; readonly op_id: string; readonly entity: string },
): Promise<void> {
  const delivery = { ...item.delivery, body }
  await store.replace(item.op_id, { ...item, op_id, entity, delivery, ...afresh, queued_at: Date.now() })
  await announceAndWake()
}

/** Tries a refused operation again as it was: a right or a task may have come back. */
export async function tryAgain({ op_id }: OutboxItem): Promise<void> {
  await store.change(op_id, afresh)
  await announceAndWake()
}

/** Throws an operation away with the photos that it promises; only a person decides that. */
export async function discard(item: OutboxItem): Promise<void> {
  const photos = promisedPhotos(item, await store.list())
  await store.discard([item, ...photos].map(({ op_id }) => op_id))
  await announceAndWake()
}

/**
 * Takes back an operation that the server cannot have received, with its photos. False where it may have: the
 * lock is held while something is sent.
 */
export async function withdraw(op_id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const work = async (lock: Lock | null): Promise<boolean> => {
    const item = (await store.list()).find((one) => one.op_id === op_id)
    const unsent = item !== undefined && item.attempts === 0 && item.state === 'waiting'
    if (lock === null || !(unsent || item?.state === 'refused')) return false
    await discard(item)
    return true
  }
  return navigator.locks.request('larder-outbox', { ifAvailable: true }, work).catch(() => false)
}
