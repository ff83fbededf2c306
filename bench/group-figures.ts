/**
 * Server cost of the pages of a plan by product groups: 30 groups of about 60 hazards, on PostgreSQL and
 * embedded. Reports each page's p95 above that of an empty request; both are measured in turns in the same
 * run.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { account } from '@larder/contract/account'
import { classifiers } from '@larder/contract/classifiers'
import { companies } from '@larder/contract/companies'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { productGroups } from '@larder/contract/product-groups'
import { fillPlan, type Calls } from '../packages/server/src/demo/fill-plan.ts'
import { startServer, type RunningServer } from '../packages/server/test/running-server.ts'
import { quantile, report } from './report.ts'

const GROUPS = 30
const HAZARDS = 60
const ROUNDS = 60
const GOAL = 300

export type Bed = {
  readonly call: Calls
  readonly token: string
  readonly placeId: number
  readonly planId: number
  readonly groups: readonly number[]
}

export async function measureGroups(): Promise<void> {
  await withPostgres((url) => measureOn('postgres', { DATABASE_URL: url }))
  await measureOn('embedded', {})
}

async function withPostgres(run: (url: string) => Promise<void>): Promise<void> {
  const admin = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const name = `larder_bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${name}`)
  try {
    const url = new URL(admin)
    url.pathname = `/${name}`
    await run(url.href)
  } finally {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

async function measureOn(name: string, environment: Record<string, string>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const server = await startServer({ ...environment, LARDER_DATA: data })
  try {
    await measurePages(name, server, await prepare(server))
  } finally {
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}

const callerOf =
  (url: string, token: string | null): Calls =>
  async <R extends Route>(route: R, input: CallInput<R> = {}): Promise<ResponseOf<R>> => {
    const response = await fetch(`${url}${addressOf(route, input)}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(route.method !== 'GET' && { body: JSON.stringify(input.body ?? {}) }),
    })
    if (response.status !== route.status)
      throw new Error(`${route.name}: ${response.status} ${(await response.text()).slice(0, 300)}`)
    return (await response.json()) as ResponseOf<R>
  }

/** A restaurant whose plan has 30 groups, each with as many processes as make about 60 hazards. */
export async function prepare({ url }: RunningServer): Promise<Bed> {
  const { access_token } = await callerOf(url, null)(account.register, {
    body: {
      username: 'bench@example.com',
      password: 'harvest-table-90',
      first_name: 'Mari',
      last_name: 'Tamm',
      lang: 'en',
      phone: '+372 5550100',
    },
  })
  const call = callerOf(url, access_token)
  const where = { name: 'Bench', address: 'Viru 4, Tallinn', country_id: 63, preferred_language: 'en' }
  const company = await call(companies.create, {
    body: {
      ...where,
      email: 'bench@example.com',
      reg_code: '12345678',
      volume_system: 1,
      weight_system: 1,
      temperature_scale: 1,
      date_format_id: 1,
      entry_created_at_hidden: false,
    },
  })
  const activity = (await call(classifiers.business_activities)).find(({ id }) => id === 1)
  const place = await call(places.create, {
    params: { companyId: company.id },
    body: {
      ...where,
      contact_person: 'Mari Tamm',
      person_phone: '+372 5550100',
      person_email: 'bench@example.com',
      notification_email: '',
      business_activity_id: 1,
      location_type_id: activity?.location_types[0]?.id ?? 0,
      number_of_employees: '4-14',
      timezone: 'Europe/Tallinn',
    },
  })
  const [placeId, planId] = [place.id, place.food_safety_plan?.id ?? 0]
  await fillPlan(call, { placeId, planId })
  await call(productGroups.use, { params: { placeId }, body: { use_product_based_plan: true } })
  return { call, token: access_token, placeId, planId, groups: await makeGroups(call, placeId, planId) }
}

async function makeGroups(call: Calls, placeId: number, planId: number): Promise<number[]> {
  const first = await call(productGroups.create, {
    params: { placeId, planId },
    body: {
      name: 'Group 1',
      products: [
        { name: 'Soup', production_amount_range_id: 2, production_unit_id: 1, production_time_unit_id: 4 },
      ],
    },
  })
  await call(productGroups.foodGroups, {
    params: { placeId, id: first.id },
    body: { food_groups: [2, 3, 8] },
  })
  const offered = (await call(processes.onboarding, { params: { placeId } })).map(({ id }) => id)
  const hazards = async (count: number): Promise<number> => {
    await call(processes.select, {
      params: { placeId },
      query: { fsp_product_group_id: first.id },
      body: offered.slice(0, count).map((process_id) => ({ process_id })),
    })
    await call(plans.generate, { params: { placeId } })
    return (await call(productGroups.haccp, { params: { placeId, planId, id: first.id } })).hazards
  }
  let count = 8
  while ((await hazards(count)) < HAZARDS && count < offered.length) count += 2
  const groups = [first.id]
  while (groups.length < GROUPS)
    groups.push(
      (
        await call(productGroups.create, {
          params: { placeId, planId },
          body: { name: `Group ${groups.length + 1}`, original_id: first.id },
        })
      ).id,
    )
  await call(plans.generate, { params: { placeId } })
  return groups
}

async function measurePages(
  name: string,
  { url }: RunningServer,
  { call, placeId, planId, groups }: Bed,
): Promise<void> {
  const group = (round: number): { fsp_product_group_id: number } => ({
    fsp_product_group_id: groups[round % groups.length] ?? 0,
  })
  const pages: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
    empty: () => fetch(`${url}/healthz`).then((response) => response.text()),
    titles: () => call(plans.titles, { params: { placeId } }),
    section: (round) =>
      call(plans.section, {
        params: { placeId, planId, id: 'hazard-analyses-overview' },
        query: group(round),
      }),
    hazards: (round) => call(plans.hazards, { params: { placeId }, query: group(round) }),
    status: () => call(plans.status, { params: { placeId, planId } }),
    groups: () => call(productGroups.list, { params: { placeId, planId } }),
  }
  const times = new Map(Object.keys(pages).map((page) => [page, [] as number[]]))
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [page, ask] of Object.entries(pages)) {
      const start = performance.now()
      await ask(Math.abs(round))
      if (round >= 0) times.get(page)?.push(performance.now() - start)
    }
  }
  const empty = quantile(times.get('empty') ?? [], 0.95)
  for (const [page, taken] of times)
    if (page !== 'empty')
      report(`plan.page.groups.${page}.${name}.p95_beyond_empty`, quantile(taken, 0.95) - empty, 'ms', GOAL)
}
