import { openPage } from '../navigation.ts'
import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, link, say, title } from '../words.ts'

test('an owner finds the source of a statement, from the list and from a hazard', async ({
  page,
  kitchen,
}) => {
  await enter(page, kitchen.owner)
  await page.goto('/plan')
  await expect(title(page, 'plan.summary_title')).toBeVisible()
  await openPage(page, 'nav.plan', 'nav.plan_statements')
  await expect(title(page, 'plan.statements_title')).toBeVisible()
  await expect(page.getByText(about('plan.statements_counts'))).toBeVisible()
  const rows = page.getByRole('list', { name: say('plan.statements_title') }).locator('> li')
  await expect(rows).toHaveCount(50)
  await expectAccessible(page)

  await page.getByLabel(say('plan.statements_kind')).selectOption('duty')
  await expect(rows.first()).toContainText(say('plan.kind_duty'))
  await page.getByLabel(say('plan.statements_force')).selectOption('law')
  await page.getByLabel(say('plan.statements_only_open')).check()
  await expect(rows.filter({ hasText: /verified on/ })).toHaveCount(0)
  await page.getByLabel(say('plan.statements_only_open')).uncheck()
  await page.getByLabel(say('plan.statements_search')).fill('852/2004')
  await expect(rows.first().getByRole('link', { name: /Regulation \(EC\) No 852\/2004/ })).toHaveAttribute(
    'href',
    /^https:\/\/data\.europa\.eu\/eli\//,
  )
  await page.getByLabel(say('plan.statements_search')).fill('words that nobody wrote')
  await expect(page.getByText(say('plan.nothing_found'))).toBeVisible()

  await page.goto('/plan/hazard-analyses-overview?hazard=9016')
  await page.getByRole('link', { name: `${say('plan.statements_link')}: Pathogens survive cooking` }).click()
  await expect(page).toHaveURL(/about=P09(%2F|\/)H16/)
  await expect(rows.filter({ hasText: say('plan.kind_limit') }).first()).toBeVisible()
  await expectAccessible(page)
  await link(page, 'plan.statements_all').click()
  await expect(rows).toHaveCount(50)
})

// On a phone the search is inside the menu, and Escape must not close the menu.
test('an owner finds sections and hazards by the keyboard', { tag: '@both' }, async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  const box = page.getByRole('combobox', { name: say('plan.section_search') })
  const options = page.getByRole('listbox', { name: say('plan.section_search_results') }).getByRole('option')
  const menuLoaded = page.waitForResponse(/onboarding-profiles\/product-groups/)
  await page.goto('/plan')
  await expect(title(page, 'plan.summary_title')).toBeVisible()
  if (await button(page, 'shell.menu').isVisible()) {
    await button(page, 'shell.menu').click()
    await button(page.getByRole('navigation', { name: say('shell.navigation') }), 'nav.plan').click()
  }
  await box.fill('critical control')
  await expect(options.first()).toContainText(/critical control points/i)
  // The menu asks for them once it has loaded, and is drawn anew then: what was typed stays.
  await menuLoaded
  await expect(box).toHaveValue('critical control')
  await expectAccessible(page)
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('')

  await box.fill('cookng')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(5)
  await box.fill('pathogens survive')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowUp')
  await box.press('Enter')
  await expect(page).toHaveURL(/hazard-analyses-overview\?hazard=\d+$/)
  await expect(page.getByRole('heading', { name: say('plan.decision') })).toBeVisible()
})
