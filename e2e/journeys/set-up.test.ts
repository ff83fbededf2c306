import { companies } from '@larder/contract/companies'
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import type { Locator } from '@playwright/test'
import { enter, openCompany, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test('an owner who accepts what is proposed has a confirmed plan and its rounds after nine clicks', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'kiire@sinilill.example', ['Mari', 'Tamm'])
  await openCompany(owner, 'Kiire')
  await enter(page, owner)
  let clicks = 0
  const tap = async (target: Locator): Promise<void> => {
    clicks += 1
    await target.click()
  }

  await test.step('her place, in pictures', async () => {
    await page.goto('/create/place')
    await expect(title(page, 'places.create_title')).toBeVisible()
    await tap(page.getByRole('radio', { name: 'Restaurant or cafe' }))
    await tap(
      page
        .getByRole('radiogroup', { name: say('places.location_type') })
        .getByRole('radio')
        .first(),
    )
    await field(page, 'places.name').fill('Kiire Sadam')
    await tap(page.getByRole('radio', { name: '4-14' }))
    await expectAccessible(page)
    await tap(button(page, 'places.create'))
  })
  await test.step('eight questions, fridges, and what follows', async () => {
    await expect(page.getByRole('heading', { name: say('setup.questions_title') })).toBeVisible()
    // With activity, kind of place, people and units she is asked twelve things.
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(8)
    await tap(link(page, 'setup.next'))
    await expect(page.getByRole('heading', { name: say('setup.units_title') })).toBeVisible()
    await tap(link(page, 'setup.next'))
    await expect(page.getByRole('heading', { name: say('setup.review_title') })).toBeVisible()
    await tap(button(page, 'setup.make'))
    await expect(title(page, 'plan.summary_title')).toBeVisible()
  })
  await test.step('she confirms it', async () => {
    await tap(button(page, 'plan.confirm'))
    await tap(button(page.getByRole('dialog', { name: say('plan.confirm_title') }), 'plan.confirm'))
    await expect(page.locator('[data-confirmed]').first()).toBeVisible()
  })
  expect(clicks).toBeLessThanOrEqual(9)
  await test.step('the plan is complete, and its checks wait for their day', async () => {
    const [company] = await owner.call(companies.list)
    const placeId = company?.places.find(({ name }) => name === 'Kiire Sadam')?.id ?? 0
    const rounds = new Set(
      (await owner.call(entries.today, { params: { placeId } })).map(({ round }) => round),
    )
    expect([...rounds]).toEqual(expect.arrayContaining(['opening', 'cold', 'closing']))
    expect((await owner.call(plans.hazards, { params: { placeId } })).length).toBeGreaterThan(30)
  })
})
