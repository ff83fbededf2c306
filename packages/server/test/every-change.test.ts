/**
 * Two hands at one thing: of two changes that were based on the same version the second one is refused with
 * both versions (409), or loses nothing of the first. Every route that changes existing rows is found by
 * calling it twice and comparing what is stored.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { isWriting } from '@larder/contract/kit'
import { PlaceParams } from '@larder/contract/kit/fields.schemas'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { listTenantTables } from '../src/features/company-archives/archive/catalogue.queries.ts'
import { asOperator } from '../src/db/transaction.ts'
import { mount, serve } from '../src/kit/http/serve.ts'
import { declareRoute } from './declare-route.ts'
import { forgetAttempts, openTestApp, send, type Answer, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { otherBodies } from './other-bodies.ts'
import { stage, type Sent } from './recipes.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'

const oneSwitch = 'one value by itself, which the page shows: the last choice counts'
/** Routes whose second call may replace the first one’s value, with the reason. */
const mayReplace: Readonly<Record<string, string>> = {
  'before_or_after.disable': oneSwitch,
  'devices.give_code': 'a new code instead of the older one, which nobody has used',
  'devices.set_own_pin': 'one’s own PIN, which nobody else chooses',
  'billing.set_recurring': oneSwitch,
  'place_groups.create': 'a place is in one group: the new one takes it, and the page says so',
  'places.change_on_paper': oneSwitch,
  'places.change_plan_source': oneSwitch,
  'places.change_water_source': oneSwitch,
  'places.save_progress': 'steps that are only added',
  'plan_flows.verify': 'each verification is in the records',
  'plans.confirm_step': oneSwitch,
  'plans.create_hazard': 'adds a step to the diagram, which it reads before',
  'product_groups.use': oneSwitch,
  'products.import': 'shows before what it replaces',
  'sensor_sources.rotate': 'a new key instead of the older one',
  'work_groups.toggle': oneSwitch,
}

const everyVersion = 'erases the texts of all versions, also of one that came meanwhile'
/** Routes that may remove what was changed meanwhile, with the reason. */
const mayRemove: Readonly<Record<string, string>> = {
  'digital_audit_responses.remove_photo': 'one photo, which nobody changes; its answer stays',
  'entries.erase': everyVersion,
  'tickets.erase': everyVersion,
}

let test: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await openProvider()
  test = await openTestApp({ oidc: provider.oidc, stripe: await openStripeOfTests() })
  mount(test.app, careless, test.platform, { check_permissions: true })
})
afterAll(async () => {
  await test.close()
  await provider.close()
  await stripeOfTests().close()
})
beforeEach(() => forgetAttempts(test))

/** What belongs to a change and is not its content; and lines that are only added. */
const unseen = new Set(['version', 'updated_at', 'updated_by', 'changed_at', 'changed_by', 'state'])
const logs = new Set([
  'audit',
  'jobs',
  'replies',
  'revisions',
  'revision_texts',
  'chain_heads',
  'notifications',
])

type Stored = ReadonlyMap<string, unknown>

