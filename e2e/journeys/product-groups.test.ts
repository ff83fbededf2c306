import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { processes } from '@larder/contract/processes'
import { productGroups } from '@larder/contract/product-groups'
import { readPdf, squeezed } from '../../packages/plan-pdf/test/read-pdf.ts'
import { readZip } from '../../packages/plan-pdf/test/read-zip.ts'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { chooseFiles, drawing, isDrawn } from '../uploads.ts'
import { about, button, field, link, say, title, type Key } from '../words.ts'

/**
 * The wizard of a plan by product groups, in the order of the specification; location and drawings lie at the
 * place on paper.
 */
const steps = [
  'plan.step_general_info',
  'plan.step_work_groups',
  'plan.step_location_plan',
  'plan.step_drawings',
  'plan.step_analyses',
] as const
const onPaper: Readonly<Partial<Record<(typeof steps)[number], Key>>> = {
  'plan.step_location_plan': 'plan.location_on_paper',
  'plan.step_drawings': 'plan.drawings_on_paper',
}

const tabs = (page: Page, group: string) =>
  page.getByRole('navigation', { name: say('plan.group_pages', { name: group }) })
const tab = (page: Page, group: string, key: Key) =>
  tabs(page, group).getByRole('link', { name: new RegExp(`^${say(key)}`) })
const pageOf = (page: Page, group: string, key: Key) =>
  expect(page.getByRole('heading', { level: 1, name: `${group}: ${say(key)}` })).toBeVisible()
const saved = (page: Page) => expect(button(page, 'ui.save')).toHaveCount(0)

async function chooseGroups(page: Page): Promise<void> {
  await page.goto('/plan/setup?step=productGroup')
  await page.getByRole('radio', { name: say('plan.kind_groups') }).click()
  const question = page.getByRole('dialog', { name: say('plan.kind_groups_title') })
  await expect(question).toContainText(say('plan.kind_groups_text'))
  await expectAccessible(page)
  await button(question, 'plan.kind_change').click()
  await expect(page.getByText(say('plan.groups_none'))).toBeVisible()
  await expect(page.getByText(say('plan.step_of', { number: 6, count: 7 }))).toBeVisible()
}

async function fillSteps(page: Page): Promise<void> {
  await page.goto('/plan/setup?step=generalInfo')
  for (const step of steps) {
    await expect(page.getByRole('heading', { level: 2, name: say(step), exact: true }).first()).toBeVisible()
    const paper = onPaper[step]
    if (paper !== undefined) {
      await page.getByRole('switch', { name: say(paper) }).click()
      await expect(page.getByRole('switch', { name: say(paper) })).toBeChecked()
    }
    await button(page, 'plan.save_and_continue').click()
  }
  await button(page, 'plan.save_and_continue').click()
  await expect(page.getByRole('alert')).toHaveText(say('plan.groups_missing'))
}

async function tellGroup(
  page: Page,
  name: string,
  product: string,
  processNames: readonly string[],
): Promise<void> {
  await button(page, 'plan.group_add').click()
  await field(page, 'plan.group_name').fill(name)
  await button(page.getByRole('dialog'), 'ui.save').click()
  await pageOf(page, name, 'nav.group_products_list')
  await button(page, 'plan.product_add').click()
  const form = page.getByRole('dialog')
  await field(form, 'plan.product_name').fill(product)
  await field(form, 'plan.amount_range').selectOption({ label: '51–100' })
  await field(form, 'plan.amount_unit').selectOption({ label: 'kg' })
  await expectAccessible(page)
  await button(form, 'ui.save').click()
  await expect(page.getByText(/51–100 kg/)).toBeVisible()
  await expectAccessible(page)

  await tab(page, name, 'nav.plan_raw_materials').click()
  await pageOf(page, name, 'nav.plan_raw_materials')
  await page.getByRole('checkbox').first().check()
  await button(page, 'ui.save').click()
  await saved(page)

  await tab(page, name, 'nav.group_processes_in_detail').click()
  await pageOf(page, name, 'nav.plan_production_processes')
  for (const process of processNames) await page.getByRole('checkbox', { name: process, exact: true }).check()
  await expectAccessible(page)
  await button(page, 'ui.save').click()
  await saved(page)
  await tab(page, name, 'plan.groups').click()
}

/** Processes by their codes, as the page names them in a British browser. */
const namesOf = async ({ owner, placeId }: Kitchen, ...ids: number[]): Promise<readonly string[]> =>
  (await owner.call(processes.onboarding, { params: { placeId }, query: { lang: 'en_GB' } }))
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)

