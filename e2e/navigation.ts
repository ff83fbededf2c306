import type { Locator, Page } from '@playwright/test'
import { button, escaped, say, type Key } from './words.ts'

/** Opens a page by the side navigation, or by the menu of narrow windows; `parent` is the group that it stands in. */
export async function openPage(page: Page, parent: Key, child?: Key): Promise<void> {
  const menu = button(page, 'shell.menu')
  const narrow = await menu.isVisible()
  if (narrow) await menu.click()
  const nav: Locator = page.getByRole('navigation', { name: say('shell.navigation') })
  const item = nav.getByRole(child === undefined ? 'link' : 'button', { name: say(parent), exact: true })
  if (child === undefined) return item.click()
  if (narrow || (await item.getAttribute('aria-expanded')) !== 'true') await item.click()
  // A section that changed since the last confirmation is marked in words too.
  await nav.getByRole('link', { name: new RegExp(`^${escaped(say(child))}(, ${escaped(say('plan.unconfirmed_mark'))})?$`) }).click()
}

/** The card of one of today's tasks. */
export const taskCard = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
