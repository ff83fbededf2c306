/** A place's processes follow its switches: turning on smoking adds its step, turning it off removes it. */
import { processNumber } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { getPlace, startingProfile } from '#features/plan-data/public.ts'
import { findProcess, orderOf } from './describe-process.ts'
import { addToSelection, listRows, removeFromSelection } from './processes.queries.ts'

type Moved = { readonly added: readonly number[]; readonly removed: readonly number[] }

/**
 * To be called in the transaction that changes a place's switches, after it: adds the processes that a new
 * place would now start with, and removes those that it no longer would. Processes chosen by hand stay, and
 * so do own ones. Before the first choice nothing changes: until then the proposals follow the switches.
 */
export async function followSwitches(ctx: Ctx, at: PlaceKey, before: readonly string[]): Promise<Moved> {
  if ((await listRows(ctx.db, at)).length === 0) return { added: [], removed: [] }
  const place = await getPlace(ctx.db, at)
  const startWith = (extra_data: unknown): readonly number[] =>
    (startingProfile({ ...place, extra_data })?.processes ?? []).map(({ id }) => processNumber(id))
  const [old, now] = [startWith(before), startWith(place.extra_data)]
  const added = now.filter((number) => !old.includes(number))
  const removed = old.filter((number) => !now.includes(number))
  const selection = added.flatMap((process_id) => {
    const process = findProcess(process_id)
    return process === undefined ? [] : [{ process_id, sub_processes: [], order_number: orderOf(process) }]
  })
  await addToSelection(ctx.db, at, selection, ctx.now.toISOString())
  await removeFromSelection(ctx.db, at, removed)
  return { added, removed }
}