async function meetSomebodyElse(page: Page, { owner, placeId, planId }: Kitchen): Promise<void> {
  await page.goto('/plan/ready-to-eat-food')
  await page.getByRole('button', { name: say('plan.edit_item', { name: 'Salads' }) }).click()
  const salads = (await owner.call(productGroups.list, { params: { placeId, planId } })).find(
    ({ name }) => name === 'Salads',
  )
  await owner.call(productGroups.change, {
    params: { placeId, planId, id: salads?.id ?? 0 },
    body: { name: 'Fresh salads', version: salads?.version ?? 0 },
  })
  await field(page, 'plan.group_name').fill('Cold dishes')
  await button(page.getByRole('dialog'), 'ui.save').click()
  const conflict = page.getByRole('dialog', { name: say('ui.conflict_title') })
  await expect(conflict).toContainText('Fresh salads')
  await expectAccessible(page)
  await button(conflict, 'ui.conflict_mine').click()
  await expect(page.getByRole('link', { name: 'Cold dishes', exact: true })).toBeVisible()
}

async function readOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plan/hazard-matrix')
  await expect(title(page, 'nav.plan_hazard_matrix')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Soups', exact: true }).click()
  await pageOf(page, 'Soups', 'nav.plan_hazard_matrix')
  await expectAccessible(page)
  await tab(page, 'Soups', 'nav.plan_hazard_analyses_overview').click()
  await pageOf(page, 'Soups', 'nav.plan_hazard_analyses_overview')
  await page
    .getByRole('button', { name: /CCP\s?\d/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: say('plan.limits') })).toBeVisible()
  await expectAccessible(page)
  for (const key of [
    'nav.group_food_safety_plan',
    'nav.plan_technological_schema',
    'nav.plan_hazards_summary_list',
  ] as const) {
    await tab(page, 'Soups', key).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Soups: / })).toBeVisible()
  }
  await expect(page.getByText(about('plan.hazards_shown'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test('a plan by product groups, from nothing to confirmed, read on the phone', async ({ page, larder }) => {
  test.setTimeout(300_000)
  const kitchen = await openKitchen(
    await register(larder.url, 'groups@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill Tootmine',
    { planned: false },
  )
  await enter(page, kitchen.owner)
  await chooseGroups(page)
  await fillSteps(page)
  await tellGroup(page, 'Soups', 'Fish soup', await namesOf(kitchen, 4, 9, 18))

  await test.step('a copy contains everything', async () => {
    await page.getByRole('button', { name: say('plan.copy_item', { name: 'Soups' }) }).click()
    await field(page, 'plan.group_name').fill('Salads')
    await button(page.getByRole('dialog'), 'ui.save').click()
    await expect(
      link(page, 'plan.groups')
        .or(page.getByRole('link', { name: 'Salads', exact: true }))
        .first(),
    ).toBeVisible()
    await expect(page.getByText('100%', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  await button(page, 'plan.save_and_continue').click()
  await button(page, 'plan.generate').click()
  await expect(title(page, 'plan.summary_title')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await meetSomebodyElse(page, kitchen)

  await test.step('the menu has a block for each group', async () => {
    const nav = page.getByRole('navigation', { name: say('shell.navigation') })
    await nav.getByRole('button', { name: 'Soups', exact: true }).click()
    await expectAccessible(page)
    await link(nav, 'nav.group_food_safety_plan').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Soups: / })).toBeVisible()
    await expect(
      page
        .getByRole('list', { name: say('nav.plan_ccp_list') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await expect(link(nav, 'nav.plan_raw_materials')).toHaveCount(1)
  })
  await page.goto('/plan/setup?step=flowDiagram')
  await button(page, 'plan.generate_again').click()
  await expect(title(page, 'plan.summary_title')).toBeVisible({ timeout: 60_000 })
  await button(page, 'plan.confirm').click()
  await button(page.getByRole('dialog', { name: say('plan.confirm_title') }), 'plan.confirm').click()
  await expect(page.locator('[data-confirmed]')).toBeVisible()
  await test.step('an uploaded diagram is in the plan of its group alone', async () => {
    const soups = (
      await kitchen.owner.call(productGroups.list, {
        params: { placeId: kitchen.placeId, planId: kitchen.planId },
      })
    ).find(({ name }) => name === 'Soups')
    await page.goto(`/plan/technological-schema?fspProductGroupId=${soups?.id}`)
    await pageOf(page, 'Soups', 'nav.plan_technological_schema')
    await chooseFiles(page, 'files.add_drawing', await drawing(page, 'Soup line.png'))
    await isDrawn(page, 'Soup line.png')
    await expectAccessible(page)
    const download = page.waitForEvent('download', { timeout: 180_000 })
    await button(page, 'plan.download').click()
    const sections = readZip(await readFile(await (await download).path()))
    const naming = await Promise.all(
      sections.map(async ({ name, bytes }) => ({
        name,
        text: squeezed((await readPdf(bytes)).pages.join('')),
      })),
    )
    expect(naming.filter(({ text }) => text.includes(squeezed('Soup line'))).map(({ name }) => name)).toEqual(
      [expect.stringContaining('Soups Flow diagram')],
    )
  })
  await readOnPhone(page)
})
