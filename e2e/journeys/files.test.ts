import { readFile } from 'node:fs/promises'
import { readPdf, squeezed } from '../../packages/plan-pdf/test/read-pdf.ts'
import { readZip } from '../../packages/plan-pdf/test/read-zip.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { chooseFiles, drawing, isDrawn, pictureOf } from '../uploads.ts'
import { button, field, say, title } from '../words.ts'

const svg = {
  name: 'kitchen.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}
const big = { name: 'all-rooms.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) }

test('a drawing is uploaded, named, seen in the plan and removed', async ({ page, larder }) => {
  const owner = await register(larder.url, 'drawings@sinilill.example', ['Kati', 'Kask'])
  await openKitchen(owner, 'Sinilill Aed')
  await enter(page, owner)
  await page.goto('/plan/plans')
  await expect(title(page, 'nav.plan_plans')).toBeVisible()
  await expect(page.getByText(say('files.none'))).toBeVisible()
  await expectAccessible(page)

  await field(page, 'files.kind').selectOption({ label: say('files.kind_equipment') })
  await chooseFiles(page, 'files.add_drawing', await drawing(page, 'Kitchen.png'))
  await isDrawn(page, 'Kitchen.png')
  await expectAccessible(page)

  await test.step('an unsuitable file is named, and the page continues', async () => {
    await chooseFiles(page, 'files.add_drawing', [svg, big, await drawing(page, 'Yard.png')])
    const refused = page.getByRole('alert').filter({ hasText: say('files.refused') })
    await expect(refused).toContainText(`kitchen.png: ${say('files.error_file_type')}`)
    await expect(refused).toContainText(`all-rooms.png: ${say('files.error_file_size')}`)
    await isDrawn(page, 'Yard.png')
    await expect(pictureOf(page, 'kitchen.png')).toHaveCount(0)
    const box = page.getByRole('region', { name: say('uploads.box') })
    await expect(box).toContainText('kitchen.png')
    await expectAccessible(page)
    await button(page, 'uploads.clear').click()
    await expect(box).toHaveCount(0)
  })

  await page.getByRole('button', { name: say('plan.edit_item', { name: 'Kitchen.png' }) }).click()
  await field(page, 'files.name').fill('Kitchen, ground floor')
  await expectAccessible(page)
  await button(page, 'ui.save').click()
  await isDrawn(page, 'Kitchen, ground floor')

  await page.getByRole('button', { name: say('plan.remove_item', { name: 'Yard.png' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui.remove'), exact: true })
    .click()
  await expect(pictureOf(page, 'Yard.png')).toHaveCount(0)

  await test.step('the plan as a PDF shows it, and is still confirmed', async () => {
    const saved = page.waitForEvent('download', { timeout: 180_000 })
    await button(page, 'plan.download').click()
    const entries = new Map(
      readZip(await readFile(await (await saved).path())).map(({ name, bytes }) => [
        name.replace(/^.*\//, ''),
        Buffer.from(bytes),
      ]),
    )
    const pdf = entries.get('10 Drawings.pdf') ?? Buffer.alloc(0)
    expect(squeezed((await readPdf(pdf)).pages.join(''))).toContain(
      squeezed('Equipment: Kitchen, ground floor'),
    )
    expect(pdf.toString('latin1')).toMatch(/\/Subtype\s*\/Image\b/)
    await expect(page.locator('[data-confirmed]')).toBeVisible()
  })
})

test('a location plan on paper completes its page; without it the plan is not complete', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'paper@sinilill.example', ['Kati', 'Kask'])
  await openKitchen(owner, 'Sinilill Aed')
  await enter(page, owner)
  await page.goto('/plan/location')
  const onPaper = page.getByRole('switch', { name: say('plan.location_on_paper') })
  await expect(onPaper).toBeChecked()
  await onPaper.click()
  await expect(title(page, 'plan.setup_title')).toBeVisible()
  await page.goto('/plan/setup?step=locationPlan')
  await button(page, 'plan.save_and_continue').click()
  await expect(page.getByRole('alert')).toHaveText(say('plan.location_missing'))
  await expectAccessible(page)
  await button(page, 'plan.add_later').click()
  await expect(page.getByRole('heading', { level: 2, name: say('plan.step_drawings') }).first()).toBeVisible()
  await page.goto('/plan')
  await expect(page.getByRole('heading', { name: say('plan.open_points') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('plan.step_location_plan'), exact: true })
    .first()
    .click()
  await expect(title(page, 'nav.plan_location')).toBeVisible()
  await page.goto('/plan/setup?step=locationPlan')
  await onPaper.click()
  await expect(onPaper).toBeChecked()
  await button(page, 'plan.save_and_continue').click()
  await expect(page.getByRole('heading', { level: 2, name: say('plan.step_drawings') }).first()).toBeVisible()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await page.goto('/plan/location')
  await chooseFiles(page, 'files.add_location_plan', {
    name: 'Map.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
  })
  await expect(page.getByRole('button', { name: say('files.save', { name: 'Map.pdf' }) })).toBeVisible()
  await onPaper.click()
  await expect(onPaper).not.toBeChecked()
  await expect(title(page, 'nav.plan_location')).toBeVisible()
})
