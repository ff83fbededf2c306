/**
 * `npm start -- --demo`: a company with three places and 90 days of history. The demo sends the same requests
 * as real users, on a clock that moves from day to day, so that its data obeys every rule of the application.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pricePackageIds } from '@larder/core/billing'
import { instantOf, localDate } from '@larder/core/schedule'
import { account } from '@larder/contract/account'
import { classifiers } from '@larder/contract/classifiers'
import { companies } from '@larder/contract/companies'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { placeUsers } from '@larder/contract/permissions'
import { INTRO, INTRO_COMPLETE } from '@larder/core/places'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { questionnaires } from '@larder/contract/questionnaires'
import { buildApp } from '../app.ts'
import { asSystem } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import { setSubscription, type GivenSubscription } from '../features/billing/set-subscription.ts'
import { signHeads } from '#features/records/public.ts'
import { addAudits, type Papers } from './audits.ts'
import {
  answerFault,
  coolSoup,
  fitOut,
  measure,
  MEASURED_DAYS,
  readNotifications,
  reportFault,
  verifyUntil,
} from './daily-extras.ts'
import { openKitchen, type Step } from './batches.ts'
import { demoPlaces } from './demo-places.ts'
import { addDocuments } from './documents.ts'
import { fillPlan, type Calls } from './fill-plan.ts'
import { addAnalysis } from './laboratory.ts'
import { seededChance } from './lifelike.ts'
import { addCatalogue } from './catalogue.ts'
import { addDemoLink, hasDemoLink } from './demo-link.ts'
import { addCertificates, addPeople } from './people.ts'
import { openRecall, practiceRecall } from './recalls.ts'
import { fillRound } from './round.ts'
import { uploaderOf } from './send-contents.ts'

export const demoSignIn = { username: 'demo@larder.example', password: 'harvest-table-90' } as const
const cook = { username: 'cook@larder.example', password: 'harvest-table-90' } as const
const DAYS = 90
const DAY_MS = 86_400_000
const ZONE = 'Europe/Tallinn'

type Stage = {
  readonly app: FastifyInstance
  readonly clock: { now: Date }
  readonly pool: Platform['pool']
  /** On the clock of the demo. */
  readonly platform: Platform
}

export type DemoOptions = {
  readonly days?: number
  /** Receives a line about the progress from time to time. */
  readonly report?: (line: string) => void
}

/** Adds the demo and the link to it, as far as they are missing; returns whether the demo is new. */
export async function addDemo(
  platform: Platform,
  { days = DAYS, report = () => undefined }: DemoOptions = {},
): Promise<boolean> {
  const { rows } = await platform.pool.query('select 1 from users where username = $1', [demoSignIn.username])
  const isThere = rows.length > 0
  if (isThere && (await hasDemoLink(platform))) return false
  const end = platform.now()
  const clock = { now: isThere ? end : new Date(end.getTime() - (days + 1) * DAY_MS) }
  const earlier: Platform = {
    ...platform,
    config: { ...platform.config, altcha: 'off', web_folder: null },
    now: () => clock.now,
  }
  const app = await buildApp(earlier)
  const stage = { app, clock, pool: platform.pool, platform: earlier }
  try {
    if (!isThere) {
      await withoutWaiting(platform, () => addHistory(stage, end, { days, report }))
      await signHeads(platform)
    }
    await addDemoLink(platform, () => signIn(stage, demoSignIn), report)
  } finally {
    await app.close()
  }
  return !isThere
}

/**
 * The embedded database, which has one connection, does not wait for the disk after each of thousands of
 * commits: the first one afterwards waits for all of them.
 */
async function withoutWaiting({ pool }: Platform, work: () => Promise<void>): Promise<void> {
  if (pool.options.max !== 1) return work()
  await pool.query('set synchronous_commit = off')
  try {
    await work()
  } finally {
    await pool.query('reset synchronous_commit')
  }
}

const fullYear = (from: Date): GivenSubscription => ({
  price_package_id: pricePackageIds.full_fsms,
  renewal_valid_to: new Date(from.getTime() + 365 * DAY_MS).toISOString().slice(0, 10),
  subscription_renewal_period: '1 year',
  haccp_only: false,
  haccp_renewable: false,
  haccp_fast: false,
  is_campaign: false,
})

