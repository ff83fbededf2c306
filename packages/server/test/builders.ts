/**
 * Rows for tests, written without the application: users, companies, places, roles. Each builder returns ids
 * and secrets.
 */
import { trialEnd } from '@larder/core/companies'
import { tokenScopes, type TokenScope } from '@larder/core/permissions'
import type { QueryResultRow } from 'pg'
import { handleOf, onConnection, run, send, type Db } from '../src/db/connection.ts'
import { lockTasks, type StoredTask } from '../src/features/tasks/write-task.queries.ts'
import { changeTasks, createTasks, type NewTask, type TaskPatch } from '../src/features/tasks/write-task.ts'
import { makeToken } from '../src/kit/tokens.ts'
import type { TestApp } from './harness.ts'

/** A statement that the database parses and plans once, since scenes are made by the thousand. */
export const query = async <Row extends QueryResultRow>(
  test: TestApp,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> =>
  (await onConnection(test.database.pool, (client) => run(client, { text, values }))).rows as Row[]

const insert = async (test: TestApp, table: string, row: Record<string, unknown>): Promise<number> => {
  const columns = Object.keys(row)
  const [inserted] = await query<{ id: number }>(
    test,
    `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
      values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    columns.map((column) => row[column]),
  )
  return inserted?.id ?? 0
}

let counter = 0

export type TestUser = { readonly id: number; readonly username: string; readonly token: string }

/** A user with a session and, by default, a proven e-mail address. */
export async function makeUser(
  test: TestApp,
  given: { username?: string; firstname?: string; lastname?: string; lang?: string; proven?: boolean } = {},
): Promise<TestUser> {
  counter += 1
  const now = test.clock.now.toISOString()
  const username = given.username ?? `person${counter}@example.com`
  const id = await insert(test, 'users', {
    username,
    firstname: given.firstname ?? 'Mari',
    lastname: given.lastname ?? `Tamm${counter}`,
    lang: given.lang ?? 'en',
    created_at: now,
    ...(given.proven !== false && { email_proven_at: now }),
  })
  return { id, username, token: await makeSession(test, id) }
}

/** Another session of the user; expired when `expires_at` is in the past. */
export async function makeSession(
  test: TestApp,
  user_id: number,
  expires_at = new Date(test.clock.now.getTime() + 30 * 86_400_000),
): Promise<string> {
  const { token, hash } = makeToken('user')
  const now = test.clock.now.toISOString()
  await insert(test, 'sessions', {
    token_hash: hash,
    user_id,
    remember: true,
    created_at: now,
    last_seen_at: now,
    expires_at: expires_at.toISOString(),
  })
  return token
}

/** A session of the person by PIN on a tablet of the place; the person works there. */
export async function makeTabletSession(
  test: TestApp,
  { company_id, place_id }: { readonly company_id: number; readonly place_id: number },
  user_id: number,
): Promise<{ readonly token: string; readonly device_id: number; readonly worker_id: number }> {
  const now = test.clock.now.toISOString()
  const [known] = await query<{ id: number }>(
    test,
    'select id from workers where company_id = $1 and place_id = $2 and user_id = $3 and removed_at is null',
    [company_id, place_id, user_id],
  )
  const worker_id =
    known?.id ??
    (await insert(test, 'workers', {
      company_id,
      place_id,
      user_id,
      first_name: 'Mari',
      created_at: now,
      updated_at: now,
    }))
  const { hash: token_hash } = makeToken('device')
  const device_id = await insert(test, 'devices', {
    company_id,
    place_id,
    name: 'Wall',
    token_hash,
    created_at: now,
  })
  const { token, hash } = makeToken('user')
  await insert(test, 'sessions', {
    token_hash: hash,
    user_id,
    remember: false,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(test.clock.now.getTime() + 43_200_000).toISOString(),
    device_id,
  })
  return { token, device_id, worker_id }
}

/** The token of a link that ends the weekly mail. */
export async function makeUnsubscribeToken(test: TestApp, user_id: number): Promise<string> {
  const { token, hash } = makeToken('one_time')
  const expires_at = new Date(test.clock.now.getTime() + 86_400_000).toISOString()
  await insert(test, 'one_time_tokens', { token_hash: hash, purpose: 'unsubscribe', user_id, expires_at })
  return token
}

/** A company in Estonia with its owner's membership, on the first day of its trial. */
export async function makeCompany(
  test: TestApp,
  owner: { id: number },
  given: Record<string, unknown> = {},
): Promise<number> {
  const now = test.clock.now.toISOString()
  const id = await insert(test, 'companies', {
    name: 'Sinilill OÜ',
    address: 'Pikk 1, Tallinn',
    email: 'info@sinilill.example',
    reg_code: '12345678',
    country_id: 63,
    preferred_language: 'en',
    volume_system: 1,
    weight_system: 1,
    temperature_scale: 1,
    date_format_id: 1,
    entry_created_at_hidden: false,
    trial_end_date: trialEnd(now),
    created_by: owner.id,
    created_at: now,
    ...given,
  })
  await joinCompany(test, id, owner.id, 'owner')
  return id
}

export async function joinCompany(
  test: TestApp,
  company_id: number,
  user_id: number,
  access_level: string,
): Promise<void> {
  await insert(test, 'company_members', {
    company_id,
    user_id,
    access_level,
    created_at: test.clock.now.toISOString(),
  })
}

/** Addresses outside the company that agreed to e-mails of it. */
export async function confirmAddresses(
  test: TestApp,
  company_id: number,
  emails: readonly string[],
): Promise<void> {
  await query(
    test,
    `insert into mail_addresses (company_id, email_key, asked_at, confirmed_at)
      select distinct $1::int, lower(btrim(email)), $3::timestamptz, $3::timestamptz
      from unnest($2::text[]) email where btrim(email) <> '' on conflict do nothing`,
    [company_id, emails, '2026-11-01T08:00:00Z'],
  )
}

/** A restaurant in Tallinn whose addresses have agreed to e-mails. */
export async function makePlace(
  test: TestApp,
  company_id: number,
  given: Record<string, unknown> = {},
): Promise<number> {
  const person_email = 'kesklinn@sinilill.example'
  await confirmAddresses(test, company_id, [
    person_email,
    ...String(given['notification_email'] ?? '').split(','),
  ])
  const place_id = await insert(test, 'places', {
    company_id,
    name: 'Kesklinn',
    address: 'Viru 2, Tallinn',
    country_id: 63,
    person_phone: '+372 5551234',
    person_email,
    contact_person: 'Mari Tamm',
    business_activity_id: 1,
    location_type_id: 1,
    number_of_employees: '4-14',
    preferred_language: 'en',
    timezone: 'Europe/Tallinn',
    created_at: test.clock.now.toISOString(),
    ...given,
  })
  await insert(test, 'food_safety_plans', { company_id, place_id })
  return place_id
}

export async function joinPlace(
  test: TestApp,
  at: { company_id: number; place_id: number },
  user_id: number,
  access_level: string,
): Promise<void> {
  await insert(test, 'place_members', {
    ...at,
    user_id,
    access_level,
    created_at: test.clock.now.toISOString(),
  })
}

/** A shared link's secret. */
export async function makeSharedAccess(
  test: TestApp,
  at: { company_id: number; place_id: number },
  modules: readonly string[],
  expires_at = new Date(test.clock.now.getTime() + 7 * 86_400_000),
): Promise<string> {
  const { token, hash } = makeToken('shared')
  counter += 1
  await insert(test, 'shared_accesses', {
    ...at,
    public_id: `share-${counter}`,
    token_hash: hash,
    name: 'Inspector',
    email: 'inspector@example.com',
    modules: JSON.stringify(modules),
    lang: 'en',
    valid_date: expires_at.toISOString().slice(0, 10),
    expires_at: expires_at.toISOString(),
    created_at: test.clock.now.toISOString(),
  })
  return token
}

/** A company token's secret, for integrations. */
export async function makeCompanyToken(
  test: TestApp,
  company_id: number,
  created_by: number,
  scopes: readonly TokenScope[] = tokenScopes,
): Promise<string> {
  const { token, hash, last4 } = makeToken('integration')
  await insert(test, 'company_tokens', {
    scopes,
    company_id,
    name: 'ERP',
    token_hash: hash,
    last4,
    created_by,
    created_at: test.clock.now.toISOString(),
  })
  return token
}

/** The company's subscription: full FSMS for a year, unless given otherwise. */
export async function makeSubscription(
  test: TestApp,
  company_id: number,
  given: Record<string, unknown> = {},
): Promise<void> {
  await insert(test, 'subscriptions', {
    company_id,
    price_package_id: 12,
    renewal_valid_to: '2027-11-21',
    subscription_renewal_period: '1 year',
    updated_at: test.clock.now.toISOString(),
    ...given,
  })
}

const fridgeWords = {
  en: {
    name: 'Fridge 1',
    instruction: 'Read the thermometer.',
    limit: '≤ 5 °C',
    options: [
      { id: 1, option_text: 'Moved the food' },
      { id: 2, option_text: 'Called the technician' },
    ],
  },
  et: {
    name: 'Külmik 1',
    instruction: 'Loe termomeetrit.',
    limit: '≤ 5 °C',
    options: [{ id: 1, option_text: 'Viisin toidu ära' }],
  },
}

type AtPlace = { readonly company_id: number; readonly place_id: number }

const asOwner = <Value>(test: TestApp, work: (db: Db) => Promise<Value>): Promise<Value> =>
  onConnection(test.database.pool, async (client) => {
    await send(client, { text: 'begin' })
    const made = await work(handleOf(client))
    await send(client, { text: 'commit' })
    return made
  })

/** A fridge check twice a day, at most 5 °C, for a week; `more` overrides columns. */
export async function makeTask(
  test: TestApp,
  at: AtPlace,
  { created_at, ...more }: Partial<NewTask> & { readonly created_at?: string } = {},
): Promise<number> {
  const a_week_ago = new Date(test.clock.now.getTime() - 7 * 86_400_000).toISOString()
  const task: NewTask = {
    is_default: false,
    task_subtype_id: 1,
    frequency: 'twice_a_day',
    times: ['08:00', '16:00'],
    entry_type: 'enter_temperature',
    quantity: 'celsius',
    limit: { min: null, max: 5 },
    texts: fridgeWords,
    order_number: 0,
    ...more,
  }
  const [id = 0] = await asOwner(test, (db) => createTasks(db, at, [task], created_at ?? a_week_ago))
  return id
}

/**
 * Changes a task as the application writes it, without a permission or a rule that would refuse the change.
 */
export async function changeStoredTask(
  test: TestApp,
  id: number,
  change: TaskPatch | ((task: StoredTask) => TaskPatch),
  now: Date = test.clock.now,
): Promise<void> {
  const [at = { company_id: 0, place_id: 0 }] = await query<AtPlace>(
    test,
    'select company_id, place_id from tasks where id = $1',
    [id],
  )
  await asOwner(test, async (db) => {
    const [task] = await lockTasks(db, at, [id])
    if (task === undefined) throw new Error(`There is no task ${id}.`)
    const patch = typeof change === 'function' ? change(task) : change
    await changeTasks(db, at, new Map([[id, { ...patch, keeps_version: true }]]), now.toISOString())
  })
}
