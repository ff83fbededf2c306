import type { Page } from '@playwright/test'
import { addStep, connect } from '@larder/core/flow'
import { planFlows } from '@larder/contract/plan-flows'
import { plans } from '@larder/contract/plans'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

/** A kitchen of its own for each journey: both change the diagram. */
async function open(page: Page, url: string, name: string): Promise<Kitchen> {
  const kitchen = await openKitchen(await register(url, `${name}@sinilill.example`, ['Mari', 'Tamm']), name)
  await enter(page, kitchen.owner)
  await page.goto('/plan/technological-schema')
  await expect(title(page, 'plan.flow_editor')).toHaveCount(0)
  await expect(page.getByText(say('plan.flow_is_generated'))).toBeVisible()
  return kitchen
}

const steps = (page: Page) => page.getByRole('region', { name: say('plan.flow_list'), exact: true })
const row = (page: Page, name: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: say('plan.flow_actions', { name }), exact: true }) })

async function act(
  page: Page,
  name: string,
  action:
    | 'plan.flow_rename'
    | 'plan.flow_mark_ccp'
    | 'plan.flow_connect_from'
    | 'plan.flow_move_down'
    | 'ui.remove',
): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: say('plan.flow_actions', { name }), exact: true })
    .click()
  await page.getByRole('menuitem', { name: say(action), exact: true }).click()
}

async function addOwnStep(page: Page, name: string, after: string): Promise<void> {
  await button(page, 'plan.flow_add_step').click()
  const form = page.getByRole('dialog', { name: say('plan.flow_add_step') })
  await button(form, 'plan.flow_add').click()
  await expect(form.getByText(say('rule.required'))).toBeVisible()
  await field(form, 'plan.flow_own_words').fill(name)
  await field(form, 'plan.flow_after').selectOption({ label: after })
  await button(form, 'plan.flow_add').click()
  await expect(row(page, name)).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await button(page, 'ui.save').click()
  await expect(page.getByText(say('plan.flow_is_edited'))).toBeVisible()
}

async function verify(page: Page): Promise<void> {
  await button(page, 'plan.flow_verify').click()
  const form = page.getByRole('dialog', { name: say('plan.flow_verify') })
  await expectAccessible(page)
  await expect(field(form, 'plan.flow_verified_by')).toHaveValue('Mari Tamm')
  await field(form, 'plan.flow_verified_on').fill('01.01.2099')
  await button(form, 'ui.save').click()
  await expect(form.getByText(say('field_error.future'))).toBeVisible()
  await field(form, 'plan.flow_verified_on').fill('20.11.2026')
  await field(form, 'plan.flow_verified_by').fill('Jaan Kask')
  await button(form, 'ui.save').click()
  await expect(
    page.getByText(`${say('plan.flow_verified', { date: '20.11.2026', name: 'Jaan Kask' })}.`, {
      exact: true,
    }),
  ).toBeVisible()
}

