import { account } from '@larder/contract/account'
import { expect, expectAccessible, test } from '../test.ts'
import estonian from '@larder/locales/et.json' with { type: 'json' }
import { about, say, title } from '../words.ts'

test(
  "the sign-in page changes its language at once; the account's counts unless the device has one",
  { tag: '@phone' },
  async ({ page, kitchen }) => {
    const inEstonian = page.getByRole('button', {
      name: estonian['shell.language'].replace('{{name}}', 'Eesti'),
    })
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
    await test.step('the account has its own language after sign-in', async () => {
      await page.getByLabel(estonian['auth.email']).fill(kitchen.owner.username)
      await page.getByLabel(new RegExp(`^${estonian['auth.password']}\\s*\\*?$`)).fill(kitchen.owner.password)
      await page.getByRole('button', { name: estonian['auth.log_in'], exact: true }).click()
      await expect(title(page, 'overview.title')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    })
    await test.step('the user menu changes it on this device, also for the next sign-in', async () => {
      await page.getByRole('button', { name: /your account$/ }).click()
      await page.getByRole('menuitem', { name: about('shell.language') }).hover()
      await expectAccessible(page)
      await page.getByRole('menuitemradio', { name: 'Eesti' }).click()
      await expect(page.getByRole('heading', { level: 1, name: estonian['overview.title'] })).toBeVisible()
      expect((await kitchen.owner.call(account.profile)).lang).toBe('en_GB')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: estonian['overview.title'] })).toBeVisible()
    })
    await test.step('the account settings show the account and change it everywhere', async () => {
      await page.goto('/account-settings')
      const choice = page.getByRole('combobox', { name: estonian['account.interface_language'] })
      await expect(choice).toHaveValue('en_GB')
      await choice.selectOption('de')
      await page.getByRole('button', { name: estonian['account.save_language'] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await kitchen.owner.call(account.changeLang, { body: { lang: 'en_GB' } })
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    })
  },
)
