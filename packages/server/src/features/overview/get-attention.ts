import { can, type Permission } from '@larder/core/permissions'
import { listAttention, listLowAreas, setupOf } from '@larder/core/statistics'
import type { Attention } from '@larder/contract/overview'
import { countToday } from '#features/activity-log/public.ts'
import { placeOf, type Ctx } from '#kit/context.ts'
import { findPlaceState } from './attention.queries.ts'
import { readPercents } from './get-overview.ts'

/** What is open at the place, and how far the checks of today are. */
export async function getAttention(ctx: Ctx): Promise<Attention> {
  const at = placeOf(ctx)
  const checks = await countToday(ctx.db, at, ctx.now)
  const state = { ...(await findPlaceState(ctx.db, at)), overdue_checks: checks.overdue }
  const may = (permission: Permission): boolean => can(ctx.actor, permission, at)
  // A visitor with a shared link reads what the link opens; the percentages are for people with a role here.
  const isMember = may('overview.missing')
  const items = listAttention(state, may).filter(({ is_mine }) => isMember || is_mine)
  const areas = isMember ? listLowAreas(await readPercents(ctx, at), may) : []
  const setup = can(ctx.actor, 'plans.edit', at) ? setupOf(state) : null
  return {
    checks,
    items,
    areas: [...areas],
    setup: setup === null ? null : [...setup],
  }
}
