import { sessionOf, userId, type Ctx } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { makeToken } from '#kit/tokens.ts'
import { endSession, findSession, insertSession } from './sessions.queries.ts'

/** Ends the session of the Authorization header; a cookie or a query never does. */
export async function signOut(ctx: Ctx): Promise<{ ok: true }> {
  const id = sessionOf(ctx)
  await endSession(ctx.db, id)
  ctx.audit({ entity: 'session', entity_id: id, detail: { ended: true } })
  return { ok: true }
}

/**
 * A token that stood in an address is exchanged once: the new one lives as long as the old one would have.
 */
export async function exchangeSession(ctx: Ctx): Promise<{ access_token: string; expires_in: number }> {
  const old = await findSession(ctx.db, sessionOf(ctx))
  if (!old) throw new Problem('unauthorized', 'Unauthenticated.')
  // Of several requests with one token the first ends the session; the others find none.
  if (!(await endSession(ctx.db, old.id))) throw new Problem('unauthorized', 'Unauthenticated.')
  const { token, hash } = makeToken('user')
  await insertSession(ctx.db, {
    token_hash: hash,
    user_id: userId(ctx),
    remember: old.remember,
    expires_at: old.expires_at,
    now: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'session', entity_id: old.id, detail: { exchanged: true } })
  return {
    access_token: token,
    expires_in: Math.max(1, Math.floor((Date.parse(old.expires_at) - ctx.now.getTime()) / 1_000)),
  }
}
