import german from '@larder/locales/de.json' with { type: 'json' }
import type { Page } from '@playwright/test'
import { findMisfits } from '../misfits.ts'
import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

// The areas share nothing: the workers take one after the other.
test.describe.configure({ mode: 'parallel' })

/** Every page whose address needs no id. Each is opened at every width. */
const pages = {
  strangers: ['/', '/auth/login', '/auth/register', '/auth/forgot-password'],
  plan: [
    '/plan',
    '/plan/setup',
    '/plan/coherence',
    '/plan/rounds',
    '/plan/title-page',
    '/plan/general-info',
    '/plan/work-groups',
    '/plan/work-group-tasks',
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
    '/activity-log/rounds',
    '/activity-log/analyses',
    '/activity-log/partners',
    '/activity-log/pause-monitoring',
    '/activity-log/app',
  ],
  company: [
    '/overview',
    '/team/certificates-and-trainings',
    '/set-up/welcome',
    '/set-up/companies',
    '/set-up/places',
    '/set-up/places/new',
    '/set-up/place-groups',
    '/team/people',
    '/team/people/new',
    '/team/people/import',
    '/team/tablets',
    '/team/roles',
    '/team/roles/new',
    '/set-up/users',
    '/set-up/users/new',
    '/share-accesses',
    '/share-accesses-new',
    '/set-up/integrations',
    '/account-settings',
    '/traceability/recalls',
    '/traceability/recalls/new',
    '/traceability/epcis',
    '/audits/all',
    '/audits/templates',
    '/audits/templates/create',
    '/documents',
    '/documents/required',
    '/documents/manage-folders',
    '/documents/share-accesses',
    '/documents/share-accesses/new',
    '/billing',
    '/billing/choose-payment',
    '/contact',
    '/traceability/products/all',
    '/traceability/products/new',
    '/traceability/products/import',
    '/traceability/products/allergen-matrix',
    '/traceability/settings/units',
    '/traceability/settings/tasks',
    '/traceability/settings/tasks/new',
    '/traceability/preparation/records',
    '/traceability/preparation-demo',
    '/traceability/receive',
    '/traceability/prepare',
    '/traceability/dispatch',
    '/traceability/waste',
    '/traceability/count',
    '/traceability/monitoring/tasks',
    '/traceability/monitoring/tasks/new',
    '/traceability/stock',
    '/traceability/search',
  ],
} as const

// A tablet across and upright: windows between a phone and a desk.
const tabletWidths = [1024, 820] as const

async function open(page: Page, path: string, texts: { loading: string; absent: string }): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: texts.absent })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('status', { name: texts.loading })).toHaveCount(0)
}

for (const [area, paths] of Object.entries(pages)) {
  test(
    `every page of ${area} fits a phone and has no findings of axe`,
    { tag: '@phone' },
    async ({ page, kitchen }) => {
      const texts = { loading: say('ui.loading'), absent: say('not_found.title') }
      if (area !== 'strangers') await enter(page, kitchen.owner)
      for (const path of paths)
        await test.step(path, async () => {
          await open(page, path, texts)
          await expectAccessible(page)
        })
    },
  )

  // German words are the longest.
  test(`every page of ${area} fits a desk and a tablet in German`, async ({ page, kitchen }) => {
    const texts = { loading: german['ui.loading'], absent: german['not_found.title'] }
    const desk = page.viewportSize() ?? { width: 1440, height: 900 }
    if (area !== 'strangers') await enter(page, kitchen.owner)
    // The language of the address counts for the visit, before that of the account.
    await page.goto('/overview?lang=de')
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(desk)
        await open(page, path, texts)
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expectAccessible(page)
        for (const width of tabletWidths) {
          await page.setViewportSize({ width, height: 1180 })
          await expect
            .poll(() => page.evaluate(findMisfits), { message: `${path} at ${width} px`, timeout: 5_000 })
            .toEqual([])
        }
      })
  })
}

test('the forms of a company and of a place show the stored values', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  for (const path of ['/set-up/companies', '/set-up/places']) {
    await page.goto(path)
    await button(page, 'ui.edit').click()
    await expect(page.getByRole('textbox').first()).toHaveValue(/Sinilill/)
    await expectAccessible(page)
    await button(page, 'ui.cancel').click()
    await expect(button(page, 'ui.edit')).toBeVisible()
  }
})