/** Every stored value of a company by table, key and column. */
async function stored(company: number): Promise<Stored> {
  await test.worker.drain()
  const tables = await asOperator(test.database.pool, listTenantTables)
  const values = new Map<string, unknown>()
  for (const { name, key } of tables.filter((table) => !logs.has(table.name))) {
    const { rows } = await test.database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where company_id = $1`,
      [company],
    )
    for (const { row } of rows) {
      const id = key.map((column) => JSON.stringify(row[column])).join()
      for (const [column, value] of Object.entries(row))
        if (!unseen.has(column) && !key.includes(column))
          values.set(`${name} ${id} ${column}`, JSON.stringify(value))
    }
  }
  return values
}

/** The same value, or a list with all of its items. */
function holds(after: unknown, value: unknown): boolean {
  if (after === value) return true
  const [now, then] = [after, value].map((text): unknown => JSON.parse(String(text)))
  const items = Array.isArray(now) ? new Set(now.map((item) => JSON.stringify(item))) : null
  return items !== null && Array.isArray(then) && then.every((item) => items.has(JSON.stringify(item)))
}

/** What the first change stored and the second one replaced. */
const lost = (before: Stored, first: Stored, second: Stored): string[] =>
  [...first]
    .filter(([at, value]) => before.get(at) !== value && second.has(at) && !holds(second.get(at), value))
    .map(([at]) => at.replaceAll(/"|\d+/g, '').replaceAll(/ +/g, ' '))

const versionMember = (schema: z.ZodType): string | undefined => {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, unknown>>
  }
  return ['base_version', 'version'].find((name) => properties?.[name] !== undefined)
}

/** The call with the version that it is based on, where the route takes one; 1 or its own without another. */
function based({ body: schema, query: querySchema }: ServedRoute, sent: Sent, version?: number): Sent {
  const withVersion = (part: unknown, member: string) => {
    const own = (part as Readonly<Record<string, unknown>> | undefined)?.[member]
    return { ...(part as object), [member]: version ?? own ?? 1 }
  }
  const { body, query } = sent
  const [inBody, inQuery] = [versionMember(schema), versionMember(querySchema)]
  if (inQuery !== undefined) return { ...sent, query: withVersion(query, inQuery) }
  return inBody === undefined || typeof body !== 'object' || body === null
    ? sent
    : { ...sent, body: withVersion(body, inBody) }
}

/** The call with the version that is there. */
async function firstCall(route: ServedRoute, sent: Sent): Promise<{ first: Sent; answer: Answer<unknown> }> {
  const first = based(route, sent)
  const answer = await send(test, route, first, sent.caller)
  const { current } = answer.body as { current?: { version?: number } }
  if (answer.status !== 409 || current?.version === undefined) return { first, answer }
  const again = based(route, sent, current.version)
  return { first: again, answer: await send(test, route, again, sent.caller) }
}

async function replaced(route: ServedRoute): Promise<string[]> {
  const { scene, sent } = await stage(route, test)
  const { caller } = sent
  const before = await stored(scene.company)
  const { first, answer } = await firstCall(route, sent)
  if (answer.status !== route.status) return [`${answer.status} ${JSON.stringify(answer.body)}`]
  const after = await stored(scene.company)
  const others = otherBodies(route, first.body)
  // Without other values: the same call again, which a switch would take back.
  for (const body of others.length === 0 ? [first.body] : others) {
    await forgetAttempts(test)
    const { status } = await send(test, route, { ...first, body }, caller)
    if (status === 409) return []
    if (status >= 300) continue
    const losses = lost(before, after, await stored(scene.company))
    if (losses.length > 0) return losses
  }
  return []
}

/** Replaces whatever was there. */
const careless = serve(
  declareRoute(
    {
      name: 'probe.replaces',
      method: 'PUT',
      path: '/api/probe/:placeId',
      permission: 'places.edit',
      writes: ['place'],
    },
    {
      params: PlaceParams,
      body: z.object({ name: z.string() }),
      response: z.object({}),
      summary: 'For this test',
    },
  ),
  async (ctx, { params, body }) => {
    await ctx.db.updateTable('places').set(body).where('id', '=', params.placeId).execute()
    ctx.audit({ entity: 'place', entity_id: params.placeId })
    return {}
  },
)

it('finds a route that replaces what another user saved', async () => {
  const { scene, sent } = await stage(careless.route, test)
  const before = await stored(scene.company)
  await send(test, careless.route, { ...sent, body: { name: 'First' } }, sent.caller)
  const first = await stored(scene.company)
  await send(test, careless.route, { ...sent, body: { name: 'Second' } }, sent.caller)
  expect(lost(before, first, await stored(scene.company))).toEqual(['places , name'])
})

const changing = routes.filter(
  (route) => isWriting(route) && route.method !== 'GET' && route.method !== 'DELETE',
)

it.each(changing.map((route) => [route.name, route] as const))(
  '%s replaces nothing that was saved meanwhile',
  async (name, route) => {
    const losses = await replaced(route)
    expect([name, losses.length > 0, losses]).toEqual([name, name in mayReplace, losses])
  },
  120_000,
)

/** Rows of tables with versions, by table and key. */
async function versioned(company: number): Promise<ReadonlyMap<string, string>> {
  const tables = await asOperator(test.database.pool, listTenantTables)
  const found = new Map<string, string>()
  for (const { name, key } of tables.filter((table) => !logs.has(table.name))) {
    const { rows } = await test.database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where company_id = $1`,
      [company],
    )
    for (const { row } of rows)
      if ('version' in row && !key.includes('version'))
        found.set([name, ...key.map((column) => row[column])].join(' '), JSON.stringify(row))
  }
  return found
}

/** What the route removes without a question where somebody changed it meanwhile. */
async function removed(route: ServedRoute): Promise<string[]> {
  const { scene, sent } = await stage(route, test)
  const before = await versioned(scene.company)
  const answer = await send(test, route, based(route, sent, 2_000_000_000), sent.caller)
  const after = await versioned(scene.company)
  const touched = [...before]
    .filter(([key, row]) => after.get(key) !== row)
    .map(([key]) => key.replace(/ .*/, ''))
  const { current } = answer.body as { current?: { version?: number } }
  if (answer.status !== 409 || current?.version === undefined)
    return answer.status === route.status ? touched : [`${answer.status} ${JSON.stringify(answer.body)}`]
  const again = await send(test, route, based(route, sent, current.version), sent.caller)
  return again.status === route.status ? touched : [`then ${again.status} ${JSON.stringify(again.body)}`]
}

const removing = routes.filter((route) => isWriting(route) && route.method === 'DELETE')

it.each(removing.map((route) => [route.name, route] as const))(
  '%s asks where the thing was changed meanwhile',
  async (name, route) => {
    const unasked = await removed(route)
    expect([name, unasked.length > 0, unasked]).toEqual([name, name in mayRemove, unasked])
  },
  120_000,
)
