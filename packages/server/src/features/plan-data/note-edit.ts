import { writingUser, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { unconfirmPlan } from './plan-state.queries.ts'
import { insertPlanChange } from './plan-edits.queries.ts'

export type EditNote = {
  /** Static names of the sections that say something else now. */
  readonly sections: readonly string[]
  /** The kind of change: `hazard_changed`, `flow_changed` … */
  readonly code: string
  readonly detail?: Readonly<Record<string, unknown>>
  /** The user's own words, where the form has a field for them. */
  readonly reason?: string
}

/**
 * To be called in the transaction of every change of the plan's content (for changes of its input there is
 * `noteInput`): the change is listed with author and reason, and a confirmed plan is confirmed no longer.
 * Nothing has to be generated again.
 */
export async function noteEdit(ctx: Ctx, at: PlaceKey, note: EditNote): Promise<void> {
  await insertPlanChange(ctx.db, at, {
    ...note,
    changed_at: ctx.now.toISOString(),
    changed_by: writingUser(ctx),
  })
  await unconfirmPlan(ctx.db, at)
}
