/**
 * What a session may do follows from its kind. Each route gets a call that its owner succeeds with, by sessions
 * of the same person on a tablet, by a shared link and by a company's token: what `can` refuses them is
 * refused. A new route is covered as soon as the contract lists it, and refused to tablets until core's list
 * names its permission.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { can, sharedModules, tabletPermissions, tokenScopes, type Actor } from '@larder/core/permissions'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { hashToken } from '../src/kit/tokens.ts'
import {
  joinCompany,
  joinPlace,
  makeCompanyToken,
  makeSharedAccess,
  makeTabletSession,
  makeUser,
  query,
} from './builders.ts'
import { forgetAttempts, openTestApp, send, type Caller, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { stage } from './recipes.ts'
import { withPlan, type Scene } from './scene.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'

let test: TestApp
let provider: TestProvider

beforeAll(async () => {
  provider = await openProvider()
  test = await openTestApp({ oidc: provider.oidc, stripe: await openStripeOfTests() })
})
afterAll(async () => {
  await test.close()
  await provider.close()
  await stripeOfTests().close()
})
beforeEach(() => forgetAttempts(test))

const guarded = routes
  .filter(({ permission }) => permission !== 'public')
  .map((route) => [route.name, route] as const)

/** The account of the good call. */
async function personOfCall({ token = '' }: Caller): Promise<number | null> {
  const [row] = await query<{ user_id: number }>(test, 'select user_id from sessions where token_hash = $1', [
    hashToken(token),
  ])
  return row?.user_id ?? null
}

type Session = { readonly kind: string; readonly caller: Caller; readonly actor: Actor }

async function sessionsOf({ company, place, owner }: Scene, user_id: number): Promise<readonly Session[]> {
  const at = { company_id: company, place_id: place }
  return [
    {
      kind: 'tablet',
      caller: { token: (await makeTabletSession(test, at, user_id)).token },
      actor: { kind: 'tablet', user_id, ...at },
    },
    {
      kind: 'shared link',
      caller: { shared_token: await makeSharedAccess(test, at, [...sharedModules]) },
      actor: { kind: 'shared', ...at, modules: sharedModules },
    },
    {
      kind: 'company token',
      caller: { token: await makeCompanyToken(test, company, owner.id) },
      actor: { kind: 'integration', company_id: company, scopes: tokenScopes },
    },
  ]
}

const targetOf = ({ scope }: ServedRoute, { company: company_id, place: place_id }: Scene) =>
  scope.kind === 'self' ? {} : scope.kind === 'company' ? { company_id } : { company_id, place_id }

describe('a good call of the owner', () => {
  it.each(guarded)('%s is refused to the kinds of session that may not', async (_name, route) => {
    const { scene, sent } = await stage(route, test)
    const person = (await personOfCall(sent.caller ?? {})) ?? scene.owner.id
    const wrong: unknown[] = []
    for (const { kind, caller, actor } of await sessionsOf(scene, person)) {
      const may = can(actor, route.permission, targetOf(route, scene))
      if (may) continue
      const { status } = await send(test, route, sent, caller)
      if (![401, 403, 404].includes(status)) wrong.push([kind, status])
    }
    expect(wrong).toEqual([])
  })
})

/** All that people on a tablet can ask for. A new line is a decision: docs/decisions/129. */
const ofTablet = [
  'account.logout',
  'account.profile',
  'activity_log.has_mobile_entries',
  'activity_log.history',
  'activity_log.statistics',
  'companies.list',
  'entries.change',
  'entries.choices',
  'entries.create',
  'entries.create_many',
  'entries.get',
  'entries.item',
  'entries.list',
  'entries.remove',
  'entries.revisions',
  'entries.today',
  'equipment.get',
  'equipment.list',
  'equipment.types',
  'files.change',
  'files.create',
  'files.get',
  'files.list',
  'files.open_version',
  'files.versions',
  'notifications.list',
  'notifications.read',
  'overview.attention',
  'overview.temperatures',
  'permissions.current',
  'photos.send',
  'places.get',
  'products.list',
  'rooms.get',
  'rooms.list',
  'rooms.types',
  'sensor_readings.curve',
  'sensor_readings.list',
  'tasks.get',
  'tasks.has_verification',
  'tasks.list',
  'tasks.subtype',
  'tasks.subtypes',
  'tasks.versions',
  'tickets.answer',
  'tickets.change',
  'tickets.change_answer',
  'tickets.change_by_post',
  'tickets.create',
  'tickets.entries',
  'tickets.get',
  'tickets.list',
  'tickets.remove',
  'tickets.revisions',
  'tickets.status',
  'verifications.waiting',
]

it('a tablet reaches the routes of the day and no others', () => {
  const open = routes
    .filter(({ permission }) => permission !== 'public' && permission !== 'classifiers.view')
    .filter(({ permission }) => tabletPermissions.has(permission))
    .map(({ name }) => name)
    .sort()
  expect(open).toEqual(ofTablet)
})

const CANARY = 'canary-of-an-author'

/** Everybody who reads at the place and manages no people there. */
async function readersOf(scene: Scene): Promise<readonly Session[]> {
  const { company, place } = scene
  const at = { company_id: company, place_id: place }
  const level = 'readonly,temp-measurements'
  const reader = await makeUser(test)
  await joinPlace(test, at, reader.id, level)
  const member = await makeUser(test)
  await joinCompany(test, company, member.id, 'readonly')
  return [
    {
      kind: 'reader of the place',
      caller: reader,
      actor: {
        kind: 'user',
        user_id: reader.id,
        companies: {},
        places: { [place]: { company_id: company, access_level: level } },
      },
    },
    {
      kind: 'reader of the company',
      caller: member,
      actor: { kind: 'user', user_id: member.id, companies: { [company]: 'readonly' }, places: {} },
    },
    ...(await sessionsOf(scene, reader.id)),
  ]
}

describe('the e-mail address of an author', () => {
  const reading = guarded.filter(
    ([, { method, produces }]) => method === 'GET' && produces === 'application/json',
  )
  it.each(reading)('%s is answered to those alone who manage people', async (_name, route) => {
    const { scene, sent } = await stage(route, test, withPlan)
    await query(
      test,
      `update users set username = '${CANARY}-' || id || '@example.com' where id = any ($1)`,
      [[scene.owner.id, scene.worker.id]],
    )
    const told: unknown[] = []
    for (const { kind, caller, actor } of await readersOf(scene)) {
      expect(can(actor, 'workers.view', { company_id: scene.company, place_id: scene.place })).toBe(false)
      const { status, body } = await send(test, route, sent, caller)
      if (status < 300 && JSON.stringify(body).includes(CANARY)) told.push(kind)
    }
    expect(told).toEqual([])
  })
})
