/// <reference lib="dom" />
/**
 * `npm run screens`: pictures of the main pages in .cache/screens, light and dark, on a desktop and on a
 * phone, taken from a server with the demo's 90 days of history. With names behind it (`npm run screens --
 * today users`) only those pages; `--data <folder>` takes a data folder that has the demo already, which
 * saves living through it again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { startLarder, type Larder } from '../e2e/larder.ts'
import { button, say } from '../e2e/words.ts'
import { demoAccount, settle, signIn } from './demo-pages.ts'
import { withPalette } from './palette-png.ts'

const folder = fileURLToPath(new URL('../.cache/screens', import.meta.url))
/** Bytes a picture may have, so that the repository stays small. */
const sizeLimit = 150_000

type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Brings the page to the state of the picture. */
  readonly prepare?: (page: Page) => Promise<void>
}

const edit = async (page: Page): Promise<void> => {
  await button(page, 'ui.edit').click()
  await button(page, 'ui.save').waitFor()
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/auth/login', signedIn: false },
  { name: 'register', path: '/auth/register', signedIn: false },
  { name: 'overview', path: '/overview', signedIn: true },
  { name: 'today', path: '/activity-log/timeline', signedIn: true },
  { name: 'history', path: '/activity-log/entries', signedIn: true },
  { name: 'verification', path: '/activity-log/verification/list', signedIn: true },
  { name: 'tickets', path: '/activity-log/tickets', signedIn: true },
  { name: 'sensors', path: '/activity-log/sensors', signedIn: true },
  { name: 'equipment', path: '/activity-log/equipment', signedIn: true },
  { name: 'tasks', path: '/activity-log/tasks', signedIn: true },
  { name: 'records', path: '/activity-log/records', signedIn: true },
  { name: 'plan-setup', path: '/plan/setup?step=productionProcesses', signedIn: true },
  { name: 'plan-summary', path: '/plan', signedIn: true },
  { name: 'hazards-summary', path: '/plan/hazards-summary-list', signedIn: true },
  { name: 'hazard-detail', path: '/plan/hazard-analyses-overview', signedIn: true, prepare: openFirstCcp },
  { name: 'hazard-matrix', path: '/plan/hazard-matrix', signedIn: true },
  { name: 'flow-diagram', path: '/plan/technological-schema', signedIn: true },
  { name: 'ccp-list', path: '/plan/ccp-list', signedIn: true },
  { name: 'company-form', path: '/set-up/companies', signedIn: true, prepare: edit },
  { name: 'place-form', path: '/set-up/places', signedIn: true, prepare: editFirstPlace },
  { name: 'users', path: '/set-up/users', signedIn: true },
]

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>

async function openFirstCcp(page: Page): Promise<void> {
  const entry = page.getByRole('button', { name: /CCP\s?1\b/ }).first()
  await entry.click()
  await page.getByRole('heading', { name: say('plan.decision') }).waitFor()
  await entry.evaluate((element) => element.closest('li')?.scrollIntoView({ block: 'start' }))
}

async function editFirstPlace(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: say('places.title') })
    .getByRole('link')
    .first()
    .click()
  await edit(page)
}

type Look = { readonly device: keyof typeof devices; readonly scheme: 'light' | 'dark' }

/** Takes the wanted pictures in one look. Answers what is wrong with them. */
async function picture(
  browser: Browser,
  larder: Larder,
  look: Look,
  wanted: readonly Screen[],
): Promise<readonly string[]> {
  const context = await browser.newContext({
    ...devices[look.device],
    baseURL: larder.url,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
  })
  const page = await context.newPage()
  const faults: string[] = []
  for (const { name, path, signedIn, prepare } of wanted.toSorted(
    (a, b) => Number(a.signedIn) - Number(b.signedIn),
  )) {
    if (signedIn && (await context.storageState()).origins.length === 0)
      await signIn(page, demoAccount(larder))
    await page.goto(path)
    await settle(page)
    await prepare?.(page)
    await settle(page)
    const file = `${name}-${look.device}-${look.scheme}.png`
    const png = withPalette(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    writeFileSync(join(folder, file), png)
    const size = png.length
    if (size > sizeLimit) faults.push(`${file} has ${size} bytes; at most ${sizeLimit}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`${file}: the page is ${overflow} px wider than the window`)
    process.stdout.write(`${file} ${Math.round(size / 1024)} kB\n`)
  }
  await context.close()
  return faults
}

async function takeAll(names: readonly string[], data: string | undefined): Promise<readonly string[]> {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name))
  if (unknown.length > 0) return [`no such page: ${unknown.join(', ')}`]
  const wanted = names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name))
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  const larder = await startLarder(data === undefined ? {} : { LARDER_DATA: data }, ['--demo'])
  const faults: string[] = []
  try {
    for (const device of ['desktop', 'phone'] as const)
      for (const scheme of ['light', 'dark'] as const)
        faults.push(...(await picture(browser, larder, { device, scheme }, wanted)))
  } finally {
    await browser.close()
    await larder.close()
  }
  return faults
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
const faults = await takeAll(positionals, values.data)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
