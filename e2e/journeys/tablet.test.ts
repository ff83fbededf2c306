import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../test.ts'
import { say } from '../words.ts'

// Windows between a phone and a desk: a tablet upright and across.
const widths = [820, 1024] as const
const pages = {
  plan: [
    '/plan',
    '/plan/setup',
    '/plan/coherence',
    '/plan/title-page',
    '/plan/general-info',
    '/plan/work-groups',
    '/plan/production-processes',
    '/plan/ready-to-eat-food',
    '/plan/raw-materials',
    '/plan/analyses',
    '/plan/technological-schema',
    '/plan/location',
    '/plan/plans',
    '/plan/hazards-summary-list',
    '/plan/hazard-analyses-overview',
    '/plan/ccp-list',
    '/plan/custom/prerequisite-programmes',
    '/plan/custom/monitoring-tasks',
    '/plan/custom/country-duties',
    '/plan/custom/sources',
    '/plan/statements',
    '/plan/hazard-matrix',
    '/plan/versions',
  ],
  log: [
    '/activity-log/timeline',
    '/activity-log/verification/list',
    '/activity-log/tickets',
    '/activity-log/entries',
    '/activity-log/sensors',
    '/activity-log/proof',
    '/activity-log/records',
    '/activity-log/equipment',
    '/activity-log/rooms',
    '/activity-log/tasks',
    '/activity-log/partners',
    '/activity-log/pause-monitoring',
    '/activity-log/app',
  ],
  company: [
    '/overview',
    '/set-up/companies',
    '/set-up/places',
    '/set-up/places/new',
    '/set-up/users',
    '/set-up/users/new',
    '/share-accesses',
    '/share-accesses-new',
    '/set-up/integrations',
    '/account-settings',
    '/billing',
  ],
} as const

/**
 * What does not fit: elements cut by the window or by their box, text hidden by an ellipsis, and text so
 * narrow that it
 * breaks letter by letter. What scrolls by itself may be wider than its box. Runs in the page.
 */
function findMisfits(): readonly string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const found = wide > 0 ? [`the page is ${wide} px wider than the window`] : []
  const name = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 60)}`
  const scrolls = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
    return false
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const element of document.querySelectorAll('main *, header *')) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || !isShown(element)) continue
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
      found.push(`${name(element)} is outside the window`)
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    if (!hasText || element.closest('svg, header') !== null) continue
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      found.push(`${name(element)} is cut by an ellipsis`)
    const words = (element.textContent ?? '').trim()
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (words.length >= 6 && lines >= words.length * 0.6)
      found.push(`${name(element)} breaks letter by letter`)
  }
  for (const select of document.querySelectorAll<HTMLSelectElement>('main select')) {
    const pencil = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(select)
    if (pencil === null || !isShown(select)) continue
    pencil.font = style.font
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const words = select.selectedOptions[0]?.textContent ?? ''
    if (pencil.measureText(words).width > room + 1) found.push(`the choice “${words}” is cut`)
  }
  return [...new Set(found)].slice(0, 12)
}

async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(findMisfits), {
      message: `what does not fit on ${path} at ${page.viewportSize()?.width} px`,
      timeout: 5_000,
    })
    .toEqual([])
}

for (const [area, paths] of Object.entries(pages)) {
  for (const width of widths) {
    test(`every page of the ${area} fits a window of ${width} px, in German`, async ({
      page,
      kitchen,
      isMobile,
    }) => {
      test.skip(isMobile, 'the window has its own width here')
      await page.setViewportSize({ width, height: 1180 })
      await page.addInitScript(() => localStorage.setItem('lang', 'de'))
      await enter(page, kitchen.owner)
      for (const path of paths) await test.step(path, () => expectFit(page, path))
    })
  }
}
