import { expectAccessible } from '../accessible.ts'
import { enter } from '../person.ts'
import { expect, test } from '../test.ts'
import { button, say } from '../words.ts'

test('an owner reads what is new, and the marker is gone after a reload', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/account-settings')
  await button(page, 'shell.news_unseen').click()
  const panel = page.getByRole('dialog', { name: say('shell.news') })
  await panel.getByRole('button', { name: /^Help on every page/ }).click()
  await expect(panel.getByText('The search finds words in all topics', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.mouse.click(100, 300)
  await expect(panel).toBeVisible()
  await button(panel, 'news.all').click()
  await page.mouse.click(100, 300)
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(button(page, 'shell.news')).toBeVisible()
})
