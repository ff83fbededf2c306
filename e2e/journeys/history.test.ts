import { readFileSync } from 'node:fs'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

test('an entry is found in the chart, by filters, and in an exported file', async ({ page, larder }) => {
  await enter(
    page,
    (await openKitchen(await register(larder.url, 'history@sinilill.example', ['Mari', 'Tamm']), 'Aida'))
      .owner,
  )
  await page.goto('/activity-log/timeline')
  const chart = page.getByRole('img', { name: new RegExp(`^${say('activity_log.chart')}`) })
  await expect(chart).toBeVisible()
  await button(page, 'entries.answer_done').first().click()
  await expect(button(page, 'ui.undo')).toBeVisible()
  await page.getByText(say('activity_log.month'), { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: say('activity_log.month'), exact: true })).toBeVisible()
  await button(page, 'activity_log.previous_day').click()
  await expect(page.getByText(say('history.empty_title'))).toBeVisible()
  await expectAccessible(page)

  await page.goto('/activity-log/entries')
  const table = page.getByRole('table', { name: say('history.title') })
  await expect(table.getByText('Mari Tamm')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, 'history.export_csv').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Aida Entries .*\.csv$/)
  // The last line may be that of the records' last signature.
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines.filter((line) => line.includes('Mari Tamm'))).toHaveLength(1)
  expect(lines.length).toBeLessThanOrEqual(2)
  await page.getByLabel(say('table.status')).selectOption('incorrect')
  await expect(page.getByText(say('history.empty_title'))).toBeVisible()
})
