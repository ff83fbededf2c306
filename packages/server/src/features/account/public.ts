/** What other features may ask of accounts. */
import type { Ctx } from '#kit/context.ts'
import { enqueue } from '#kit/jobs.ts'
import { makeToken } from '#kit/tokens.ts'
import { accountFor } from './account.queries.ts'
import { insertToken } from './tokens.queries.ts'

export type Invited = {
  /** The e-mail address, or a made-up name of a person who has none (see core `hasEmail`): such a person gets no mail. */
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly lang: string
  /** Whether a mail goes out, after the commit. */
  readonly send_email: boolean
  /** How the mail names who invites, and where to. */
  readonly inviter: string
  readonly company: string
}

/**
 * The account behind an address, made when there is none, and its invitation by mail. Tells nothing but the id: who
 * invites does not learn whether the account existed, and never holds its token. Does not audit; the caller does.
 */
export async function inviteAccount(ctx: Ctx, invited: Invited): Promise<number> {
  const { username, first_name, last_name, lang, send_email, inviter, company } = invited
  const user_id = await accountFor(ctx.db, { username: username.trim(), firstname: first_name.trim(), lastname: last_name.trim(), lang }, ctx.now.toISOString())
  if (send_email) await enqueue(ctx, 'account.invite', { user_id, inviter, company })
  return user_id
}

const UNSUBSCRIBE_DAYS = 90

/** The link at the end of a weekly mail; works more than once, for 90 days. */
export async function unsubscribeLink(ctx: Pick<Ctx, 'db' | 'now' | 'platform'>, user_id: number, lang: string): Promise<string> {
  const { token, hash } = makeToken('one_time')
  const expires_at = new Date(ctx.now.getTime() + UNSUBSCRIBE_DAYS * 86_400_000).toISOString()
  await insertToken(ctx.db, { token_hash: hash, purpose: 'unsubscribe', user_id, detail: {}, expires_at })
  return `${ctx.platform.config.base_url}/auth/${lang}/unsubscribed?token=${token}`
}
