import { StripeDouble } from '../../packages/server/test/stripe-double.ts'
import { startLarder } from '../larder.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test('a company pays by card, sees what its package opens, and a renewal fails', async ({ browser }) => {
  test.setTimeout(300_000)
  const stripe = new StripeDouble()
  const api = await stripe.listen()
  const larder = await startLarder(
    {
      LARDER_STRIPE_SECRET_KEY: 'sk_test_1',
      LARDER_STRIPE_WEBHOOK_SECRETS: 'whsec_1',
      LARDER_STRIPE_API: api,
    },
    [],
  )
  stripe.events = { url: `${larder.url}/api/payments/stripe-events`, secret: 'whsec_1' }
  const owner = await register(larder.url, 'payment@example.com', ['Mari', 'Tamm'])
  await openKitchen(owner, 'Rukkilill')
  const page = await browser.newPage({ baseURL: larder.url })
  await enter(page, owner)

  await test.step('lite by the year, on the page of the provider', async () => {
    await page.goto('/billing/choose-payment?payFor=lite_fsms')
    await expect(title(page, 'billing.choose_title')).toBeVisible()
    await expectAccessible(page)
    const lite = page.getByRole('region', { name: say('billing.package_lite') })
    await expect(lite).toContainText('€828')
    await button(lite, 'billing.pay').click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(say('billing.paid'))).toBeVisible({ timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe('/overview')
  })

  await test.step('the menu has products, and templates of audits say what they ask for', async () => {
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByText(say('nav.products'), { exact: true }).first()).toBeVisible()
    await expect(menu.getByText(say('nav.traceability'), { exact: true })).toHaveCount(0)
    await menu.getByText(say('nav.products'), { exact: true }).first().click()
    await menu.getByRole('link', { name: say('nav.products'), exact: true }).click()
    await link(page, 'products.new').first().click()
    await field(page, 'products.name').fill('Pancakes')
    await button(page, 'ui.save').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pancakes' })).toBeVisible()
    await page.goto(page.url().replace(/details\/.*/, 'details/consumer-info'))
    await button(page, 'allergens.edit').click()
    await field(page, 'allergens.milk').selectOption('contains')
    await button(page.getByRole('region', { name: say('allergens.title') }), 'ui.save').click()
    await expect(page.getByRole('region', { name: say('allergens.title') })).toContainText(
      say('allergens.milk'),
    )
    await page.goto('/traceability/products/allergen-matrix')
    const row = page.getByRole('row', { name: 'Pancakes' })
    await expect(row.getByRole('img', { name: say('allergens.contains') })).toHaveCount(1)
    await page.goto('/audits/templates')
    await expect(page.getByText(say('billing.lock_professional'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('billing shows the card, and the portal has the invoices', async () => {
    await page.goto('/billing')
    await expect(page.getByText('•••• 4242')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'billing.portal').click()
    await expect(page.getByRole('heading', { name: 'Invoices and card' })).toBeVisible()
  })

  await test.step('without recurring payments the card is forgotten', async () => {
    await page.goto('/billing')
    await page.getByRole('switch', { name: say('billing.recurring') }).click()
    await expect(page.getByText('•••• 4242')).toHaveCount(0)
    await page.getByRole('switch', { name: say('billing.recurring') }).click()
    await expect(page.getByText('•••• 4242')).toBeVisible()
  })

  await test.step('a renewal that fails is told', async () => {
    const [bought] = stripe.subscriptions
    if (bought === undefined) throw new Error('Nothing was bought.')
    bought.status = 'past_due'
    await stripe.deliver('invoice.payment_failed', { customer: bought.customer })
    await expect(async () => {
      await page.goto('/billing')
      await expect(page.getByText(say('billing.overdue'))).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expectAccessible(page)
  })

  await page.close()
  await larder.close()
  await stripe.close()
})
