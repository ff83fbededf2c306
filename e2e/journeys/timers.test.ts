import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import type { Locator, Page } from '@playwright/test'
import { openTask } from '../navigation.ts'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

const probe = (name: string, more: object = {}) => ({
  task_step_type_name: 'enter_temperature' as const,
  name,
  ...more,
})
const steps = [
  probe('At the start'),
  probe('After 2 h', { timer_hours: 2, timer_notify_minutes: 10, entry_max_value: 21 }),
  probe('After 4 h more', { timer_hours: 4, entry_max_value: 5 }),
]

const makeCooling = ({ owner, placeId }: Kitchen) =>
  owner.call(tasks.create, {
    params: { placeId },
    query: { lang: 'en' },
    body: {
      name: 'Cooling of soup',
      task_subtype_id: 2,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['14:00'] },
      instructionText: 'Measure in the middle of the tray.',
      instructionSummaryText: 'In shallow trays',
      task_steps: steps,
    },
  })
const running = (page: Page): Locator => page.getByRole('region', { name: say('entries.running') })

test(
  'a cook cools soup in two stages: starts the entry, sees it running, continues and finishes it',
  { tag: '@phone' },
  async ({ page, larder, context }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'cooling@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Supp',
      { planned: false },
    )
    const { owner, placeId } = kitchen
    const task = await makeCooling(kitchen)
    await enter(page, owner)
    await page.goto('/activity-log/timeline')
    const panel = page.getByRole('dialog', { name: 'Cooling of soup' })

    await test.step('the first value is enough to start', async () => {
      const card = await openTask(page, 'Cooling of soup')
      await expect(card.getByText('In shallow trays')).toBeVisible()
      await button(card, 'entries.fill').click()
      await expect(panel.getByText('Measure in the middle of the tray.')).toBeVisible()
      await panel.getByRole('textbox', { name: 'At the start' }).fill('70')
      await expectAccessible(page)
      await button(panel, 'entries.save_start').click()
      await expect(panel).toHaveCount(0)
    })
    await test.step('it runs, with its next step and the remaining time', async () => {
      await expect(running(page).getByText(/Next: After 2 h · ≤ 21 °C/)).toBeVisible()
      await expect(running(page).getByText(/due in (2 h 0|1 h 59) min/)).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('it continues without network and shows the earlier answers', async () => {
      await button(running(page), 'entries.go_on').click()
      await expect(panel.getByText('70 °C')).toBeVisible()
      await panel.getByRole('textbox', { name: 'After 2 h' }).fill('30')
      await expect(panel.getByText(say('entries.breach_title'))).toBeVisible()
      await panel.getByRole('textbox', { name: 'After 2 h' }).fill('20.5')
      await expectAccessible(page)
      // The worker is off in journeys: pieces of the page come before the network goes.
      await context.setOffline(true)
      await button(panel, 'entries.save_start').click()
      await expect(running(page).getByText(/Next: After 4 h more · ≤ 5 °C/)).toBeVisible()
      await expect(running(page).getByText(say('outbox.state_waiting'))).toBeVisible()
      await context.setOffline(false)
      await expect(running(page).getByText(say('outbox.state_waiting'))).toHaveCount(0, { timeout: 30_000 })
    })
    await test.step('the history shows the missing steps', async () => {
      await page.goto('/activity-log/entries')
      const table = page.getByRole('table', { name: say('history.title') })
      await expect(table.getByText(say('entries.missing', { steps: 'After 4 h more' }))).toBeVisible()
      await expect(table.getByText(say('entries.unfinished'))).toBeVisible()
      await expectAccessible(page)
      await table.getByRole('button').first().click()
      await expect(panel.getByText(say('entries.op_continue'))).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('it ends', async () => {
      await page.goto('/activity-log/timeline')
      await button(running(page), 'entries.go_on').click()
      await panel.getByRole('textbox', { name: 'After 4 h more' }).fill('4')
      await button(panel, 'entries.save').click()
      await expect(running(page)).toHaveCount(0)
      await page.goto('/activity-log/entries')
      await expect(
        page.getByText('At the start: 70 °C; After 2 h: 20.5 °C; After 4 h more: 4 °C'),
      ).toBeVisible()
      await expect(page.getByText(say('entries.unfinished'))).toHaveCount(0)
    })
    await test.step('a timer that ends becomes overdue by itself, and is counted in the menu', async () => {
      const performed_at = new Date(Date.now() - 2 * 3_600_000 + 40_000).toISOString()
      await owner.call(entries.create, {
        params: { placeId, id: task.task_subtype_id, taskId: task.id },
        body: {
          uuid: crypto.randomUUID(),
          performed_at,
          entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '80', unit: 'C' } }],
        },
      })
      await page.clock.install()
      await page.goto('/activity-log/timeline')
      await expect(running(page).getByText('due in 1 min')).toBeVisible()
      await page.clock.fastForward(60_000)
      await expect(running(page).getByText('overdue for 1 min')).toBeVisible()
      await expectAccessible(page)
    })
  },
)

test('the editor offers a timer from the second field on', async ({ page, larder }) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'timers@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill Taimer',
    { planned: false },
  )
  await makeCooling(kitchen)
  await enter(page, kitchen.owner)
  await page.goto('/activity-log/tasks')
  await page.getByRole('link', { name: 'Cooling of soup' }).first().click()
  await expect(field(page, 'tasks.timer_hours').first()).toHaveValue('2')
  await expect(field(page, 'tasks.timer_hours')).toHaveCount(2)
  await expectAccessible(page)
})
