import { account } from '@larder/contract/account'
import { inTransaction } from '../../src/db/transaction.ts'
import { unsubscribeLink } from '../../src/features/account/public.ts'
import { call } from '../harness.ts'
import { redirect_uri, walk } from '../identity-provider.ts'
import { PASSWORD, type Scene } from '../scene.ts'
import { newcomer, type Recipes } from './recipe.ts'

async function mailedToken({ test, owner }: Scene): Promise<string> {
  await call(test, account.recover, { body: { username: owner.username, lang: 'en' } })
  await test.worker.drain()
  return /password_token=(lo_[\w-]{43})/.exec(test.mails.filter(({ to }) => to === owner.username).at(-1)?.text ?? '')?.[1] ?? ''
}

async function unsubscribeToken({ test, owner }: Scene): Promise<string> {
  const entry = { credential: { kind: 'anonymous' }, role: 'larder_app', writes: true, place_id: null, company_id: null, now: test.clock.now } as const
  const link = await inTransaction(test.platform.pool, entry, (db) => unsubscribeLink({ db, now: test.clock.now, platform: test.platform }, owner.id, 'et'))
  return new URL(link).searchParams.get('token') ?? ''
}

async function provenIdentity({ test, owner }: Scene): Promise<Record<string, string>> {
  const { authorization_url, state } = await call(test, account.startSmartid)
  const back = await walk(authorization_url, `EE4800101${owner.id}`)
  return { oauth_code: back.searchParams.get('code') ?? '', redirect_uri, state }
}

export const accountRecipes: Recipes = {
  'account.login': ({ owner }) => ({ body: { username: owner.username, password: PASSWORD, remember_me: true, lang: 'en' } }),
  'account.finish_smartid_login': async (scene) => ({ query: { response_type: 'token', client_id: '1' }, body: await provenIdentity(scene) }),
  'account.register': () => ({ body: { first_name: 'Mari', last_name: 'Tamm', username: newcomer(), password: PASSWORD, lang: 'et', phone: '+372 5551234' } }),
  'account.check_username': () => ({ query: { username: newcomer() } }),
  'account.check_promo_code': () => ({ query: { coupon: 'AUTUMN' } }),
  'account.recover': ({ owner }) => ({ body: { username: owner.username, lang: 'en' } }),
  'account.check_valid_token': async (scene) => ({ query: { password_token: await mailedToken(scene) } }),
  'account.set_new_password': async (scene) => ({ body: { password_token: await mailedToken(scene), new_password: 'nine warm ovens' } }),
  'account.change_password': () => ({ body: { old_password: PASSWORD, new_password: 'nine warm ovens' } }),
  'account.change_profile': () => ({ body: { first_name: 'Anna', last_name: 'Kask', phone: '+372 5551234', has_seen_intro_slides: true } }),
  'account.change_lang': () => ({ body: { lang: 'lv' } }),
  'account.change_newsletter': () => ({ body: { newsletter: true } }),
  'account.unsubscribe': async (scene) => ({ body: { token: await unsubscribeToken(scene) } }),
  'account.see_notification': () => ({ body: { date: '2026-11-20T08:00:00.000Z' } }),
  'account.texts': () => ({ params: { lang: 'et' } }),
}
