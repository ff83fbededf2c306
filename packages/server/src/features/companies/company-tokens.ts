import type { companyTokens } from '@larder/contract/companies'
import { companyOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { makeToken } from '#kit/tokens.ts'
import { insertToken, listTokens, revokeTokenRow } from './company-tokens.queries.ts'

export const listCompanyTokens = (ctx: Ctx) => listTokens(ctx.db, companyOf(ctx))

const endOf = (now: Date, days: number | null): string | null =>
  days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString()

/** The secret leaves the server this once; its hash stays. */
export async function createCompanyToken(ctx: Ctx, { body }: Input<typeof companyTokens.create>) {
  const { token, hash, last4 } = makeToken('integration')
  const row = await insertToken(ctx.db, {
    company_id: companyOf(ctx),
    name: body.name.trim(),
    token_hash: hash,
    last4,
    scopes: [...body.scopes],
    expires_at: endOf(ctx.now, body.valid_days ?? null),
    created_by: userId(ctx),
    created_at: ctx.now.toISOString(),
  })
  ctx.audit({
    entity: 'company_token',
    entity_id: row.id,
    detail: { name: row.name, last4, scopes: row.scopes },
  })
  return { ...row, token }
}

/** @throws Problem `not_found` when it has been revoked before */
export async function revokeCompanyToken(
  ctx: Ctx,
  { params }: Input<typeof companyTokens.revoke>,
): Promise<{ ok: true }> {
  if (!(await revokeTokenRow(ctx.db, companyOf(ctx), params.tokenId, ctx.now.toISOString())))
    throw notFound('company_tokens')
  ctx.audit({ entity: 'company_token', entity_id: params.tokenId })
  return { ok: true }
}
