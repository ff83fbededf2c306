import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import type { Locator, Page } from '@playwright/test'
import { nextLine, openTask, taskCard } from '../navigation.ts'
import { addColleague, coldChecks, enter, openKitchen, register } from '../person.ts'
import { expect, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

/**
 * Presses Tab until the target has the focus; every stop on the way must be visible: by itself, by its label,
 * or as the field whose clock it is.
 */
async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect(
      page.locator(':focus, input:focus-within, :focus + label').filter({ visible: true }).first(),
    ).toBeVisible()
  }
  throw new Error(`${String(target)} was not reached by ${atMost} presses of Tab`)
}

test('login and one entry work by the keyboard alone', async ({ page, kitchen }) => {
  const [task] = await coldChecks(kitchen)
  if (task === undefined) throw new Error('the plan of the kitchen has no cold check today')
  await page.goto('/auth/login?from=/activity-log/timeline')
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
  await tabTo(page, field(page, 'auth.email'))
  await page.keyboard.type(kitchen.owner.username)
  await tabTo(page, field(page, 'auth.password'))
  await page.keyboard.type(kitchen.owner.password)
  await page.keyboard.press('Enter')
  await expect(title(page, 'entries.title')).toBeVisible()

  const card = nextLine(page, task.name)
  await page.keyboard.press('Tab')
  await tabTo(page, card.getByRole('button', { expanded: false }))
  await page.keyboard.press('Enter')
  await expect(card.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(String(task.max + 2))
  await tabTo(page, card.getByRole('checkbox').first(), 5)
  await page.keyboard.press('Space')
  await tabTo(page, button(card, 'entries.save_with_action'), 12)
  await page.keyboard.press('Enter')
  await expect(taskCard(page, task.name).getByText(/· Mari Tamm$/)).toBeVisible()
})

/** Expects that an element of the page has the focus, so that the next Tab continues from there. */
const expectFocus = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    )
    .toBe(true)

test('a task is set up, filled and verified, and its entries are exported by the keyboard alone', async ({
  page,
  larder,
}) => {
  const { owner, placeId } = await openKitchen(
    await register(larder.url, 'keys@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill',
    { planned: false },
  )
  const cook = await register(larder.url, 'keycook@sinilill.example', ['Jüri', 'Saar'])
  await addColleague(larder, { owner, placeId }, cook)
  await enter(page, owner)
  const press = async (target: Locator, key: string): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

  await test.step('a form with two questions that a second person verifies', async () => {
    await page.goto('/activity-log/tasks/new')
    await tabTo(page, field(page, 'tasks.name'))
    await page.keyboard.type('Round')
    await press(field(page, 'tasks.kind'), 'ArrowDown')
    await tabTo(page, field(page, 'tasks.field_name'))
    await page.keyboard.type('Fridge')
    await press(button(page, 'tasks.add_field'), 'Enter')
    await expect(field(page, 'tasks.field_name').last()).toBeFocused()
    await page.keyboard.type('Remark')
    await press(page.getByRole('switch', { name: say('tasks.verified') }), 'Space')
    await press(button(page, 'ui.save'), 'Enter')
    await expect(title(page, 'nav.monitoring_tasks')).toBeVisible()
  })
  const [task] = await owner.call(tasks.list, { params: { placeId }, query: {} })
  if (task === undefined) throw new Error('the task was not made')
  expect(task).toMatchObject({
    name: 'Round',
    is_verification_enabled: true,
    task_steps: [{ name: 'Fridge' }, { name: 'Remark' }],
  })

  await test.step('the form is filled, and the focus stays on the page when its panel closes', async () => {
    await page.goto('/activity-log/timeline')
    const fill = button(await openTask(page, 'Round'), 'entries.fill')
    const panel = page.getByRole('dialog', { name: 'Round' })
    await fill.waitFor()
    await press(fill, 'Enter')
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await expect(fill).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('textbox', { name: 'Fridge' }))
    await page.keyboard.type('4')
    await tabTo(page, panel.getByRole('textbox', { name: 'Remark' }))
    await page.keyboard.type('All is well')
    await press(button(panel, 'entries.save'), 'Enter')
    await expect(panel).toHaveCount(0)
    await expectFocus(page)
  })
  await cook.call(entries.create, {
    params: { placeId, id: task.task_subtype_id, taskId: task.id },
    body: {
      uuid: crypto.randomUUID(),
      entry_fields: [
        { task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' } },
        { task_step_id: task.task_steps[1]?.id ?? 0, value: { text: 'Fine' } },
      ],
    },
  })

  await test.step("the cook's entry is verified", async () => {
    await page.goto('/activity-log/verification/list')
    await button(page, 'verify.all').waitFor()
    await press(button(page, 'verify.all'), 'Enter')
    const question = page.getByRole('dialog', { name: 'Round' })
    await question.waitFor()
    await press(button(question, 'ui.cancel'), 'Enter')
    await expect(button(page, 'verify.all')).toBeFocused()
    await page.keyboard.press('Enter')
    await press(question.getByRole('button', { name: say('verify.all_confirm_one', { count: 1 }) }), 'Enter')
    await expect(question).toHaveCount(0)
    await expect(button(page, 'verify.all')).toHaveCount(0)
  })
  await test.step('the entries are exported', async () => {
    await page.goto('/activity-log/entries')
    await button(page, 'history.export_csv').waitFor()
    await tabTo(page, button(page, 'history.export_csv'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
  })
})
