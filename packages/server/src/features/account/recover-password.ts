import type { account } from '@larder/contract/account'
import type { Ctx, Input } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'

/** The answer and its time are the same for every username, because the job reads the account later. */
export async function recoverPassword(
  ctx: Ctx,
  { body }: Input<typeof account.recover>,
): Promise<{ ok: true }> {
  await enqueue(ctx, 'account.recover', { username: body.username.trim(), lang: body.lang })
  ctx.audit({ entity: 'account', detail: { recovery_asked: true } })
  return { ok: true }
}
