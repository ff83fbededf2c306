import { readFile } from 'node:fs/promises'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability } from '@larder/contract/traceability'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, link, say, title } from '../words.ts'

/** Flour of a mill, and bread of it that a shop got. */
async function bake({ owner, placeId }: Kitchen): Promise<void> {
  const params = { placeId }
  const product = async (name: string, ean: string) =>
    (await owner.call(products.create, { params, body: { name, ean } })).id
  const mill = await owner.call(partners.create, { params, body: { name: 'Tuule Mill' } })
  const flour = { product_id: await product('Wheat flour', '4006381333931'), batch_number: 'W-12' }
  const bread = { product_id: await product('Wheat bread', ''), batch_number: 'B-5', amount_unit_id: 1 }
  const record = (body: object) =>
    owner.call(traceability.create, { params, body: { uuid: crypto.randomUUID(), ...body } as never })
  const line = { ...flour, supplier_id: mill.id, amount_unit_id: 1 }
  await record({ kind: 'receipt', partner_id: mill.id, lines: [{ ...line, amount: '100' }] })
  await record({
    kind: 'preparation',
    batch: { ...bread, amount: '80' },
    lines: [{ ...line, amount: '60' }],
  })
  await record({ kind: 'dispatch', partner_name: 'Ranna Shop', lines: [{ ...bread, amount: '50' }] })
}

test('records leave one company as EPCIS and are the same in another, once', async ({ page, larder }) => {
  const first = await openKitchen(
    await register(larder.url, 'epcis-from@tuule.example', ['Mai', 'Kask']),
    'Tuule Bakery',
  )
  await bake(first)
  await enter(page, first.owner)
  await page.goto('/traceability/recalls')
  const download = page.waitForEvent('download')
  await button(page, 'recalls.epcis').click()
  const buffer = await readFile(await (await download).path())
  await page.context().clearCookies()

  const second = await openKitchen(
    await register(larder.url, 'epcis-to@ranna.example', ['Jaan', 'Tamm']),
    'Ranna Bakery',
  )
  await enter(page, second.owner)
  const choose = (content: Buffer) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'events.jsonld',
      mimeType: 'application/ld+json',
      buffer: content,
    })
  await test.step('a fault is shown with its event and field, and nothing can be imported', async () => {
    await page.goto('/traceability/recalls')
    // A part of the page that comes during the click would take the link away.
    await page.waitForLoadState('networkidle')
    await link(page, 'epcis.title').click()
    await expect(title(page, 'epcis.title')).toBeVisible()
    await expectAccessible(page)
    await choose(Buffer.from(buffer.toString().replace('"uom":"KGM"', '"uom":"FOT"')))
    await expect(page.getByText(say('epcis.fault_unknown_unit'))).toBeVisible()
    await expect(page.getByText('quantityList/0/uom')).toBeVisible()
    await expect(page.getByRole('button', { name: say('import.now', { count: 2 }) })).toBeDisabled()
    await expectAccessible(page)
  })
  await test.step('the preview says what each event becomes, and which products are new', async () => {
    await choose(buffer)
    const counts = { create: 3, change: 0, remove: 0, known: 0, skipped: 0 }
    await expect(page.getByText(say('epcis.counts', counts))).toBeVisible()
    await expect(page.getByRole('region', { name: say('epcis.products') })).toContainText('Wheat flour')
    await expect(page.getByRole('region', { name: say('epcis.partners') })).toContainText('Ranna Shop')
    await expect(page.getByRole('table', { name: say('epcis.events') })).toContainText(
      'Wheat bread 80 kg B-5',
    )
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: say('import.now', { count: 3 }) }).click()
  await expect(title(page, 'nav.traceability_records')).toBeVisible()
  await test.step('the lots are there, with what is left of them', async () => {
    await page.goto('/traceability/stock')
    await expect(page.getByRole('link', { name: /Wheat flour.*W-12.*Tuule Mill.* 40 kg/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Wheat bread.*B-5.* 30 kg/ })).toBeVisible()
  })
  await test.step('the same file adds nothing', async () => {
    await page.goto('/traceability/epcis')
    await choose(buffer)
    await expect(page.getByText(say('epcis.nothing'))).toBeVisible()
  })
})
