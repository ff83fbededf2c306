/**
 * E-mails of a place go to members of its company. Any other address first gets one e-mail with a link, and
 * nothing more until its owner opens the link and agrees: otherwise a free account is a way to mail
 * strangers.
 */
import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import { languageOrEnglish } from '@larder/core/languages'
import type { Ctx, Input } from '#kit/context.ts'
import { enqueue, forCompany, type Enqueuing, type JobHandler } from '#kit/jobs/jobs.ts'
import { isMailLimitReached } from '#kit/mail/mail-limit.ts'
import { post } from '#kit/mail/mail.ts'
import { toOthers } from '#kit/mail/waiting-mail.ts'
import { invalid } from '#kit/problem.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { mailAddressEmail } from './emails.ts'
import {
  confirmMailAddress,
  insertMailAddress,
  listConfirmed,
  findCompanyName,
  hasMailAddress,
} from './mail-addresses.queries.ts'
import { insertToken, useToken } from './tokens.queries.ts'

const LIFE_MS = 7 * 86_400_000

type Asking = { readonly company_id: number; readonly lang: string }
/** The job that mails the link. */
export const enqueueLink = async (
  ctx: Enqueuing,
  email: string,
  { company_id, lang }: Asking,
): Promise<void> =>
  enqueue(ctx, 'account.confirm_address', { company_id, email, lang }, await toOthers(ctx, company_id))

/**
 * The addresses that may get e-mails of the company. Each other one gets one request for consent; beyond the
 * limits of the day it gets it the next time.
 */
export async function confirmedOf(
  ctx: Enqueuing,
  emails: readonly string[],
  asking: Asking,
): Promise<readonly string[]> {
  const confirmed = await listConfirmed(ctx.db, asking.company_id, emails.map(keyOf))
  const waiting = new Map(
    emails.filter((email) => !confirmed.has(keyOf(email))).map((email) => [keyOf(email), email]),
  )
  for (const [email_key, email] of waiting) await askOnce(ctx, { email_key, email }, asking)
  return emails.filter((email) => confirmed.has(keyOf(email)))
}

export const keyOf = (email: string): string => email.trim().toLowerCase()

async function askOnce(
  ctx: Enqueuing,
  { email_key, email }: { readonly email_key: string; readonly email: string },
  asking: Asking,
): Promise<void> {
  const { company_id } = asking
  const { db, now } = ctx
  if (
    (await hasMailAddress(db, { company_id, email_key })) ||
    (await isMailLimitReached({ db, now }, { to: email, company_id }))
  )
    return
  if (await insertMailAddress(db, { company_id, email_key }, now.toISOString()))
    await enqueueLink(ctx, email, asking)
}

/** The token is behind the `#` of the link: a browser sends that part to no server, so it is in no log. */
export const mailLink: JobHandler = (platform, payload) => {
  const { company_id, email, lang: requestLanguage } = payload as Asking & { readonly email: string }
  return forCompany(platform, company_id, async ({ db, now }) => {
    const company = await findCompanyName(db, company_id)
    if (company === undefined) return
    const lang = languageOrEnglish(requestLanguage)
    const { token, hash } = makeToken('one_time')
    await insertToken(db, {
      token_hash: hash,
      purpose: 'mail_address',
      user_id: null,
      detail: { company_id, email_key: keyOf(email) },
      expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    })
    const link = `${platform.config.base_url}/auth/confirm-address?lang=${lang}#password_token=${token}`
    await post(
      { db, now, platform, afterCommit: (work) => work() },
      mailAddressEmail({ to: email, name: '', lang }, company, link),
    )
  })
}

/** @throws Problem `invalid` `expired_token` */
export async function confirmAddress(
  ctx: Ctx,
  { body }: Input<typeof account.confirmAddress>,
): Promise<ResponseOf<typeof account.confirmAddress>> {
  const now = ctx.now.toISOString()
  const token = await useToken(ctx.db, hashToken(body.token), ['mail_address'], now)
  const address = token?.detail as { company_id: number; email_key: string } | undefined
  const company = address === undefined ? null : await confirmMailAddress(ctx.db, address, now)
  if (address === undefined || company === null)
    throw invalid('token', 'expired_token', 'This link is not valid anymore')
  ctx.audit({
    entity: 'mail_address',
    entity_id: address.email_key,
    detail: { confirmed_for: address.company_id },
  })
  return { ok: true, company }
}
