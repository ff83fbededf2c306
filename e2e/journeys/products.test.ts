import { products } from '@larder/contract/products'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test('an allergen stated of a sauce shows at once in every dish with it', async ({
  page,
  browser,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'recipes@sinilill.example', ['Liis', 'Saar']),
    'Sinilill Köök',
  )
  const { owner, placeId } = kitchen
  const create = async (name: string) =>
    (
      await owner.call(products.create, {
        params: { placeId },
        body: { name, is_ingredient: name !== 'Salad' },
      })
    ).id
  const sauce = await create('Green sauce')
  const salad = await create('Salad')
  await enter(page, owner)
  const guest = await browser.newPage({ baseURL: larder.url, locale: 'en-GB' })

  await test.step('the sauce goes into the recipe of the salad', async () => {
    await page.goto(`/traceability/products/${salad}/details/production-info`)
    await button(page, 'recipe.edit').click()
    await page.getByRole('combobox', { name: say('recipe.add') }).fill('green')
    await page.getByRole('option', { name: 'Green sauce' }).click()
    await page.getByRole('textbox', { name: 'Green sauce' }).fill('0,4')
    await expectAccessible(page)
    await button(page.getByRole('region', { name: say('recipe.title') }), 'ui.save').click()
    await expect(page.getByText('0.40 kg')).toBeVisible()
  })
  await test.step('the salad in the sauce is refused with the way that leads back', async () => {
    await page.goto(`/traceability/products/${sauce}/details/production-info`)
    await button(page, 'recipe.edit').click()
    await page.getByRole('combobox', { name: say('recipe.add') }).fill('salad')
    await page.getByRole('option', { name: 'Salad' }).click()
    await page.getByRole('textbox', { name: 'Salad' }).fill('1')
    await button(page.getByRole('region', { name: say('recipe.title') }), 'ui.save').click()
    await expect(page.getByRole('alert')).toContainText('Green sauce → Salad → Green sauce')
    await button(page, 'ui.cancel').click()
  })
  await test.step('guests get a link to the matrix alone', async () => {
    await page.goto('/traceability/products/allergen-matrix')
    await link(page, 'allergens.guest_link').click()
    await expect(page.getByRole('checkbox', { name: say('nav.allergen_matrix') })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: say('nav.traceability') })).not.toBeChecked()
    await field(page, 'share.name').fill('Guests')
    await field(page, 'share.email').fill('recipes@sinilill.example')
    await page.getByRole('checkbox', { name: say('share.send_email') }).uncheck()
    await button(page, 'share.make').click()
    const made = page.getByLabel(say('share.link'))
    await expect(made).toHaveValue(/shared_access_token/)
    const address = new URL(await made.inputValue())
    await guest.goto(`${address.pathname}?${address.searchParams}`)
    const row = guest.getByRole('row', { name: 'Salad' })
    await expect(row).toBeVisible()
    await expect(row.getByRole('img', { name: say('allergens.contains') })).toHaveCount(0)
    await expectAccessible(guest)
    await guest.goto('/traceability/stock')
    await expect(guest).toHaveURL(/allergen-matrix/)
  })
  await test.step('celery in the sauce is celery in the salad', async () => {
    await page.goto(`/traceability/products/${sauce}/details/consumer-info`)
    await button(page, 'allergens.edit').click()
    await field(page, 'allergens.celery').selectOption('contains')
    await button(page.getByRole('region', { name: say('allergens.title') }), 'ui.save').click()
    await page.goto('/traceability/products/allergen-matrix')
    await expect(title(page, 'nav.allergen_matrix')).toBeVisible()
    const row = page.getByRole('row', { name: 'Salad' })
    await expect(row.getByRole('img', { name: say('allergens.contains') })).toHaveCount(1)
    await expectAccessible(page)
    await guest.reload()
    const seen = guest.getByRole('row', { name: 'Salad' })
    await expect(seen.getByRole('img', { name: say('allergens.contains') })).toHaveCount(1)
    const label = await owner.call(products.get, { params: { placeId, id: salad } })
    expect(label.generated_ingredients_text).toContain('CELERY')
    await page.goto(`/traceability/products/${salad}/label`)
    await expect(title(page, 'labels.title')).toBeVisible()
    await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
  })
  await test.step('two who change one recipe see both before one is replaced', async () => {
    await page.goto(`/traceability/products/${salad}/details/production-info`)
    await button(page, 'recipe.edit').click()
    await page.getByRole('textbox', { name: 'Green sauce' }).fill('0,7')
    const { version } = await owner.call(products.get, { params: { placeId, id: salad } })
    const ingredients = [{ ingredient_product_id: sauce, amount: '0.9', amount_unit_id: 1 }]
    await owner.call(products.changeRecipe, {
      params: { placeId, id: salad },
      body: { base_version: version, ingredients },
    })
    await button(page.getByRole('region', { name: say('recipe.title') }), 'ui.save').click()
    const conflict = page.getByRole('dialog', { name: say('ui.conflict_title') })
    await expect(conflict).toContainText('0.90 kg')
    await expectAccessible(page)
    await button(conflict, 'ui.conflict_mine').click()
    await expect(page.getByText('0.70 kg')).toBeVisible()
  })
})
