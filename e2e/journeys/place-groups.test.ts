import { tickets } from '@larder/contract/tickets'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

test('a quality manager puts places into groups and sees the worst place first', async ({ page, larder }) => {
  const owner = await register(larder.url, 'kati@kett.example', ['Kati', 'Kask'])
  const first = await openKitchen(owner, 'Kopli', { planned: false })
  const second = await openKitchen(owner, 'Nõmme', { planned: false, companyId: first.companyId })
  await owner.call(tickets.create, {
    params: { placeId: second.placeId },
    body: { uuid: crypto.randomUUID(), description: 'The seal is torn' },
  })
  await enter(page, owner)
  await page.goto('/set-up/place-groups')
  await button(page, 'place_groups.new').first().click()
  await page.getByLabel(say('place_groups.name')).fill('Tallinn')
  await page.getByRole('checkbox', { name: 'Kopli' }).check()
  await page.getByRole('checkbox', { name: 'Nõmme' }).check()
  await expectAccessible(page)
  await button(page, 'ui.save').click()
  await expect(page.getByText(say('place_groups.count_other', { count: 2 }))).toBeVisible()

  await page.goto('/overview')
  const table = page.getByRole('table', { name: say('chain.title') })
  await expect(table.getByRole('row').nth(1)).toContainText('Nõmme')
  await expect(table.getByRole('row').nth(2)).toContainText('Kopli')
  await expectAccessible(page)
  await page.getByLabel(say('chain.only_needy')).check()
  await expect(table.getByRole('row')).toHaveCount(2)
  const started = page.waitForEvent('download')
  await button(page, 'chain.export').click()
  expect((await started).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('link', { name: 'Tallinn' }).click()
  await expect(page).toHaveURL(/\/overview\/\d+$/)
  await table.getByRole('row', { name: 'Nõmme' }).getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(/\/activity-log\/tickets$/)
})
