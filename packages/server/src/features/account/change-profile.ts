import type { Wire } from '@larder/contract/kit'
import { languageKeys } from '@larder/core/languages'
import type { account, Profile } from '@larder/contract/account'
import { userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import { changeProfileFields, getProfile, type ProfileFields } from './account.queries.ts'
import { findToken } from './tokens.queries.ts'

type ProfileAnswer = Wire<typeof Profile>

/** On a tablet the name and the language alone: the account is for the person's own devices. */
export async function readProfile(ctx: Ctx): Promise<ProfileAnswer> {
  const profile = await getProfile(ctx.db, userId(ctx))
  if (ctx.actor.kind !== 'tablet') return profile
  const { id, firstname, lastname, lang } = profile
  return { ...nothingOfAccount, id, firstname, lastname, lang }
}

const nothingOfAccount = {
  username: '',
  id_code: null,
  phone: null,
  newsletter: false,
  is_email_proven: true,
  has_seen_intro_slides: true,
  last_seen_notification_at: null,
}

/** General 5.4: a change of the name has both parts. */
export async function changeProfile(
  ctx: Ctx,
  { body }: Input<typeof account.changeProfile>,
): Promise<ProfileAnswer> {
  const { first_name, last_name, phone, has_seen_intro_slides } = body
  if (first_name !== undefined && last_name === undefined)
    throw invalid('last_name', 'required', 'Enter the last name.')
  if (last_name !== undefined && first_name === undefined)
    throw invalid('first_name', 'required', 'Enter the first name.')
  return change(ctx, {
    ...(first_name === undefined ? {} : { firstname: first_name.trim() }),
    ...(last_name === undefined ? {} : { lastname: last_name.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() || null }),
    ...(has_seen_intro_slides === undefined ? {} : { has_seen_intro_slides }),
  })
}

/** General 5.6. */
export async function changeLang(
  ctx: Ctx,
  { body }: Input<typeof account.changeLang>,
): Promise<ProfileAnswer> {
  const lang = body.lang.trim()
  if (lang === '') throw invalid('lang', 'required', 'No language is selected')
  if (!languageKeys.some((key) => key === lang))
    throw invalid('lang', 'unknown_language', 'Language not found!')
  if ((await readProfile(ctx)).lang === lang)
    throw invalid('lang', 'same_language', 'Please select a different language')
  return change(ctx, { lang })
}

export const changeNewsletter = (
  ctx: Ctx,
  { body }: Input<typeof account.changeNewsletter>,
): Promise<ProfileAnswer> => change(ctx, { newsletter: body.newsletter })

export const seeNotification = (
  ctx: Ctx,
  { body }: Input<typeof account.seeNotification>,
): Promise<ProfileAnswer> => change(ctx, { last_seen_notification_at: body.date })

async function change(ctx: Ctx, fields: ProfileFields): Promise<ProfileAnswer> {
  const changed = Object.keys(fields)
  if (changed.length === 0) throw invalid('first_name', 'required', 'Enter a change.')
  await changeProfileFields(ctx.db, userId(ctx), fields)
  ctx.audit({ entity: 'account', entity_id: userId(ctx), detail: { changed } })
  return readProfile(ctx)
}

/** The account whose weekly e-mail a link ends; undefined where the link is not valid. */
export async function readerOfToken(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<{ readonly id: number; readonly newsletter: boolean } | undefined> {
  const storedToken = await findToken(db, hashToken(token), ['unsubscribe'], now.toISOString())
  return storedToken === undefined || storedToken.user_id === null
    ? undefined
    : getProfile(db, storedToken.user_id)
}

/** A second click on the link of an old mail changes nothing and is no failure. */
export async function unsubscribe(
  ctx: Ctx,
  { body }: Input<typeof account.unsubscribe>,
): Promise<{ ok: true }> {
  const reader = await readerOfToken(ctx, body.token)
  if (reader === undefined) throw invalid('token', 'expired_token', 'This link is not valid anymore')
  await changeProfileFields(ctx.db, reader.id, { newsletter: false })
  ctx.audit({
    entity: 'account',
    entity_id: reader.id,
    user_id: reader.id,
    detail: { changed: ['newsletter'], by: 'token' },
  })
  return { ok: true }
}
