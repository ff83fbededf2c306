import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules).analyze()
  return found.map((entry) => `${entry.id}: ${entry.help}\n${entry.nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`)
}

/** Transitions and animations of a colour scheme would be measured half way. */
async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-mantine-color-scheme', wanted), scheme)
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
}

/** Expects no finding of axe on the page as it stands, in the light and in the dark scheme; ends in the light one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme)
    expect(await violations(page), `${scheme} scheme of ${page.url()}`).toEqual([])
  }
}
