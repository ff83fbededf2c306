/**
 * Plans downloaded from a running server: memory stays flat over 200 of them, and the API answers while 20
 * wait. Each download is of another plan, or of a place with another name: none comes from the cache.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { plans } from '@larder/contract/plans'
import { fillPlan } from '../packages/server/src/demo/fill-plan.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import { planIdOf } from '../packages/server/test/fill-plan.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { residentMegabytes } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const AT_ONCE = 20
const DOWNLOADS = 200
/** From here on memory must not grow: children were replaced, caches are warm. */
const SETTLED = 50
const TASKS = 35
const bar = 3

type Place = { readonly placeId: number; readonly planId: number }
type Bed = {
  readonly url: string
  readonly token: string
  readonly company: number
  readonly restaurants: readonly Place[]
  readonly small: Place
}

async function plant(seed: TestApp, url: string): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const place = async (given: Record<string, unknown>): Promise<Place> => {
    const placeId = await makePlace(seed, company, given)
    return { placeId, planId: await planIdOf(seed, placeId) }
  }
  const restaurants: Place[] = []
  for (let index = 0; index < AT_ONCE; index += 1)
    restaurants.push(await place({ name: `Restaurant ${index}` }))
  for (let index = 0; index < TASKS; index += 1)
    await makeTask(seed, { company_id: company, place_id: restaurants[0]?.placeId ?? 0 })
  return {
    url,
    token: owner.token,
    company,
    restaurants,
    small: await place({ name: 'Bar', business_activity_id: bar }),
  }
}

/** Downloads that the server refused with 503; the client repeats them as the answer says. */
let refused = 0

type Client = {
  readonly call: <R extends Route>(route: R, input?: CallInput<R>) => Promise<ResponseOf<R>>
  readonly download: (place: Place) => Promise<number>
}

function clientOf(server: RunningServer, { token }: Bed): Client {
  const send = async (route: Route, input: CallInput<Route> = {}): Promise<Response> => {
    const body = route.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }
    const response = await fetch(server.url + addressOf(route, input), {
      method: route.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...body,
    })
    if (response.status !== route.status)
      throw new Error(`${route.name}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    call: async <R extends Route>(route: R, input?: CallInput<R>) =>
      (await send(route, input as CallInput<Route> | undefined)).json() as Promise<ResponseOf<R>>,
    download: async (params) => {
      for (;;) {
        const response = await fetch(server.url + addressOf(plans.download, { params }), {
          headers: { authorization: `Bearer ${token}` },
        })
        const bytes = (await response.arrayBuffer()).byteLength
        if (response.ok) return bytes
        if (response.status !== 503) throw new Error(`${plans.download.name}: ${response.status}`)
        refused += 1
        await pause(2_000)
      }
    },
  }
}

/** Needs a PostgreSQL on this machine. */
export const measureDownloads = (): Promise<void> =>
  withServer(plant, async (bed, server) => {
    const client = clientOf(server, bed)
    for (const place of [bed.small, ...bed.restaurants]) {
      await fillPlan(client.call, place)
      await client.call(plans.generate, { params: { placeId: place.placeId } })
    }
    await measureQueue(bed, server, client)
    await measureMemory(bed, server, client)
  })

/** The day's list over and over until `isDone`; milliseconds each. */
async function watch(
  { token, restaurants }: Bed,
  server: RunningServer,
  isDone: (count: number) => boolean,
): Promise<readonly number[]> {
  const times: number[] = []
  while (!isDone(times.length)) {
    const start = performance.now()
    const response = await fetch(
      `${server.url}/api/places/${restaurants[0]?.placeId ?? 0}/activity-log/scheduled-task-subtypes?lang=en`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The list of the day: ${response.status}`)
    times.push(performance.now() - start)
    await pause(5)
  }
  return times
}

async function measureQueue(bed: Bed, server: RunningServer, client: Client): Promise<void> {
  await watch(bed, server, (count) => count >= 200)
  const idle = await watch(bed, server, (count) => count >= 1_000)
  const start = performance.now()
  let waiting = AT_ONCE
  const downloads = Promise.all(
    bed.restaurants.map((place) =>
      client.download(place).finally(() => {
        waiting -= 1
      }),
    ),
  )
  const busy = await watch(bed, server, () => waiting === 0)
  const sizes = await downloads
  report('plan.zip.queue_20.empty', sizes.filter((bytes) => bytes < 100_000).length, 'ZIPs', 0)
  report('plan.zip.queue_20.refused', refused, 'downloads', 0)
  report('plan.zip.queue_20.total', performance.now() - start, 'ms', 20_000)
  report('plan.zip.queue_20', quantile(busy, 0.99) / quantile(idle, 0.99), '×', 1.5)
}

async function measureMemory(
  { url, company, small }: Bed,
  server: RunningServer,
  client: Client,
): Promise<void> {
  const { pool, close } = openPostgres(url)
  const settled: number[] = []
  for (let number = 1; number <= DOWNLOADS; number += 1) {
    await pool.query('update places set name = $1 where company_id = $2 and id = $3', [
      `Bar ${number}`,
      company,
      small.placeId,
    ])
    await client.download(small)
    if (number !== SETTLED && number !== DOWNLOADS) continue
    // The compilers free their memory after one idle second.
    await pause(2_000)
    settled.push(residentMegabytes(server.pid))
  }
  await close()
  const [before = 1, after = Number.NaN] = settled
  report('plan.zip.memory_200', after, 'MB', 1_000)
  report('plan.zip.memory_growth_200', after / before, '×', 1.1)
}
