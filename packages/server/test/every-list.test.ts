/** A list answers what was written: one of the calls that write what it reads changes its answer. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isWriting } from '@larder/contract/kit'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { isQuick } from './is-quick.ts'
import { recipes, stage } from './recipes.ts'
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

/** Answers that a call of the owner does not change, with the test that shows a row of theirs. */
const elsewhere: Readonly<Record<string, string>> = {
  'account.invitations': 'the invited account reads it: permissions/invitations.test.ts',
  'activity_log.has_mobile_entries': 'only entries of phones count: entries/corrections.test.ts',
  'billing.quantity_preview': 'it needs a subscription paid by card: billing/payments.test.ts',
  'notifications.list': 'events of the place write it: notifications/breaches.test.ts',
  'questionnaires.list':
    'it says what is asked, also after the answer: questionnaires/questionnaires.test.ts',
  'recalls.fsma_missing': 'it is asked of places in the United States: recalls/record-files.test.ts',
  'sensor_sources.quarantine': 'messages of sensors write it: sensors/listen-mqtt.test.ts',
}

const ofPlace = /:(?!companyId|placeId|planId)/
/** Answers of a place or company that need nothing but its ids. */
const lists = routes.filter(
  ({ name, method, path, produces, reads }) =>
    method === 'GET' &&
    produces === 'application/json' &&
    reads.length > 0 &&
    !ofPlace.test(path) &&
    recipes[name] === undefined &&
    elsewhere[name] === undefined,
)

const featureOf = ({ name }: ServedRoute): string => name.split('.')[0] ?? ''

/** What may change the list, the calls of its own feature that create something first. */
function writersOf(list: ServedRoute): readonly ServedRoute[] {
  const rank = (route: ServedRoute): number =>
    (featureOf(route) === featureOf(list) ? 0 : 2) + (route.method === 'POST' ? 0 : 1)
  return routes
    .filter((route) => isWriting(route) && route.writes.some((resource) => list.reads.includes(resource)))
    .toSorted((a, b) => rank(a) - rank(b))
}

async function isChangedBy(list: ServedRoute, writer: ServedRoute): Promise<boolean> {
  const { scene, sent } = await stage(writer, test)
  const { company: companyId, place: placeId, plan: planId, owner } = scene
  const read = async (): Promise<string> =>
    JSON.stringify((await send(test, list, { params: { companyId, placeId, planId } }, owner)).body)
  const before = await read()
  const { status } = await send(test, writer, sent, sent.caller)
  expect([writer.name, status]).toEqual([writer.name, writer.status])
  return before !== (await read())
}

it.skipIf(isQuick).each(lists.map((list) => [list.name, list] as const))(
  '%s answers what was written',
  async (_name, list) => {
    const writers = writersOf(list)
    for (const writer of writers) if (await isChangedBy(list, writer)) return
    expect.fail(`none of ${writers.map(({ name }) => name).join(', ')} changes the answer`)
  },
)
