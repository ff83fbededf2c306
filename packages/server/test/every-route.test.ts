/**
 * Calls every route of the contract as 17 principals at 5 targets (R3.1, R3.2), and again without the
 * application's permission check: then the database alone must leak nothing (R3.3). A new route is covered as
 * soon as the contract lists it. `npm test` sends all principals to the own target and five to the others.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, sees, type Target } from '@larder/core/permissions'
import { isWriting, type Route } from '@larder/contract/kit'
import { routes } from '@larder/contract/routes'
import { unservedRoutes } from '../src/app.ts'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { SECRET, fingerprint, makeWorld, type Principal, type World } from './world.ts'
import { isQuick } from './is-quick.ts'

let test: TestApp
let unchecked: TestApp
let world: World
let bareWorld: World

beforeAll(async () => {
  test = await openTestApp()
  unchecked = await openTestApp({ check_permissions: false })
  world = await makeWorld(test)
  bareWorld = await makeWorld(unchecked)
}, 60_000)
afterAll(async () => {
  await test.close()
  await unchecked.close()
})

// Shared links that are not good any more are slowed like guessed ones.

const ABSENT = 2_000_000_000

const FIVE = ['anonymous', 'company owner', 'place member', 'tablet of the company owner', 'integration']
const goesTo = (principal: Principal, target: string): boolean =>
  !isQuick || target === 'own' || target === 'self' || FIVE.includes(principal.name)

type Cell = { readonly name: string; readonly id: number | string; readonly target: Target | null }

/** The targets of a route: null = must answer as absent. */
function targetsOf(route: Route, { company, place, sibling, foreign }: World): Cell[] {
  if (route.scope.kind === 'self' || route.scope.kind === 'item')
    return [{ name: 'self', id: ABSENT, target: route.scope.kind === 'self' ? {} : null }]
  const ofCompany =
    route.scope.kind === 'company' || (route.scope.kind === 'body' && route.scope.place_id === undefined)
  const own: Cell = ofCompany
    ? { name: 'own', id: company, target: { company_id: company } }
    : { name: 'own', id: place, target: { company_id: company, place_id: place } }
  const near: Cell[] = ofCompany
    ? []
    : [{ name: 'sibling', id: sibling, target: { company_id: company, place_id: sibling } }]
  return [
    own,
    ...near,
    { name: 'foreign', id: ofCompany ? foreign.company : foreign.place, target: null },
    { name: 'absent', id: ABSENT, target: null },
    { name: 'malformed', id: "1'--", target: null },
  ]
}

/** Names of the path parameters. */
const parametersOf = (route: Route): string[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

function inputFor(
  route: Route,
  id: number | string,
  others: number | string,
): { params: Record<string, unknown>; body: Record<string, unknown> } {
  const { scope } = route
  const scoped =
    scope.kind === 'place' || scope.kind === 'company' || scope.kind === 'item' ? scope.param : null
  const params = Object.fromEntries(parametersOf(route).map((name) => [name, name === scoped ? id : others]))
  const body = scope.kind === 'body' ? { [scope.place_id ?? scope.company_id ?? '']: id } : {}
  return { params, body }
}

type Expected = 'unauthorized' | 'absent' | 'forbidden' | 'in'

function expectedFor(route: Route, principal: Principal, target: Target | null): Expected {
  if (principal.actor === null) return 'unauthorized'
  if (principal.actor.kind === 'anonymous')
    return can(principal.actor, route.permission) ? 'in' : 'unauthorized'
  if (target === null) return 'absent'
  if (can(principal.actor, route.permission, target)) return 'in'
  return sees(principal.actor, target) ? 'forbidden' : 'absent'
}

const isScopeAbsent = (body: unknown): boolean =>
  /No query results for model \[(Place|Company|[a-z_]+)\]/.test(JSON.stringify(body))

function judge(expected: Expected, status: number, body: unknown): boolean {
  if (status >= 500) return false
  switch (expected) {
    case 'unauthorized':
      return status === 401
    case 'absent':
      return status === 404 && isScopeAbsent(body)
    case 'forbidden':
      return status === 403
    case 'in':
      return status !== 401 && status !== 403
  }
}

/** Sends with the attempts of earlier requests forgotten: 429 would hide what is tested. */
const sendFresh: typeof send = async (app, ...rest) => {
  await forgetAttempts(app)
  return send(app, ...rest)
}

it('serves every route of the contract', () => {
  expect(unservedRoutes()).toEqual([])
  expect(routes.length).toBeGreaterThan(0)
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length)
})

