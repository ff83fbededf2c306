/** People who work with a running Larder through its API: the preparation of a journey, not its subject. */
import { account } from '@larder/contract/account'
import { classifiers } from '@larder/contract/classifiers'
import { companies } from '@larder/contract/companies'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { INTRO, INTRO_COMPLETE } from '@larder/core/places'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { tasks } from '@larder/contract/tasks'
import { placeUsers } from '@larder/contract/permissions'
import type { Page } from '@playwright/test'
import { fillPlan, type Calls } from '../packages/server/src/demo/fill-plan.ts'
import type { Larder } from './larder.ts'
import { mailedLink } from './mail.ts'

export type Person = {
  readonly username: string
  readonly password: string
  readonly access_token: string
  readonly expires_in: number
  /**
   * The token that a browser stores after the first sign-in; with it, signing in again has its own throttle.
   */
  readonly device_token: string
  readonly call: Calls
}

export type Kitchen = {
  readonly owner: Person
  readonly companyId: number
  readonly placeId: number
  readonly planId: number
  readonly placeName: string
}

const password = 'harvest-table-90'

export const estonia = 63
export const spain = 67
export const restaurant = 1

function callerOf(url: string, token: string | null, device?: string): Calls {
  return async <R extends Route>(route: R, input: CallInput<R> = {}): Promise<ResponseOf<R>> => {
    const response = await fetch(`${url}${addressOf(route, input)}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(device !== undefined && { 'x-larder-device': device }),
      },
      ...(route.method !== 'GET' && { body: JSON.stringify(input.body ?? {}) }),
    })
    if (response.status !== route.status)
      throw new Error(`${route.name}: ${response.status} ${(await response.text()).slice(0, 500)}`)
    return (await response.json()) as ResponseOf<R>
  }
}

const personOf = (url: string, username: string, session: ResponseOf<typeof account.register>): Person => ({
  username,
  password,
  ...session,
  call: callerOf(url, session.access_token),
})

/**
 * Registers a user, with the language of the journeys' browsers; only on a server without proof of work. Ten
 * a minute are allowed.
 */
export async function register(
  url: string,
  username: string,
  [first_name, last_name]: readonly [string, string],
): Promise<Person> {
  return personOf(
    url,
    username,
    await callerOf(url, null)(account.register, {
      body: { username, password, first_name, last_name, lang: 'en_GB', phone: '+372 5550100' },
    }),
  )
}

/** Opens the link that registering mailed. */
export async function proveEmail(larder: Larder, { username, call }: Person): Promise<void> {
  const link = await mailedLink(larder, username, '/auth/confirm-email')
  await call(account.confirmEmail, { body: { token: tokenOf(link) } })
}

const tokenOf = (link: string): string => link.split('#password_token=')[1] ?? ''

/** One more session of the person, for a journey that ends it. */
export async function signInAgain(url: string, { username, device_token }: Person): Promise<Person> {
  return personOf(
    url,
    username,
    await callerOf(
      url,
      null,
      device_token,
    )(account.login, { body: { username, password, remember_me: true } }),
  )
}

/** Somebody who has an account already. */
export const signInAs = async (
  url: string,
  { username, password: own }: Pick<Person, 'username' | 'password'>,
): Promise<Person> =>
  personOf(
    url,
    username,
    await callerOf(url, null)(account.login, { body: { username, password: own, remember_me: true } }),
  )

/** A company without a place, called after its first one. */
export const openCompany = (
  { call, username }: Person,
  placeName: string,
  country_id = estonia,
): Promise<ResponseOf<typeof companies.create>> =>
  call(companies.create, {
    body: {
      name: `${placeName} OÜ`,
      address: 'Viru 4, Tallinn',
      country_id,
      email: username,
      preferred_language: 'en',
      reg_code: '12345678',
      volume_system: 1,
      weight_system: 1,
      temperature_scale: 1,
      date_format_id: 1,
      entry_created_at_hidden: false,
    },
  })

/**
 * A restaurant in Estonia with a generated and confirmed plan, its daily checks started, and an owner who has
 * finished the introduction, unless the options differ.
 */
export async function openKitchen(
  owner: Person,
  placeName: string,
  {
    planned = true,
    introduced = true,
    started = true,
    timezone = 'Europe/Tallinn',
    country_id = estonia,
    companyId = null as number | null,
  } = {},
): Promise<Kitchen> {
  const { call } = owner
  const company_id = companyId ?? (await openCompany(owner, placeName, country_id)).id
  const activity = (await call(classifiers.business_activities)).find(({ id }) => id === restaurant)
  const place = await call(places.create, {
    params: { companyId: company_id },
    body: {
      name: placeName,
      address: 'Viru 4, Tallinn',
      country_id,
      contact_person: 'Mari Tamm',
      person_phone: '+372 5550100',
      person_email: owner.username,
      notification_email: '',
      business_activity_id: restaurant,
      location_type_id: activity?.location_types[0]?.id ?? 0,
      number_of_employees: '4-14',
      preferred_language: 'en',
      timezone,
    },
  })
  const kitchen = {
    owner,
    companyId: company_id,
    placeId: place.id,
    planId: place.food_safety_plan?.id ?? 0,
    placeName,
  }
  if (introduced)
    await call(places.save_progress, {
      body: {
        place_id: place.id,
        onboarding_progress: [{ [INTRO]: INTRO_COMPLETE }, { activity_log_phone: 'later' }],
      },
    })
  if (!planned) return kitchen
  await fillPlan(call, kitchen)
  await call(plans.generate, { params: { placeId: place.id } })
  await call(plans.confirm, { params: { placeId: place.id } })
  if (started) await call(tasks.startToday, { params: { placeId: place.id } })
  return kitchen
}

type Level = 'readonly,temp-measurements' | 'member' | 'owner'

/** Invites an existing user to the place and accepts by the link in the e-mail. */
export async function addColleague(
  larder: Larder,
  { owner, placeId }: Pick<Kitchen, 'owner' | 'placeId'>,
  { username, call }: Person,
  level: Level = 'readonly,temp-measurements',
): Promise<void> {
  if (!(await owner.call(account.profile)).is_email_proven) await proveEmail(larder, owner)
  const isOfCompany = level === 'member' || level === 'owner'
  const company = isOfCompany ? { company_access_level: level, place_accesses: [] } : {}
  await owner.call(placeUsers.create, {
    params: { placeId },
    body: {
      first_name: 'Jaan',
      last_name: 'Kask',
      username,
      sendEmail: true,
      access_level: level,
      ...company,
    },
  })
  const link = await mailedLink(larder, username, '/auth/invitation-password')
  await call(account.acceptByToken, { body: { token: tokenOf(link) } })
}

/** Lets the browser in as the person, without the sign-in page. */
export async function enter(page: Page, { access_token, expires_in }: Person): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(
    ([token, expires]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('expires_in', expires)
    },
    [access_token, String(Date.now() + expires_in * 1_000)] as const,
  )
}

const zones = [
  'Pacific/Honolulu',
  'America/New_York',
  'Atlantic/Azores',
  'Europe/Tallinn',
  'Asia/Dhaka',
  'Asia/Tokyo',
  'Pacific/Auckland',
]

/** A time zone where it is between 7 and 13 o'clock now: checks of the afternoon are not due there yet. */
export function morningZone(): string {
  const hourIn = (timeZone: string): number =>
    Number(
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()),
    )
  const zone = zones.find((one) => hourIn(one) >= 7 && hourIn(one) < 13)
  if (zone === undefined) throw new Error('There is no morning in any of the time zones.')
  return zone
}

export type ColdCheck = TaskOfDay & {
  readonly max: number
  /** The name of the food that has this limit; null = the limit is the same for all. */
  readonly food: string | null
}

/** Today's checks of a temperature against an upper limit; those without a choice of foods first. */
export async function coldChecks({ owner, placeId }: Kitchen): Promise<readonly ColdCheck[]> {
  const tasks = await owner.call(entries.today, { params: { placeId } })
  return tasks
    .flatMap((task): ColdCheck[] => {
      const [step] = task.task_steps
      if (step?.task_step_type_name !== 'enter_temperature' || !task.scheduled || task.status === 'ok')
        return []
      const [food] = (step.foods ?? []).toSorted(
        (a, b) => (a.entry_max_value ?? Infinity) - (b.entry_max_value ?? Infinity),
      )
      const { max, min } =
        food === undefined
          ? { max: task.limit?.max ?? null, min: task.limit?.min ?? null }
          : { max: food.entry_max_value, min: food.entry_min_value }
      return max === null || min !== null ? [] : [{ ...task, max, food: food?.name ?? null }]
    })
    .sort((a, b) => Number(a.food !== null) - Number(b.food !== null))
}
