/** For every writing route, and every reading one that needs more than its ids: a call that succeeds. */
import { account } from '@larder/contract/account'
import type { Route } from '@larder/contract/kit'
import { plans } from '@larder/contract/plans'
import { inTransaction } from '../src/db/transaction.ts'
import { unsubscribeLink } from '../src/features/account/public.ts'
import { fillPlan } from './fill-plan.ts'
import { call, type Caller, type TestApp } from './harness.ts'
import { redirect_uri, walk } from './identity-provider.ts'
import { makeScene, PASSWORD, withPlan, type Scene } from './scene.ts'

export type Sent = { readonly params?: Readonly<Record<string, unknown>>; readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown; readonly caller?: Caller }
type Recipe = (scene: Scene) => Sent | Promise<Sent>

let people = 0
const newcomer = (): string => `newcomer${(people += 1)}@example.com`

const company = {
  name: 'Rukkilill OÜ', address: 'Pikk 1, Tallinn', country_id: 63, email: 'info@rukkilill.example', preferred_language: 'et', reg_code: '12345678', vat_number: 'EE123456789',
  production_currency_id: 1, volume_system: 1, weight_system: 1, temperature_scale: 1, date_format_id: 1, entry_created_at_hidden: true,
}
const place = {
  name: 'Kalamaja', address: 'Kotzebue 1', country_id: 63, person_phone: '+372 5551234', person_email: 'kalamaja@sinilill.example', notification_email: 'a@b.ee,c@d.ee',
  contact_person: 'Mari Tamm', business_activity_id: 1, location_type_id: 1, number_of_employees: '1-3', preferred_language: 'et', timezone: 'Europe/Tallinn',
}

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

const at = ({ place }: Scene) => ({ placeId: place })
const itsPlan = ({ place, plan }: Scene) => ({ placeId: place, planId: plan })

