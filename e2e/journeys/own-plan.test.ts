import { readFile } from 'node:fs/promises'
import { readZip } from '../../packages/plan-pdf/test/read-zip.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, title } from '../words.ts'

const plan = {
  name: 'Hazard plan 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
}

test('a place uploads its own plan, confirms it, downloads it and goes back to the generated one', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'own-plan@sinilill.example', ['Leena', 'Lepp'])
  await openKitchen(owner, 'Sinilill Sild')
  await enter(page, owner)
  await page.goto('/plan/setup')

  await test.step('the change needs a confirmation, which says that nothing is lost', async () => {
    await button(page, 'plan.custom_use').click()
    const question = page.getByRole('dialog', { name: say('plan.custom_use_title') })
    await expect(question).toContainText(say('plan.custom_use_text'))
    await expectAccessible(page)
    await button(question, 'plan.custom_use').click()
    await expect(title(page, 'plan.custom_title')).toBeVisible()
    await expect(page.getByText(say('plan.custom_first'))).toBeVisible()
    await expect(button(page, 'plan.confirm')).toHaveCount(0)
    await expect(page.getByText(say('nav.haccp_analysis'), { exact: true })).toHaveCount(0)
  })

  await test.step('with its first file it can be confirmed', async () => {
    const asked = page.waitForEvent('filechooser')
    await button(page, 'plan.custom_add').click()
    await (await asked).setFiles(plan)
    await expect(page.getByRole('button', { name: say('files.save', { name: plan.name }) })).toBeVisible()
    await button(page, 'plan.confirm').click()
    const question = page.getByRole('dialog', { name: say('plan.confirm_title') })
    await expect(question).toContainText(say('plan.custom_confirm_text', { place: 'Sinilill Sild' }))
    await button(question, 'plan.confirm').click()
    await expect(page.locator('[data-confirmed]')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the download contains the unchanged file', async () => {
    const saved = page.waitForEvent('download')
    await button(page, 'plan.download').click()
    const entries = readZip(await readFile(await (await saved).path()))
    expect(
      entries
        .filter(({ name }) => name.endsWith(plan.name))
        .map(({ bytes }) => Buffer.from(bytes).equals(plan.buffer)),
    ).toEqual([true])
  })

  await test.step('and back: the generated plan is unchanged', async () => {
    await button(page, 'plan.custom_leave').click()
    await expect(title(page, 'plan.custom_title')).toHaveCount(0)
    await page.goto('/plan')
    await expect(page.locator('[data-confirmed]').first()).toBeVisible()
  })
})
