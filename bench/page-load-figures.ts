/**
 * How many full page loads fail while the service worker answers: `LARDER_LOADS` loads (1,000 by default) of
 * pages of the plan and of the daily work, in a browser that has the application installed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { enter, openKitchen, register } from '../e2e/person.ts'
import { startServer } from '../packages/server/test/running-server.ts'
import { report } from './report.ts'

const LOADS = Number(process.env['LARDER_LOADS'] ?? 1_000)
const SHOWN_WITHIN_MS = 60_000
const paths = [
  '/plan',
  '/plan/versions',
  '/plan/ccp-list',
  '/overview',
  '/activity-log/timeline',
  '/activity-log/entries',
  '/plan/general-info',
  '/set-up/users',
]

type Outcome = 'shown' | 'refresh' | 'error' | 'nothing'

/** Loads the page and reports what the user sees first: its title, the question to refresh, or an error. */
async function loadPage(page: Page, path: string): Promise<Outcome> {
  await page.goto(path, { waitUntil: 'commit' })
  const outcome = await page
    .waitForFunction(
      () => {
        if (document.querySelector('dialog[open]') !== null) return 'refresh'
        if (document.querySelector('main h1') !== null) return 'shown'
        return document.querySelector('main [role=alert]') === null ? false : 'error'
      },
      undefined,
      { timeout: SHOWN_WITHIN_MS },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'nothing')
  // Scripts may refresh queries after the title is shown; a request that the next load cancels is no failure.
  await page.waitForLoadState('networkidle')
  return (await page.locator('dialog[open]').count()) > 0 ? 'refresh' : (outcome as Outcome)
}

export async function measurePageLoads(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const server = await startServer({ LARDER_DATA: data })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const { owner } = await openKitchen(
      await register(server.url, 'loads@example.com', ['Mari', 'Tamm']),
      'Loads',
    )
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
    const page = await context.newPage()
    await enter(page, owner)
    await loadPage(page, '/overview')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const counts: Record<Outcome, number> = { shown: 0, refresh: 0, error: 0, nothing: 0 }
    let aborted = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('/assets/')) aborted += 1
    })
    for (let load = 1; load <= LOADS; load += 1) {
      counts[await loadPage(page, paths[load % paths.length] ?? '/plan')] += 1
      if (load % 100 === 0) console.error(`${load} of ${LOADS} loads`, counts, `${aborted} aborted requests`)
    }
    report('web.loads.refresh_modals', counts.refresh, `of ${LOADS} loads with the service worker`, 0)
    report(
      'web.loads.not_shown',
      counts.error + counts.nothing,
      `of ${LOADS} loads (${aborted} aborted requests of scripts)`,
      0,
    )
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}
