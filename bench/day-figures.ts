/// <reference lib="dom" />
/**
 * How fast the demo's day page answers a tap on a phone with a processor four times slower: the time from a
 * key to the next frame, layout shifts while the page loads, and how long the page is blocked.
 * `LARDER_BENCH_DEMO` names a data folder that has the demo already.
 */
import { loadavg } from 'node:os'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { startLarder, type Larder } from '../e2e/larder.ts'
import { say } from '../e2e/words.ts'
import { quantile, report } from './report.ts'

const SLOWER = 4
const RUNS = 7
const DIGIT_GOAL = 100
const SHIFT_GOAL = 0.1
const BLOCKED_GOAL = 1_000
/** From the page's first byte on, milliseconds. */
const WATCHED_MS = 8_000
/** Neither out of limit nor taken for a number that is finished. */
const keys = ['2', 'Backspace', '3', 'Backspace', '1', 'Backspace']

type Seen = { shift: number; blocked: number; longest: number }
type Run = Readonly<Record<'shift' | 'blocked' | 'digit' | 'worst', number>>

/** Runs in the page before anything else does. */
function watch(): void {
  const seen: Seen = { shift: 0, blocked: 0, longest: 0 }
  Object.assign(globalThis, { seen })
  const observe = (
    type: string,
    note: (entry: { duration: number; value: number; hadRecentInput: boolean }) => void,
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  observe('event', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
  })
}

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function signIn(
  browser: Browser,
  larder: Larder,
): Promise<{ readonly token: string; readonly expires: string }> {
  const [, username = '', password = ''] =
    /Demo sign-in: (\S+) with the password (\S+)/.exec(larder.output()) ?? []
  const page = await browser.newPage({ baseURL: larder.url })
  await page.goto('/healthz')
  const session = await page.evaluate(
    async (body) => {
      const answer = await fetch('/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as { access_token: string; expires_in: number }
    },
    { username, password, remember_me: true },
  )
  await page.close()
  return { token: session.access_token, expires: String(Date.now() + session.expires_in * 1_000) }
}

async function walk(
  browser: Browser,
  url: string,
  session: { readonly token: string; readonly expires: string },
): Promise<Run> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto('/healthz')
  await page.evaluate(({ token, expires }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('expires_in', expires)
  }, session)
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/activity-log/timeline')
  const box = page.locator('main form input[inputmode="decimal"]').first()
  await box.waitFor()
  await page.waitForTimeout(WATCHED_MS)
  const { shift, blocked } = await readSeen(page)
  await expect(page.getByRole('heading', { level: 2, name: say('entries.running') })).toBeVisible()
  await box.focus()
  await page.waitForTimeout(500)
  const times: number[] = []
  for (const key of keys) {
    await page.evaluate(() => {
      ;(globalThis as unknown as { seen: Seen }).seen.longest = 0
    })
    await box.press(key)
    await page.waitForTimeout(600)
    times.push((await readSeen(page)).longest)
  }
  await context.close()
  return { shift, blocked, digit: quantile(times, 0.5), worst: Math.max(...times) }
}

export async function measureDay(): Promise<void> {
  const data = process.env['LARDER_BENCH_DEMO']
  const larder = await startLarder(data === undefined ? {} : { LARDER_DATA: data }, ['--demo'])
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const session = await signIn(browser, larder)
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await walk(browser, larder.url, session))
    const median = (name: keyof Run): number =>
      quantile(
        runs.map((run) => run[name]),
        0.5,
      )
    const load = `load ${loadavg()[0]?.toFixed(1)}`
    report(
      'day.digit.phone',
      median('digit'),
      `ms (${RUNS} runs, worst key ${median('worst')}, ${load})`,
      DIGIT_GOAL,
    )
    report(
      'day.shift.phone',
      median('shift'),
      `CLS (${runs.map((run) => run.shift.toFixed(3)).join(', ')})`,
      SHIFT_GOAL,
    )
    report(
      'day.blocked.phone',
      median('blocked'),
      `ms (${runs.map((run) => Math.round(run.blocked)).join(', ')})`,
      BLOCKED_GOAL,
    )
  } finally {
    await browser.close()
    await larder.close()
  }
}
