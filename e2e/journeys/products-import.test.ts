import { readFile } from 'node:fs/promises'
import { products } from '@larder/contract/products'
import writeXlsx from 'write-excel-file/node'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, title } from '../words.ts'

const sheet = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((value) => ({ value })))

test('a catalogue with recipes comes from Excel, gets a label, and goes out again', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'catalogue@sinilill.example', ['Kadri', 'Kask']),
    'Sinilill Kataloog',
  )
  const { owner, placeId } = kitchen
  await owner.call(products.create, { params: { placeId }, body: { name: 'Borscht', code: '00123' } })
  const buffer = await writeXlsx([
    {
      sheet: 'Products',
      data: sheet([
        ['Name', 'Code', 'EAN', 'Portion'],
        ['Beet soup', '00123', '', '350 g'],
        ['Beetroot', '1E5', '', ''],
        ['Wrong', '2-3', '123', ''],
      ]),
    },
    {
      sheet: 'Recipes',
      data: sheet([
        ['Product', 'Ingredient', 'Amount', 'Unit'],
        ['00123', 'Beetroot', '0,4', 'kg'],
      ]),
    },
  ]).toBuffer()
  await enter(page, owner)
  await page.goto('/traceability/products/all')
  await page.getByRole('link', { name: say('products.import'), exact: true }).click()
  await expect(title(page, 'products.import_title')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'catalogue.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await test.step('rows and recipes are shown, and nothing is stored', async () => {
    await expect(page.getByText(say('import.counts', { added: 1, existing: 1, wrong: 1 }))).toBeVisible()
    await expect(page.getByText(say('products.import_recipes', { count: 1, wrong: 0 }))).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: say('import.now', { count: 2 }) }).click()
  await expect(title(page, 'nav.products')).toBeVisible()
  await expect(page.getByRole('link', { name: /Beet soup/ })).toBeVisible()

  await test.step('the dish has its label', async () => {
    await page.getByRole('link', { name: /Beet soup/ }).click()
    await page.getByRole('link', { name: say('labels.print'), exact: true }).click()
    await expect(title(page, 'labels.title')).toBeVisible()
    await page.getByRole('textbox', { name: say('labels.net') }).fill('350 g')
    await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expect(page.getByText(say('labels.missing_title'))).toBeVisible()
    await button(page, 'labels.zpl').click()
    const question = page.getByRole('dialog', { name: say('labels.print_incomplete') })
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(question, 'labels.print_incomplete').click(),
    ])
    expect((await readFile(await file.path())).toString()).toContain('^FDBeet soup^FS')
  })
  await test.step('and the catalogue goes out with codes as they are', async () => {
    await page.goto('/traceability/products/all')
    await button(page, 'products.export').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: say('products.export_csv') }).click(),
    ])
    const text = (await readFile(await file.path())).toString()
    expect(text).toContain('"=""00123"""')
    expect(text).toContain('"=""1E5"""')
  })
})
