/**
 * Every writing route: one audit entry a success, none a refusal, and no field that the contract does not
 * name.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isWriting, type Route } from '@larder/contract/kit'
import { PlaceParams } from '@larder/contract/kit/fields.schemas'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { declareRoute } from './declare-route.ts'
import { makeUser } from './builders.ts'
import { addCanaries, storedTexts, CANARY } from './canaries.ts'
import { mount, serve } from '../src/kit/http/serve.ts'
import { type Caller, forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'
import { stage, type Sent } from './recipes.ts'
import { recordsBefore, revisionsOf } from './recording-routes.ts'

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

const writing = routes.filter(isWriting).map((route) => [route.name, route] as const)
const auditOf = async (correlation_id: unknown): Promise<string[]> =>
  (
    await test.database.pool.query<{ route: string }>('select route from audit where correlation_id = $1', [
      correlation_id,
    ])
  ).rows.map(({ route }) => route)
/** Without what jobs write, which run beside the routes. */
const counts = async (): Promise<{ audited: number; revised: number }> =>
  (
    await test.database.pool.query<{ audited: number; revised: number }>(
      `select (select count(*)::int from audit where actor <> 'operator') as audited,
        (select count(*)::int from revisions where actor <> 'system') as revised`,
    )
  ).rows[0] ?? { audited: -1, revised: -1 }

type Staged = Awaited<ReturnType<typeof stage>>

const staged = new Map<string, Promise<Staged>>()
/**
 * One scene a route for its refusals and then its success: a refusal changes nothing. The first accepted call
 * uses it up.
 */
const sharedStage = (route: Route): Promise<Staged> => {
  const one = staged.get(route.name) ?? stage(route, test)
  staged.set(route.name, one)
  return one
}

describe('a writing route', () => {
  it.each(writing)('%s leaves none where it is refused', async (_name, route) => {
    const { sent } = await sharedStage(route)
    const stranger = openToPeople.has(route.permission) ? {} : await makeUser(test)
    let refused = 0
    for (const [input, caller] of refusals(sent, stranger)) {
      const before = await counts()
      const answer = await send(test, route, input, caller)
      if (answer.status < 300) {
        staged.delete(route.name)
        continue // a public route refuses no actor
      }
      refused += 1
      expect([answer.status, await auditOf(answer.headers['x-correlation-id']), await counts()]).toEqual([
        answer.status,
        [],
        before,
      ])
    }
    expect(refused).toBeGreaterThan(openToAll.has(route.name) ? -1 : 0)
  })

  it.each(writing)('%s leaves exactly one audit entry with its correlation id', async (_name, route) => {
    const { sent } = await sharedStage(route)
    staged.delete(route.name)
    const before = await counts()
    const answer = await send(test, route, sent, sent.caller)
    const after = await counts()
    expect(after.revised - before.revised).toBe(recordsBefore.has(route.name) ? 1 : revisionsOf(route))
    expect([answer.status, answer.status === route.status ? null : answer.body]).toEqual([route.status, null])
    expect(await auditOf(answer.headers['x-correlation-id'])).toEqual([route.name])
    expect(after.audited).toBe(before.audited + 1)
  })
})

/** Permissions that every person with a session has: a stranger is somebody without one. */
const openToPeople = new Set(['public', 'account.self', 'session.self'])

/** Asks for nothing and is for everybody. */
const openToAll = new Set(['account.start_smartid'])

type Refusal = readonly [input: Sent, caller: Caller]

function* refusals(sent: Sent, stranger: Caller): Generator<Refusal> {
  const { caller = {}, params = {}, query = {}, body } = sent
  if (Object.keys(caller).length > 0) yield [sent, stranger]
  if (body !== undefined) yield [{ ...sent, body: 'not what is asked for' }, caller]
  if (Object.keys(query).length > 0) yield [{ ...sent, query: {} }, caller]
  if (Object.keys(params).length > 0)
    yield [{ ...sent, params: Object.fromEntries(Object.keys(params).map((name) => [name, 'x'])) }, caller]
}

describe('unknown fields', () => {
  it.each(writing.filter(([, { method }]) => method !== 'GET'))(
    '%s stores none of them and answers none of them',
    async (_name, route) => {
      expect(await takenCanaries(route)).toEqual([])
    },
  )
  it('are found where a route accepts them', async () => {
    vi.spyOn(console, 'info').mockReturnValueOnce()
    expect(await takenCanaries(careless.route)).toEqual(['answered', 'stored', 'changed what is stored'])
  })
})

/** Stores and answers any input. */
const careless = serve(
  declareRoute(
    {
      name: 'probe.careless',
      method: 'POST',
      path: '/api/probe/:placeId',
      permission: 'places.edit',
      writes: ['place'],
    },
    {
      params: PlaceParams,
      body: z.looseObject({ customer_groups: z.array(z.number()).default([]) }),
      response: z.looseObject({}),
      summary: 'For this test',
    },
  ),
  async (ctx, { params, body }) => {
    const { removed_at, access_level, ...rest } = body as Record<string, unknown>
    await ctx.db
      .updateTable('places')
      .set({
        ...(removed_at === undefined ? {} : { removed_at: String(removed_at) }),
        notification_email: JSON.stringify(rest),
      })
      .where('id', '=', params.placeId)
      .execute()
    ctx.audit({ entity: 'place', entity_id: params.placeId })
    return { ...rest, access_level }
  },
)

/**
 * Calls the route without canaries in one scene and with them in another, and lists the stored differences.
 */
async function takenCanaries(route: ServedRoute): Promise<string[]> {
  const plain = await stage(route, test)
  const without = await send(test, route, plain.sent, plain.sent.caller)
  await test.worker.drain()
  const expected = await storedTexts(plain.scene)
  const { scene, sent } = await stage(route, test)
  const answer = await send(test, route, { ...sent, body: addCanaries(route, sent.body) }, sent.caller)
  await test.worker.drain()
  const stored = await storedTexts(scene)
  const differences = [
    ...stored.shape.filter((line) => !expected.shape.includes(line)),
    ...expected.shape.filter((line) => !stored.shape.includes(line)),
  ]
  if (differences.length > 0) console.info(`${route.name}: ${differences.join('\n')}`)
  return [
    ...(without.status === route.status && answer.status === route.status
      ? []
      : [`${without.status} and ${answer.status} ${JSON.stringify(answer.body)}`]),
    ...(CANARY.test(JSON.stringify(answer.body)) ? ['answered'] : []),
    ...(CANARY.test(stored.raw) ? ['stored'] : []),
    ...(stored.shape.join('\n') === expected.shape.join('\n') ? [] : ['changed what is stored']),
  ]
}
