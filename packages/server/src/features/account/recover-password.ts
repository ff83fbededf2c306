import type { account } from '@larder/contract/account'
import type { Ctx, Input } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'

/** Answers the same, as fast, for everybody: who that is, is looked up by the job. */
export async function recoverPassword(
  ctx: Ctx,
  { body }: Input<typeof account.recover>,
): Promise<{ ok: true }> {
  await enqueue(ctx, 'account.recover', { username: body.username.trim(), lang: body.lang })
  ctx.audit({ entity: 'account', detail: { recovery_asked: true } })
  return { ok: true }
}
