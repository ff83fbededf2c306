import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { say } from './words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a colour scheme can change; the other rules look at what both schemes share. */
const ofColours = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations: found } = await (scheme === 'light' ? axe.withTags(rules) : axe.withRules(ofColours)).analyze()
  return found.map((entry) => `${entry.id}: ${entry.help}\n${entry.nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`)
}

/** Transitions of a colour scheme would be measured half way; the pulse of what is loading never ends. */
async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-mantine-color-scheme', wanted), scheme)
  await page.evaluate(() => Promise.all(document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity).map((animation) => animation.finished.catch(() => undefined))))
}

/** Nothing but what scrolls by itself may be wider than the window (WCAG 2.2, 1.4.10). */
async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, `pixels that ${page.url()} is wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * Expects the page as it stands to be no wider than the window and without a finding of axe, in the light and in the
 * dark scheme; ends in the light one. Waits for what is still loading, unless nothing more will come.
 */
export async function expectAccessible(page: Page, { loads = true } = {}): Promise<void> {
  if (loads) await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0)
  await expectNoOverflow(page)
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme)
    expect(await violations(page, scheme), `${scheme} scheme of ${page.url()}`).toEqual([])
  }
}
