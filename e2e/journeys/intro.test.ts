import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, link, say, title } from '../words.ts'

test(
  'the introduction opens in a new activity log, works in any order, and is completed with one tap',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'intro@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Uus',
      { introduced: false },
    )
    await enter(page, kitchen.owner)
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'intro.title')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: new RegExp(say('intro.step_activity_log_tasks')) }).click()
    await expect(title(page, 'intro.step_activity_log_tasks')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'intro.tasks_right').click()
    await expect(title(page, 'intro.step_activity_log_team')).toBeVisible()
    await expect(
      page.getByRole('list', { name: say('intro.team_people') }).getByText('Mari Tamm'),
    ).toBeVisible()
    await expectAccessible(page)
    await link(page, 'intro.team_add').click()
    await expect(title(page, 'users.new_title')).toBeVisible()
    await button(page, 'ui.cancel').click()
    await expect(title(page, 'intro.step_activity_log_team')).toBeVisible()
    await link(page, 'intro.team_alone').click()
    await expect(title(page, 'intro.team_alone')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'intro.continue').click()
    await expect(title(page, 'intro.step_activity_log_demo')).toBeVisible()
    await page.getByRole('main').getByRole('textbox').first().fill('40')
    await expect(page.getByText(/^Outside the limit/).first()).toBeVisible()
    await expectAccessible(page)
    await button(page, 'intro.continue').click()
    await expect(title(page, 'intro.step_activity_log_phone')).toBeVisible()
    await expect(page.getByText(say('intro.phone_waiting'))).toBeVisible()
    await expectAccessible(page)
    await button(page, 'intro.continue').click()
    await expect(page.getByText(say('intro.progress', { done: 4, count: 4 }))).toBeVisible()
    await button(page, 'intro.finish').click()
    await expect(title(page, 'entries.title')).toBeVisible()
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
  },
)
