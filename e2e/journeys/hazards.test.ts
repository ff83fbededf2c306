import type { Page } from '@playwright/test'
import { plans } from '@larder/contract/plans'
import { openTask } from '../navigation.ts'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

/** A kitchen of its own: the plan is changed. */
async function open(page: Page, url: string, name: string): Promise<Kitchen> {
  const kitchen = await openKitchen(await register(url, `${name}@sinilill.example`, ['Mari', 'Tamm']), name)
  await enter(page, kitchen.owner)
  return kitchen
}

const hazardsOf = ({ owner, placeId }: Kitchen) => owner.call(plans.hazards, { params: { placeId } })

async function openHazard(page: Page, id: number): Promise<void> {
  await page.goto(`/plan/hazard-analyses-overview?hazard=${id}`)
  await expect(button(page, 'ui.edit')).toBeVisible()
}

/** Types at the end of a text with form. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click()
  await expect(page.getByRole('toolbar', { name: say('ui.rich_tools') }).last()).toBeVisible()
  const editor = page
    .getByRole('textbox', { name: label, exact: true })
    .and(page.locator('[contenteditable=true]'))
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(text)
}

test('a hazard is edited in own words; of two concurrent editors the later one chooses', async ({
  page,
  larder,
}) => {
  const kitchen = await open(page, larder.url, 'Kalda')
  const ccp = (await hazardsOf(kitchen)).find((hazard) => hazard.class === 'CCP')
  await openHazard(page, ccp?.id ?? 0)
  await expectAccessible(page)
  await button(page, 'ui.edit').click()
  await write(page, say('plan.text_do'), 'Core of the thickest piece.')
  await page.getByRole('textbox', { name: say('plan.text_do'), exact: true }).press('Shift+Home')
  await button(page, 'ui.rich_bold').click()
  await field(page, 'plan.severity').selectOption('1')
  await field(page, 'plan.probability').selectOption('1')
  await expect(page.getByRole('status').filter({ hasText: say('plan.preview') })).toContainText('PRP')
  await field(page, 'plan.severity').selectOption('')
  await field(page, 'plan.probability').selectOption('')
  await expect(page.getByRole('status').filter({ hasText: say('plan.preview') })).toContainText('CCP')
  await field(page, 'plan.reason').fill('Our own oven')
  await expectAccessible(page)

  await test.step('another user was faster', async () => {
    await kitchen.owner.call(plans.changeHazard, {
      params: { placeId: kitchen.placeId, id: ccp?.id ?? 0 },
      body: {
        language: 'en',
        words: { check: [{ kind: 'paragraph', spans: [{ text: 'Look at the clock.' }] }] },
        version: 0,
      },
    })
    await button(page, 'ui.save').click()
    const dialog = page.getByRole('dialog', { name: say('ui.conflict_title') })
    await expect(dialog.getByText('Look at the clock.')).toBeVisible()
    await expectAccessible(page)
    await button(dialog, 'ui.conflict_mine').click()
    await expect(page.getByText(say('plan.hazard_saved'))).toBeVisible()
  })
  await expect(page.getByRole('strong').filter({ hasText: 'Core of the thickest piece.' })).toBeVisible()
  await expect(page.getByText(say('plan.hazard_edited'), { exact: true }).first()).toBeVisible()

  await test.step('it is disabled, enabled, and its changes are removed', async () => {
    await button(page, 'plan.hazard_turn_off').click()
    await button(page.getByRole('dialog'), 'plan.hazard_turn_off').click()
    await expect(page.getByText(say('plan.hazard_off_note'))).toBeVisible()
    await button(page, 'plan.hazard_turn_on').click()
    await expect(page.getByText(say('plan.hazard_off_note'))).toHaveCount(0)
    await button(page, 'plan.hazard_restore').click()
    await button(page.getByRole('dialog'), 'plan.hazard_restore').click()
    await expect(button(page, 'plan.hazard_restore')).toHaveCount(0)
    expect((await hazardsOf(kitchen)).find(({ id }) => id === ccp?.id)).toMatchObject({
      is_edited: false,
      class: 'CCP',
    })
  })
  await test.step('a limit may be stricter than the law, never laxer', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${say('plan.limit_own')}`) })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: say('plan.limit_own') })
    await expect(form.getByText(/./).first()).toBeVisible()
    await expectAccessible(page)
    await button(form, 'ui.save').click()
    await expect(form.getByText(say('rule.required'))).toBeVisible()
    await button(form, 'ui.cancel').click()
  })
})

test('a hazard of the place becomes a control point with a daily task', async ({ page, larder }) => {
  const kitchen = await open(page, larder.url, 'Sadama')
  await page.goto('/plan/hazard-analyses-overview')
  await button(page, 'plan.hazard_add').click()
  await button(page, 'plan.next').click()
  await expect(page.getByText(say('rule.required'))).toBeVisible()
  await field(page, 'plan.hazard_name').fill('Splinters of bone')
  await page
    .getByRole('form', { name: say('plan.hazard_add') })
    .getByLabel(say('plan.filter_type'))
    .selectOption('physical')
  await expectAccessible(page)
  await button(page, 'plan.next').click()
  await button(page, 'plan.next').click()
  await expect(page.getByText(say('plan.new_hazard_choose'))).toBeVisible()
  await field(page, 'plan.severity').selectOption('4')
  await field(page, 'plan.probability').selectOption('3')
  await button(page, 'plan.next').click()
  await page.getByRole('checkbox', { name: say('plan.control_own') }).check()
  await expect(page.getByRole('status').filter({ hasText: say('plan.preview') })).toContainText('CCP')
  await field(page, 'plan.control_limit_name').fill('Mesh of the sieve')
  await field(page, 'plan.control_quantity').selectOption('mm')
  await field(page, 'plan.limit_max').fill('2')
  await field(page, 'plan.control_task').fill('Look at the sieve')
  await field(page, 'plan.control_times').fill('9:00')
  await field(page, 'plan.corrective_action').fill('Sieve again')
  await field(page, 'plan.task_verification').fill('Weekly')
  await button(page, 'ui.save').click()
  await expect(page.getByText(say('rule.required'))).toBeVisible()
  await field(page, 'plan.task_record').fill('Sieve log')
  await expectAccessible(page)
  await button(page, 'ui.save').click()
  await expect(page.getByText(say('plan.hazard_saved'))).toBeVisible()
  await expect(page.getByRole('button', { name: /Splinters of bone/ }).first()).toBeVisible()
  expect((await hazardsOf(kitchen)).find(({ is_own }) => is_own)).toMatchObject({
    name: 'Splinters of bone',
    class: 'CCP',
  })
  await page.goto('/activity-log/timeline')
  await expect(await openTask(page, 'Look at the sieve')).toBeVisible()
})
