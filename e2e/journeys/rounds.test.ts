import { entries } from '@larder/contract/entries'
import { tasks, type NewTask } from '@larder/contract/tasks'
import type { Page } from '@playwright/test'
import { openTask, taskCard } from '../navigation.ts'
import { addColleague, enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

const make = ({ owner, placeId }: Kitchen, task: Omit<NewTask, 'task_frequency_type_id'>, time: string) =>
  owner.call(tasks.create, {
    params: { placeId },
    query: { lang: 'en' },
    body: { ...task, task_frequency_type_id: 2, custom_frequency: { times: [time] } },
  })
const tick = (name: string, round: NewTask['round']) => ({
  name,
  round,
  task_subtype_id: 9,
  task_steps: [{ task_step_type_name: 'choose_one_answer' as const }],
})
const fridge = (name: string, round: NewTask['round']) => ({
  name,
  round,
  task_subtype_id: 1,
  task_steps: [{ task_step_type_name: 'enter_temperature' as const, entry_max_value: 5 }],
  corrective_action: {
    options: [{ option_text: 'Moved to another fridge' }],
    custom_options_enabled: true,
  },
})

/** Lines that are whole between the header and the bar at the bottom. */
const linesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')]
      .map((nav) => nav.getBoundingClientRect())
      .find(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1)
    const end = bar?.top ?? innerHeight
    return [...document.querySelectorAll('[data-task]')].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= 60 && bottom <= end
    }).length
  })

/** Three rounds of the same hour, so that they are all to do now at any time of the day. */
async function makeRounds(kitchen: Kitchen): Promise<void> {
  for (const name of ['Dates in stock', 'Hands and clothes', 'Allergen list'])
    await make(kitchen, tick(name, 'opening'), '23:50')
  await make(kitchen, fridge('Hot water', 'opening'), '23:50')
  for (const name of ['Fridge 1', 'Fridge 2']) await make(kitchen, fridge(name, 'cold'), '23:50')
  for (const name of ['Floor washed', 'Gas off']) await make(kitchen, tick(name, 'closing'), '23:50')
}

test(
  'a day is done by its rounds: together, without network, with a breach, and by two people',
  { tag: '@phone' },
  async ({ page, browser, context, larder }) => {
    const owner = await register(larder.url, 'rounds@sinilill.example', ['Mari', 'Tamm'])
    const kitchen = await openKitchen(owner, 'Sinilill', { planned: false })
    const cook = await register(larder.url, 'roundscook@sinilill.example', ['Jaan', 'Kask'])
    await addColleague(larder, kitchen, cook)
    await makeRounds(kitchen)
    const round = (name: 'opening' | 'cold' | 'closing', on = page) =>
      on.getByRole('region', { name: say(`rounds.${name}`) })
    const progress = (done: number, count: number) => say('rounds.done_of', { done, count })
    const answers = async () =>
      (await owner.call(entries.today, { params: { placeId: kitchen.placeId } }))
        .map(({ name, last_entry }) => [name, last_entry?.name ?? null, last_entry?.value ?? null])
        .sort(([a = ''], [b = '']) => String(a).localeCompare(String(b)))
    const answered = async () => (await answers()).filter(([, name]) => name !== null).length

    await enter(page, owner)
    await page.goto('/activity-log/timeline')
    await test.step('eight lines are in sight at once, and the state of the day above them', async () => {
      await expect(taskCard(page, 'Gas off')).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect(await linesInSight(page)).toBeGreaterThanOrEqual(8)
    })
    await test.step('the opening round: one reading, and all else in order', async () => {
      await expect(round('opening').getByText(progress(0, 4))).toBeVisible()
      await expectAccessible(page)
      await taskCard(page, 'Hot water').getByRole('button', { expanded: false }).click()
      await expect(taskCard(page, 'Hot water').getByRole('textbox')).toBeFocused()
      await page.keyboard.type('4.5')
      await page.keyboard.press('Enter')
      await expect(round('opening').getByText(progress(1, 4))).toBeVisible()
      await round('opening')
        .getByRole('button', { name: say('rounds.all_in_order', { count: 3 }) })
        .click()
      await expect(round('opening').getByText(progress(4, 4))).toBeVisible()
      await expect(button(round('opening'), 'ui.undo')).not.toHaveCount(0)
    })
    // What was saved until now is sent before the network goes.
    await expect.poll(answered).toBe(4)
    await test.step('without network the cold round saves here, and a breach asks for its action', async () => {
      await context.setOffline(true)
      await taskCard(page, 'Fridge 1').getByRole('button', { expanded: false }).click()
      const keys = taskCard(page, 'Fridge 1').getByRole('group', { name: say('keypad.title') })
      for (const key of ['3', '.', '9']) await keys.getByText(key, { exact: true }).click()
      await expect(taskCard(page, 'Fridge 1').getByRole('textbox')).toHaveValue('3.9')
      await expectAccessible(page)
      await button(keys, 'entries.save').click()
      await expect(taskCard(page, 'Fridge 1').getByText(say('outbox.saved_here'))).toBeVisible()
      const second = taskCard(page, 'Fridge 2')
      await expect(second.getByRole('textbox').first(), 'the next line is open').toBeFocused()
      await page.keyboard.type('9')
      await button(second, 'keypad.what_was_done').click()
      await expect(second.getByRole('alert')).toContainText(say('entries.outside_title', { limit: '≤ 5 °C' }))
      await expect(button(second, 'entries.save_with_action')).toBeDisabled()
      await second.getByText('Moved to another fridge').click()
      await expectAccessible(page)
      await button(second, 'entries.save_with_action').click()
      await expect(round('cold').getByText(progress(2, 2))).toBeVisible()
      await expect(page.getByText(say('rounds.saved_here', { count: 2 }))).toBeVisible()
    })
    await test.step('she does half of the closing round and is online again', async () => {
      await button(taskCard(page, 'Floor washed'), 'entries.answer_done').click()
      await expect(round('closing').getByText(progress(1, 2))).toBeVisible()
      await context.setOffline(false)
      await expect.poll(answered).toBe(7)
    })
    await test.step('a second person sees who did what, and finishes it', async () => {
      const other = await browser.newContext({
        viewport: page.viewportSize(),
        baseURL: larder.url,
        locale: 'en-GB',
      })
      const hers = await other.newPage()
      await enter(hers, cook)
      await hers.goto('/activity-log/timeline')
      await expect(taskCard(hers, 'Floor washed').getByText(/· Mari Tamm$/)).toBeVisible()
      await expect(round('opening', hers).getByText(progress(4, 4))).toBeVisible()
      await button(await openTask(hers, 'Gas off'), 'entries.answer_done').click()
      await expect(round('closing', hers).getByText(progress(2, 2))).toBeVisible()
      await expect.poll(answers).toEqual([
        ['Allergen list', 'Mari Tamm', null],
        ['Dates in stock', 'Mari Tamm', null],
        ['Floor washed', 'Mari Tamm', null],
        ['Fridge 1', 'Mari Tamm', '3.9'],
        ['Fridge 2', 'Mari Tamm', '9'],
        ['Gas off', 'Jaan Kask', null],
        ['Hands and clothes', 'Mari Tamm', null],
        ['Hot water', 'Mari Tamm', '4.5'],
      ])
      await other.close()
    })
  },
)
