import { analyses } from '@larder/contract/analyses'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

const name = 'Soup from the counter'
const criterion = {
  parameter: 'Escherichia coli',
  unit: 'cfu/g',
  is_absence: false,
  n: 5,
  c: 2,
  m: 50,
  M: 500,
}

test('a laboratory result outside its criterion asks for a corrective action and stands in the trend', async ({
  page,
  larder,
}) => {
  const { owner, placeId } = await openKitchen(
    await register(larder.url, 'laboratory@sinilill.example', ['Mari', 'Lepp']),
    'Sinilill Labor',
  )
  await enter(page, owner)
  const row = page.getByRole('listitem').filter({ hasText: name })
  const sheet = page.getByRole('dialog', { name })
  const openResult = () =>
    page.getByRole('link', { name: say('analyses.enter_result_named', { name }) }).click()

  await test.step('the owner adds an analysis with its criterion', async () => {
    await page.goto('/activity-log/analyses')
    await expect(title(page, 'nav.analyses')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'plan.analysis_add').first().click()
    await field(page, 'plan.analysis_name').fill(name)
    await button(page, 'analyses.criterion_add').click()
    await field(page, 'analyses.parameter').fill(criterion.parameter)
    for (const [label, value] of [
      ['c', '2'],
      ['m', '50'],
      ['M', '500'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await expectAccessible(page)
    await button(page, 'ui.save').click()
    await expect(row).toContainText('n = 5, c = 2, m = 50, M = 500 cfu/g')
    const stored = await owner.call(analyses.list, { params: { placeId }, query: {} })
    expect(stored.find(({ title: one }) => one === name)?.criteria).toEqual([criterion])
  })
  await test.step('a good result is saved with its laboratory', async () => {
    await openResult()
    await sheet.getByLabel(criterion.parameter).fill('10; <10; 51; 60; 0')
    await button(sheet, 'entries.save').click()
    await expect(sheet).toBeHidden()
  })
  await test.step('a bad one needs a corrective action and takes the report along', async () => {
    await page.goto('/activity-log/analyses')
    await openResult()
    await sheet.getByLabel(criterion.parameter).fill('10; 501')
    await expect(sheet.getByText(say('entries.breach_title'))).toBeVisible()
    await expect(button(sheet, 'entries.save_with_action')).toBeDisabled()
    await sheet.getByText(say('analyses.action_hold')).click()
    await expectAccessible(page)
    await button(sheet, 'entries.save_with_action').click()
    await expect(sheet).toBeHidden()
  })
  await test.step('both stand in the history with their verdicts and the trend', async () => {
    await page.goto('/activity-log/analyses')
    await expect(row).toContainText(say('analyses.unsatisfactory'))
    await page.getByRole('button', { name: say('analyses.results_named', { name }) }).click()
    const results = page.getByRole('list', { name: say('analyses.results_named', { name }) })
    await expect(results.getByRole('listitem')).toHaveCount(2)
    await expect(results).toContainText(say('analyses.acceptable'))
    await expect(page.getByRole('figure')).toBeVisible()
    await expectAccessible(page)
  })
})