async function addHistory(stage: Stage, end: Date, { days, report }: Required<DemoOptions>): Promise<void> {
  const owner = await register(stage, demoSignIn, ['Mari', 'Tamm'])
  const colleague = await register(stage, cook, ['Jaan', 'Kask'])
  const company = await owner(companies.create, {
    body: {
      name: 'Sinilill OÜ',
      address: 'Viru 4, Tallinn',
      country_id: 63,
      email: 'info@sinilill.example',
      preferred_language: 'en',
      reg_code: '12345678',
      volume_system: 1,
      weight_system: 1,
      temperature_scale: 1,
      date_format_id: 1,
      entry_created_at_hidden: false,
    },
  })
  // The trial would end two months ago, and with it changes of the plan, audits and groups.
  await setSubscription(stage.pool, { company_id: company.id, now: stage.clock.now, given: fullYear(end) })
  const declined = { questionnaires: [{ id: 1, questions: [] }] }
  await owner(questionnaires.answer, { params: { companyId: company.id }, body: declined })
  const placeIds: number[] = []
  for (const [index, place] of demoPlaces.entries())
    placeIds.push(await addPlace(owner, company.id, { index, ...place }))
  await joinPlaces(stage, { owner, colleague }, placeIds)
  const first = placeIds[0] ?? 0
  const extras: Extras = { placeId: first, token: await fitOut(owner, first), ticketId: null }
  let opened = end
  const today = localDate(end.toISOString(), ZONE)
  const place = { placeId: first, siblingId: placeIds[2] ?? 0 }
  const stepsOf = await openKitchen(owner, place, { today, days })
  const kitchen = { clock: stage.clock, placeId: first, end }
  for (let day = days; day >= 0; day -= 1) {
    // By the calendar: a day of 25 hours would be lived twice.
    const date = new Date(Date.parse(today) - day * DAY_MS).toISOString().slice(0, 10)
    const opens = new Date(instantOf(date, '06:30', ZONE))
    // A demo started at night shows no entries of the coming morning.
    if (opens > end) break
    opened = opens
    stage.clock.now = opens
    const token = await tokenOf(stage, cook)
    const worker = callerOf(stage, token)
    if (day <= MEASURED_DAYS) await beforeWork(stage, worker, extras, day)
    if (day === 1) await practiceRecall({ ...kitchen, owner: await signIn(stage, demoSignIn) })
    const chances = placeIds.map((_, index) => seededChance(day * 10 + index))
    await workDay(stage, { worker, token }, { placeIds, date, end, chances, steps: stepsOf(date) })
    if (day === 1) await readNotifications(await signIn(stage, demoSignIn), placeIds)
    if (day % 10 === 0) report(`The demo is being filled: ${days - day} of ${days} days`)
  }
  await openRecall({ ...kitchen, owner: await signIn(stage, demoSignIn) })
  stage.clock.now = end
  await measure(stage.app, extras.token, {
    from: opened,
    to: end,
    day: -1,
    chance: seededChance(6_999),
  })
  await addPapers(stage, { companyId: company.id, placeIds, now: end, days })
}

/** Certificates, documents, audits, and a soup that cools. */
async function addPapers(stage: Stage, { companyId, placeIds, now, days }: Papers): Promise<void> {
  const token = await tokenOf(stage, demoSignIn)
  const owner = callerOf(stage, token)
  const today = localDate(now.toISOString(), ZONE)
  for (const [index, placeId] of placeIds.entries()) {
    await addCertificates(owner, placeId, { index, today })
    await addDocuments(owner, placeId, { index, today, upload: uploaderOf(stage.app, token) })
  }
  await addAudits(owner, { companyId, placeIds, now, days })
  await coolSoup(owner, placeIds[0] ?? 0, now)
}

type Extras = { readonly placeId: number; readonly token: string; ticketId: number | null }

/**
 * In the mornings of the last week: the readings of the day before come in, a fault is reported and fixed,
 * the owner verifies.
 */
async function beforeWork(stage: Stage, worker: Calls, extras: Extras, day: number): Promise<void> {
  const { app, clock } = stage
  const { placeId, token } = extras
  await measure(app, token, {
    from: new Date(clock.now.getTime() - DAY_MS),
    to: clock.now,
    day,
    chance: seededChance(day + 7_000),
  })
  if (day === 5)
    extras.ticketId = await reportFault(
      worker,
      placeId,
      'The seal of the fish fridge is torn; the door does not close by itself',
    )
  if (day === 0) await reportFault(worker, placeId, 'The hand dryer by the staff entrance is out of order')
  if (day !== 4) return
  const owner = await signIn(stage, demoSignIn)
  if (extras.ticketId !== null)
    await answerFault(owner, placeId, extras.ticketId, 'Seal replaced; the door closes, 3.1 °C after an hour')
  await verifyUntil(owner, placeId, localDate(clock.now.toISOString(), ZONE))
}

function callerOf({ app }: Stage, token: string | null): Calls {
  return async <R extends Route>(route: R, input: CallInput<R> = {}): Promise<ResponseOf<R>> => {
    const response = await app.inject({
      method: route.method,
      url: addressOf(route, input),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      ...(route.method === 'GET' ? {} : { payload: JSON.stringify(input.body ?? {}) }),
    })
    if (response.statusCode !== route.status)
      throw new Error(`${route.name}: ${response.statusCode} ${response.body.slice(0, 500)}`)
    return response.json<ResponseOf<R>>()
  }
}

