import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, title } from '../words.ts'

/** What no other journey judges: every page stands, without a finding of axe, no wider than the window. */
const planPages = [
  '/plan',
  '/plan/title-page',
  '/plan/general-info',
  '/plan/location',
  '/plan/hazard-matrix',
  '/plan/ready-to-eat-food',
]
const setUpPages = [
  '/account-settings',
  '/set-up/welcome',
  '/set-up/companies',
  '/set-up/places',
  '/set-up/places/new',
  '/set-up/integrations',
]

for (const [name, paths] of [
  ['plan', planPages],
  ['set-up', setUpPages],
] as const) {
  test(`every page of the ${name} stands`, async ({ page, kitchen }) => {
    await enter(page, kitchen.owner)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(title(page, 'not_found.title')).toHaveCount(0)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expectAccessible(page)
      })
    }
  })
}

test('the forms of a company and of a place stand filled in', async ({ page, kitchen }) => {
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
