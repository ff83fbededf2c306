/** For every writing route, and every reading one that needs more than its ids: a call that succeeds. */
import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { entries } from '@larder/contract/entries'
import type { Route } from '@larder/contract/kit'
import { pausePeriods } from '@larder/contract/pause-periods'
import { addStep, connect } from '@larder/core/flow'
import { equipment, rooms } from '@larder/contract/equipment'
import { planFlows } from '@larder/contract/plan-flows'
import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { planProposals } from '@larder/contract/plan-proposals'
import { plans } from '@larder/contract/plans'
import { productGroups } from '@larder/contract/product-groups'
import { sensorSources } from '@larder/contract/sensor-readings'
import { sensors } from '@larder/contract/sensors'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { tasks } from '@larder/contract/tasks'
import { tickets } from '@larder/contract/tickets'
import { inTransaction } from '../src/db/transaction.ts'
import { restOnOlder } from '../src/demo/older-edition.ts'
import { unsubscribeLink } from '../src/features/account/public.ts'
import { proposeToAll } from '../src/features/plans/public.ts'
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

async function sharedLink({ test, owner, place: placeId }: Scene): Promise<{ token: string; secret: string }> {
  const [made] = await call(test, sharedAccesses.create, { params: { placeId }, body: { name: 'Liis Kontroll', email: 'inspector@example.com', valid_date: '2026-12-05', modules: ['plan'] } }, owner)
  return { token: made?.token ?? '', secret: new URL(made?.link ?? '').searchParams.get('shared_access_token') ?? '' }
}

const ownTask = ({ group }: Scene) => ({
  name: 'Delivery of fish', task_subtype_id: 4, task_frequency_type_id: 9, is_checklist: false, instructionText: 'Look at ice and eyes.', instructionSummaryText: 'Ice, eyes, smell', is_disabled: false, is_ticket: false,
  custom_frequency: { custom_frequency_type_id: 5, task_frequency_cnt: 1, times: ['08:00'], days_of_week: [2, 5], start_time: '2026-11-23T00:00', repeat_on: null },
  task_steps: [
    { task_step_type_name: 'enter_temperature', name: 'Core of the fish', entry_max_value: 2, is_required: true, timer_hours: 1, timer_notify_minutes: 10 },
    { task_step_type_name: 'choose_one_answer', name: 'Smell', options: [{ text: 'Fresh', is_breach: false }, { text: 'Off', is_breach: true }], allow_custom_value_ind: true },
    { task_step_type_name: 'enter_amount', name: 'Weight', custom_unit: 'kg', is_required: false, user_group_id: group },
  ],
  corrective_action: { text: 'Send it back.', custom_options_enabled: true, options: [{ option_text: 'Sent back' }] },
  user_group_id: group, responsible_role_ids: [group], notify_role_ids: [group], is_verification_enabled: true, verification_user_group_id: group, verification_notification_frequency_type_id: 3,
})

const ownHazard = {
  type: 'physical', language: 'en', severity: 4, probability: 3, words: { name: 'Splinters of bone', hazard: [{ kind: 'paragraph', spans: [{ text: 'From the saw.' }] }] }, reason: 'New saw',
  control: {
    limit_name: 'Mesh of the sieve', quantity: 'mm', min: null, max: 2, hold_minutes: null, category: 'other', frequency: 'once_a_day', times: ['09:00'],
    task_name: 'Look at the sieve', instruction: 'Against the light', corrective_action: 'Sieve again', verification: 'Weekly', record: 'Sieve log',
  },
}

const ownSection = { name: 'Allergen board', section_group: 'annexes' as const, language: 'en', text: [{ kind: 'heading' as const, level: 1 as const, spans: [{ text: 'Where it hangs' }] }], reason: 'Inspector' }
const ownText = { static_name: 'sources', position: 'after' as const, language: 'en', text: [{ kind: 'paragraph' as const, spans: [{ text: 'Own', bold: true as const }] }] }

