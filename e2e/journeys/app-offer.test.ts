import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { places } from '@larder/contract/places'
import { progressOf } from '@larder/core/places'
import { placeUsers } from '@larder/contract/permissions'
import { mailedLink } from '../mail.ts'
import { coldChecks, enter, openKitchen, proveEmail, register, signInAgain, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

/** The offer interrupts nobody before their first entry. */
async function makeFirstEntry(kitchen: Kitchen): Promise<void> {
  const [task] = await coldChecks(kitchen)
  if (task === undefined) throw new Error('a cold check is needed')
  await kitchen.owner.call(entries.create, {
    params: { placeId: kitchen.placeId, id: task.task_subtype_id, taskId: task.id },
    body: {
      uuid: crypto.randomUUID(),
      performed_at: new Date().toISOString(),
      entry_fields: [
        { task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: String(task.max - 1), unit: 'C' } },
      ],
    },
  })
}

test(
  'a phone is offered the app once: by instructions, or by the browser where it can install it',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'banner@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill',
      { planned: false },
    )
    await enter(page, kitchen.owner)
    await page.goto('/plan')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: say('app.banner') })).toHaveCount(0)
    await page.goto('/activity-log/timeline')
    const banner = page.getByRole('region', { name: say('app.banner') })
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())?.height ?? 0, 'slim').toBeLessThanOrEqual(60)
    await expectAccessible(page)
    await link(banner, 'app.banner_how').tap()
    await expect(title(page, 'nav.download_app')).toBeVisible()
    await expectAccessible(page)

    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      })
      window.dispatchEvent(event)
    })
    await button(banner, 'app.banner_install').tap()
    await expect(button(banner, 'app.banner_install')).toHaveCount(0)
    await button(banner, 'app.banner_close').tap()
    await expect(banner).toHaveCount(0)
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
    await expect(banner).toHaveCount(0)
  },
)

test('an owner without entries from phones is offered the app once, on any device', async ({
  page,
  browser,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'easy@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill',
    { introduced: false },
  )
  const { owner, placeId } = kitchen
  await owner.call(places.save_progress, {
    body: { place_id: placeId, onboarding_progress: [{ activity_log_intro: 'complete' }] },
  })
  await enter(page, owner)
  const offer = page.getByRole('dialog', { name: say('app.easy_title') })

  await page.goto('/activity-log/timeline')
  await expect(title(page, 'entries.title')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: say('entries.group_open') })).toBeVisible()
  await expect(offer, 'before the first entry nobody is interrupted').toHaveCount(0)

  await makeFirstEntry(kitchen)
  expect(await owner.call(activityLog.hasMobileEntries, { params: { placeId } })).toBe(false)
  await page.reload()
  await expect(
    offer.getByRole('img', { name: say('app.code', { address: `${larder.url}/activity-log/timeline` }) }),
  ).toBeVisible()
  await expectAccessible(page)
  await offer
    .getByRole('button', { name: say('ui.close') })
    .last()
    .click()
  await expect(offer).toHaveCount(0)
  await expect
    .poll(async () =>
      progressOf(
        (await owner.call(places.get, { params: { placeId } })).onboarding_progress,
        'activity_log_phone',
      ),
    )
    .toBe('later')

  const other = await (await browser.newContext()).newPage()
  await enter(other, await signInAgain(larder.url, owner))
  await other.goto(`${larder.url}/activity-log/timeline`)
  await expect(title(other, 'entries.title')).toBeVisible()
  await expect(other.getByRole('img', { name: new RegExp(`^${say('activity_log.chart')}`) })).toBeVisible()
  await expect(other.getByRole('dialog', { name: say('app.easy_title') })).toHaveCount(0)
})

test('an invited user is offered the app once at the first desktop visit, and owners are not', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'host@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill',
  )
  await proveEmail(larder, kitchen.owner)
  await makeFirstEntry(kitchen)
  const invited = 'guest@sinilill.example'
  await kitchen.owner.call(placeUsers.create, {
    params: { placeId: kitchen.placeId },
    body: {
      first_name: 'Jüri',
      last_name: 'Saar',
      username: invited,
      sendEmail: true,
      access_level: 'readonly,temp-measurements',
    },
  })
  const offer = page.getByRole('dialog', { name: say('app.easy_title') })

  await page.goto(await mailedLink(larder, invited, '/auth/invitation-password'))
  await field(page, 'account.new_password').fill('cold-room-check-7')
  await field(page, 'account.confirm_password').fill('cold-room-check-7')
  await button(page, 'auth.invitation_start').click()
  await expect(title(page, 'entries.title')).toBeVisible()
  await expect(
    offer.getByRole('img', { name: say('app.code', { address: `${larder.url}/activity-log/timeline` }) }),
  ).toBeVisible()
  await expectAccessible(page)
  await link(offer, 'app.easy_how').click()
  await expect(title(page, 'nav.download_app')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.goto('/activity-log/timeline')
  await expect(page.getByRole('img', { name: new RegExp(`^${say('activity_log.chart')}`) })).toBeVisible()
  await expect(offer, 'once').toHaveCount(0)
})
