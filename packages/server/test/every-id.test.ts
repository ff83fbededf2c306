/**
 * Ids of another company inside an otherwise good call: a place of one's own with another's work group,
 * process, member or task, in the path, the query or the body. Whatever differs between the good calls of two
 * strangers belongs to one of them, so that new routes and fields are covered by their recipe.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Route } from '@larder/contract/kit'
import { PlaceParams } from '@larder/contract/kit/fields.schemas'
import { routes } from '@larder/contract/routes'
import { z } from 'zod'
import { mount, serve } from '../src/kit/http/serve.ts'
import { declareRoute } from './declare-route.ts'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { stage, type Sent } from './recipes.ts'
import { makeScene } from './scene.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'
import { fingerprint, tablesChanged } from './world.ts'

let test: TestApp

beforeAll(async () => {
  test = await openTestApp({ stripe: await openStripeOfTests() })
  mount(test.app, careless, test.platform, { check_permissions: true })
})
afterAll(async () => {
  await test.close()
  await stripeOfTests().close()
})
beforeEach(() => forgetAttempts(test))

const ABSENT = 2_000_000_000

/** Tells whether a task is there, whosever it is, and takes a place of others. */
const careless = serve(
  declareRoute(
    {
      name: 'probe.careless',
      method: 'POST',
      path: '/api/probe/:placeId',
      permission: 'places.edit',
      reads: [],
    },
    {
      params: PlaceParams,
      body: z.object({ company_id: z.number() }),
      response: z.object({}),
      summary: 'For this test',
    },
  ),
  async () => ({}),
)

type Path = readonly (string | number)[]

/** Where two good calls carry different numbers. */
function differing(own: unknown, other: unknown, path: Path = []): Path[] {
  if (typeof own === 'number' && typeof other === 'number') return own === other ? [] : [path]
  if (typeof own !== 'object' || own === null || typeof other !== 'object' || other === null) return []
  return (Array.isArray(own) ? [...own.keys()] : Object.keys(own)).flatMap((key) =>
    differing(
      (own as Record<string | number, unknown>)[key],
      (other as Record<string | number, unknown>)[key],
      [...path, key],
    ),
  )
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? replaced(item, rest, by) : item))
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, by) }
}

/** Refused as a whole, or, where a call answers each of many by itself, the one that named the id. */
function isRefused(status: number, answer: unknown): boolean {
  const refuses = (code: number): boolean => code >= 300 && code < 500
  const { results } = (answer ?? {}) as { readonly results?: readonly { readonly status: number }[] }
  return (
    refuses(status) || (status < 300 && Array.isArray(results) && results.some((one) => refuses(one.status)))
  )
}

/** The faults of a route with ids of another company; `ids` counts where they were put. */
async function faultsOf(
  route: Route,
  body?: (company: number) => unknown,
): Promise<{ faults: string[]; ids: string[] }> {
  const own = await stage(route, test)
  const other = await stage(route, test)
  const good = (side: typeof own): Sent => ({
    params: parametersOf(route, side.sent),
    query: side.sent.query ?? {},
    body: body ? body(side.scene.company) : side.sent.body,
  })
  const [mine, theirs] = [good(own), good(other)]
  const paths = differing(mine, theirs)
  const before = await fingerprint(test, other.scene.company)
  const faults: string[] = []
  for (const path of paths) {
    const answers: string[] = []
    for (const id of [at(theirs, path), ABSENT]) {
      const { status, body: answer } = await send(
        test,
        route,
        replaced(mine, path, id) as Sent,
        own.sent.caller,
      )
      answers.push(`${status} ${JSON.stringify(answer)}`)
      if (!isRefused(status, answer))
        faults.push(`${path.join('.')} = ${id === ABSENT ? 'absent' : 'foreign'}: ${status}`)
    }
    if (answers[0] !== answers[1])
      faults.push(`${path.join('.')}: foreign ${answers[0] ?? ''}, absent ${answers[1] ?? ''}`)
  }
  const changed = tablesChanged(before, await fingerprint(test, other.scene.company))
  if (changed.length > 0) faults.push(`changed what is of another company: ${changed.join(', ')}`)
  return { faults, ids: paths.map((path) => path.join('.')) }
}

const parametersOf = (route: Route, { params = {} }: Sent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => route.path.includes(`:${name}`)))

it.each(
  routes.filter(({ permission }) => permission !== 'public').map((route) => [route.name, route] as const),
)('%s', async (_name, route) => {
  expect((await faultsOf(route)).faults).toEqual([])
})

it('puts ids into bodies, queries and below the place in the path', async () => {
  const ids = new Set<string>()
  for (const route of routes.filter(({ name }) =>
    [
      'permissions.invite',
      'permissions.remove',
      'places.save_progress',
      'processes.offered',
      'processes.change',
      'place_users.change',
      'entries.create',
    ].includes(name),
  )) {
    for (const id of (await faultsOf(route)).ids) ids.add(`${route.name} ${id}`)
  }
  expect([...ids]).toEqual(
    expect.arrayContaining([
      'permissions.invite body.place_id',
      'permissions.invite body.company_id',
      'permissions.remove params.id',
      'places.save_progress body.company_id',
      'processes.offered query.placeId',
      'processes.change params.id',
      'place_users.change params.id',
      'place_users.change body.place_accesses.0.fhp_id',
      'entries.create params.taskId',
      'entries.create body.entry_fields.0.task_step_id',
    ]),
  )
})

it('finds a route that takes the id of another company', async () => {
  expect((await faultsOf(careless.route, (company_id) => ({ company_id }))).faults).toEqual([
    'body.company_id = foreign: 200',
    'body.company_id = absent: 200',
  ])
})

it('has scenes that share no id', async () => {
  const [one, two] = [await makeScene(test), await makeScene(test)]
  expect(
    differing(
      Object.entries(one).filter(([, id]) => typeof id === 'number'),
      Object.entries(two).filter(([, id]) => typeof id === 'number'),
    ),
  ).toHaveLength(11)
})