test.describe('the flow diagram in a wide window', () => {
  test('is edited in the picture and in the list, undone, saved and verified', async ({ page, larder }) => {
    const kitchen = await open(page, larder.url, 'Pikk')
    await button(page, 'plan.flow_edit').click()
    await expect(title(page, 'plan.flow_editor')).toBeVisible()
    const canvas = page.getByRole('region', { name: say('plan.flow_picture'), exact: true })
    const cooking = canvas.getByRole('group', { name: /^Cooking, CCP/ })
    await expect(cooking).toBeVisible()
    await expect(button(page, 'ui.save')).toBeDisabled()
    await expectAccessible(page)

    await test.step('a step is added, connected and marked', async () => {
      await addOwnStep(page, 'Resting', 'Cooking')
      await act(page, 'Resting', 'plan.flow_connect_from')
      const form = page.getByRole('dialog', { name: say('plan.flow_connect') })
      await expectAccessible(page)
      await field(form, 'plan.flow_to').selectOption({ label: 'Hot holding' })
      await field(form, 'plan.flow_arrow_words').fill('after 5 min')
      await button(form, 'plan.flow_connect').click()
      await expect(row(page, 'Resting').getByText('→ Hot holding (after 5 min)')).toBeVisible()
      await act(page, 'Resting', 'plan.flow_mark_ccp')
      await page.getByRole('dialog').getByRole('checkbox').first().check()
      await expectAccessible(page)
      await button(page.getByRole('dialog'), 'plan.flow_apply').click()
      await expect(row(page, 'Resting').getByText('CCP 1', { exact: true })).toBeVisible()
    })
    await test.step('every change is undone and done again, by button and by keyboard', async () => {
      await button(page, 'plan.flow_undo').click()
      await expect(row(page, 'Resting').getByText('CCP 1', { exact: true })).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await expect(row(page, 'Resting')).toHaveCount(0)
      await expect(button(page, 'ui.save')).toBeDisabled()
      await page.keyboard.press('Control+Shift+z')
      await page.keyboard.press('Control+y')
      await expect(row(page, 'Resting').getByText('→ Hot holding (after 5 min)')).toBeVisible()
      await expect(button(page, 'ui.save')).toBeEnabled()
    })
    await test.step('a step is dragged, and moved by the arrow keys', async () => {
      const before = await cooking.boundingBox()
      await page.mouse.move((before?.x ?? 0) + 40, (before?.y ?? 0) + 15)
      await page.mouse.down()
      // Away from the edge: there the picture would follow the step.
      await page.mouse.move((before?.x ?? 0) - 10, (before?.y ?? 0) + 45, { steps: 6 })
      await page.mouse.up()
      expect((await cooking.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 20)
      const dragged = await cooking.boundingBox()
      await cooking.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowLeft')
      await expect(async () =>
        expect((await cooking.boundingBox())?.x).toBeLessThan(dragged?.x ?? 0),
      ).toPass()
      await button(page, 'plan.flow_undo').click()
      await button(page, 'plan.flow_undo').click()
      await expect(async () =>
        expect((await cooking.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0),
      ).toPass()
    })
    await test.step('two steps are connected in the picture', async () => {
      const [from, to] = [
        canvas.getByRole('group', { name: /^Thawing/ }),
        canvas.getByRole('group', { name: /^Cold preparation/ }),
      ]
      await from.locator('.source').hover()
      await page.mouse.down()
      await to.locator('.target').hover()
      await page.mouse.up()
      await expect(row(page, 'Thawing').getByText('→ Cold preparation')).toBeVisible()
    })
    await test.step('the layout is computed again', async () => {
      await button(page, 'plan.flow_tidy').click()
      await expect(page.getByText(say('plan.flow_told_tidy'))).toBeAttached()
    })
    await test.step('leaving needs a confirmation, saving stores, and the plan is unconfirmed', async () => {
      await button(page, 'ui.cancel').click()
      await expect(page.getByRole('dialog', { name: say('ui.leave_title') })).toBeVisible()
      await button(page.getByRole('dialog'), 'ui.cancel').click()
      await page
        .getByRole('link', { name: say('plan.summary'), exact: true })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: say('ui.leave_title') })).toBeVisible()
      await button(page.getByRole('dialog'), 'ui.cancel').click()
      await save(page)
      await expect(page.getByRole('img', { name: /Resting/ })).toBeVisible()
      await expect(page.getByText(say('plan.flow_finding_own_step', { name: 'Resting' }))).toBeVisible()
      await expect(button(page, 'plan.confirm')).toBeVisible()
      await expectAccessible(page)
    })
    await verify(page)
    await expectAccessible(page)

    await test.step('the editor of an older version sees both and decides', async () => {
      await button(page, 'plan.flow_edit').click()
      await act(page, 'Resting', 'plan.flow_rename')
      await field(page.getByRole('dialog'), 'plan.flow_own_words').fill('Resting under a lid')
      await button(page.getByRole('dialog'), 'plan.flow_apply').click()
      const params = { placeId: kitchen.placeId, planId: kitchen.planId }
      const { graph, version } = await kitchen.owner.call(planFlows.get, { params })
      const theirs = connect(
        addStep(graph, { step: null, label: 'Tasting', lines: 1 }, 'P09'),
        'P09',
        graph.nodes.at(-1)?.id ?? '',
      )
      await kitchen.owner.call(planFlows.change, { params, body: { version, graph: theirs as never } })
      await button(page, 'ui.save').click()
      const dialog = page.getByRole('dialog', { name: say('plan.flow_conflict_title') })
      await expect(
        dialog.getByText(say('plan.flow_conflict_only', { names: 'Resting under a lid' })),
      ).toBeVisible()
      await expect(dialog.getByText(/Tasting/).first()).toBeVisible()
      await expectAccessible(page)
      await button(dialog, 'plan.flow_conflict_take').click()
      await expect(row(page, 'Tasting')).toBeVisible()
      await button(page, 'plan.flow_undo').click()
      await expect(row(page, 'Resting under a lid')).toBeVisible()
      await button(page, 'plan.flow_redo').click()
      await act(page, 'Tasting', 'ui.remove')
      await save(page)
      await expect(page.getByText(say('plan.flow_not_verified'))).toBeVisible()
      await expect(page.getByRole('img', { name: /Tasting/ })).toHaveCount(0)
    })
    await test.step('the generated one is restored after a confirmation', async () => {
      await button(page, 'plan.flow_reset').click()
      await button(
        page.getByRole('dialog', { name: say('plan.flow_reset_title') }),
        'plan.flow_reset',
      ).click()
      await expect(page.getByText(say('plan.flow_is_generated'))).toBeVisible()
      await expect(page.getByRole('img', { name: /Resting/ })).toHaveCount(0)
      const status = await kitchen.owner.call(plans.status, {
        params: { placeId: kitchen.placeId, planId: kitchen.planId },
      })
      expect(status).toMatchObject({ status: 'filled', is_outdated: false })
    })
  })
})

test.describe('the flow diagram on a phone', () => {
  test('is edited in the list', { tag: '@phone' }, async ({ page, larder }) => {
    await open(page, larder.url, 'Lai')
    await button(page, 'plan.flow_edit').click()
    await expect(steps(page)).toBeVisible()
    await expectAccessible(page)
    await addOwnStep(page, 'Resting', 'Cooking')
    await act(page, 'Resting', 'plan.flow_rename')
    await field(page.getByRole('dialog'), 'plan.flow_own_words').fill('Resting of meat')
    await button(page.getByRole('dialog'), 'plan.flow_apply').click()
    await act(page, 'Resting of meat', 'plan.flow_move_down')
    await page.keyboard.press('Escape')
    await row(page, 'Cooking')
      .getByRole('button', { name: say('plan.flow_disconnect', { from: 'Cooking', to: 'Hot holding' }) })
      .click()
    await expect(row(page, 'Cooking').getByText('→ Hot holding')).toHaveCount(0)
    await act(page, 'Resting of meat', 'plan.flow_connect_from')
    const form = page.getByRole('dialog', { name: say('plan.flow_connect') })
    await field(form, 'plan.flow_to').selectOption({ label: 'Hot holding' })
    await button(form, 'plan.flow_connect').click()
    await page.getByText(say('plan.flow_picture'), { exact: true }).click()
    await expect(
      page
        .getByRole('region', { name: say('plan.flow_picture'), exact: true })
        .getByRole('group', { name: /^Resting of meat/ }),
    ).toBeVisible()
    await expectAccessible(page)
    await save(page)
    await expectAccessible(page)
    await verify(page)
  })
})
