import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability } from '@larder/contract/traceability'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

/** Flour of a mill, bread of it, and a shop that got bread. */
async function bake({ owner, placeId }: Kitchen): Promise<void> {
  const params = { placeId }
  const product = async (name: string) => (await owner.call(products.create, { params, body: { name } })).id
  const mill = await owner.call(partners.create, { params, body: { name: 'Veski Mill' } })
  const shop = await owner.call(partners.create, {
    params,
    body: { name: 'Nurga Shop', is_customer: true, email: 'shop@nurga.example', phone: '+372 5550199' },
  })
  const flour = {
    product_id: await product('Rye flour'),
    batch_number: 'LOT 00123',
    supplier_id: mill.id,
    amount_unit_id: 1,
  }
  const bread = { product_id: await product('Rye bread'), batch_number: 'B-77', amount_unit_id: 1 }
  const record = (body: object) =>
    owner.call(traceability.create, { params, body: { uuid: crypto.randomUUID(), ...body } as never })
  await record({ kind: 'receipt', partner_id: mill.id, lines: [{ ...flour, amount: '100' }] })
  await record({
    kind: 'preparation',
    batch: { ...bread, amount: '80' },
    lines: [{ ...flour, amount: '60' }],
  })
  await record({ kind: 'dispatch', partner_id: shop.id, lines: [{ ...bread, amount: '50' }] })
  await record({ kind: 'count', lines: [{ ...bread, amount: '29' }] })
}

test('a drill leads from a lot of a supplier to informed customers and a signed report', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'recall@veski.example', ['Mai', 'Kask']),
    'Veski Bakery',
  )
  await bake(kitchen)
  await enter(page, kitchen.owner)

  await test.step('the lot is found by the number on the sack', async () => {
    await page.goto('/traceability/recalls')
    await expect(title(page, 'nav.recalls')).toBeVisible()
    await link(page, 'recalls.start_drill').first().click()
    await field(page, 'recalls.search_lot').fill('lot00123')
    await page.getByRole('checkbox', { name: /Rye flour/ }).check()
    await field(page, 'recalls.reason').fill('Stones in the flour')
    await expectAccessible(page)
    await button(page, 'recalls.start_drill').click()
  })
  await test.step('the page shows what is where, what is missing, and who got it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /Rye flour/ })).toBeVisible()
    const where = page.getByRole('region', { name: say('recalls.where') })
    await expect(where).toContainText('99.4')
    await expect(page.getByRole('img', { name: /Nurga Shop/ })).toBeVisible()
    await expect(page.getByText(new RegExp(say('recalls.state_missing'))).first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the customers to call are saved as a file of their own', async () => {
    const saved = page.waitForEvent('download')
    await button(page, 'recalls.file_customers').click()
    expect((await saved).suggestedFilename()).toMatch(/Customers.*\.xlsx$/)
  })
  await test.step('the customer is informed with a message that is written already', async () => {
    await page.getByRole('button', { name: say('recalls.message_to', { name: 'Nurga Shop' }) }).click()
    const text = page.getByRole('textbox', { name: say('recalls.message_text') })
    await expect(text).toHaveValue(/DRILL[^]*Stones in the flour[^]*Rye bread[^]*B-77[^]*50/)
    await expectAccessible(page)
    await button(page, 'ui.close').click()
    await page.getByRole('button', { name: say('recalls.note_of', { name: 'Nurga Shop' }) }).click()
    const answer = page.getByRole('textbox', { name: say('recalls.answer_of', { name: 'Nurga Shop' }) })
    await answer.fill('10 kg put aside')
    await answer.blur()
    await expect(page.getByText(`${say('recalls.informed')}: 1 / 1`)).toBeVisible()
  })
  await test.step('the report is signed and saved', async () => {
    await field(page, 'audits.your_role').fill('Owner')
    await button(page, 'recalls.close').click()
    await expect(button(page, 'recalls.close')).toHaveCount(0)
    await expect(page.getByText('10 kg put aside')).toBeVisible()
    const saved = page.waitForEvent('download')
    await button(page, 'recalls.report').click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible(page)
  })
})
