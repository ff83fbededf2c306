import { expect, expectAccessible, test } from '../test.ts'

test('the server reports that it is alive and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test(
  'a visitor without a session is asked to sign in, on a page without findings of axe',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/overview')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('textbox', { name: /e-?mail|user/i })).toBeVisible()
    await expectAccessible(page)
  },
)

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText("The page you are looking for doesn't exist")).toBeVisible()
  await expectAccessible(page)
})
