/**
 * Sessions are opaque and absolute: 30 days when remembered, else 12 hours (and 8 hours after their last
 * use).
 */
import type { Ctx } from '#kit/context.ts'
import { forgetIdleBuckets } from '#kit/http/throttle.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { endExpiredSessions, insertSession, keepDevice, knowsDevice } from './sessions.queries.ts'

const HOUR_SECONDS = 3_600
const REMEMBERED_SECONDS = 30 * 24 * HOUR_SECONDS
const ORDINARY_SECONDS = 12 * HOUR_SECONDS

export type StartedSession = { access_token: string; expires_in: number; device_token: string }

/** Signs the person in on this device, which is known for the person from now on. */
export async function startSession(ctx: Ctx, user_id: number, remember: boolean): Promise<StartedSession> {
  const expires_in = remember ? REMEMBERED_SECONDS : ORDINARY_SECONDS
  const { token, hash } = makeToken('user')
  const now = ctx.now.toISOString()
  await endExpiredSessions(ctx.db, user_id, now)
  await forgetIdleBuckets(ctx.db, ctx.now)
  await insertSession(ctx.db, {
    token_hash: hash,
    user_id,
    remember,
    expires_at: new Date(ctx.now.getTime() + expires_in * 1_000).toISOString(),
    now,
  })
  return { access_token: token, expires_in, device_token: await noteDevice(ctx, user_id) }
}

/**
 * Keeps the browser's token when it is one of ours, so that people who share a browser are all recognised by
 * it.
 */
async function noteDevice(ctx: Ctx, user_id: number): Promise<string> {
  const sentToken = ctx.request.device_token
  const deviceToken =
    sentToken !== null && (await knowsDevice(ctx.db, hashToken(sentToken)))
      ? sentToken
      : makeToken('device').token
  await keepDevice(ctx.db, { token_hash: hashToken(deviceToken), user_id, created_at: ctx.now.toISOString() })
  return deviceToken
}

/** Signs the person in on a tablet of their place: the session reaches that place alone (`app.enter`). */
export async function startSessionOnDevice(
  ctx: Ctx,
  user_id: number,
  device_id: number,
): Promise<{ access_token: string; expires_in: number }> {
  const { token, hash } = makeToken('user')
  const now = ctx.now.toISOString()
  await endExpiredSessions(ctx.db, user_id, now)
  await insertSession(ctx.db, {
    token_hash: hash,
    user_id,
    remember: false,
    expires_at: new Date(ctx.now.getTime() + ORDINARY_SECONDS * 1_000).toISOString(),
    now,
    device_id,
  })
  return { access_token: token, expires_in: ORDINARY_SECONDS }
}
