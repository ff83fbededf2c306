import { products } from '@larder/contract/products'
import { readFile } from 'node:fs/promises'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

test('a label for sale lists what the law misses, and prints when it is complete', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'labels@sinilill.example', ['Liis', 'Saar']),
    'Sinilill Köök',
  )
  const { owner, placeId } = kitchen
  const { id } = await owner.call(products.create, {
    params: { placeId },
    body: { name: 'Oat bar', ingredients_text: 'oat flakes, butter, honey' },
  })
  await enter(page, owner)
  await page.goto(`/traceability/products/${id}/label`)
  await expect(title(page, 'labels.title')).toBeVisible()

  await test.step('date, amount, storage, lot and allergens are missing', async () => {
    const list = page.getByRole('alert').filter({ hasText: say('labels.missing_title') })
    for (const gap of ['allergens', 'named_allergens', 'net', 'date', 'storage', 'lot'] as const)
      await expect(list).toContainText(say(`labels.gap_${gap}`))
    await expect(button(page, 'labels.pdf')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('butter is milk, and the oats are gluten', async () => {
    const named = page.getByRole('region', { name: say('allergens.named_title') })
    await expect(named).toContainText('butter')
    const { version } = await owner.call(products.get, { params: { placeId, id } })
    await owner.call(products.changeAllergens, {
      params: { placeId, id },
      body: { base_version: version, allergens: [{ id: 11 }] },
    })
    await page.reload()
    await page
      .getByRole('button', { name: say('allergens.state_it', { allergen: say('allergens.milk') }) })
      .click()
    await expect(named).toHaveCount(0)
  })
  await test.step('the way to the amount leads to its field', async () => {
    await page.getByRole('button', { name: `${say('labels.enter')}: ${say('labels.gap_net')}` }).click()
    await expect(field(page, 'labels.net')).toBeFocused()
    await field(page, 'labels.net').fill('60 g')
    await field(page, 'labels.lot').fill('L-7')
  })
  await test.step('shelf life and storage are set on the product', async () => {
    await page.getByRole('link', { name: `${say('labels.set')}: ${say('labels.gap_date')}` }).click()
    await field(page, 'products.expiration_type').selectOption({ label: say('products.best_before') })
    await field(page, 'products.shelf_life').fill('20')
    await button(page, 'ui.save').click()
    await expect(page.getByText(say('products.saved')).first()).toBeVisible()
  })
  await test.step('a complete label prints', async () => {
    await page.goto(`/traceability/products/${id}/label?lot=L-7&expires=2030-12-20`)
    await field(page, 'labels.net').fill('60 g')
    await expect(page.getByText(say('labels.missing_title'))).toHaveCount(0)
    await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'labels.zpl').click()])
    expect((await readFile(await file.path())).toString()).toContain('OAT flakes, BUTTER, honey')
    await expectAccessible(page)
  })
})
