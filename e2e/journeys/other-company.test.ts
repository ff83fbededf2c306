import { places } from '@larder/contract/places'
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import { enter, openKitchen, register } from '../person.ts'
import { expect, test } from '../test.ts'
import { title } from '../words.ts'

test('a second company sees nothing of the first', async ({ page, larder, kitchen }) => {
  const stranger = await register(larder.url, 'stranger@example.com', ['Anna', 'Ivanova'])
  const own = await openKitchen(stranger, 'Meremaja', { planned: false })
  const seen: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || response.url().includes('/api/lang/')) return
    void response.text().then(
      (text) => seen.push(text),
      () => undefined,
    )
  })

  await test.step('the API answers as if the other place did not exist', async () => {
    const { placeId, planId } = kitchen
    await expect(stranger.call(places.get, { params: { placeId } })).rejects.toThrow('404')
    await expect(stranger.call(entries.today, { params: { placeId } })).rejects.toThrow('404')
    await expect(stranger.call(plans.status, { params: { placeId, planId } })).rejects.toThrow('404')
  })

  for (const path of [
    '/overview',
    '/plan',
    '/plan/ccp-list',
    '/activity-log/timeline',
    `/set-up/places?place=${kitchen.placeId}`,
    `/set-up/companies?company=${kitchen.companyId}`,
    '/set-up/users',
    `/set-up/users/${kitchen.placeId}`,
  ]) {
    await test.step(`${path} with the ids of the first company remembered shows the own one`, async () => {
      await enter(page, stranger)
      await page.evaluate(
        ([company, place]) => {
          localStorage.setItem('selected_company_id', company)
          localStorage.setItem('selected_place_id', place)
        },
        [String(kitchen.companyId), String(kitchen.placeId)] as const,
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /Meremaja/ })).toBeVisible()
      expect(
        await page.evaluate(() => [
          localStorage.getItem('selected_company_id'),
          localStorage.getItem('selected_place_id'),
        ]),
      ).toEqual([String(own.companyId), String(own.placeId)])
      await expect(page.getByText('Sinilill')).toHaveCount(0)
    })
  }

  await test.step('ids in the address lead nowhere either', async () => {
    await page.goto(
      `/overview?access_token=${stranger.access_token}&expires_in=3600&company_id=${kitchen.companyId}&place_id=${kitchen.placeId}`,
    )
    await expect(title(page, 'overview.title')).toBeVisible()
    expect(page.url()).not.toContain('access_token')
    expect(page.url()).not.toContain(stranger.access_token)
    await expect(page.getByText('Sinilill')).toHaveCount(0)
  })
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((text) => text.includes('Sinilill'))).toEqual([])
})
