/**
 * Bad input anywhere is answered with 4xx, a code and the fields, never with 5xx; what is taken is answered as the
 * contract says. Inputs are drawn near a good call of each route. LARDER_FUZZ: cases a route; LARDER_SEED: another draw, or `random`.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { PlaceParams, ProblemBody, addressOf, problems, route as declare, type CallInput, type ProblemCode, type Route } from '@larder/contract/kit'
import { routes } from '@larder/contract/routes'
import { mount, serve } from '../src/kit/serve.ts'
import { headersOf, openTestApp, type Caller, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { nearInputs, type Wire } from './near-inputs.ts'
import { recipes, stage, type Sent } from './recipes.ts'

const CASES = Number(process.env['LARDER_FUZZ'] ?? 40)
/** The same draw in every run of the suite; `random` draws anew. */
const SEED = process.env['LARDER_SEED'] === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(process.env['LARDER_SEED'] ?? 20_261_121)
const SLOWEST_MS = 5_000

let test: TestApp
let provider: TestProvider

beforeAll(async () => {
  provider = await openProvider()
  test = await openTestApp({ oidc: provider.oidc })
  mount(test.app, careless, test.platform, { check_permissions: true })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

/** Fails on long names. */
const careless = serve(
  declare({ name: 'probe.careless', method: 'POST', path: '/api/probe/:placeId', permission: 'places.edit', writes: false, params: PlaceParams, body: z.object({ name: z.string() }), response: z.object({ name: z.string() }), summary: 'For this test' }),
  async (_ctx, { body }) => {
    if (body.name.length > 200) throw new TypeError('too long')
    return body
  },
)

const Answered = ProblemBody.extend({ code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]), message: z.string().min(1) })
const Refused = Answered.extend({ errors: z.array(z.object({ field: z.string(), code: z.string().regex(/^[a-z_0-9]+$/), message: z.string() })).min(1) })

type Answer = { readonly status: number; readonly type: string; readonly text: string; readonly took_ms: number }

/** What is wrong with the answer, or null. */
function judge(route: Route, { status, type, text, took_ms }: Answer): string | null {
  if (took_ms > SLOWEST_MS) return `took ${Math.round(took_ms)} ms`
  if (status >= 500 || status < 200 || (status >= 300 && status < 400)) return `answered ${status} ${text.slice(0, 200)}`
  if (status < 300 && status !== route.status) return `succeeded with ${status} instead of ${route.status}`
  if (status < 300 && route.produces !== 'application/json') return route.produces === '*/*' || type.startsWith(route.produces) ? null : `answered ${type}`
  const body: unknown = JSON.parse(text)
  const schema = status < 300 ? route.response : status === 422 ? Refused : Answered
  const { error } = schema.safeParse(body)
  if (error) return `${status} has not the form of one: ${z.prettifyError(error).slice(0, 200)} in ${text.slice(0, 200)}`
  if (status >= 400 && problems[Answered.parse(body).code] !== status) return `${status} says ${text.slice(0, 200)}`
  // The database is the last to refuse a value; the contract should have been the first.
  return status === 422 && /"message":"A value does not fit\."/.test(text) ? `no field is named: ${text.slice(0, 200)}` : null
}

async function ask(route: Route, wire: Wire, caller: Caller = {}): Promise<Answer> {
  const started = performance.now()
  const response = await test.app.inject({
    method: route.method,
    url: wire.url,
    headers: { ...headersOf(caller), ...(wire.body === undefined ? {} : { 'content-type': wire.type ?? 'application/json' }) },
    ...(wire.body === undefined ? {} : { payload: wire.body }),
  })
  return { status: response.statusCode, type: String(response.headers['content-type'] ?? ''), text: route.produces === 'application/json' || response.statusCode >= 300 ? response.body : '', took_ms: performance.now() - started }
}

/** A success of these uses up what it was called with. */
const usesUp = ({ method, permission }: Route, sent: Sent): boolean => method === 'DELETE' || (permission === 'public' && sent.body !== undefined) || permission === 'account.self'

/** Asks that many cases; every distinct fault once. After a success that used the good call up, the rest is drawn near a new one. */
async function faultsOf(route: Route, cases = CASES): Promise<string[]> {
  const faults = new Map<string, string>()
  for (let left = cases; left > 0;) {
    const { sent } = await stage(route, test)
    for (const wire of fc.sample(nearInputs(route, sent), { seed: SEED + left, numRuns: left })) {
      left -= 1
      await test.database.pool.query('delete from throttles')
      const answer = await ask(route, wire, sent.caller)
      const wrong = judge(route, answer)
      if (wrong !== null && !faults.has(wrong)) faults.set(wrong, `${wire.what} → ${wrong}`)
      if (route.writes && answer.status < 300 && usesUp(route, sent)) break
    }
  }
  return [...faults.values()]
}

it.each(routes.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
  const { sent } = await stage(route, test)
  const { status, text } = await ask(route, { what: '', url: addressOf(route, sent as Pick<CallInput<Route>, 'params' | 'query'>), ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }) }, sent.caller)
  expect([status, status === route.status ? '' : text], 'its good call succeeds').toEqual([route.status, ''])
  expect(await faultsOf(route), `repeat with LARDER_SEED=${SEED} LARDER_FUZZ=${CASES}`).toEqual([])
}, 120_000)

it('finds what a careless route does not catch', async () => {
  expect((await faultsOf(careless.route, 400)).join('\n')).toMatch(/answered 500/)
})

it.each([
  [200, '{"name":1}', 'has not the form'], [200, '{"name":""}', null], [201, '{"name":""}', 'instead of 200'], [302, '', 'answered 302'], [503, '{"code":"overloaded","message":"x"}', 'answered 503'],
  [404, '{"message":"x"}', 'has not the form'], [404, '{"code":"forbidden","message":"x"}', '404 says'], [404, '{"code":"not_found","message":"x"}', null], [422, '{"code":"invalid","message":"x"}', 'has not the form'],
  [422, '{"code":"invalid","message":"x","errors":[{"field":"name","code":"","message":"x"}]}', 'has not the form'], [422, '{"code":"invalid","message":"x","errors":[{"field":"name","code":"required","message":"x"}]}', null],
  [422, '{"code":"invalid","message":"x","errors":[{"field":"","code":"invalid","message":"A value does not fit."}]}', 'no field is named'],
])('judges an answer %i %s', (status, text, fault) => {
  expect(judge(careless.route, { status, text, type: 'application/json', took_ms: 1 }) ?? 'nothing').toContain(fault ?? 'nothing')
  expect(judge(careless.route, { status, text, type: 'application/json', took_ms: 5_001 })).toContain('took')
})

it.each(['/api/place/%', '/api/place/%zz', '/api/place/%ED%A0%80', `/api/place/${'1'.repeat(301)}`, '/api/nowhere'])('answers %s as an address that leads nowhere', async (url) => {
  const response = await test.app.inject({ method: 'GET', url })
  expect([response.statusCode, response.json()]).toEqual([404, { code: 'not_found', message: 'Not found.' }])
})

it('draws from recipes of routes that there are', () => {
  const names = new Set(routes.map(({ name }) => name))
  expect(Object.keys(recipes).filter((name) => !names.has(name))).toEqual([])
})
