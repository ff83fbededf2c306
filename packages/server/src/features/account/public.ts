/** The part of accounts that other features may use. */
import { hasEmail } from '@larder/core/accounts'
import type { Ctx } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { toOthers } from '#kit/mail/waiting-mail.ts'
import { makeToken } from '#kit/tokens.ts'
import { insertInvitation } from './invitations.queries.ts'
import { insertToken } from './tokens.queries.ts'

export type Invited = {
  readonly company_id: number
  /**
   * The e-mail address, or a generated name of a person without one (see core `hasEmail`): such a person gets
   * no e-mail.
   */
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly lang: string
  /** Whether a mail goes out, after the commit. */
  readonly send_email: boolean
}

/**
 * Invites an address to a company. Answers the id of the stand-in account that carries the access until the
 * person accepts: whether the address has an account is not read. Does not audit; the caller does.
 */
export async function inviteAccount(ctx: Ctx, invited: Invited): Promise<number> {
  const { company_id, username, first_name, last_name, lang, send_email } = invited
  const person = {
    company_id,
    email: username.trim(),
    firstname: first_name.trim(),
    lastname: last_name.trim(),
    lang,
  }
  const user_id = await insertInvitation(ctx.db, person, ctx.now.toISOString())
  if (send_email && hasEmail(person.email)) {
    await countMail(ctx, { to: person.email, company_id, field: 'sendEmail' })
    await enqueue(ctx, 'account.invite', { user_id }, await toOthers(ctx, company_id))
  }
  return user_id
}

export type Access = {
  readonly user_id: number
  readonly username: string
  readonly company_id: number
  readonly inviter: string
  readonly company: string
}

/** Notifies a colleague by e-mail that their access has grown. */
export async function mailAccess(
  ctx: Ctx,
  { user_id, username, company_id, inviter, company }: Access,
): Promise<void> {
  if (!hasEmail(username)) return
  await countMail(ctx, { to: username, company_id, field: 'sendEmail' })
  await enqueue(ctx, 'account.access', { user_id, inviter, company }, await toOthers(ctx, company_id))
}

export { startSessionOnDevice } from './start-session.ts'
export { endEmptyInvitation } from './invitations.queries.ts'
export { confirmedOf, enqueueLink, keyOf } from './mail-addresses.ts'
export { listConfirmed } from './mail-addresses.queries.ts'

const LINK_DAYS = 60

type Unsubscribing = { readonly base_url: string; readonly user_id: number; readonly lang: string }

/** The link of a weekly e-mail that ends it, for 60 days and without a sign-in. */
export async function makeUnsubscribeLink(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { base_url, user_id, lang }: Unsubscribing,
): Promise<string> {
  const { token, hash } = makeToken('one_time')
  const expires_at = new Date(now.getTime() + LINK_DAYS * 86_400_000).toISOString()
  await insertToken(db, { token_hash: hash, purpose: 'unsubscribe', user_id, detail: {}, expires_at })
  return `${base_url}/auth/${lang}/unsubscribed?token=${token}`
}
export { deleteAccounts, findAccountById } from './account.queries.ts'
