/** Times that devices say: believed unless their clock is wrong (R2.7). */
import { isBeforeSetup } from '@larder/core/schedule'
import { placeOf, type Ctx } from '../context.ts'
import { invalid } from '../problem.ts'
import { findSetup } from './place-setup.queries.ts'

/** A device clock may run this far ahead before its time is not believed. */
const MAX_AHEAD_MS = 5 * 60_000
/** A device's clock that differs by more counts as wrong, and its times are corrected by the difference. */
const MAX_SKEW_MS = 2 * 60_000

/** Milliseconds that the device's clock is ahead of the server's; 0 where it is near enough. */
export function clockSkew({ now, request: { device_time } }: Pick<Ctx, 'now' | 'request'>): number {
  const skew = device_time === null ? 0 : device_time - now.getTime()
  return Math.abs(skew) > MAX_SKEW_MS ? skew : 0
}

/**
 * The time of the action by the device; now where it gives none. ISO, UTC. @throws Problem 422 `performed_at`
 * where it is in the future
 */
export const performedAt = (
  ctx: Pick<Ctx, 'now' | 'request'>,
  { performed_at }: { readonly performed_at?: string | undefined },
): string => saidTime(ctx, performed_at, 'performed_at')

/**
 * The same, of a place that was set up by then; a day is left for what was done just before.
 * @throws Problem 422 as `performedAt`, and `before_place`
 */
export async function performedHere(
  ctx: Ctx,
  sent: { readonly performed_at?: string | undefined },
): Promise<string> {
  const performed_at = performedAt(ctx, sent)
  if (sent.performed_at === undefined) return performed_at
  const { created_at, timezone } = await findSetup(ctx.db, placeOf(ctx))
  if (isBeforeSetup({ since: created_at, timezone }, performed_at))
    throw invalid('performed_at', 'before_place', 'The place did not exist yet.')
  return performed_at
}

/** The same of another field. @throws Problem 422 at the field */
export function saidTime(
  ctx: Pick<Ctx, 'now' | 'request'>,
  deviceTime: string | undefined,
  field: string,
): string {
  if (deviceTime === undefined) return ctx.now.toISOString()
  const time = new Date(Date.parse(deviceTime) - clockSkew(ctx))
  if (time.getTime() > ctx.now.getTime() + MAX_AHEAD_MS)
    throw invalid(field, 'ahead', 'The time is in the future.')
  return time.toISOString()
}
