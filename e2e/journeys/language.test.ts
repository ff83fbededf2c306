import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, say, title } from '../words.ts'

test('another language without own texts shows English ones, keeps its flag and stays', async ({ page, kitchen }) => {
  const inEstonian = page.getByRole('button', { name: say('shell.language', { name: 'Eesti' }) })
  await page.goto('/auth/login')
  const switcher = page.getByRole('button', { name: about('shell.language') })
  await expect(switcher).toHaveAccessibleName(say('shell.language', { name: 'English (United Kingdom)' }))
  await expect(switcher.locator('img')).toHaveAttribute('src', /GB/)
  await switcher.click()
  await expect(page.getByRole('menuitem')).toHaveCount(9)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Eesti' }).click()

  await test.step('the words are English, the flag is the Estonian one', async () => {
    await expect(inEstonian).toBeVisible()
    await expect(inEstonian.locator('img')).toHaveAttribute('src', /EE/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    await expect(title(page, 'auth.welcome_back')).toBeVisible()
    await expect(page.getByText(/\b(auth|shell|account)\.\w+/)).toHaveCount(0)
  })
  await test.step('it stays after a reload', async () => {
    await page.reload()
    await expect(inEstonian).toBeVisible()
    await expect(title(page, 'auth.welcome_back')).toBeVisible()
  })
  await test.step('it stays after logging in and out', async () => {
    await field(page, 'auth.email').fill(kitchen.owner.username)
    await field(page, 'auth.password').fill(kitchen.owner.password)
    await button(page, 'auth.log_in').click()
    await expect(title(page, 'overview.title')).toBeVisible()
    await page.getByRole('button', { name: /your account$/ }).click()
    await page.getByRole('menuitem', { name: say('shell.log_out') }).click()
    await expect(title(page, 'auth.welcome_back')).toBeVisible()
    await expect(inEstonian).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  })
})
