/**
 * A first visit on a slow phone: nothing is in the browser's cache, the processor is four times slower and
 * the network is Slow 4G. Reports how long it takes until the page can be used, and what it loads for that.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { enter, openKitchen, register, type Person } from '../e2e/person.ts'
import { startServer } from '../packages/server/test/running-server.ts'
import { quantile, report } from './report.ts'

const ROUNDS = 3
const SLOWER = 4
/** Slow 4G as the browser's own tools define it: bytes a second and milliseconds. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

type FirstVisit = {
  readonly name: string
  readonly path: string
  /** A text that is on the page once it can be used. */
  readonly usable: string
  readonly signedIn: boolean
}
const visits: readonly FirstVisit[] = [
  {
    name: 'timeline',
    path: '/activity-log/timeline',
    usable: 'main [role=group] button:enabled',
    signedIn: true,
  },
  { name: 'plan', path: '/plan', usable: 'main h1', signedIn: true },
  {
    name: 'hazards',
    path: '/plan/hazard-analyses-overview',
    usable: 'main button[aria-expanded]',
    signedIn: true,
  },
  { name: 'login', path: '/auth/login', usable: 'main input[type=password]', signedIn: false },
]

type Load = { readonly seconds: number; readonly requests: number; readonly kilobytes: number }

/** Opens the page in a new browser profile. */
async function loadOnce(browser: Browser, url: string, visit: FirstVisit, owner: Person): Promise<Load> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    if (visit.signedIn) await enter(page, owner)
    const bytes = await slowDown(page)
    let requests = 0
    page.on('request', () => (requests += 1))
    const start = performance.now()
    await page.goto(visit.path, { waitUntil: 'commit' })
    await page.locator(visit.usable).first().waitFor({ timeout: 120_000 })
    const seconds = (performance.now() - start) / 1_000
    await page.waitForLoadState('networkidle')
    return { seconds, requests, kilobytes: bytes() / 1_000 }
  } finally {
    await context.close()
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

export async function measureFirstLoads(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const server = await startServer({ LARDER_DATA: data })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const { owner } = await openKitchen(
      await register(server.url, 'visits@example.com', ['Mari', 'Tamm']),
      'Visits',
    )
    for (const visit of visits) {
      const loads: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        loads.push(await loadOnce(browser, server.url, visit, owner))
      const median = (of: keyof Load): number =>
        quantile(
          loads.map((load) => load[of]),
          0.5,
        )
      report(`web.first_load.${visit.name}`, median('seconds'), 's at Slow 4G and 4x slower processor', 15)
      report(`web.first_load.${visit.name}.requests`, median('requests'), 'requests', 40)
      report(`web.first_load.${visit.name}.size`, median('kilobytes'), 'kB', 500)
    }
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}
