import type { Locator, Page } from '@playwright/test'
import { button, escaped, say, type Key } from './words.ts'

/**
 * Opens a page by the side navigation, or by the menu of narrow windows; `parent` is the group that it stands
 * in.
 */
export async function openPage(page: Page, parent: Key, child?: Key): Promise<void> {
  const menu = button(page, 'shell.menu')
  const narrow = await menu.isVisible()
  if (narrow) await menu.click()
  const nav: Locator = page.getByRole('navigation', { name: say('shell.navigation') })
  const item = nav.getByRole(child === undefined ? 'link' : 'button', { name: named(parent) })
  if (child === undefined) return item.click()
  if (narrow || (await item.getAttribute('aria-expanded')) !== 'true') await item.click()
  await nav.getByRole('link', { name: named(child) }).click()
}

/**
 * The number of open items follows the page's name (“3 overdue”), and a section that changed since the last
 * confirmation is marked in words too.
 */
const named = (key: Key): RegExp =>
  new RegExp(`^${escaped(say(key))}(, ${escaped(say('plan.unconfirmed_mark'))}| \\d+ .+)?$`)

/**
 * One of today's tasks: its line in a round, one for each of its checks, or its card. A line of the plan is
 * labelled by its short name.
 */
export const taskCard = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true }).or(page.locator(`[data-task=${JSON.stringify(name)}]`))

/** The line of the task that takes its next entry. */
export const nextLine = (page: Page, name: string): Locator =>
  taskCard(page, name).and(page.locator('[data-next]'))

/** Unfolds all rounds of the day. */
export async function unfoldRounds(page: Page): Promise<void> {
  const rounds = page.locator('button[data-place]')
  await rounds.or(button(page, 'rounds.add')).or(page.locator('[data-tile]')).first().waitFor()
  const folded = page.locator('button[data-place][aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
}

/** The line of the task that takes its next entry, with its form open, wherever it is on the page. */
export async function openTask(page: Page, name: string): Promise<Locator> {
  const line = nextLine(page, name)
  await unfoldRounds(page)
  if (!(await line.isVisible())) await openTile(page, line)
  const head = line.getByRole('button', { expanded: false }).first()
  if (await head.isVisible()) await head.click()
  return line
}

async function openTile(page: Page, line: Locator): Promise<void> {
  const add = button(page, 'rounds.add')
  if ((await add.isVisible()) && (await add.getAttribute('aria-expanded')) === 'false') await add.click()
  for (const tile of await page.locator('[data-tile]').all()) {
    await tile.click()
    if (await line.isVisible()) return
  }
}

/** Chooses the food of the check, where it has several, and types the value. */
export async function enterValue(
  line: Locator,
  { food }: { readonly food: string | null },
  value: number | string,
): Promise<void> {
  if (food !== null) await line.getByRole('radio', { name: new RegExp(`^${escaped(food)}$`, 'i') }).check()
  await line.getByRole('textbox').first().fill(String(value))
}

/** Types a value outside the limit; the phone's keypad asks for the corrective action after it. */
export async function enterBreach(
  line: Locator,
  check: { readonly food: string | null },
  value: number | string,
): Promise<void> {
  await enterValue(line, check, value)
  const goOn = button(line, 'keypad.what_was_done')
  const actions = line.getByRole('group', { name: say('entries.corrective_action') })
  await goOn.or(actions).first().waitFor()
  if (await goOn.isVisible()) await goOn.click()
}

/** The page, what it reads and its pieces that open on demand are on the device: it may lose its network. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => navigator.serviceWorker.ready)
}
