import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, say, title } from '../words.ts'

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a download offers the renewal, and is refused after the end of the subscription', async ({
  page,
  larder,
}) => {
  test.setTimeout(300_000)
  const owner = await register(larder.url, 'billing@example.com', ['Mari', 'Tamm'])
  const { companyId } = await openKitchen(owner, 'Rukkilill')
  const company = String(companyId)
  await enter(page, owner)

  await test.step('in the trial nothing is offered, and billing shows its end', async () => {
    await page.goto('/billing')
    await expect(title(page, 'billing.title')).toBeVisible()
    await expect(page.getByText(about('billing.trial_days_left_other'))).toBeVisible()
    await expect(page.getByText(say('billing.contact_none'))).toBeVisible()
    await expectAccessible(page)
    await page.goto('/plan')
    const started = page.waitForEvent('download', { timeout: 180_000 })
    await button(page, 'plan.download').click()
    await started
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the plan alone: the download works and the renewal is offered', async () => {
    expect(
      await larder.operate(
        'subscription',
        '--company',
        company,
        '--package',
        '10',
        '--until',
        dayFromNow(10),
        '--haccp-only',
      ),
    ).toContain('Fast HACCP until')
    await page.goto('/plan')
    const started = page.waitForEvent('download', { timeout: 180_000 })
    await button(page, 'plan.download').click()
    await started
    const offer = page.getByRole('dialog', { name: say('billing.renewal_title') })
    await expect(offer).toContainText('access after 30 days')
    await expectAccessible(page)
    await button(offer, 'billing.see_package').click()
    await expect(title(page, 'billing.choose_title')).toBeVisible()
    await page.goto('/billing')
    await expect(title(page, 'billing.title')).toBeVisible()
    await expect(page.getByText(say('billing.package_fast_haccp'))).toBeVisible()
    await expect(page.getByText(about('billing.renewal_in_other'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('ended: one notice, work continues, the download gives the reason', async () => {
    await larder.operate('subscription', '--company', company, '--package', '12', '--until', dayFromNow(-1))
    await page.goto('/plan')
    const notice = page.getByRole('dialog', { name: say('billing.ended_title') })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await button(notice, 'ui.cancel').click()
    await expect(title(page, 'overview.title')).toBeVisible()
    await page.goto('/plan')
    await expect(title(page, 'plan.summary_title')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const answered = page.waitForResponse((response) => response.url().includes('/pdf'))
    await button(page, 'plan.download').click()
    expect([(await answered).status(), await (await answered).json()]).toMatchObject([
      402,
      { code: 'renewal_needed' },
    ])
    const join = page.getByRole('dialog', { name: say('billing.join_title') })
    await expect(join).toContainText(say('problem.renewal_needed'))
    await expectAccessible(page)
    await button(join, 'ui.cancel').click()
    await expect(join).toHaveCount(0)
  })
})
