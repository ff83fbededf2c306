/**
 * A visit on a slow phone: the processor is four times slower and the network is Slow 4G. Reports how long it
 * takes until the page can be used and what it loads, when nothing is in the browser's cache; and how long,
 * when the service worker has it all. With `BENCH_BEFORE`, the folder of another checkout with a built web,
 * each round also visits that one: figures of the same hour of the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { dayLook, loginLook, openProfile, type Look } from '../e2e/first-look.ts'
import { openKitchen, register, type Person } from '../e2e/person.ts'
import { startServer } from '../packages/server/test/running-server.ts'
import { quantile, report } from './report.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const SLOWER = 4
/** Slow 4G as the browser's own tools define it: bytes a second and milliseconds. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

type Visit = Look & { readonly seconds: number; readonly kilobytes: number }
const visits: readonly Visit[] = [
  { ...dayLook, seconds: 3, kilobytes: 350 },
  { name: 'plan', path: '/plan', usable: 'main h1', signedIn: true, seconds: 15, kilobytes: 500 },
  {
    name: 'hazards',
    path: '/plan/hazard-analyses-overview',
    usable: 'main button[aria-expanded]',
    signedIn: true,
    seconds: 15,
    kilobytes: 500,
  },
  { ...loginLook, seconds: 1.5, kilobytes: 150 },
]

type Load = { readonly seconds: number; readonly requests: number; readonly kilobytes: number }

async function untilUsable(page: Page, { path, usable }: Look): Promise<number> {
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor({ timeout: 120_000 })
  return (performance.now() - start) / 1_000
}

/** Opens the page in a new browser profile. */
async function loadOnce(browser: Browser, bed: Bed, visit: Visit): Promise<Load> {
  const page = await openProfile(browser, bed, visit)
  try {
    const bytes = await slowDown(page)
    let requests = 0
    page.on('request', () => (requests += 1))
    const seconds = await untilUsable(page, visit)
    await page.waitForLoadState('networkidle')
    return { seconds, requests, kilobytes: bytes() / 1_000 }
  } finally {
    await page.context().close()
  }
}

/** Opens the day again in a profile in which the service worker is ready. */
async function loadAgain(browser: Browser, bed: Bed): Promise<number> {
  const page = await openProfile(browser, bed, dayLook, 'allow')
  try {
    await untilUsable(page, dayLook)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForLoadState('networkidle')
    await slowDown(page)
    return await untilUsable(page, dayLook)
  } finally {
    await page.context().close()
  }
}

/** Slows processor and network down; answers a function that gives the bytes received since. */
async function slowDown(page: Page): Promise<() => number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', slow4g)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

type Bed = {
  /** Ends the names of its figures. */
  readonly suffix: string
  readonly url: string
  readonly owner: Person
  readonly close: () => Promise<void>
}

/** A server with one kitchen, of this checkout or of another. */
async function openBed(suffix: string, checkout: string | null): Promise<Bed> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const program = checkout === null ? undefined : join(checkout, 'packages/server/src/main.ts')
  const server = await startServer({ LARDER_DATA: data }, program)
  const { owner } = await openKitchen(
    await register(server.url, 'visits@example.com', ['Mari', 'Tamm']),
    'Visits',
  )
  const close = async (): Promise<void> => {
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
  return { suffix, url: server.url, owner, close }
}

async function measureVisit(browser: Browser, beds: readonly Bed[], visit: Visit): Promise<void> {
  const loads = beds.map((): Load[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, bed] of beds.entries()) loads[at]?.push(await loadOnce(browser, bed, visit))
  for (const [at, { suffix }] of beds.entries()) {
    const median = (of: keyof Load): number =>
      quantile(
        (loads[at] ?? []).map((load) => load[of]),
        0.5,
      )
    const name = `web.first_load.${visit.name}`
    report(`${name}${suffix}`, median('seconds'), 's at Slow 4G and 4x slower processor', visit.seconds)
    report(`${name}.requests${suffix}`, median('requests'), 'requests', 40)
    report(`${name}.size${suffix}`, median('kilobytes'), 'kB', visit.kilobytes)
  }
}

async function measureAgain(browser: Browser, beds: readonly Bed[]): Promise<void> {
  const loads = beds.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, bed] of beds.entries()) loads[at]?.push(await loadAgain(browser, bed))
  for (const [at, { suffix }] of beds.entries())
    report(
      `web.warm_load.timeline${suffix}`,
      quantile(loads[at] ?? [], 0.5),
      's, from the service worker',
      0.8,
    )
}

export async function measureFirstLoads(): Promise<void> {
  const before = process.env['BENCH_BEFORE'] ?? ''
  const beds = [await openBed('', null), ...(before === '' ? [] : [await openBed('.before', before)])]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    for (const visit of visits) await measureVisit(browser, beds, visit)
    await measureAgain(browser, beds)
  } finally {
    await browser.close()
    for (const bed of beds) await bed.close()
  }
}
