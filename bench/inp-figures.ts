/// <reference lib="dom" />
/**
 * How long the pages of a plan by product groups, 30 of about 60 hazards, take to answer a hand on a
 * processor four times slower: the longest of their interactions (INP), on a desktop and on a phone. Each is
 * done a few times and its median counts, so that one pause of a busy machine is not the page's.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { say } from '../e2e/words.ts'
import { startServer, type RunningServer } from '../packages/server/test/running-server.ts'
import { prepare, type Bed } from './group-figures.ts'
import { quantile, report } from './report.ts'

const SLOWER = 4
const GOAL = 200
const ROUNDS = 5

const devices: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

type Hand = (page: Page, round: number) => Promise<unknown>
const main = (page: Page) => page.locator('main')

/** The interactions measured on each page; undoing one counts as well. */
const pages: readonly {
  readonly name: string
  readonly path: (group: number) => string
  readonly hands: Readonly<Record<string, Hand>>
}[] = [
  {
    name: 'analyses',
    path: (group) => `/plan/hazard-analyses-overview?fspProductGroupId=${group}`,
    hands: {
      open: (page, round) => main(page).locator('button[aria-expanded]').nth(round).click(),
      type: (page, round) =>
        main(page)
          .locator('[role=search] input')
          .first()
          .press('abcde'[round % 5] ?? 'a'),
      clear: (page) => main(page).locator('[role=search] input').first().press('Backspace'),
      narrow: (page, round) =>
        main(page)
          .locator('[role=search] select')
          .nth(1)
          .press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    },
  },
  {
    name: 'list',
    path: (group) => `/plan/hazards-summary-list?fspProductGroupId=${group}`,
    hands: {
      type: (page, round) =>
        main(page)
          .locator('[role=search] input')
          .first()
          .press('abcde'[round % 5] ?? 'a'),
      clear: (page) => main(page).locator('[role=search] input').first().press('Backspace'),
      narrow: (page, round) =>
        main(page)
          .locator('[role=search] select')
          .nth(1)
          .press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    },
  },
  {
    name: 'summary',
    path: () => '/plan',
    hands: {
      menu: async (page) => {
        await page
          .locator('nav button[aria-expanded]:visible, header button[aria-expanded]:visible')
          .first()
          .click()
        await page.waitForTimeout(400)
        await page.keyboard.press('Escape')
      },
    },
  },
]

export async function measureInteractions(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  const server = await startServer({ LARDER_DATA: data })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const bed = await prepare(server)
    for (const [device, options] of Object.entries(devices))
      await measureOn({ browser, server, bed }, device, options)
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}

type Stage = { readonly browser: Browser; readonly server: RunningServer; readonly bed: Bed }

async function measureOn(
  { browser, server, bed }: Stage,
  device: string,
  options: BrowserContextOptions,
): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: server.url })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto('/healthz')
  await page.evaluate(
    ([token, expires]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('expires_in', expires)
    },
    [bed.token, String(Date.now() + 3_600_000)] as const,
  )
  const devtools = await context.newCDPSession(page)
  for (const { name, path, hands } of pages) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(path(bed.groups[0] ?? 0), { timeout: 120_000 })
    await main(page).getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 })
    await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0, { timeout: 60_000 })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const worst = new Map<string, number>()
    for (const [hand, act] of Object.entries(hands)) worst.set(hand, await timesOf(page, act))
    report(
      `web.inp.${name}.${device}`,
      Math.max(...worst.values()),
      `ms (${[...worst].map(([hand, ms]) => `${hand} ${ms}`).join(', ')})`,
      GOAL,
    )
  }
  await context.close()
}

/**
 * The median, over the rounds, of the longest event that the hand makes: from the input to the next picture.
 */
async function timesOf(page: Page, act: Hand): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      const seen = globalThis as typeof globalThis & { longest: number; watching?: PerformanceObserver }
      seen.longest = 0
      seen.watching ??= new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
      })
      seen.watching.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page, round)
    await page.waitForTimeout(400)
    times.push(await page.evaluate(() => (globalThis as typeof globalThis & { longest: number }).longest))
  }
  return quantile(times, 0.5)
}
