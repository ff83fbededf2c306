import type { Locator, Page } from '@playwright/test'
import { taskCard } from '../navigation.ts'
import { coldChecks } from '../person.ts'
import { expect, test } from '../test.ts'
import { button, field, title } from '../words.ts'

/** Presses Tab until the target has the focus; every stop on the way must be visible, by itself or by its label. */
async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus, :focus + label').filter({ visible: true }).first()).toBeVisible()
  }
  throw new Error(`${String(target)} was not reached by ${atMost} presses of Tab`)
}

test('login and one entry work by the keyboard alone', async ({ page, kitchen }) => {
  const [, task] = await coldChecks(kitchen)
  if (task === undefined) throw new Error('the plan of the kitchen has no second cold check today')
  await page.goto('/auth/login?from=/activity-log/timeline')
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
  await tabTo(page, field(page, 'auth.email'))
  await page.keyboard.type(kitchen.owner.username)
  await tabTo(page, field(page, 'auth.password'))
  await page.keyboard.type(kitchen.owner.password)
  await page.keyboard.press('Enter')
  await expect(title(page, 'entries.title')).toBeVisible()

  const card = taskCard(page, task.name)
  await page.keyboard.press('Tab')
  await tabTo(page, card.getByRole('textbox', { name: task.name }))
  await page.keyboard.type(String(task.max + 2))
  await tabTo(page, card.getByRole('checkbox').first(), 5)
  await page.keyboard.press('Space')
  await tabTo(page, button(card, 'entries.save_with_action'), 12)
  await page.keyboard.press('Enter')
  await expect(card.getByText(/Last: .*, Mari Tamm/)).toBeVisible()
})