describe('every route × principal × target', () => {
  it.each(
    routes.filter(({ permission }) => permission !== 'public').map((route) => [route.name, route] as const),
  )(
    '%s',
    async (_name, route) => {
      const wrong: string[] = []
      for (const index of world.principals.keys()) {
        for (const cell of targetsOf(route, world).keys()) {
          const principal = world.principals[index]
          const { name, id, target } = targetsOf(route, world)[cell] ?? { name: '', id: 0, target: null }
          if (!principal || !goesTo(principal, name)) continue
          const expected = expectedFor(route, principal, target)
          const { status, body } = await sendFresh(test, route, inputFor(route, id, ABSENT), principal.caller)
          if (!judge(expected, status, body))
            wrong.push(
              `${principal.name} → ${name}: expected ${expected}, got ${status} ${JSON.stringify(body).slice(0, 120)}`,
            )
          if (isWriting(route) && status < 300) world = await makeWorld(test)
        }
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )

  it('answers foreign, absent and malformed alike, byte for byte', async () => {
    const owner = world.principals.find(({ name }) => name === 'company owner')
    for (const route of routes.filter(
      ({ scope, permission }) => permission !== 'public' && scope.kind !== 'self',
    )) {
      const answers = new Set<string>()
      for (const { id, target } of targetsOf(route, world)) {
        if (target !== null) continue
        const { status, body, headers } = await sendFresh(
          test,
          route,
          inputFor(route, id, ABSENT),
          owner?.caller,
        )
        answers.add(JSON.stringify([status, body, headers['content-type'], headers['content-length']]))
      }
      expect([route.name, answers.size]).toEqual([route.name, 1])
    }
  }, 60_000)
})

describe("without the application's own check", () => {
  it('the database leaks nothing of another company and lets nothing of it be changed', async () => {
    const before = await fingerprint(unchecked, bareWorld.foreign.company)
    const leaks: string[] = []
    for (const route of routes.filter(({ permission }) => permission !== 'public')) {
      for (const principal of bareWorld.principals) {
        const { name, caller, actor } = principal
        if (actor === null || !goesTo(principal, 'foreign')) continue
        const attempts = [
          ...targetsOf(route, bareWorld)
            .filter(({ target }) => target === null)
            .map(({ id }) => inputFor(route, id, ABSENT)),
          ...bareWorld.foreign.ids.map((id) =>
            inputFor(
              route,
              targetsOf(route, bareWorld)[0]?.name === 'own'
                ? (targetsOf(route, bareWorld)[0]?.id ?? id)
                : id,
              id,
            ),
          ),
        ]
        for (const input of attempts) {
          const { status, body } = await sendFresh(unchecked, route, input, caller)
          if (JSON.stringify(body).includes(SECRET)) leaks.push(`${route.name} as ${name}: ${status}`)
          if (status >= 500) leaks.push(`${route.name} as ${name}: ${status}`)
          if (isWriting(route) && status < 300)
            bareWorld = { ...(await makeWorld(unchecked)), foreign: bareWorld.foreign }
        }
      }
    }
    expect(leaks).toEqual([])
    expect(await fingerprint(unchecked, bareWorld.foreign.company)).toBe(before)
  }, 240_000)
})
