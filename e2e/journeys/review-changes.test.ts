import type { Locator, Page } from '@playwright/test'
import { entries } from '@larder/contract/entries'
import { planProposals } from '@larder/contract/plan-proposals'
import { plans } from '@larder/contract/plans'
import { olderCooking, restOnOlderIn } from '../../packages/server/src/demo/older-edition.ts'
import { openTask } from '../navigation.ts'
import { addColleague, enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, say } from '../words.ts'

const modal = (page: Page): Locator => page.getByRole('dialog', { name: say('plan.review_title') })
const choose = (page: Page, choice: 'plan.review_keep' | 'plan.review_accept') =>
  modal(page)
    .getByRole('radio', { name: say(choice) })
    .click()

test('an owner reviews a new edition: accepts a limit, keeps the rest, and the daily task follows', async ({
  page,
  larder,
}) => {
  const email = (name: string): string => `${name}@sinilill.example`
  const kitchen = await openKitchen(
    await register(larder.url, email('review'), ['Mari', 'Tamm']),
    'Pelgulinn',
  )
  const member = await register(larder.url, email('review-member'), ['Jaan', 'Kask'])
  const params = { placeId: kitchen.placeId }
  await addColleague(larder, kitchen, member, 'member')
  await larder.whileStopped((folder) =>
    restOnOlderIn(folder, { company_id: kitchen.companyId, place_id: kitchen.placeId }),
  )
  await kitchen.owner.call(plans.confirm, { params })
  await expect(async () =>
    expect((await kitchen.owner.call(planProposals.list, { params })).length).toBeGreaterThan(3),
  ).toPass({ timeout: 30_000 })
  const proposals = await kitchen.owner.call(planProposals.list, { params, query: { lang: 'en' } })
  const total = proposals.length
  const open = page.getByRole('button', { name: say('plan.review_open_other', { count: total }) })

  await test.step('a member gets no question', async () => {
    await enter(page, member)
    await page.goto('/plan')
    await expect(page.getByText(about('plan.confirmed_by')).first()).toBeVisible()
    await expect(modal(page)).toHaveCount(0)
    await expect(open).toHaveCount(0)
  })

  await test.step('the owner skips the question, and returns to it by the header', async () => {
    await enter(page, kitchen.owner)
    await page.goto('/plan')
    await expect(
      modal(page).getByText(say('plan.review_intro_text_other', { count: total, place: 'Pelgulinn' })),
    ).toBeVisible()
    await expectAccessible(page)
    await button(modal(page), 'plan.review_skip').click()
    await expect(modal(page)).toHaveCount(0)
    await page.reload()
    await expect(open).toBeVisible()
    await expect(modal(page)).toHaveCount(0)
    expect(
      await page.evaluate((id) => sessionStorage.getItem(`${id}-has-checked-for-proposals`), kitchen.placeId),
    ).not.toBeNull()
    await open.click()
    await button(modal(page), 'plan.review_next').click()
  })

  await test.step('each change is decided with its differences; decisions survive closing and a reload', async () => {
    for (const [at, proposal] of proposals.entries()) {
      await expect(
        modal(page).getByRole('heading', { name: say('plan.review_position', { number: at + 1, total }) }),
      ).toBeVisible()
      await expect(button(modal(page), 'plan.review_next')).toBeDisabled()
      if (at === 0) {
        await expect(modal(page).locator('del')).toContainText('8 °C')
        await expect(modal(page).locator('ins')).toContainText('6 °C')
        await expectAccessible(page)
      }
      await choose(page, proposal.kind === 'limit' ? 'plan.review_accept' : 'plan.review_keep')
      if (at === 1) {
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(modal(page)).toHaveCount(0)
        await page.reload()
        await open.click()
        await expect(modal(page).getByRole('radio', { name: say('plan.review_keep') })).toBeChecked()
      }
      await button(modal(page), 'plan.review_next').click()
    }
  })

  await test.step('the end sends all decisions, and the plan has to be confirmed again', async () => {
    await expect(
      modal(page).getByText(say('plan.review_done_count', { accepted: 1, kept: total - 1 })),
    ).toBeVisible()
    await expectAccessible(page)
    await button(modal(page), 'plan.review_finish').click()
    await expect(modal(page)).toHaveCount(0)
    await expect(page.getByText(say('plan.review_saved'))).toBeVisible()
    await expect(open).toHaveCount(0)
    await expect(button(page, 'plan.confirm')).toBeVisible()
    const hazard = await kitchen.owner.call(plans.hazard, {
      params: { ...params, id: 9016 },
      query: { lang: 'en' },
    })
    expect(hazard.texts.do).toBe(olderCooking)
  })

  await test.step('the daily task shows the new limit', async () => {
    const task = (await kitchen.owner.call(entries.today, { params })).find(
      ({ limit, task_steps: [step] }) =>
        limit?.max === 6 && step?.task_step_type_name === 'enter_temperature',
    )
    await page.goto('/activity-log/timeline')
    await expect((await openTask(page, task?.name ?? '')).getByText(/6 °C/).first()).toBeVisible()
  })
})