type SignIn = { readonly username: string; readonly password: string }

async function register(
  stage: Stage,
  { username, password }: SignIn,
  [first_name, last_name]: readonly [string, string],
): Promise<Calls> {
  const { access_token } = await callerOf(stage, null)(account.register, {
    body: { username, password, first_name, last_name, lang: 'en', phone: '+372 5550100' },
  })
  await stage.pool.query('update users set email_proven_at = now() where username = $1', [username])
  return callerOf(stage, access_token)
}

async function tokenOf(stage: Stage, { username, password }: SignIn): Promise<string> {
  const { access_token } = await callerOf(stage, null)(account.login, {
    body: { username, password, remember_me: true },
  })
  return access_token
}

const signIn = async (stage: Stage, credentials: SignIn): Promise<Calls> =>
  callerOf(stage, await tokenOf(stage, credentials))

async function addPlace(
  owner: Calls,
  companyId: number,
  { index, ...details }: (typeof demoPlaces)[number] & { readonly index: number },
): Promise<number> {
  const activity = (await owner(classifiers.business_activities)).find(
    ({ id }) => id === details.business_activity_id,
  )
  const place = await owner(places.create, {
    params: { companyId },
    body: {
      ...details,
      country_id: 63,
      person_phone: '+372 5550100',
      person_email: 'kitchen@sinilill.example',
      notification_email: '',
      location_type_id: activity?.location_types[0]?.id ?? 0,
      number_of_employees: '4-14',
      preferred_language: 'en',
      timezone: ZONE,
      mails_breaches: false,
    },
  })
  const at = { placeId: place.id, planId: place.food_safety_plan?.id ?? 0 }
  await fillPlan(owner, at)
  await addPeople(owner, place.id, index)
  // The catalogue is the company's; its first place adds it.
  if (index === 0) await addCatalogue(owner, place.id)
  await addAnalysis(owner, place.id)
  await owner(plans.generate, { params: { placeId: place.id } })
  await owner(plans.confirm, { params: { placeId: place.id } })
  await owner(places.save_progress, {
    body: {
      place_id: place.id,
      onboarding_progress: [{ [INTRO]: INTRO_COMPLETE }, { activity_log_phone: 'later' }],
    },
  })
  return place.id
}

type People = { readonly owner: Calls; readonly colleague: Calls }

/**
 * The owner invites the cook to each place. No mail is read here that could prove the address, so the
 * invitation is accepted in the database.
 */
async function joinPlaces(
  { pool, clock }: Stage,
  { owner, colleague }: People,
  placeIds: readonly number[],
): Promise<void> {
  const body = {
    first_name: 'Jaan',
    last_name: 'Kask',
    username: cook.username,
    access_level: 'readonly,temp-measurements',
    sendEmail: false,
  } as const
  let invited = 0
  for (const placeId of placeIds) invited = (await owner(placeUsers.create, { params: { placeId }, body })).id
  const { id } = await colleague(account.profile)
  await asSystem({ pool, now: () => clock.now }, (db) =>
    sql`select app.accept_invitation(${invited}, ${id})`.execute(db),
  )
}

type WorkDay = {
  readonly placeIds: readonly number[]
  readonly date: string
  readonly end: Date
  readonly chances: readonly (() => number)[]
  /** Of the kitchen, in the order of time. */
  readonly steps: readonly Step[]
}

/**
 * Fills the day's checks about when they are due, hour by hour at all places, and does the steps of the kitchen between
 * them, so that the clock never goes back; a few checks are forgotten, a few readings lie outside the limit.
 */
async function workDay(
  stage: Stage,
  { worker, token }: { readonly worker: Calls; readonly token: string },
  { placeIds, date, end, chances, steps }: WorkDay,
): Promise<void> {
  const left = [...steps]
  const cookUntil = async (moment: Date): Promise<void> => {
    for (let step = left[0]; step !== undefined && step.at <= moment && step.at <= end; step = left[0]) {
      stage.clock.now = step.at
      await step.act(worker)
      left.shift()
    }
  }
  for (const hour of ['08:10', '12:20', '16:15', '21:05']) {
    const from = Date.parse(instantOf(date, hour, ZONE))
    const rounds = placeIds.map((placeId, index) => {
      const chance = chances[index] ?? seededChance(index)
      return { placeId, chance, moment: new Date(from + Math.floor(chance() * 20) * 60_000) }
    })
    for (const { placeId, chance, moment } of rounds.toSorted((a, b) => +a.moment - +b.moment)) {
      await cookUntil(moment)
      if (moment > end) return
      stage.clock.now = moment
      await fillRound({ platform: stage.platform, token, placeId }, { moment, chance })
    }
  }
  await cookUntil(end)
}
