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

/** The card of one of today's tasks. */
export const taskCard = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
