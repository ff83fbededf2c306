import type { Page, Route } from '@playwright/test'
import { entries } from '@larder/contract/entries'
import { enterValue, keptForOffline, openTask, taskCard } from '../navigation.ts'
import { coldChecks, enter, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, title } from '../words.ts'

/** How many entries the place has of a task today. */
async function entriesOf({ owner, placeId }: Kitchen, taskId: number): Promise<number> {
  return (
    (await owner.call(entries.today, { params: { placeId } })).find(({ id }) => id === taskId)
      ?.entries_today ?? 0
  )
}

/**
 * Opens the outbox list and sends it now; only while the network is down, because the outbox also tries by
 * itself.
 */
async function sendByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('outbox.waiting_one', { count: 1 }) }).click()
  const list = page.getByRole('dialog', { name: say('outbox.title') })
  await button(list, 'outbox.send_now').click()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
}

/**
 * A phone that has network again says so, and the outbox tries at once, unless it has just done so by itself.
 */
const sayOnline = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

test.describe('an unsent save', () => {
  test(
    'waits on the device, and a lost answer makes no second entry',
    { tag: '@phone' },
    async ({ page, kitchen }) => {
      const [task] = await coldChecks(kitchen)
      if (task === undefined) throw new Error('the plan of the kitchen has no cold check today')
      await enter(page, kitchen.owner)
      await page.goto('/activity-log/timeline')
      const card = taskCard(page, task.name)
      await enterValue(await openTask(page, task.name), task, task.max - 1.5)

      let tries = 0
      await page.route(/\/entries/, (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        tries += 1
        return route.abort('connectionreset')
      })
      await button(card, 'entries.save').first().click()
      await expect(card.getByText(say('outbox.saved_here'))).toBeVisible()
      await expectAccessible(page)
      expect(await entriesOf(kitchen, task.id)).toBe(0)
      const before = tries
      await sendByHand(page)
      await expect.poll(() => tries).toBeGreaterThan(before)

      await test.step('the answer is lost after the server has it', async () => {
        // Over the one before, so that no try of the outbox gets through between the two.
        await page.route(/\/entries/, async (route) => {
          if (route.request().method() !== 'POST') return route.continue()
          await route.fetch()
          await route.abort('connectionreset')
        })
        await sayOnline(page)
        await expect.poll(() => entriesOf(kitchen, task.id)).toBe(1)
        await expect(card.getByText(say('outbox.saved_here'))).toBeVisible()
      })
      await page.unrouteAll()
      await sayOnline(page)
      await expect(card.getByText(/· Mari Tamm$/)).toBeVisible()
      await expect(card.getByText(say('outbox.saved_here'))).toHaveCount(0)
      expect(await entriesOf(kitchen, task.id)).toBe(1)
    },
  )

  test(
    'is sent when the server is back after a crash',
    { tag: '@phone' },
    async ({ page, larder, kitchen }) => {
      const task = (await coldChecks(kitchen)).at(-1)
      if (task === undefined) throw new Error('the plan of the kitchen has no cold check today')
      await enter(page, kitchen.owner)
      await page.goto('/activity-log/timeline')
      const card = taskCard(page, task.name)
      const before = await entriesOf(kitchen, task.id)
      await enterValue(await openTask(page, task.name), task, task.max - 2)
      // The worker that keeps the application's pieces is not walked here: they come before the server goes.
      await page.waitForLoadState('networkidle')
      await larder.kill()
      await button(card, 'entries.save').first().click()
      await expect(card.getByText(say('outbox.saved_here'))).toBeVisible()
      await larder.restart()
      await sayOnline(page)
      await expect(card.getByText(say('outbox.saved_here'))).toHaveCount(0, { timeout: 30_000 })
      expect(await entriesOf(kitchen, task.id)).toBe(before + 1)
    },
  )
})

/** Opens the overview whose script is answered by `answer`, without pointing at the link first. */
async function openOverview(
  page: Page,
  owner: Kitchen['owner'],
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await enter(page, owner)
  await page.goto('/account-settings')
  await expect(title(page, 'account.title')).toBeVisible()
  await page.route(/\/assets\/settings-.*\.js$/, answer)
  await page.locator('a[href="/overview"]').first().dispatchEvent('click')
}

test.describe('a chunk of the application', () => {
  test('shows a message if it does not load, and another attempt opens the page', async ({
    page,
    kitchen,
  }) => {
    await openOverview(page, kitchen.owner, (route) => route.abort('aborted'))
    await expect(page.getByText(say('problem.missing_piece'))).toBeVisible()
    await expect(page.getByRole('dialog', { name: say('refresh.title') })).toHaveCount(0)
    await page.unrouteAll()
    await button(page, 'error.retry').click()
    await expect(title(page, 'overview.title')).toBeVisible()
  })

  for (const [how, answer] of [
    ['answers 404', { status: 404, body: 'gone' }],
    [
      'answers a page instead of a script',
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>moved</title>' },
    ],
  ] as const) {
    test(`that ${how} after an update asks for a refresh, and only the user reloads`, async ({
      page,
      kitchen,
    }) => {
      await page.route('**/healthz', (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ json: { status: 'ok', web_version: 'index-NEXT1' } })
          : route.continue(),
      )
      await openOverview(page, kitchen.owner, (route) => route.fulfill(answer))
      const modal = page.getByRole('dialog', { name: say('refresh.title') })
      await expect(modal).toBeVisible()
      await expectAccessible(page, { loads: false })
      await page.unrouteAll()
      const reloaded = page.waitForEvent('load')
      await button(modal, 'refresh.now').click()
      await reloaded
      await expect(modal).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('full page loads open their pages and never ask for a refresh', async ({ page, kitchen }) => {
    await enter(page, kitchen.owner)
    await page.goto('/overview')
    await keptForOffline(page)
    for (const path of [
      '/plan',
      '/plan/versions',
      '/activity-log/entries',
      '/set-up/users',
      '/plan/ccp-list',
      '/overview',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog', { name: say('refresh.title') })).toHaveCount(0)
    }
  })
})
