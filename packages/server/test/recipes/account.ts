import { account } from '@larder/contract/account'
import { permissions } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { makeUnsubscribeToken, makeUser, type TestUser } from '../builders.ts'
import { call } from '../harness.ts'
import { tokenFor } from '../mailed.ts'
import { redirect_uri, walk } from '../identity-provider.ts'
import { PASSWORD, type Scene } from '../scene.ts'
import { newcomer, type Recipes } from './recipe.ts'

async function mailedToken({ test, owner }: Scene): Promise<string> {
  await call(test, account.recover, { body: { username: owner.username, lang: 'en' } })
  await test.worker.drain()
  return tokenFor(test, owner.username)
}

/** The token of the e-mail to an address of the place outside the company. */
async function addressToken({ test, place, owner }: Scene): Promise<string> {
  const params = { placeId: place }
  const email = newcomer()
  const body = { ...(await call(test, places.get, { params }, owner)), notification_email: email }
  await call(test, places.change, { params, body }, owner)
  await test.worker.drain()
  return tokenFor(test, email)
}

/** A user with a proven address and an invitation by the owner, with the token of its e-mail. */
async function invited({
  test,
  owner,
  company,
}: Scene): Promise<{ person: TestUser; id: number; token: string }> {
  const person = await makeUser(test)
  const body = {
    company_id: company,
    first_name: 'Jaan',
    last_name: 'Kask',
    role: 'member',
    email: person.username,
  }
  await call(test, permissions.invite, { body }, owner)
  await test.worker.drain()
  const [invitation] = await call(test, account.invitations, {}, person)
  return { person, id: invitation?.id ?? 0, token: tokenFor(test, person.username) }
}

/** A person whose address is not proven yet; the e-mail with the link is sent. */
async function unproven(test: Scene['test']): Promise<{ person: TestUser; email: string }> {
  const person = await makeUser(test, { proven: false, username: newcomer() })
  await call(test, account.mailProof, {}, person)
  await test.worker.drain()
  return { person, email: person.username }
}

async function provenIdentity({ test, owner }: Scene): Promise<Record<string, string>> {
  const { authorization_url, state } = await call(test, account.startSmartid)
  const back = await walk(authorization_url, `EE4800101${owner.id}`)
  return { oauth_code: back.searchParams.get('code') ?? '', redirect_uri, state }
}

export const accountRecipes: Recipes = {
  'account.login': ({ owner }) => ({
    body: { username: owner.username, password: PASSWORD, remember_me: true, lang: 'en' },
  }),
  'account.finish_smartid_login': async (scene) => ({
    query: { response_type: 'token', client_id: '1' },
    body: await provenIdentity(scene),
  }),
  'account.register': () => ({
    body: {
      first_name: 'Mari',
      last_name: 'Tamm',
      username: newcomer(),
      password: PASSWORD,
      lang: 'et',
      phone: '+372 5551234',
    },
  }),
  'account.check_username': () => ({ query: { username: newcomer() } }),
  'account.check_promo_code': () => ({ query: { coupon: 'AUTUMN' } }),
  'account.recover': ({ owner }) => ({ body: { username: owner.username, lang: 'en' } }),
  'account.check_valid_token': async (scene) => ({ query: { password_token: await mailedToken(scene) } }),
  'account.check_mailed_token': async (scene) => ({ body: { password_token: await mailedToken(scene) } }),
  'account.accept_invitation': async (scene) => {
    const { person, id } = await invited(scene)
    return { params: { id }, caller: person }
  },
  'account.decline_invitation': async (scene) => {
    const { person, id } = await invited(scene)
    return { params: { id }, caller: person }
  },
  'account.mail_invitation': async (scene) => {
    const { person, id } = await invited(scene)
    return { params: { id }, caller: person }
  },
  'account.accept_by_token': async (scene) => ({ body: { token: (await invited(scene)).token } }),
  'account.confirm_address': async (scene) => ({ body: { token: await addressToken(scene) } }),
  'account.confirm_email': async ({ test }) => {
    const { email } = await unproven(test)
    return { body: { token: tokenFor(test, email) } }
  },
  'account.mail_proof': async ({ test }) => ({ caller: (await unproven(test)).person }),
  'account.set_new_password': async (scene) => ({
    body: { password_token: await mailedToken(scene), new_password: 'nine warm ovens' },
  }),
  'account.change_password': () => ({ body: { old_password: PASSWORD, new_password: 'nine warm ovens' } }),
  'account.change_profile': () => ({
    body: { first_name: 'Anna', last_name: 'Kask', phone: '+372 5551234', has_seen_intro_slides: true },
  }),
  'account.change_lang': () => ({ body: { lang: 'lv' } }),
  'account.change_newsletter': () => ({ body: { newsletter: true } }),
  'account.unsubscribe': async (scene) => ({
    body: { token: await makeUnsubscribeToken(scene.test, scene.owner.id) },
  }),
  'account.see_notification': () => ({ body: { date: '2026-11-20T08:00:00.000Z' } }),
  'account.texts': () => ({ params: { lang: 'et' } }),
}
