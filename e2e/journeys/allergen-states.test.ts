import { products } from '@larder/contract/products'
import type { Page } from '@playwright/test'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say } from '../words.ts'

const table = ['Name,Kind', 'Beet soup,Dish', 'Lentil stew,Dish', 'Basmati rice,'].join('\n')

async function makeLink(page: Page, modules: readonly ('nav.activity_log' | 'nav.allergen_matrix')[]) {
  await field(page, 'share.name').fill('Liis')
  await field(page, 'share.email').fill('liis@sinilill.example')
  await page.getByRole('checkbox', { name: say('share.send_email') }).uncheck()
  for (const module of modules) await page.getByRole('checkbox', { name: say(module) }).check()
  await button(page, 'share.make').click()
  await expect(page.getByLabel(say('share.link'))).toHaveValue(/shared_access_token/)
  return new URL(await page.getByLabel(say('share.link')).inputValue())
}

test('an imported dish is free of an allergen only when somebody has stated it', async ({
  page,
  browser,
  larder,
}) => {
  const owner = await register(larder.url, 'states@sinilill.example', ['Liis', 'Saar'])
  const { placeId } = await openKitchen(owner, 'Sinilill Köök')
  await enter(page, owner)
  const guest = await browser.newPage({ baseURL: larder.url, locale: 'en-GB' })
  const matrix = '/traceability/products/allergen-matrix'
  const soup = page.getByRole('row', { name: 'Beet soup' })

  await test.step('the import asks for the kind of what has none', async () => {
    await page.goto('/traceability/products/import')
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByLabel(say('products.import_no_kind', { count: 1 }))).toHaveValue('')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('import.now', { count: 3 }) }).click()
    await expect(page.getByText(say('products.kind_unstated'))).toHaveCount(2)
    await expect(page.getByText(say('allergens.short_not_stated'))).toHaveCount(3)
  })
  await test.step('the matrix says that nothing is stated yet', async () => {
    await page.goto(matrix)
    await expect(soup.getByRole('img', { name: say('allergens.not_stated') })).not.toHaveCount(0)
    await expect(page.getByText(say('allergens.not_stated_count', { count: 2 }))).toBeVisible()
    await expect(page.getByText(say('products.no_kind_count', { count: 1 }))).toBeVisible()
    await expect(page.getByText('Basmati rice')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('guests are sent to the staff', async () => {
    await link(page, 'allergens.guest_link').click()
    const { pathname, search } = await makeLink(page, [])
    await expect(page.getByText(say('allergens.scan'))).toBeVisible()
    await guest.goto(`${pathname}${search}`)
    await expect(
      guest.getByText(say('allergens.ask_staff', { names: 'Beet soup, Lentil stew' })),
    ).toBeVisible()
    await expectAccessible(guest)
  })
  await test.step('a statement makes it free, with who and when', async () => {
    await page.goto(matrix)
    await soup.getByRole('link').click()
    await expect(page.getByRole('region', { name: say('allergens.title') })).not.toContainText(
      say('allergens.none'),
    )
    await button(page, 'allergens.edit').click()
    await expect(page.getByText(say('allergens.save_states'))).toBeVisible()
    await expectAccessible(page)
    await button(page.getByRole('region', { name: say('allergens.title') }), 'ui.save').click()
    await expect(page.getByText(/Stated by Liis Saar on/)).toBeVisible()
    await page.goto(matrix)
    await expect(soup).toContainText('Stated by Liis Saar on')
    await expect(soup.getByRole('img')).toHaveCount(0)
    await guest.reload()
    const row = guest.getByRole('row', { name: 'Beet soup' })
    await expect(row).toContainText('Stated on')
    await expect(row).not.toContainText('Liis')
    await expect(guest.getByText(say('allergens.ask_staff', { names: 'Lentil stew' }))).toBeVisible()
  })
  await test.step('a link that opens records too has no code for guests', async () => {
    await page.goto(matrix)
    await link(page, 'allergens.guest_link').click()
    const both = await makeLink(page, ['nav.activity_log'])
    await expect(page.getByText(say('share.scan_records'))).toBeVisible()
    await expect(page.getByText(say('allergens.scan'))).toHaveCount(0)
    await expect(button(page, 'allergens.pdf_with_code')).toHaveCount(0)
    await expectAccessible(page)
    const refused = owner.call(products.matrixPdf, {
      params: { placeId },
      body: { lang: 'en', guest_link: both.href },
    })
    await expect(refused).rejects.toThrow(/422.*guest_link/)
  })
})
