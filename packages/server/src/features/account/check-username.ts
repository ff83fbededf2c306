import { hasEmail } from '@larder/core/accounts'
import type { account } from '@larder/contract/account'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { findAccount } from './account.queries.ts'
import { readProof, spendCheck, type Proof } from './bot-check.ts'

/** Reads the registration form's proof of work. */
export const proveHuman = ({ platform, now }: Outside, { query }: Input<typeof account.checkUsername>) =>
  readProof(platform.config, query, now)

/** One proof is good for one check and for the registration after it. */
export async function checkUsername(
  ctx: Ctx,
  { query }: Input<typeof account.checkUsername>,
  proof: Proof,
): Promise<{ available: boolean }> {
  await spendCheck(ctx.db, proof, ctx.now)
  ctx.audit({ entity: 'account', detail: { username_checked: true } })
  const username = query.username.trim()
  return { available: hasEmail(username) && (await findAccount(ctx.db, username)) === undefined }
}