const probe = { name: 'Probe', lower_error_margin: 0, upper_error_margin: 6, max_error_count: 3, device_id: 'A8:40:41:00:01:81:D2:E4', channel: 'temperature' as const, interval_minutes: 10 }
const fridge = { name: 'Fridge 2', equipment_type: { id: 1 }, is_active: true, sensor: probe, entity_task_subtypes: [{ task_subtype: { id: 1, name: 'Cold storage' }, is_active: true, order_number: 1 }] }
const coldRoom = {
  name: 'Cold room', size: 12.5, room_type: { id: 2 }, is_disabled: false, entity_task_subtypes: [{ task_subtype: { id: 9, name: 'Cleaning' }, is_active: true, order_number: 2 }],
  sensor: { name: 'Probe', below: 0, above: 6, sendNotificationAfter: 3, device_id: 'A8:40:41:00:01:81:D2:E5', channel: 'temperature' as const, interval_minutes: 10 },
}
const makeEquipment = (scene: Scene) => call(scene.test, equipment.create, { params: at(scene), body: fridge }, scene.owner)
const makeSource = (scene: Scene) => call(scene.test, sensorSources.create, { params: at(scene), body: { name: 'Gateway', kind: 'json' as const } }, scene.owner)
const makeRoom = (scene: Scene) => call(scene.test, rooms.create, { params: at(scene), body: coldRoom }, scene.owner)

const at = ({ place }: Scene) => ({ placeId: place })
const itsPlan = ({ place, plan }: Scene) => ({ placeId: place, planId: plan })

