import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { tasks } from '@larder/contract/tasks'
import { traceability } from '@larder/contract/traceability'
import type { Page } from '@playwright/test'
import { keptForOffline } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, say } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

async function choose(page: Page, label: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label }).last()
  await input.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Fills in the open check and saves it. */
async function enterReading(page: Page, temperature: string): Promise<void> {
  const panel = page.getByRole('dialog')
  await expectAccessible(page)
  await panel.getByRole('textbox').first().fill(temperature)
  await panel.getByRole('button', { name: say('entries.save') }).click()
  await expect(panel).toHaveCount(0)
}

test(
  'a cook measures a batch without network and a delivery, and both records show their readings',
  { tag: '@phone' },
  async ({ page, context, larder }, info) => {
    const { owner, placeId } = await openKitchen(
      await register(larder.url, 'readings@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Pagar',
    )
    const params = { placeId }
    await owner.call(products.create, { params, body: { name: 'Rye flour', is_ingredient: true } })
    await owner.call(products.create, { params, body: { name: 'Rye bread' } })
    await owner.call(partners.create, { params, body: { name: 'Mill' } })
    const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

    await test.step('the owner adds the reading, and a stage asks for it', async () => {
      await enter(page, owner)
      await page.goto('/traceability/monitoring/tasks')
      await expectAccessible(page)
      await page.getByRole('link', { name: say('tasks.new_title') }).click()
      await page
        .getByRole('textbox', { name: say('tasks.name') })
        .first()
        .fill('Core of bread')
      await page.getByRole('combobox', { name: say('tasks.kind') }).selectOption('7')
      await expectAccessible(page)
      await shot('new-task')
      await button(page, 'ui.save').click()
      await expect(page.getByRole('link', { name: 'Core of bread', exact: true })).toBeVisible()
      await shot('tasks')
      const [task] = await owner.call(tasks.list, { params, query: { taskTypeId: 5 } })
      const { data } = await owner.call(traceability.stages, { params })
      const stage = data.find(({ is_preparation }) => is_preparation)
      await page.goto(`/traceability/settings/tasks/${stage?.id}`)
      await field(page, 'traceability.stage_task').selectOption(String(task?.id))
      await button(page, 'ui.save').click()
      await expect(page.getByText(say('traceability.stage_saved'))).toBeVisible()
    })
    await test.step('without network she bakes and measures', async () => {
      await page.goto('/traceability/prepare')
      await expect(
        page.getByRole('button', { name: say('traceability.measure_of', { name: 'Core of bread' }) }),
      ).toBeVisible()
      await keptForOffline(page)
      await context.setOffline(true)
      await page.reload()
      await choose(page, say('traceability.made'), 'Rye bread')
      await field(page, 'traceability.amount').first().fill('4')
      await expect(page.getByText(say('traceability.reading_asked'))).toBeVisible()
      await page
        .getByRole('button', { name: say('traceability.measure_of', { name: 'Core of bread' }) })
        .click()
      await enterReading(page, '96')
      await expect(page.getByText('96 °C')).toBeVisible()
      await expect(page.getByText(say('traceability.reading_asked'))).toHaveCount(0)
      await expectAccessible(page)
      await shot('prepare')
      await button(page, 'ui.save').click()
      await expect(page.getByText(/Rye bread 4/)).toBeVisible()
      await context.setOffline(false)
    })
    await test.step('with network the record shows its reading', async () => {
      await page.getByRole('link', { name: /Rye bread/ }).click()
      const readings = page.getByRole('table', { name: say('traceability.readings') })
      await expect(readings.getByText('96 °C')).toBeVisible()
      await expect(readings.getByText('Mari Tamm')).toBeVisible()
      await expectAccessible(page)
      await shot('record')
    })
    await test.step('she checks the temperature of a delivery', async () => {
      await page.goto('/traceability/receive')
      await page.getByRole('combobox', { name: say('traceability.supplier') }).fill('Mill')
      await choose(page, say('traceability.product'), 'Rye flour')
      await field(page, 'traceability.batch_number').fill('L 12')
      await field(page, 'traceability.amount').fill('25')
      await page
        .getByRole('button', { name: about('traceability.measure_of') })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('radio').first().check()
      await shot('delivery-check')
      await enterReading(page, '1')
      await shot('receive')
      await button(page, 'ui.save').click()
      await page.getByRole('link', { name: /Rye flour/ }).click()
      await expect(
        page
          .getByRole('table', { name: say('traceability.readings') })
          .getByText(/1 °C/)
          .first(),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Rye flour' }).click()
      await page.getByRole('link', { name: say('traceability.trace') }).click()
      await expect(page.getByRole('table', { name: say('traceability.readings') })).toBeVisible()
      await expectAccessible(page)
      await shot('trace')
    })
    await test.step('the task lists its readings with the batch of each', async () => {
      await page.goto('/traceability/monitoring/tasks')
      await page.getByRole('link', { name: say('history.task_entries') }).click()
      await expect(page.getByRole('link', { name: /^Rye bread · / })).toBeVisible()
      await expectAccessible(page)
      await shot('records')
      await page.getByRole('link', { name: say('history.versions') }).click()
      await expect(page.getByText('Core of bread').first()).toBeVisible()
    })
  },
)
