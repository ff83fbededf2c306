import { expect, expectAccessible, test } from '../test.ts'
import estonian from '@larder/locales/et.json' with { type: 'json' }
import { about, say } from '../words.ts'

test('another language is spoken at once, after a reload, and after logging in and out', async ({ page, kitchen }) => {
  const inEstonian = page.getByRole('button', { name: estonian['shell.language'].replace('{{name}}', 'Eesti') })
  const welcome = page.getByRole('heading', { level: 1, name: estonian['auth.welcome_back'] })
  await page.goto('/auth/login')
  const switcher = page.getByRole('button', { name: about('shell.language') })
  await expect(switcher).toHaveAccessibleName(say('shell.language', { name: 'English (United Kingdom)' }))
  await expect(switcher.locator('img')).toHaveAttribute('src', /GB/)
  await switcher.click()
  await expect(page.getByRole('menuitem')).toHaveCount(9)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Eesti' }).click()

  await test.step('the words and the flag are Estonian', async () => {
    await expect(inEstonian).toBeVisible()
    await expect(inEstonian.locator('img')).toHaveAttribute('src', /EE/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    await expect(welcome).toBeVisible()
    await expect(page.getByText(/\b(auth|shell|account)\.\w+/)).toHaveCount(0)
  })
  await test.step('it stays after a reload', async () => {
    await page.reload()
    await expect(inEstonian).toBeVisible()
    await expect(welcome).toBeVisible()
  })
  await test.step('it stays after logging in and out', async () => {
    await page.getByLabel(estonian['auth.email']).fill(kitchen.owner.username)
    await page.getByLabel(new RegExp(`^${estonian['auth.password']}\\s*\\*?$`)).fill(kitchen.owner.password)
    await page.getByRole('button', { name: estonian['auth.log_in'], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: estonian['overview.title'] })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(estonian['shell.user_menu'].replace('{{initials}}', '.+')) }).click()
    await page.getByRole('menuitem', { name: estonian['shell.log_out'] }).click()
    await expect(welcome).toBeVisible()
    await expect(inEstonian).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  })
})
