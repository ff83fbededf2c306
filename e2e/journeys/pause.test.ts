import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

test(
  'an owner pauses monitoring for today and takes it back',
  { tag: '@phone' },
  async ({ page, larder }) => {
    await enter(
      page,
      (await openKitchen(await register(larder.url, 'pause@sinilill.example', ['Mari', 'Tamm']), 'Pargi'))
        .owner,
    )
    await page.goto('/activity-log/pause-monitoring')
    await button(page, 'pause.new').click()
    await field(page, 'pause.name').fill('Renovation')
    const now = new Date()
    const date = (days: number): string =>
      new Intl.DateTimeFormat('de-DE', {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'Europe/Tallinn',
      }).format(new Date(now.getTime() + days * 86_400_000))
    await field(page, 'pause.start').fill(date(0))
    await field(page, 'pause.end').fill(date(-1))
    await button(page, 'ui.save').click()
    await expect(page.getByText(say('field_error.before_start'))).toBeVisible()
    await field(page, 'pause.end').fill(date(0))
    await button(page, 'ui.save').click()
    await expect(page.getByText('Renovation', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/activity-log/timeline')
    await expect(page.getByText(say('activity_log.paused', { name: 'Renovation' }))).toBeVisible()
    await expectAccessible(page)
    await page.goto('/activity-log/pause-monitoring')
    await page.getByRole('button', { name: `${say('ui.remove')}: Renovation` }).click()
    await button(page.getByRole('dialog'), 'ui.remove').click()
    await expect(page.getByText(say('pause.empty_title'))).toBeVisible()
    await page.goto('/activity-log/timeline')
    await expect(page.getByText(say('activity_log.paused', { name: 'Renovation' }))).toHaveCount(0)
  },
)
