import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { findAccountByIdCode } from './account.queries.ts'
import { authorizationUrl, identityOf, returnAddress, type Identity } from './identity-provider.ts'
import { invalidCredentials } from './sign-in.ts'
import { startSession } from './start-session.ts'
import { findToken, forgetExpiredTokens, insertToken, useToken } from './tokens.queries.ts'

const LIFE_MS = 30 * 60_000

type Journey = { readonly state: string; readonly authorization_url: string }

export async function prepareSmartId({ platform }: Outside): Promise<Journey> {
  const state = makeToken('one_time').token
  return { state, authorization_url: await authorizationUrl(platform, state) }
}

export async function startSmartId(
  ctx: Ctx,
  _input: Input<typeof account.startSmartid>,
  journey: Journey,
): Promise<Journey> {
  await forgetExpiredTokens(ctx.db, ctx.now.toISOString())
  await insertToken(ctx.db, {
    token_hash: hashToken(journey.state),
    purpose: 'oauth_state',
    user_id: null,
    detail: {},
    expires_at: new Date(ctx.now.getTime() + LIFE_MS).toISOString(),
  })
  ctx.audit({ entity: 'session', detail: { smart_id: 'started' } })
  return journey
}

export async function proveBySmartId(
  { platform, read, now }: Outside,
  { body }: Input<typeof account.finishSmartidLogin>,
): Promise<Identity> {
  if (body.redirect_uri !== returnAddress(platform.config))
    throw invalid('redirect_uri', 'redirect_uri', 'This redirect address is not registered.')
  const stateToken = await read((db) =>
    findToken(db, hashToken(body.state), ['oauth_state'], now.toISOString()),
  )
  if (!stateToken) throw invalidCredentials()
  return identityOf(platform, { code: body.oauth_code, state: body.state })
}

/**
 * Signs in the user with the id code; without one, returns the name to register and a token that proves it to
 * the registration.
 */
export async function finishSmartId(
  ctx: Ctx,
  { body }: Input<typeof account.finishSmartidLogin>,
  identity: Identity,
): Promise<ResponseOf<typeof account.finishSmartidLogin>> {
  const now = ctx.now.toISOString()
  if (!(await useToken(ctx.db, hashToken(body.state), ['oauth_state'], now))) throw invalidCredentials()
  const existingAccount = await findAccountByIdCode(ctx.db, identity.idcode)
  if (existingAccount) {
    ctx.audit({ entity: 'session', user_id: existingAccount.id, detail: { by: 'smart_id' } })
    return startSession(ctx, existingAccount.id, false)
  }
  const { token, hash } = makeToken('one_time')
  await insertToken(ctx.db, {
    token_hash: hash,
    purpose: 'smartid',
    user_id: null,
    detail: { ...identity },
    expires_at: new Date(ctx.now.getTime() + LIFE_MS).toISOString(),
  })
  ctx.audit({ entity: 'session', detail: { smart_id: 'unknown' } })
  return { ...identity, registration_token: token }
}
