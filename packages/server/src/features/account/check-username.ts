import type { account } from '@larder/contract/account'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { findAccount } from './account.queries.ts'
import { readProof } from './bot-check.ts'

/** Asks for the registration form's proof of work and leaves it unused: the registration itself uses it up. */
export const proveHuman = ({ platform, now }: Outside, { query }: Input<typeof account.checkUsername>) => readProof(platform.config, query, now)

export const checkUsername = async (ctx: Ctx, { query }: Input<typeof account.checkUsername>): Promise<{ available: boolean }> =>
  ({ available: (await findAccount(ctx.db, query.username.trim())) === undefined })
