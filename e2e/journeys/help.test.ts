import { expectAccessible } from '../accessible.ts'
import { enter } from '../person.ts'
import { expect, test } from '../test.ts'
import { button, say } from '../words.ts'

test('a cook reads the help of the page and finds another topic @phone', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/activity-log/timeline')
  await button(page, 'shell.menu').click()
  await button(page.getByRole('dialog'), 'shell.help').click()
  const help = page.getByRole('dialog', { name: say('shell.help') })
  await expect(help.getByRole('heading', { name: 'Today’s checks' })).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('searchbox', { name: say('help.search') }).fill('corrections')
  await help.getByRole('button', { name: 'Entry history' }).click()
  await expect(help.getByRole('heading', { name: 'Entry history' })).toBeVisible()
  await button(help, 'help.back_to_results').click()
  await help.getByRole('searchbox', { name: say('help.search') }).fill('xylophone')
  await expect(help.getByText(say('help.nothing_found'))).toBeVisible()
})
