/** How the author of a record was identified: part of the record, and of its revision in the chain. */
import type { IdentifiedBy } from '@larder/core/entries'
import type { Ctx } from '#kit/context.ts'

export type Identity = {
  readonly identified_by: IdentifiedBy
  readonly worker_id: number | null
  readonly device_id: number | null
  /** Who gave the code of the PIN, by name; null where the person has chosen it in the own account. */
  readonly vouched_by: string | null
}

export const bySensor: Identity = {
  identified_by: 'sensor',
  worker_id: null,
  device_id: null,
  vouched_by: null,
}

/** A session of a tablet was opened by PIN, every other one by the person's own account. */
export function identityOf(
  { request }: Pick<Ctx, 'request'>,
  { identity: { worker_id, device_id, vouched_by } }: { readonly identity: Omit<Identity, 'identified_by'> },
): Identity {
  const identified_by = device_id === null ? 'account' : request.was_unproven ? 'pin_later' : 'pin'
  return { identified_by, worker_id, device_id, vouched_by }
}
