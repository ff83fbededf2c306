/** What a place does follows from its switches: who begins to smoke gets the step, who stops loses it. */
import { processNumber } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { getPlace, startingProfile } from '#features/plans/public.ts'
import { findProcess, orderOf } from './describe-process.ts'
import { addToSelection, listRows, removeFromSelection } from './processes.queries.ts'

type Moved = { readonly added: readonly number[]; readonly removed: readonly number[] }

/**
 * To be called in the transaction that changes a place's switches, after it: processes that a new place would
 * now start with come in, those that it no longer would go. What the place chose by hand beside them stays,
 * and its own processes. Nothing moves before the first choice: until then the proposals follow the switches.
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