export const recipes: Readonly<Record<string, Recipe>> = {
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
  'classifiers.states': () => ({ query: { country_id: 63 } }),
  'companies.create': () => ({ body: { ...company, sess_id: 'abc' } }),
  'companies.change': ({ company: companyId }) => ({ params: { companyId }, body: company }),
  'company_tokens.create': ({ company: companyId }) => ({ params: { companyId }, body: { name: 'Cash register' } }),
  'company_tokens.revoke': ({ integration }) => ({ params: { tokenId: integration } }),
  'entries.create': (scene) => ({
    params: { ...at(scene), id: 1, taskId: scene.task },
    body: { uuid: crypto.randomUUID(), performed_at: '2026-11-21T08:00:00.000Z', entry_fields: [{ task_step_id: scene.task, value: { temp: '7.0', unit: 'C' } }], action_options: [{ id: 1 }, { option_text: 'Closed the door' }], comment: 'after defrosting' },
  }),
  'entries.list': (scene) => ({ params: { ...at(scene), id: 1 }, query: { fromDate: '2026-11-01', toDate: '2026-11-30', page: 1, perPage: 25 } }),
  'overview.get': ({ company: companyId }) => ({ query: { companyId } }),
  'permissions.remove': ({ company: company_id, place: place_id, worker_access }) => ({ params: { id: worker_access }, body: { place_id, company_id } }),
  'permissions.invite': ({ company: company_id, place: place_id }) => ({ body: { place_id, company_id, first_name: 'Jaan', last_name: 'Kask', role: 'member', email: newcomer(), sendEmail: true } }),
  'place_users.get': (scene) => ({ params: { ...at(scene), id: scene.worker.id } }),
  'place_users.create': (scene) => ({ params: at(scene), body: { first_name: 'Jaan', last_name: 'Kask', username: newcomer(), access_level: 'member', company_access_level: null, place_accesses: [{ fhp_id: scene.sibling, access_level: 'readonly' }] } }),
  'place_users.change': (scene) => ({ params: { ...at(scene), id: scene.worker.id }, body: { access_level: 'readonly', place_accesses: [{ fhp_id: scene.sibling, access_level: 'member' }] } }),
  'place_users.remove': (scene) => ({ params: { ...at(scene), id: scene.worker.id } }),
  'places.create': ({ company: companyId }) => ({ params: { companyId }, body: place }),
  'places.change': (scene) => ({ params: at(scene), body: place }),
  'places.change_location_type': (scene) => ({ params: { ...at(scene), locationTypeId: 2 } }),
  'places.change_extra_data': (scene) => ({ params: at(scene), body: { extra_data: ['smoking'] } }),
  'places.change_customer_groups': (scene) => ({ params: at(scene), body: { customer_groups: [1, 2] } }),
  'places.save_progress': ({ company: company_id, place: place_id }) => ({ body: { place_id, company_id, onboarding_progress: [{ plan_created: 'yes' }, { seen: true }] } }),
  'plans.product_groups_offered': () => ({ params: { id: 1 }, query: { extra_datas: 'smoking' } }),
  'plans.food_groups_offered': () => ({ params: { id: 1 }, query: { extra_datas: 'smoking' } }),
  'plans.change_product_groups': (scene) => ({ params: at(scene), body: { product_groups: [1] } }),
  'plans.change_food_groups': (scene) => ({ params: at(scene), body: { food_groups: [1] } }),
  'plans.create_analysis': (scene) => ({ params: at(scene), body: { task_desc: 'Ice', task_subtype_id: 16, task_frequency_type_id: 9, custom_frequency: 'After each repair', comment: 'Laboratory' } }),
  'plans.change_analysis': (scene) => ({ params: { ...at(scene), id: scene.analysis }, body: { task_desc: 'Ice', task_subtype_id: 20, task_frequency_type_id: 8, custom_frequency: '', comment: '' } }),
  'plans.remove_analysis': (scene) => ({ params: { ...at(scene), id: scene.analysis } }),
  'plans.onboarding_general_info': (scene) => ({ params: at(scene), query: { business_activity_id: 1, extra_data: 'smoking', location_type: 1, lang: 'et' } }),
  'plans.status': (scene) => ({ params: itsPlan(scene) }),
  'plans.statuses': (scene) => ({ params: itsPlan(scene) }),
  'plans.confirm_step': (scene) => ({ params: itsPlan(scene), body: { key: 'generalInfo', done: true } }),
  'plans.section': async (scene) => ({ params: { ...itsPlan(await withPlan(scene)), id: 'title-page' }, query: { lang: 'en' } }),
  'plans.hazards': async (scene) => ({ params: at(await withPlan(scene)) }),
  'plans.hazard': async (scene) => {
    const params = at(await withPlan(scene))
    const hazards = await call(scene.test, plans.hazards, { params }, scene.owner)
    return { params: { ...params, id: hazards[0]?.id } }
  },
  'plans.generate': async (scene) => {
    await fillPlan(scene.test, scene.place, scene.owner)
    return { params: at(scene) }
  },
  'plans.download': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { lang: 'en' } }),
  'plans.confirm': async (scene) => {
    const { sha256 } = await call(scene.test, plans.status, { params: itsPlan(await withPlan(scene)) }, scene.owner)
    return { params: at(scene), body: { sha256 } }
  },
  'processes.offered': ({ place: placeId }) => ({ params: { id: 1 }, query: { placeId, lang: 'en' } }),
  'processes.select': (scene) => ({ params: at(scene), query: { lang: 'en' }, body: [{ process_id: 9, sub_processes: [] }, { process_id: 1 }] }),
  'processes.create': (scene) => ({ params: at(scene), body: { name: 'Pickling', description: 'In vinegar', original_production_process_id: null, sub_processes: [], order: 3 } }),
  'processes.find': (scene) => ({ params: { ...at(scene), id: scene.process } }),
  'processes.change': (scene) => ({ params: { ...at(scene), id: scene.process }, body: { order: 2, is_disabled: true, sub_processes: [] } }),
  'processes.remove': (scene) => ({ params: { ...at(scene), id: scene.process } }),
  'work_groups.create': (scene) => ({ params: at(scene), body: { name: 'Bar', email: 'bar@sinilill.example', is_disabled: false, workers_count: 3 } }),
  'work_groups.change': ({ group }) => ({ params: { id: group }, body: { name: 'Bar', email: '', is_disabled: true, workers_count: 3 } }),
  'work_groups.remove': ({ group }) => ({ params: { id: group } }),
  'work_groups.toggle': ({ group }) => ({ params: { id: group } }),
  'work_groups.workers': ({ group }) => ({ params: { id: group } }),
}

/** A good call of the route; without a recipe, its own place and company alone. */
export async function goodCall(route: Route, scene: Scene): Promise<Required<Pick<Sent, 'params'>> & Sent> {
  const { company: companyId, place: placeId } = scene
  const sent = (await recipes[route.name]?.(scene)) ?? {}
  const caller = route.permission === 'public' ? {} : scene.owner
  return { caller, ...sent, params: { companyId, placeId, ...sent.params } }
}

/** A new scene and the route's good call there. */
export async function stage(route: Route, test: TestApp): Promise<{ scene: Scene; sent: Awaited<ReturnType<typeof goodCall>> }> {
  const scene = await makeScene(test)
  return { scene, sent: await goodCall(route, scene) }
}
