/** A writing route names what it writes: the answers that it changes read one of these resources. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isWriting } from '@larder/contract/kit'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'
import { recipes, stage } from './recipes.ts'
import type { Scene } from './scene.ts'
import { isQuick } from './is-quick.ts'

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

/** The bell is fetched every minute and needs no refresh after a write. */
const polled = 'notifications.list'
/** Routes that are read by their place and company alone. */
const readers = routes.filter(
  ({ name, method, reads }) =>
    method === 'GET' && reads.length > 0 && name !== polled && recipes[name] === undefined,
)

type Answers = ReadonlyMap<ServedRoute, string>

const sharesResource = (reader: ServedRoute, writer: ServedRoute): boolean =>
  reader.reads.some((resource) => writer.writes.includes(resource))

/** Answers that may not change by the route: of readers that share none of its resources. */
async function readOthers(route: ServedRoute, scene: Scene): Promise<Answers> {
  const { company: companyId, place: placeId, plan: planId, owner } = scene
  const answers = new Map<ServedRoute, string>()
  for (const reader of readers.filter((one) => !sharesResource(one, route))) {
    const { status, body } = await send(
      test,
      reader,
      { params: { companyId, placeId, planId, id: 1 } },
      owner,
    )
    if (status === 200 && reader.produces === 'application/json') answers.set(reader, JSON.stringify(body))
  }
  return answers
}

it.skipIf(isQuick).each(routes.filter(isWriting).map((route) => [route.name, route] as const))(
  '%s names what it changes',
  async (_name, route) => {
    const { scene, sent } = await stage(route, test)
    const before = await readOthers(route, scene)
    expect((await send(test, route, sent, sent.caller)).status).toBe(route.status)
    const changed = [...(await readOthers(route, scene))].filter(
      ([reader, answer]) => before.has(reader) && before.get(reader) !== answer,
    )
    expect(changed.map(([reader]) => reader.name)).toEqual([])
  },
)