/** A limit of the plan that has a maximum. */
async function limitOf(scene: Scene): Promise<{ placeId: number; limitId: string }> {
  const { test, place: placeId } = await withPlan(scene)
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select l ->> 'id' as id from food_safety_plans p, jsonb_array_elements(p.plan -> 'limits') l where p.place_id = $1 and l ->> 'max' is not null and l ->> 'min' is null order by 1 limit 1`, [placeId])
  return { placeId, limitId: rows[0]?.id ?? '' }
}

/** A product group of the place, with a product. */
const groupOf = (scene: Scene) =>
  call(scene.test, productGroups.create, { params: itsPlan(scene), body: { name: 'Cakes', products: [{ name: 'Carrot cake' }] } }, scene.owner)

/** The scene with its plan confirmed. */
async function confirmed(scene: Scene): Promise<Scene> {
  const { test, place: placeId, owner } = await withPlan(scene)
  await call(test, plans.confirm, { params: { placeId }, body: {} }, owner)
  return scene
}

/** The scene with a plan of an older edition, and what the newest proposes. */
async function proposed(scene: Scene): Promise<Scene> {
  const { test, company: company_id, place: place_id } = await withPlan(scene)
  await restOnOlder(test.platform, { company_id, place_id })
  await proposeToAll(test.database.pool, { now: test.clock.now })
  return scene
}

const holidays = { name: 'Holidays', start_date: '2026-12-24', end_date: '2027-01-03' }
const pauseOf = async (scene: Scene): Promise<number> => (await call(scene.test, pausePeriods.create, { params: at(scene), body: holidays }, scene.owner)).id

const entryOf = async ({ test, owner, place: placeId, task: taskId }: Scene): Promise<number> =>
  (await call(test, entries.create, { params: { placeId, id: 1, taskId }, body: { uuid: randomUUID(), entry_fields: [{ task_step_id: taskId, value: { temp: '4.0', unit: 'C' } }] } }, owner)).id
/** An entry of the scene's worker. */
async function workersEntry(scene: Scene): Promise<{ placeId: number; id: number; taskId: number; entryId: number }> {
  const params = { ...at(scene), id: 1, taskId: scene.task }
  const { id } = await call(scene.test, entries.create, { params, body: { uuid: crypto.randomUUID(), comment: 'by hand', entry_fields: [{ task_step_id: scene.task, value: { temp: '4.0', unit: 'C' } }] } }, scene.worker)
  return { ...params, entryId: id }
}

/** The same of a task that asks for verification. */
async function toVerify(scene: Scene): Promise<{ entryId: number }> {
  await scene.test.database.pool.query(`update tasks set definition = definition || '{"is_verification_enabled":true}' where id = $1`, [scene.task])
  return workersEntry(scene)
}

/** A ticket of the scene's worker. */
const ticketOf = (scene: Scene) => call(scene.test, tickets.create, { params: at(scene), body: { uuid: randomUUID(), description: 'The seal of the cold room is torn' } }, scene.worker)
const ticketChange = { base_version: 1, description: 'The seal of the freezer is torn', file_list: [], reason: 'It was the other door' }

/** A ticket that has an answer. */
async function answeredTicket(scene: Scene): Promise<{ placeId: number; ticketId: number }> {
  const params = { ...at(scene), ticketId: (await ticketOf(scene)).id }
  await call(scene.test, tickets.answer, { params, body: { entry_status: 'not_done' as const, entry_comment: 'Ordered' } }, scene.worker)
  return params
}

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
  'records.bundle': (scene) => ({ params: at(scene), query: { fromDate: '2026-11-01', toDate: '2026-11-30' } }),
  'account.texts': () => ({ params: { lang: 'et' } }),
  'classifiers.states': () => ({ query: { country_id: 63 } }),
  'classifiers.frequencies_of_subtype': () => ({ params: { id: 16 } }),
  'companies.create': () => ({ body: { ...company, sess_id: 'abc' } }),
  'companies.change': ({ company: companyId }) => ({ params: { companyId }, body: company }),
  'company_tokens.create': ({ company: companyId }) => ({ params: { companyId }, body: { name: 'Cash register' } }),
  'company_tokens.revoke': ({ integration }) => ({ params: { tokenId: integration } }),
  'entries.create': (scene) => ({
    params: { ...at(scene), id: 1, taskId: scene.task },
    body: { uuid: crypto.randomUUID(), performed_at: '2026-11-21T08:00:00.000Z', entry_fields: [{ task_step_id: scene.task, value: { temp: '7.0', unit: 'C' } }], action_options: [{ id: 1 }, { option_text: 'Closed the door' }], comment: 'after defrosting' },
  }),
  'entries.create_many': (scene) => ({
    params: { ...at(scene), id: 1 },
    body: { entries: [{ task_id: scene.task, uuid: crypto.randomUUID(), performed_at: '2026-11-21T08:00:00.000Z', entry_fields: [{ task_step_id: scene.task, value: { temp: '3.0', unit: 'C' } }], action_options: [], comment: '' }] },
  }),
  'entries.change': async (scene) => ({
    params: await workersEntry(scene),
    body: { base_version: 1, reason: 'Read the other probe', entry_fields: [{ task_step_id: scene.task, value: { temp: '4.5', unit: 'C' } }], comment: 'second probe' },
  }),
  'entries.remove': async (scene) => ({ params: await workersEntry(scene), body: { reason: 'Entered twice' } }),
  'entries.erase': async (scene) => ({ params: await workersEntry(scene), body: { reason: 'Asked by the person' } }),
  'entries.get': async (scene) => ({ params: await workersEntry(scene), query: { lang: 'et' } }),
  'entries.revisions': async (scene) => ({ params: await workersEntry(scene) }),
  'verifications.entries': (scene) => ({ params: { ...at(scene), id: 1 }, query: { fromDate: '2026-11-01', toDate: '2026-11-30', page: 1, perPage: 25 } }),
  'verifications.verify': async (scene) => ({ params: { ...at(scene), id: 1 }, body: { entries: [{ id: (await toVerify(scene)).entryId, base_version: 1, comment: 'Looked at' }] } }),
  'verifications.verify_all': async (scene) => {
    await toVerify(scene)
    return { params: { ...at(scene), id: 1 }, body: { task_id: scene.task, until: '2026-11-30', comment: 'Looked at' } }
  },
  'entries.list': (scene) => ({ params: { ...at(scene), id: 1 }, query: { fromDate: '2026-11-01', toDate: '2026-11-30', page: 1, perPage: 25 } }),
  'equipment.get': async (scene) => ({ params: { ...at(scene), id: (await makeEquipment(scene)).id } }),
  'equipment.create': async (scene) => ({ params: at(scene), query: { lang: 'en' }, body: { ...fridge, room: { id: (await makeRoom(scene)).id } } }),
  'equipment.change': async (scene) => {
    const { id, sensor_id, entity_task_subtypes: [group] } = await makeEquipment(scene)
    return { params: { ...at(scene), id }, query: { lang: 'en' }, body: { ...fridge, id, version: 1, is_active: false, sensor: { ...probe, id: sensor_id }, room: { id: null }, entity_task_subtypes: [{ id: group?.id, is_active: false, order_number: 3 }] } }
  },
  'rooms.get': async (scene) => ({ params: { ...at(scene), id: (await makeRoom(scene)).id } }),
  'rooms.create': (scene) => ({ params: at(scene), query: { lang: 'en' }, body: coldRoom }),
  'rooms.change': async (scene) => {
    const { id, sensor, entity_task_subtypes: [group] } = await makeRoom(scene)
    return { params: { ...at(scene), id }, query: { lang: 'en' }, body: { ...coldRoom, id, version: 1, is_disabled: true, sensor: { ...coldRoom.sensor, id: sensor?.id }, entity_task_subtypes: [{ id: group?.id, is_active: false, order_number: 3 }] } }
  },
  'notifications.read': (scene) => ({ params: at(scene), body: { up_to: 1 } }),
  'sensor_readings.curve': async (scene) => ({ params: { ...at(scene), id: (await call(scene.test, sensors.create, { params: at(scene), body: probe }, scene.owner)).id }, query: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', points: 100 } }),
  'sensor_sources.create': (scene) => ({ params: at(scene), body: { name: 'Gateway in the cellar', kind: 'ruuvi_gateway' } }),
  'sensor_sources.rotate': async (scene) => ({ params: { ...at(scene), id: (await makeSource(scene)).id } }),
  'sensor_sources.revoke': async (scene) => ({ params: { ...at(scene), id: (await makeSource(scene)).id } }),
  'sensor_sources.retry': (scene) => ({ params: at(scene) }),
  'sensors.create': (scene) => ({ params: at(scene), body: probe }),
  'sensors.change': async (scene) => {
    const { id } = await call(scene.test, sensors.create, { params: at(scene), body: probe }, scene.owner)
    return { params: { ...at(scene), id }, body: { ...probe, id, upper_error_margin: 4 } }
  },
  'sensors.remove': async (scene) => ({ params: { ...at(scene), id: (await call(scene.test, sensors.create, { params: at(scene), body: probe }, scene.owner)).id } }),
  'files.attach': (scene) => ({ params: { ...at(scene), id: scene.file }, query: { type: 'equipment_plan' } }),
  'files.get': ({ file }) => ({ params: { id: file } }),
  'files.create': ({ place: place_id }) => ({ body: { place_id, type: 'premises_plan', filename: 'Kitchen.png', on_paper: 0, metadata: { floor: '1' } } }),
  'files.change': ({ file }) => ({ params: { id: file }, body: { filename: 'Kitchen, ground floor.png', on_paper: 0, metadata: { floor: '0' } } }),
  'files.remove': ({ file }) => ({ params: { id: file } }),
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
  'places.change_plan_source': (scene) => ({ params: at(scene), body: { uses_custom_plan: true } }),
  'places.change_on_paper': (scene) => ({ params: at(scene), body: { layouts_on_paper: 1, location_plan_on_paper: 0 } }),
  'places.change_water_source': (scene) => ({ params: at(scene), body: { water_source: 'public' } }),
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
  'plans.sources': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { lang: 'en', kind: 'limit', force: 'law', to_verify: 'true', about: 'P09/H16', search: 'core', page: 1, perPage: 10 } }),
  'plans.hazards': async (scene) => ({ params: at(await withPlan(scene)) }),
  'plans.hazard': async (scene) => {
    const params = at(await withPlan(scene))
    const hazards = await call(scene.test, plans.hazards, { params }, scene.owner)
    return { params: { ...params, id: hazards[0]?.id } }
  },
  'plans.create_hazard': async (scene) => {
    const { place: placeId, group, test, owner } = await withPlan(scene)
    const [hazard] = await call(test, plans.hazards, { params: { placeId } }, owner)
    return { params: { placeId }, body: { ...ownHazard, process_id: hazard?.process_id, members: [group] } }
  },
  'plans.change_hazard': async (scene) => {
    const params = at(await withPlan(scene))
    const [hazard] = await call(scene.test, plans.hazards, { params }, scene.owner)
    return { params: { ...params, id: hazard?.id }, body: { language: 'en', words: { do: [{ kind: 'paragraph', spans: [{ text: 'Look twice.', bold: true }] }] }, severity: 2, probability: 2, members: [scene.group], disabled_for_place: false, version: 0, reason: 'Own experience' } }
  },
  'plans.remove_hazard': async (scene) => {
    const { place: placeId, test, owner } = await withPlan(scene)
    const [hazard] = await call(test, plans.hazards, { params: { placeId } }, owner)
    const made = await call(test, plans.createHazard, { params: { placeId }, body: { ...ownHazard, process_id: hazard?.process_id ?? 0 } as never }, owner)
    return { params: { placeId, id: made.id } }
  },
  'section_groups.create': (scene) => ({ params: at(scene), body: ownSection }),
  'section_groups.change': async (scene) => {
    const { id } = await call(scene.test, sectionGroups.create, { params: at(scene), body: ownSection }, scene.owner)
    return { params: { ...at(scene), id }, body: { ...ownSection, name: 'Allergens', version: 1 } }
  },
  'section_groups.remove': async (scene) => ({ params: { ...at(scene), id: (await call(scene.test, sectionGroups.create, { params: at(scene), body: ownSection }, scene.owner)).id } }),
  'before_or_after.create': async (scene) => ({ params: at(await withPlan(scene)), body: ownText }),
  'before_or_after.change': async (scene) => {
    const { test, owner } = await withPlan(scene)
    const { id } = await call(test, beforeOrAfter.create, { params: at(scene), body: ownText }, owner)
    return { params: { ...at(scene), id }, body: { text: ownText.text, language: 'et', version: 1 } }
  },
  'before_or_after.disable': async (scene) => {
    const { test, owner } = await withPlan(scene)
    const { id } = await call(test, beforeOrAfter.create, { params: at(scene), body: ownText }, owner)
    return { params: { ...at(scene), id }, body: { disabled_for_place: true } }
  },
  'plans.limit': async (scene) => ({ params: await limitOf(scene) }),
  'plans.change_limit': async (scene) => ({ params: await limitOf(scene), body: { min: -40, max: -40, hold_minutes: 600_000, reason: 'Own validation', version: 0 } }),
  'plans.remove_limit': async (scene) => {
    const params = await limitOf(scene)
    await call(scene.test, plans.changeLimit, { params, body: { min: -40, max: -40, hold_minutes: 600_000, reason: 'Own validation', version: 0 } }, scene.owner)
    return { params }
  },
  'activity_log.statistics': (scene) => ({ params: at(scene), query: { startDate: '2026-11-16', endDate: '2026-11-22' } }),
  'activity_log.export': (scene) => ({ params: at(scene), query: { format: 'csv' } }),
  'activity_log.entry': async (scene) => ({ params: { ...at(scene), id: await entryOf(scene) } }),
  'pause_periods.create': (scene) => ({ params: at(scene), body: holidays }),
  'pause_periods.get': async (scene) => ({ params: { ...at(scene), id: await pauseOf(scene) } }),
  'pause_periods.change': async (scene) => ({ params: { ...at(scene), id: await pauseOf(scene) }, body: { ...holidays, name: 'Renovation' } }),
  'pause_periods.remove': async (scene) => ({ params: { ...at(scene), id: await pauseOf(scene) } }),
  'plans.unconfirmed': async (scene) => ({ params: itsPlan(await confirmed(scene)) }),
  'plans.version_titles': async (scene) => ({ params: { ...at(await confirmed(scene)), version: 1 } }),
  'plans.version_section': async (scene) => ({ params: { ...at(await confirmed(scene)), version: 1, id: 'ccp-list' } }),
  'plans.download_version': async (scene) => ({ params: { ...at(await confirmed(scene)), version: 1 } }),
  'plans.compare': async (scene) => ({ params: at(await confirmed(scene)), query: { from: 1 } }),
  'product_groups.list': (scene) => ({ params: itsPlan(scene) }),
  'product_groups.create': async (scene) => ({ params: itsPlan(scene), body: { name: 'Bread', original_id: (await groupOf(scene)).id, products: [{ name: 'Rye bread', product_group_id: 1, production_amount_range_id: 2, production_time_unit_id: 4, production_unit_id: 1 }] } }),
  'product_groups.change': async (scene) => {
    const { id, version, products } = await groupOf(scene)
    return { params: { ...itsPlan(scene), id }, body: { name: 'Rolls', version, products: [{ id: products[0]?.id, name: 'Rye roll' }] } }
  },
  'product_groups.remove': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.statuses': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.haccp': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.processes': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.files': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id } }),
  'product_groups.attach_file': async (scene) => ({ params: { ...itsPlan(scene), id: (await groupOf(scene)).id, fileId: scene.file } }),
  'product_groups.food_groups': async (scene) => ({ params: { ...at(scene), id: (await groupOf(scene)).id }, body: { food_groups: [1, 2] } }),
  'product_groups.use': (scene) => ({ params: at(scene), body: { use_product_based_plan: true } }),
  'product_groups.change_capacities': ({ place: place_id }) => ({ body: { place_id, food_production_capacities: [{ product_group_id: 1, range_id: 2, time_unit_id: 4, unit_id: 1 }], resale_capacities: [] } }),
  'plans.generate': async (scene) => {
    await fillPlan(scene.test, scene.place, scene.owner)
    return { params: at(scene) }
  },
  'plans.download': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { lang: 'en' } }),
  'plans.confirm': async (scene) => {
    const { sha256 } = await call(scene.test, plans.status, { params: itsPlan(await withPlan(scene)) }, scene.owner)
    return { params: at(scene), body: { sha256 } }
  },
  'plan_proposals.list': async (scene) => ({ params: at(await proposed(scene)) }),
  'plan_proposals.decide': async (scene) => {
    const params = at(await proposed(scene))
    const proposals = await call(scene.test, planProposals.list, { params }, scene.owner)
    return { params, body: { decisions: proposals.map(({ proposal_id }, index) => ({ proposal_id, change_decision_type_id: index % 2 === 0 ? 1 : 2 })) } }
  },
  'plan_flows.get': async (scene) => ({ params: itsPlan(await withPlan(scene)) }),
  'plan_flows.change': async (scene) => {
    const { version, graph } = await call(scene.test, planFlows.get, { params: itsPlan(await withPlan(scene)) }, scene.owner)
    return { params: itsPlan(scene), body: { version, graph: connect(addStep(graph, { step: null, label: 'Resting', lines: 1 }, 'P01'), 'own_2', graph.nodes.at(-1)?.id ?? '', 'after an hour') } }
  },
  'plan_flows.reset': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { version: 0 } }),
  'plan_flows.tidy': async (scene) => {
    const { graph } = await call(scene.test, planFlows.get, { params: itsPlan(await withPlan(scene)) }, scene.owner)
    return { params: itsPlan(scene), body: { graph } }
  },
  'plan_flows.verify': async (scene) => ({ params: itsPlan(await withPlan(scene)), body: { verified_on: '2026-11-20', verified_by: 'Mari Tamm', sha256: undefined } }),
  'plan_coherence.mend': async (scene) => {
    const params = at(await withPlan(scene))
    const made = (await call(scene.test, tasks.list, { params }, scene.owner)).find(({ plan_task_id }) => plan_task_id !== null)
    await call(scene.test, tasks.change, { params: { ...params, id: made?.id ?? 0 }, body: { is_disabled: true, version: made?.version ?? 1 } }, scene.owner)
    return { params, query: { lang: 'en' }, body: { finding: `task_disabled:${made?.plan_task_id}`, mend: 'enable_task', reason: 'It was switched off by mistake' } }
  },
  'processes.offered': ({ place: placeId }) => ({ params: { id: 1 }, query: { placeId, lang: 'en' } }),
  'processes.select': (scene) => ({ params: at(scene), query: { lang: 'en' }, body: [{ process_id: 9, sub_processes: [] }, { process_id: 1 }] }),
  'processes.create': (scene) => ({ params: at(scene), body: { name: 'Pickling', description: 'In vinegar', original_production_process_id: null, sub_processes: [], order: 3 } }),
  'processes.find': (scene) => ({ params: { ...at(scene), id: scene.process } }),
  'processes.change': (scene) => ({ params: { ...at(scene), id: scene.process }, body: { order: 2, is_disabled: true, sub_processes: [] } }),
  'processes.remove': (scene) => ({ params: { ...at(scene), id: scene.process } }),
  'shared_accesses.create': (scene) => ({ params: at(scene), body: { name: 'Liis Kontroll', email: 'inspector@example.com', valid_date: '2026-12-05', modules: ['plan', 'activity_log'], lang: 'et', sendEmail: true } }),
  'shared_accesses.get': async (scene) => ({ params: { ...at(scene), token: (await sharedLink(scene)).token } }),
  'shared_accesses.remove': async (scene) => ({ params: { ...at(scene), token: (await sharedLink(scene)).token } }),
  'shared_accesses.exchange': async (scene) => ({ caller: { shared_token: (await sharedLink(scene)).secret } }),
  'shared_accesses.visit': async (scene) => ({ caller: { shared_token: (await sharedLink(scene)).secret } }),
  'tasks.create': (scene) => ({ params: at(scene), query: { lang: 'en', taskTypeId: 4 }, body: ownTask(scene) }),
  'tasks.order': (scene) => ({ params: at(scene), body: { ids: [scene.task] } }),
  'tasks.new_version_required': (scene) => ({ params: { ...at(scene), id: scene.task }, body: { task_frequency_type_id: 2, custom_frequency: { times: ['09:00'] } } }),
  'tasks.remove': (scene) => ({ params: { ...at(scene), id: scene.task } }),
  'verifications.versions': (scene) => ({ params: { ...at(scene), id: 1 }, query: { lang: 'en' } }),
  'tasks.versions': (scene) => ({ params: { ...at(scene), id: 1 }, query: { lang: 'en' } }),
  'tasks.subtypes': (scene) => ({ params: at(scene), query: { lang: 'en', includeEntries: '1', fromDate: '2026-11-01', toDate: '2026-11-30' } }),
  'tasks.subtype': (scene) => ({ params: { ...at(scene), id: 1 }, query: { lang: 'en', includeEntries: '1', date: '2026-11-21' } }),
  'tasks.get': (scene) => ({ params: { ...at(scene), id: scene.task } }),
  'tasks.change': (scene) => ({
    params: { ...at(scene), id: scene.task }, query: { lang: 'en' },
    body: { is_disabled: false, task_frequency_type_id: 2, custom_frequency: { times: ['09:00'] }, task_steps: [{ id: scene.task, entry_min_value: null, entry_max_value: 4, hold_minutes: null }], version: 1 },
  }),
  'tickets.create': async (scene) => ({ params: at(scene), body: { uuid: randomUUID(), performed_at: '2026-11-21T05:00:00.000Z', description: 'The seal is torn', file_list: [], related_task_entry_id: await entryOf(scene) } }),
  'tickets.list': (scene) => ({ params: at(scene), query: { lang: 'en' } }),
  'tickets.status': (scene) => ({ params: at(scene), query: { date: '2026-11-21' } }),
  'tickets.entries': async (scene) => {
    await ticketOf(scene)
    return { params: at(scene), query: { fromDate: '2026-11-01', toDate: '2026-11-30', status: 'open', page: 1, perPage: 25, lang: 'en' } }
  },
  'tickets.export': async (scene) => {
    await ticketOf(scene)
    return { params: at(scene), query: { fromDate: '2026-11-01', toDate: '2026-11-30', status: 'open', lang: 'en', format: 'csv' } }
  },
  'tickets.get': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id }, query: { lang: 'en' } }),
  'tickets.revisions': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id } }),
  'tickets.change': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id }, body: ticketChange }),
  'tickets.change_by_post': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id }, body: ticketChange }),
  'tickets.remove': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id }, body: { reason: 'Told twice' } }),
  'tickets.erase': async (scene) => ({ params: { ...at(scene), id: (await ticketOf(scene)).id }, body: { reason: 'Asked by the person' } }),
  'tickets.answer': async (scene) => ({ params: { ...at(scene), ticketId: (await ticketOf(scene)).id }, body: { entry_status: 'done', entry_comment: 'Mended', file_list: [] } }),
  'tickets.change_answer': async (scene) => ({ params: await answeredTicket(scene), body: { base_version: 1, entry_status: 'done', entry_comment: 'Mended now', file_list: [], reason: 'The part has come' } }),
  'work_groups.create': (scene) => ({ params: at(scene), body: { name: 'Bar', email: 'bar@sinilill.example', is_disabled: false, workers_count: 3 } }),
  'work_groups.change': ({ group }) => ({ params: { id: group }, body: { name: 'Bar', email: '', is_disabled: true, workers_count: 3 } }),
  'work_groups.rename': ({ group }) => ({ params: { id: group }, body: { name: 'Head cook' } }),
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
