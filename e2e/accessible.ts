import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isQuick } from '../packages/server/test/is-quick.ts'
import { about, say } from './words.ts'

/**
 * Put into a page as it stands: its own runner would send the half-done work through a second page for each
 * look.
 */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** How long is waited before each further look, milliseconds. */
const SETTLING_MS = [500, 2_000] as const
const MODAL = '[role="dialog"][aria-modal="true"]'

type Scheme = 'light' | 'dark'
type Axe = { readonly run: (context: Element | Document, options: RunOptions) => Promise<AxeResults> }

const common: RunOptions = { resultTypes: ['violations'], elementRef: false, preload: false }

const allRules: RunOptions = {
  ...common,
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
}
const colourRules: RunOptions = {
  ...common,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}
type Look = readonly [scheme: Scheme, options: RunOptions]

/** Rules about colours run in both schemes; the other rules run in one, since both share the rest. */
const looks: readonly Look[] = [
  ['dark', colourRules],
  ['light', allRules],
]

/**
 * Lets nothing pass over: where every element has a transition, an inherited colour is handed down frame by
 * frame, and would be measured half way. Answers whether axe is there. Runs in the page.
 */
function hold(): boolean {
  const still = new CSSStyleSheet()
  still.replaceSync(':root, :root *, :root *::before, :root *::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  return 'axe' in globalThis
}

/**
 * Runs axe in the given scheme, then restores the page. Pauses animations, because the pulse of a loading
 * element never ends. Checks an open dialog alone: elements behind it cannot be reached, and half covered
 * ones would count as too small. Runs in the page.
 */
async function look({
  scheme,
  modal,
  options,
}: {
  readonly scheme: Scheme
  readonly modal: string
  readonly options: RunOptions
}): Promise<readonly string[]> {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  // Elements scrolled half under the header would count as too small.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)))
  const { axe } = globalThis as typeof globalThis & { axe: Axe }
  const dialog = document.querySelector(modal)
  const { violations } = await axe.run(dialog ?? document, options).catch((problem: unknown) => {
    // The dialog was closing when it was found; now the page is checked instead.
    if (dialog !== null && document.querySelector(modal) === null) return axe.run(document, options)
    throw problem
  })
  document.adoptedStyleSheets.pop()
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html, failureSummary }) => `    ${target.join(' ')}: ${html.slice(0, 200)} ${failureSummary ?? ''}`).join('\n')}`,
  )
}

async function violations(page: Page, [scheme, options]: Look): Promise<readonly string[]> {
  if (!(await page.evaluate(hold))) await page.evaluate(axeSource)
  await page.emulateMedia({ colorScheme: scheme })
  return page.evaluate(look, { scheme, modal: MODAL, options })
}

/** Findings that are still there later: on a busy machine a page may be painted while axe measures it. */
async function standing(page: Page, given: Look): Promise<readonly string[]> {
  let found = await violations(page, given)
  for (const pause of SETTLING_MS) {
    if (found.length === 0) return found
    await page.waitForTimeout(pause)
    found = await violations(page, given)
  }
  return found
}

/**
 * Nothing but what scrolls by itself may be wider than the window (WCAG 2.2, 1.4.10). A menu gets its place
 * only after it opens.
 */
async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const message = `pixels that ${page.url()} is wider than the window`
  await expect.poll(tooWide, { message, timeout: 3_000 }).toBeLessThanOrEqual(0)
}

/** Parts that change what axe can find on a page; a page with one of them is another state. */
const STATE_PARTS = [
  'form',
  '[aria-invalid="true"]',
  '[role="alert"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="tooltip"]',
  'main [aria-expanded="true"]',
  'main table',
  'main [role="status"]',
]

/**
 * Describes the state of a page: its address without ids, its width (in CI), its reader, its open dialog and
 * its parts.
 */
async function stateOf(page: Page): Promise<string> {
  const { pathname } = new URL(page.url())
  const parts = await page.evaluate(
    ({ modal, selectors }) => {
      const dialog = document.querySelector(modal)
      const label = dialog?.getAttribute('aria-labelledby')
      const name = dialog?.getAttribute('aria-label') ?? document.getElementById(label ?? '')?.textContent
      const isShown = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      return [dialog === null ? '' : (name ?? 'dialog'), ...selectors.filter(isShown)]
    },
    { modal: MODAL, selectors: STATE_PARTS },
  )
  const reader = (await page.getByText(about('shell.visit')).count()) > 0 ? 'visitor' : 'user'
  const width = isQuick ? '' : String(page.viewportSize()?.width)
  return [pathname.replace(/\d+/g, ':id'), width, reader, ...parts].join(' ')
}

/**
 * Whether no journey of this run has checked the state yet. The first to create the folder checks it;
 * Playwright empties the output folder when a run starts.
 */
function isFirst(state: string): boolean {
  const folder = join(test.info().project.outputDir, 'axe-checked')
  mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(join(folder, hashOf(state)))
    return true
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw problem
  }
}

/**
 * Expects that the page is no wider than the window and that axe finds nothing in the dark and the light
 * scheme; the page is light afterwards. axe runs once per page state and run. Waits until the page has
 * loaded, unless `loads` is false.
 */
export async function expectAccessible(page: Page, { loads = true } = {}): Promise<void> {
  if (loads) await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0)
  await expectNoOverflow(page)
  if (!isFirst(await stateOf(page))) return
  for (const given of looks)
    expect(await standing(page, given), `${given[0]} scheme of ${page.url()}`).toEqual([])
}
