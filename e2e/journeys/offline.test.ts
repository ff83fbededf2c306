import { entries } from '@larder/contract/entries'
import type { Page } from '@playwright/test'
import { enterValue, keptForOffline, openTask, taskCard, unfoldRounds } from '../navigation.ts'
import { coldChecks, enter, openKitchen, register, morningZone, type ColdCheck } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, title } from '../words.ts'

// The page's worker answers when there is no network; the other journeys do without it.
test.use({ serviceWorkers: 'allow' })

async function fill(page: Page, check: ColdCheck, value: string): Promise<void> {
  const line = await openTask(page, check.name)
  await enterValue(line, check, value)
  await button(line, 'entries.save').click()
  await expect(taskCard(page, check.name).getByText(`${value} °C`).first()).toBeVisible()
}

test(
  'a cook works a shift without network, and everything is there once when it is back',
  { tag: '@phone' },
  async ({ page, context, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'cellar@sinilill.example', ['Jaan', 'Kask']),
      'Sinilill Kelder',
      { timezone: morningZone() },
    )
    const [first, second, third] = await coldChecks(kitchen)
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('three cold checks are needed')
    const wanted = [
      [first, String(first.max - 1)],
      [second, String(second.max - 2)],
      [third, String(third.max - 3)],
    ] as const

    await test.step('she opens the day once with network', async () => {
      await enter(page, kitchen.owner)
      await page.goto('/activity-log/timeline')
      await expect(title(page, 'entries.title')).toBeVisible()
      await expect(taskCard(page, first.name).first()).toBeVisible()
      await keptForOffline(page)
    })
    await test.step('without network the day opens with its time of loading, and takes entries', async () => {
      await context.setOffline(true)
      await expect(page.getByText(say('outbox.offline'))).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^As of \d/)).toBeVisible()
      await fill(page, first, wanted[0][1])
      await fill(page, second, wanted[1][1])
      const saved = taskCard(page, first.name).filter({ hasText: say('outbox.saved_here') })
      await expect(saved).toBeVisible()
      await expect(button(saved, 'entries.save')).toHaveCount(0)
      await expect(page.getByText(say('rounds.saved_here', { count: 2 }))).toBeVisible()
      await expect(page.getByText(say('toast.error'), { exact: true })).toHaveCount(0)
      await expectAccessible(page)
    })
    await test.step('waiting entries survive a reload and are listed', async () => {
      await page.reload()
      await unfoldRounds(page)
      await expect(taskCard(page, second.name).getByText(say('outbox.saved_here'))).toBeVisible()
      await fill(page, third, wanted[2][1])
      await page.getByRole('button', { name: say('outbox.waiting_other', { count: 3 }) }).click()
      const list = page.getByRole('dialog', { name: say('outbox.title') })
      await expect(list.getByText(say('outbox.state_waiting'), { exact: true })).toHaveCount(3)
      await expect(list.getByText(say('outbox.offline'))).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })
    await test.step('logging out shows how many wait', async () => {
      await page.getByRole('button', { name: say('shell.user_menu', { initials: 'JK' }) }).click()
      await page.getByRole('menuitem', { name: say('shell.log_out') }).click()
      await expect(page.getByText(say('outbox.logout_text_other', { count: 3 }))).toBeVisible()
      await button(page, 'ui.cancel').click()
    })
    await test.step('with network again all are sent, each once', async () => {
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: say('outbox.all_sent') })).toBeVisible({
        timeout: 30_000,
      })
      await expect(page.getByText(/^As of \d/)).toHaveCount(0)
      const today = await kitchen.owner.call(entries.today, { params: { placeId: kitchen.placeId } })
      expect(wanted.map(([{ id }]) => today.find((task) => task.id === id)?.entries_today)).toEqual([1, 1, 1])
    })
  },
)
