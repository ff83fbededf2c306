import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability } from '@larder/contract/traceability'
import type { Page } from '@playwright/test'
import { keptForOffline } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

/** Finds a product in a list by typing, and chooses it. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label }).last()
  await input.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test(
  'a cook receives flour, bakes without network, sends the bread, and the stock adds up',
  { tag: '@phone' },
  async ({ page, context, larder }, info) => {
    const { owner, placeId } = await openKitchen(
      await register(larder.url, 'batches@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Pagar',
    )
    const params = { placeId }
    const make = async (name: string, more: object = {}) =>
      owner.call(products.create, { params, body: { name, ...more } })
    const flour = await make('Rye flour', { is_ingredient: true })
    const bread = await make('Rye bread', { recipe_total_amount: '2', recipe_total_amount_unit_id: 1 })
    await owner.call(products.changeRecipe, {
      params: { placeId, id: bread.id },
      body: {
        base_version: bread.version,
        ingredients: [{ ingredient_product_id: flour.id, amount: '1.25', amount_unit_id: 1 }],
      },
    })
    await owner.call(partners.create, { params, body: { name: 'Mill' } })
    await owner.call(partners.create, { params, body: { name: 'Café', is_customer: true } })

    await test.step('she receives two batches of flour', async () => {
      await enter(page, owner)
      await page.goto('/traceability/preparation/records')
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true })
      await page.getByRole('link', { name: say('nav.traceability_receive') }).click()
      await page.getByRole('combobox', { name: say('traceability.supplier') }).fill('Mill')
      await field(page, 'traceability.document_number').fill('D 0012')
      for (const [at, [batch, date, amount]] of [
        ['L 12', '01.03.2030', '25'],
        ['L 11', '01.02.2030', '1,5'],
      ].entries()) {
        if (at > 0) await button(page, 'traceability.add_line').click()
        await choose(page, say('traceability.product'), 'Rye flour')
        await field(page, 'traceability.batch_number')
          .last()
          .fill(batch ?? '')
        await field(page, 'traceability.expiry_date')
          .last()
          .fill(date ?? '')
        await field(page, 'traceability.amount')
          .last()
          .fill(amount ?? '')
      }
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('receive.png'), fullPage: true })
      await button(page, 'ui.save').click()
      await expect(page.getByRole('link', { name: /Rye flour/ })).toBeVisible()
    })
    await test.step('without network she bakes: the batch that expires first is used first', async () => {
      await page.goto('/traceability/prepare')
      await expect(page.getByRole('combobox', { name: say('traceability.made') })).toBeVisible()
      await keptForOffline(page)
      await context.setOffline(true)
      await page.reload()
      await choose(page, say('traceability.made'), 'Rye bread')
      await field(page, 'traceability.amount').first().fill('4')
      const amounts = field(page, 'traceability.amount')
      await expect(amounts.nth(1)).toHaveValue('1.5')
      await expect(amounts.nth(2)).toHaveValue('1')
      await expect(page.getByRole('option', { name: /^L 11/ }).first()).toBeAttached()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('prepare.png'), fullPage: true })
      await button(page, 'ui.save').click()
      await expect(page.getByText(/Rye bread 4/)).toBeVisible()
    })
    await test.step('still without network she sends some of the bread, and a reload loses nothing', async () => {
      await page.goto('/traceability/dispatch')
      await page.getByRole('combobox', { name: say('traceability.customer') }).fill('Café')
      await choose(page, say('traceability.product'), 'Rye bread')
      await field(page, 'traceability.amount').fill('1')
      await button(page, 'ui.save').click()
      await expect(page.getByText(/Rye bread 1/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/Rye bread 1/)).toBeVisible()
      await page.screenshot({ path: info.outputPath('waiting.png'), fullPage: true })
    })
    await test.step('with network everything is sent, and the stock adds up', async () => {
      await context.setOffline(false)
      await expect
        .poll(async () => (await owner.call(traceability.records, { params, query: {} })).meta.total, {
          timeout: 30_000,
        })
        .toBe(3)
      await page.goto('/traceability/stock')
      await expect(page.getByRole('link', { name: /Rye bread.*3 kg/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /Rye flour.*24 kg/ })).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('stock.png'), fullPage: true })
    })
    await test.step('she corrects the batch number with a reason, and both versions stay', async () => {
      await page.goto('/traceability/preparation/records')
      await page.getByRole('link', { name: /Rye flour/ }).click()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('record.png'), fullPage: true })
      await page.getByRole('link', { name: say('traceability.correct') }).click()
      await field(page, 'traceability.reason').fill('Read wrongly')
      await field(page, 'traceability.batch_number').first().fill('L 21')
      await button(page, 'ui.save').click()
      await expect(page.getByText(/Read wrongly/)).toBeVisible()
      await expect(page.getByText(/^L 21/)).toBeVisible()
    })
    await test.step('she finds the batch by the flour that went into it', async () => {
      await page.goto('/traceability/search')
      await field(page, 'traceability.ingredient_batch_number').fill('l21')
      await expect(page.getByRole('link', { name: /Rye bread/ })).toHaveCount(1)
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('search.png'), fullPage: true })
    })
  },
)
