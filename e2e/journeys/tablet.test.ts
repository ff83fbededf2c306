import { activityLog } from '@larder/contract/activity-log'
import { devices } from '@larder/contract/devices'
import russian from '@larder/locales/ru.json' with { type: 'json' }
import { tasks } from '@larder/contract/tasks'
import { workers } from '@larder/contract/workers'
import { keptForOffline, openTask } from '../navigation.ts'
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
  const hire = (first_name: string, last_name: string) =>
    owner.call(workers.create, { params, body: { first_name, last_name } })
  const [kati, ivan, olev] = [
    await hire('Kati', 'Kuusk'),
    await hire('Ivan', 'Ivanov'),
    await hire('Olev', 'Oja'),
  ]
  const give = async ({ id }: { readonly id: number }) =>
    (await owner.call(devices.giveCode, { params: { placeId, id } })).code ?? ''
  for (const name of ['Polish the counter', 'Sweep the floor'])
    await owner.call(tasks.create, {
      params,
      query: {},
      body: {
        name,
        task_subtype_id: 9,
        task_frequency_type_id: 2,
        custom_frequency: { times: ['23:00'] },
        task_steps: [{ task_step_type_name: 'enter_text', name: `About ${name}` }],
      },
    })
  await enter(page, owner)
  const codeOn = async () =>
    (await page
      .getByRole('status')
      .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
      .textContent()) ?? ''

  const tablet = await (await browser.newContext({ baseURL: larder.url, serviceWorkers: 'allow' })).newPage()
  await tablet.clock.install()
  await test.step('the owner pairs the tablet by its QR code', async () => {
    await page.goto('/team/tablets')
    await field(page, 'tablet.name').fill('Kitchen wall')
    await button(page, 'tablet.get_code').click()
    await expectAccessible(page)
    const code = await codeOn()
    const address = await page.getByRole('img', { name: code }).getAttribute('aria-label')
    await tablet.goto(/http\S+#code=\S+/.exec(address ?? '')?.[0] ?? '')
    await expect(field(tablet, 'tablet.code')).toHaveValue(code)
    expect(tablet.url()).not.toContain(code)
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
  const filled = async () =>
    (await owner.call(activityLog.history, { params })).data.map((entry) =>
      [entry.filled_by, entry.identified_by, JSON.stringify(entry).match(/By \w+/)?.[0]].join(': '),
    )
  const fill = async (task: string, text: string) => {
    await openTask(tablet, task)
    const what = tablet.getByRole('textbox', { name: `About ${task}` })
    await what.fill(text)
    await button(tablet, 'entries.save').click()
    await expect(what).toHaveCount(0)
  }
  const signIn = async (name: RegExp, pin: string) => {
    await tablet.getByRole('button', { name }).click()
    await tablet.getByRole('textbox').first().pressSequentially(pin)
  }
  await test.step('another person works in a language of their own', async () => {
    const token = await tablet.evaluate(() => localStorage.getItem('tablet_token') ?? '')
    const choose = async (worker: { readonly id: number }, pin: string) =>
      owner.call(devices.setPin, { body: { token, worker_id: worker.id, code: await give(worker), pin } })
    await choose(ivan, '1357')
    await choose(olev, '2468')
    await tablet.clock.fastForward(61_000)
    await signIn(/^Ivan/, '1357')
    await button(tablet, 'shell.user_menu')
      .or(tablet.getByRole('button', { name: /II/ }))
      .click()
    await tablet.getByRole('menuitem', { name: say('shell.language', { name: '' }) }).click()
    await tablet.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(tablet.locator('html')).toHaveAttribute('lang', 'ru')
    await tablet.clock.fastForward(61_000)
    await expect(title(tablet, 'tablet.who')).toBeVisible()
    await signIn(/^Kati/, '2580')
    await expect(title(tablet, 'entries.title')).toBeVisible()
  })
  await test.step('without network she fills a check, and is signed out after an idle minute', async () => {
    await keptForOffline(tablet)
    await tablet.context().setOffline(true)
    await fill('Polish the counter', 'By Kati')
    await tablet.clock.fastForward(61_000)
    await expect(title(tablet, 'tablet.who')).toBeVisible()
    await expectAccessible(tablet)
  })
  await test.step('the next person signs in without network, in their own language', async () => {
    await signIn(/^Ivan/, '1357')
    await expect(tablet.getByText(russian['tablet.unproven'])).toBeVisible()
    await expect(tablet.locator('html')).toHaveAttribute('lang', 'ru')
  })
  await test.step('somebody types a wrong PIN for a third person', async () => {
    await tablet.clock.fastForward(61_000)
    await expect(title(tablet, 'tablet.who')).toBeVisible()
    await signIn(/^Olev/, '0000')
    await expect(tablet.getByText(say('tablet.unproven'))).toBeVisible()
    await fill('Sweep the floor', 'By nobody')
  })
  await test.step('with network each entry arrives under its name, but for the wrong PIN', async () => {
    await tablet.context().setOffline(false)
    await expect(tablet.getByRole('alert')).toContainText('Olev Oja')
    await expect.poll(filled, { timeout: 30_000 }).toEqual(['Kati Kuusk: pin: By Kati'])
    await expect(tablet.getByRole('button', { name: /^Olev/ })).toContainText('1')
    await signIn(/^Olev/, '2468')
    await expect.poll(filled, { timeout: 30_000 }).toContain('Olev Oja: pin_later: By nobody')
  })
  await test.step('a person with an account chooses the PIN there, and the tablet opens nothing of it', async () => {
    const body = { first_name: 'Maie', email: 'tablet@sinilill.example' }
    const { id } = await owner.call(workers.create, { params, body })
    await page.goto(`/team/people/${id}`)
    await button(page, 'tablet.get_code').click()
    await expect(page.getByText(say('tablet.pin_asked'))).toBeVisible()
    await page.goto('/account-settings')
    await page.getByRole('form', { name: 'Sinilill Tahvel' }).getByLabel(say('tablet.new_pin')).fill('1470')
    await expectAccessible(page)
    await page.getByRole('form', { name: 'Sinilill Tahvel' }).getByRole('button').click()
    await expect(page.getByText(say('account.pin_set'))).toBeVisible()
    await tablet.clock.fastForward(61_000)
    await expect(title(tablet, 'tablet.who')).toBeVisible()
    await tablet.reload()
    await signIn(/^Maie/, '1470')
    await expect(title(tablet, 'entries.title')).toBeVisible()
    await button(tablet, 'shell.user_menu')
      .or(tablet.getByRole('button', { name: /MM/ }))
      .click()
    await expect(tablet.getByRole('menuitem', { name: say('shell.log_out') })).toBeVisible()
    await expect(tablet.getByRole('menuitem', { name: say('shell.account') })).toHaveCount(0)
  })
  await page.goto('/auth/login?from=/%5Cevil.example')
  await page.waitForURL(/overview|timeline/)
  await page.goto('/auth/login?from=/\\evil.example')
  await page.waitForURL(/overview|timeline/)
  await tablet.context().close()
})
