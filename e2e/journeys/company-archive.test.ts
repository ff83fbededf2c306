import { readFile } from 'node:fs/promises'
import { companies } from '@larder/contract/companies'
import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { say } from '../words.ts'

test('an owner exports everything, removes the company, and restores it', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/set-up/companies')
  const card = page.getByRole('region', { name: say('companies.export_title') })
  await test.step('the ZIP is made while the page shows it', async () => {
    await card.getByRole('button', { name: say('companies.export_start') }).click()
    const link = card.getByRole('button', { name: /Download/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    const waiting = page.waitForEvent('download')
    await link.click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/\.zip$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  })
  await test.step('removing needs the name', async () => {
    const [company] = await kitchen.owner.call(companies.list, {})
    const name = company?.name ?? ''
    await page.getByRole('button', { name: say('ui.remove') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: say('companies.remove') })).toBeDisabled()
    await dialog.getByRole('textbox').fill(name)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('companies.remove') }).click()
    await expect(page.getByText(say('companies.removed_title'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${say('companies.restore')} ${name}` }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })
})
