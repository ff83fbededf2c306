import { enter } from '../person.ts'
import { expect, test } from '../test.ts'
import { button, say, title } from '../words.ts'

/** Milliseconds in which a click must succeed; a toast stays for 10 seconds. */
const shorterThanToast = 4_000

test('the header can be used while a toast is shown @phone', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/account-settings')
  await expect(title(page, 'account.title')).toBeVisible()
  await button(page, 'account.save_name').click()
  await expect(page.locator('.mantine-Notification-root')).toBeVisible()
  const menu = button(page, 'shell.menu')
  if (await menu.isVisible()) {
    await menu.click({ timeout: shorterThanToast })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('ui.close') })
      .click()
  }
  await page.getByRole('button', { name: /your account$/ }).click({ timeout: shorterThanToast })
  await expect(page.locator('.mantine-Notification-root')).toBeVisible()
})
