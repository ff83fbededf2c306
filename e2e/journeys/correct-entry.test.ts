import { companies } from '@larder/contract/companies'
import { entries } from '@larder/contract/entries'
import { coldChecks, enter, estonia, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test(
  'an entry is corrected and another removed with a reason, and both stay visible in the history',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'correct@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Mets',
    )
    const { owner, placeId } = kitchen
    const [check] = await coldChecks(kitchen)
    if (check === undefined) throw new Error('no cold check')
    const save = (temp: number) =>
      owner.call(entries.create, {
        params: { placeId, id: check.task_subtype_id, taskId: check.id },
        body: {
          uuid: crypto.randomUUID(),
          entry_fields: [
            { task_step_id: check.task_steps[0]?.id ?? 0, value: { temp: String(temp), unit: 'C' } },
          ],
        },
      })
    await save(check.max - 1)
    await save(check.max - 2)
    await enter(page, owner)
    await page.goto('/activity-log/entries')
    const table = page.getByRole('table', { name: say('history.title') })
    const panel = page.getByRole('dialog', { name: check.name })

    await test.step('a correction keeps the earlier values', async () => {
      await table.getByRole('button').first().click()
      await expect(panel.getByText(say('entries.op_create'), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await button(panel, 'entries.correct').click()
      await field(panel, 'table.value').fill(String(check.max - 3))
      await field(panel, 'entries.reason').fill('Read the wrong probe')
      await expectAccessible(page)
      await button(panel, 'entries.save_correction').click()
      await expect(panel.getByText(say('entries.because', { reason: 'Read the wrong probe' }))).toBeVisible()
      await expect(panel.getByRole('listitem').first().getByText(say('entries.op_change'))).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(table.getByText(say('verify.corrected')).first()).toBeVisible()
      await expect(table.getByText(say('history.corrected_by', { name: 'Mari Tamm' }))).toHaveCount(1)
    })
    await test.step('a removal needs a reason and leaves a mark', async () => {
      await table.getByRole('button').last().click()
      await button(panel, 'entries.remove').click()
      const question = page.getByRole('dialog', { name: say('entries.remove_title') })
      await button(question, 'entries.remove').click()
      await expect(question.getByText(say('rule.required'))).toBeVisible()
      await field(question, 'entries.reason').fill('Entered twice')
      await expectAccessible(page)
      await button(question, 'entries.remove').click()
      await expect(table.getByText(/Entered twice/)).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the owner erases the texts of the corrected one; its values stay', async () => {
      await table.getByRole('button').first().click()
      await expect(panel.getByText(say('entries.because', { reason: 'Read the wrong probe' }))).toBeVisible()
      await button(panel, 'records.erase').click()
      const question = page.getByRole('dialog', { name: say('records.erase') })
      await field(question, 'records.erase_reason').fill('It named a guest')
      await expectAccessible(page)
      await button(question, 'records.erase').click()
      await expect(panel.getByText(say('entries.op_erase'))).toBeVisible()
      await expect(panel.getByText(/Read the wrong probe/)).toHaveCount(0)
      await expect(panel.getByText(`${check.max - 3} °C`).first()).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await expect(panel).toHaveCount(0)
      await expect(title(page, 'history.title')).toBeVisible()
    })
    await test.step('a company that hides times of entries sees their days alone', async () => {
      const { companyId } = kitchen
      const date = table.getByRole('cell').first()
      await expect(date).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)
      await owner.call(companies.change, {
        params: { companyId },
        body: {
          name: 'Sinilill Mets OÜ',
          address: 'Viru 4, Tallinn',
          country_id: estonia,
          email: owner.username,
          preferred_language: 'en',
          reg_code: '12345678',
          volume_system: 1,
          weight_system: 1,
          temperature_scale: 1,
          date_format_id: 1,
          entry_created_at_hidden: true,
        },
      })
      await page.goto('/activity-log/entries')
      await expect(date).toHaveText(/^\d\d\.\d\d\.\d{4}$/)
      await table.getByRole('button').first().click()
      await expect(panel.getByText(say('entries.op_create'), { exact: true })).toBeVisible()
      await expect(panel.getByText(/\d\d:\d\d/)).toHaveCount(0)
    })
    await test.step('the task shows its own entries and its versions', async () => {
      await page.goto(`/activity-log/entries/${check.id}`)
      await expect(page.getByRole('heading', { level: 1, name: check.name })).toBeVisible()
      await link(page, 'history.versions').click()
      await expect(title(page, 'history.versions')).toBeVisible()
      await expect(page.getByText(say('history.version_now'))).toBeVisible()
      await expectAccessible(page)
      await page.goto('/activity-log/entries/units')
      await expect(title(page, 'history.by_unit')).toBeVisible()
      await expectAccessible(page)
    })
  },
)
