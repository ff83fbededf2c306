import { activityLog } from '@larder/contract/activity-log'
import { tasks } from '@larder/contract/tasks'
import { workers } from '@larder/contract/workers'
import { openTask } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

test('a worker without an account gets a PIN and fills a check on the shared tablet, offline too', async ({
  page,
  browser,
  larder,
}) => {
  const owner = await register(larder.url, 'tablet@sinilill.example', ['Maie', 'Mets'])
  const { placeId } = await openKitchen(owner, 'Sinilill Tahvel')
  const params = { placeId }
  const kati = await owner.call(workers.create, {
    params,
    body: { first_name: 'Kati', last_name: 'Kuusk' },
  })
  await owner.call(tasks.create, {
    params,
    query: {},
    body: {
      name: 'Polish the counter',
      task_subtype_id: 9,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['23:00'] },
      task_steps: [{ task_step_type_name: 'enter_text', name: 'What' }],
    },
  })
  await enter(page, owner)
  const codeOn = async () =>
    (await page
      .getByRole('status')
      .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
      .textContent()) ?? ''

  const tablet = await (await browser.newContext({ baseURL: larder.url, serviceWorkers: 'allow' })).newPage()
  await test.step('the owner pairs the tablet by a code', async () => {
    await page.goto('/team/tablets')
    await field(page, 'tablet.name').fill('Kitchen wall')
    await button(page, 'tablet.get_code').click()
    await expectAccessible(page)
    const code = await codeOn()
    await tablet.goto('/tablet')
    await field(tablet, 'tablet.code').fill(code)
    await button(tablet, 'tablet.pair').click()
    await expect(title(tablet, 'tablet.who')).toBeVisible()
    await expectAccessible(tablet)
  })
  await test.step('the worker chooses a PIN by a code of the owner', async () => {
    await page.goto(`/team/people/${kati.id}`)
    await button(page, 'tablet.get_code').click()
    const code = await codeOn()
    await tablet.getByRole('button', { name: 'Kati Kuusk' }).click()
    await field(tablet, 'tablet.code').fill(code)
    await field(tablet, 'tablet.new_pin').fill('2580')
    await expectAccessible(tablet)
    await button(tablet, 'ui.save').click()
    await tablet.getByRole('textbox', { name: say('tablet.digit', { number: 1 }) }).pressSequentially('2580')
    await expect(title(tablet, 'entries.title')).toBeVisible()
    await expectAccessible(tablet)
  })
  await test.step('and fills a check without network, under her name', async () => {
    await openTask(tablet, 'Polish the counter')
    const what = tablet.getByRole('textbox', { name: 'What' })
    await expect(what).toBeVisible()
    await tablet.waitForLoadState('networkidle')
    await tablet.evaluate(async () => navigator.serviceWorker.ready)
    await tablet.context().setOffline(true)
    await what.fill('Everything')
    await button(tablet, 'entries.save').click()
    await expect(what).toHaveCount(0)
    expect(JSON.stringify(await owner.call(activityLog.history, { params }))).not.toContain('Kuusk')
    await tablet.context().setOffline(false)
    await expect
      .poll(async () => JSON.stringify(await owner.call(activityLog.history, { params })), {
        timeout: 30_000,
      })
      .toMatch(/Kati.*Kuusk/)
  })
  await tablet.context().close()
})
