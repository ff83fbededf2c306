import { can } from '@larder/core/permissions'
import { listAttention, setupOf } from '@larder/core/statistics'
import type { Attention } from '@larder/contract/overview'
import { countToday } from '#features/activity-log/public.ts'
import { placeOf, type Ctx } from '#kit/context.ts'
import { findPlaceState } from './attention.queries.ts'

/** What at the place needs the reader, and how far the checks of today are. */
export async function getAttention(ctx: Ctx): Promise<Attention> {
  const at = placeOf(ctx)
  const checks = await countToday(ctx.db, at, ctx.now)
  const state = { ...(await findPlaceState(ctx.db, at)), overdue_checks: checks.overdue }
  const setup = can(ctx.actor, 'plans.edit', at) ? setupOf(state) : null
  return {
    checks,
    items: [...listAttention(state, (permission) => can(ctx.actor, permission, at))],
    setup: setup === null ? null : [...setup],
  }
}
