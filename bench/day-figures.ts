/// <reference lib="dom" />
/**
 * How fast the day of a planned restaurant answers on a phone with a processor four times slower: its largest
 * paint, layout shifts while it loads, and the time from a digit to the next frame, typed on the sheet with
 * large keys and, in the same run, into the field of a page without a touch screen.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { enter, morningZone, openKitchen, register, type Person } from '../e2e/person.ts'
import { say } from '../e2e/words.ts'
import { startServer } from '../packages/server/test/running-server.ts'
import { quantile, report } from './report.ts'

const SLOWER = 4
const RUNS = 7
const DIGIT_GOAL = 100
const SHIFT_GOAL = 0.05
const PAINT_GOAL = 1_500
const BLOCKED_GOAL = 1_000
/** From the page's first byte on, milliseconds. */
const WATCHED_MS = 5_000
const DIGITS = ['2', '3', '1'] as const

type Seen = { shift: number; blocked: number; longest: number; paint: number }
type Run = Readonly<Record<'shift' | 'blocked' | 'paint' | 'digit' | 'worst', number>>

const width = { viewport: { width: 390, height: 844 } } as const
/** With a touch screen the large keys, without one the field. */
const hands: Readonly<Record<'keys' | 'field', BrowserContextOptions>> = {
  keys: { ...width, isMobile: true, hasTouch: true },
  field: width,
}

/** Runs in the page before anything else does. */
function watch(): void {
  const seen: Seen = { shift: 0, blocked: 0, longest: 0, paint: 0 }
  Object.assign(globalThis, { seen })
  type Entry = { duration: number; value: number; hadRecentInput: boolean; startTime: number }
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => note(entry as PerformanceEntry & Entry)),
    ).observe({
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
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  observe('event', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
  })
}

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as typeof globalThis & { seen: Seen }).seen)

async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(globalThis as typeof globalThis & { seen: Seen }).seen.longest = 0
  })
  await act()
  await page.waitForTimeout(500)
  return (await readSeen(page)).longest
}

async function walk(browser: Browser, url: string, cook: Person, hand: keyof typeof hands): Promise<Run> {
  const context = await browser.newContext({
    ...hands[hand],
    baseURL: url,
    serviceWorkers: 'block',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await enter(page, cook)
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/activity-log/timeline')
  const cold = page.getByRole('region', { name: say('rounds.cold') }).first()
  const line = cold.locator('[data-next] button[aria-expanded=false]').first()
  await line.waitFor()
  await page.waitForTimeout(WATCHED_MS)
  const { shift, blocked, paint } = await readSeen(page)
  await line.click()
  const keys = page.getByRole('group', { name: say('keypad.title') })
  const field = cold.locator('input[inputmode]').first()
  await field.waitFor()
  await page.waitForTimeout(500)
  const times: number[] = []
  for (const digit of DIGITS) {
    const key = hand === 'keys' ? keys.getByText(digit, { exact: true }) : null
    times.push(await timeOf(page, () => (key === null ? field.press(digit) : key.tap())))
    await field.press('Backspace')
    await page.waitForTimeout(300)
  }
  await context.close()
  return { shift, blocked, paint, digit: quantile(times, 0.5), worst: Math.max(...times) }
}

function reportRuns(hand: keyof typeof hands, runs: readonly Run[]): void {
  const median = (name: keyof Run): number =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    )
  const all = (name: keyof Run, digits = 0): string => runs.map((run) => run[name].toFixed(digits)).join(', ')
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  report(
    `day.digit.${hand}`,
    median('digit'),
    `ms (${RUNS} runs, worst key ${Math.max(...runs.map(({ worst }) => worst))}, ${load})`,
    DIGIT_GOAL,
  )
  report(`day.paint.${hand}`, median('paint'), `ms to the largest paint (${all('paint')})`, PAINT_GOAL)
  report(`day.shift.${hand}`, median('shift'), `CLS (${all('shift', 3)})`, SHIFT_GOAL)
  report(`day.blocked.${hand}`, median('blocked'), `ms (${all('blocked')})`, BLOCKED_GOAL)
}

export async function measureDay(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const server = await startServer({ LARDER_DATA: data })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const owner = await register(server.url, 'day@example.com', ['Mari', 'Tamm'])
    await openKitchen(owner, 'Day', { timezone: morningZone() })
    const runs: Readonly<Record<keyof typeof hands, Run[]>> = { keys: [], field: [] }
    for (let run = 0; run < RUNS; run += 1)
      for (const hand of ['field', 'keys'] as const)
        runs[hand].push(await walk(browser, server.url, owner, hand))
    for (const hand of ['field', 'keys'] as const) reportRuns(hand, runs[hand])
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}
