import { entries } from '@larder/contract/entries'
import { equipment, rooms } from '@larder/contract/equipment'
import { tasks, type NewTask } from '@larder/contract/tasks'
import type { Locator, Page } from '@playwright/test'
import { openTask, taskCard, unfoldRounds } from '../navigation.ts'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

const open = async (page: Page, url: string, name: string): Promise<Kitchen> => {
  const kitchen = await openKitchen(
    await register(url, `${name}@sinilill.example`, ['Mari', 'Tamm']),
    'Sinilill',
    { planned: false },
  )
  await enter(page, kitchen.owner)
  return kitchen
}
const make = ({ owner, placeId }: Kitchen, body: NewTask) =>
  owner.call(tasks.create, { params: { placeId }, query: { lang: 'en' }, body })
const addFridge = async ({ owner, placeId }: Kitchen, name: string): Promise<number> =>
  (await owner.call(equipment.create, { params: { placeId }, body: { name, equipment_type: { id: 1 } } })).id
const section = (page: Page, key: Parameters<typeof say>[0]): Locator =>
  page.getByRole('region', { name: say(key), exact: true })

test('an owner sets up a fridge and a room, and a task that is done at each', async ({ page, larder }) => {
  const kitchen = await open(page, larder.url, 'setup')
  const { owner, placeId } = kitchen
  await owner.call(rooms.create, { params: { placeId }, body: { name: 'Cellar', room_type: { id: 2 } } })

  await test.step('a fridge by its form', async () => {
    await page.goto('/activity-log/equipment/new')
    await field(page, 'equipment.name').fill('Fridge 1')
    await page.getByLabel(say('equipment.type')).selectOption({ index: 1 })
    await button(page, 'ui.save').click()
    await expect(page.getByText('Fridge 1').first()).toBeVisible()
  })
  await addFridge(kitchen, 'Fridge 2')
  const freezer = await addFridge(kitchen, 'Freezer')

  await test.step('a task at three of them, with the keyboard', async () => {
    await page.goto('/activity-log/tasks/new')
    await field(page, 'tasks.name').fill('Temperature')
    await field(page, 'tasks.kind').selectOption({ label: say('tasks.kind_cold_storage') })
    await page.getByLabel(say('tasks.at_most')).fill('5')
    const where = section(page, 'tasks.where')
    await where.getByLabel(say('tasks.related_to')).selectOption('equipment')
    for (const name of ['Fridge 1', 'Fridge 2', 'Freezer']) {
      await where.getByRole('checkbox', { name }).focus()
      await page.keyboard.press('Space')
      await expect(where.getByRole('checkbox', { name })).toBeChecked()
    }
    await where.getByRole('switch', { name: say('tasks.same_limits') }).focus()
    await page.keyboard.press('Space')
    await where.getByRole('group', { name: 'Freezer' }).getByLabel(say('tasks.at_most')).fill('-18')
    await expectAccessible(page)
    await button(page, 'ui.save').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('tasks.saved', { name: 'Temperature' }))).toBeVisible()
  })
  const [made] = await owner.call(tasks.list, { params: { placeId }, query: {} })
  expect(
    made?.related_entities.map(({ id, limits }) => [
      id === freezer,
      limits.map(({ entry_max_value }) => entry_max_value),
    ]),
  ).toEqual([
    [false, []],
    [false, []],
    [true, [-18]],
  ])

  await test.step('the day lists each', async () => {
    await page.goto('/activity-log/timeline')
    await unfoldRounds(page)
    await expect(taskCard(page, 'Fridge 1 Temperature').getByText('≤ 5 °C')).toBeVisible()
    await expect(taskCard(page, 'Fridge 2 Temperature')).toBeVisible()
    await expect(taskCard(page, 'Freezer Temperature').getByText('≤ -18 °C')).toBeVisible()
    await expectAccessible(page)
  })
})

test(
  'a cook enters a temperature in three taps, separately for each fridge',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await open(page, larder.url, 'taps')
    const units = [await addFridge(kitchen, 'Fridge 1'), await addFridge(kitchen, 'Fridge 2')].map((id) => ({
      kind: 'equipment' as const,
      id,
    }))
    await make(kitchen, {
      name: 'Temperature',
      task_subtype_id: 1,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['08:00'] },
      task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 5 }],
      related_to: 'equipment',
      related_entities: units,
    })
    await page.goto('/activity-log/timeline')
    const card = taskCard(page, 'Fridge 2 Temperature')
    await card.getByRole('button', { expanded: false }).tap() // 1; typing follows on the phone's own keys
    await expect(card.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('4.2')
    await button(card, 'entries.save').tap() // 2
    await expect(card.getByText(/4\.2/).first()).toBeVisible()
    await expect(button(card, 'ui.undo')).toBeVisible()
    await expect(button(taskCard(page, 'Fridge 1 Temperature'), 'entries.save')).toBeVisible()
    await expectAccessible(page)
    await expect
      .poll(async () => {
        const day = await kitchen.owner.call(entries.today, { params: { placeId: kitchen.placeId } })
        return day.map(({ unit, last_entry }) => [unit?.name, last_entry?.value ?? null]).sort()
      })
      .toEqual([
        ['Fridge 1', null],
        ['Fridge 2', '4.2'],
      ])
    await page.goto('/activity-log/entries')
    await expect(
      page.getByRole('table', { name: say('history.title') }).getByText('Fridge 2', { exact: true }),
    ).toBeVisible()
  },
)

test('a line that was not done requires a corrective action', { tag: '@phone' }, async ({ page, larder }) => {
  const kitchen = await open(page, larder.url, 'closing')
  await make(kitchen, {
    name: 'Closing',
    task_subtype_id: 9,
    is_checklist: true,
    task_frequency_type_id: 2,
    custom_frequency: { times: ['22:00'] },
    sub_tasks: [
      {
        description: 'Floor washed',
        corrective_action: { options: [{ option_text: 'Washed in the morning' }] },
      },
      { description: 'Bins empty' },
    ],
  })
  await page.goto('/activity-log/timeline')
  const card = await openTask(page, 'Closing')
  await button(card, 'entries.fill').tap()
  const sheet = page.getByRole('dialog', { name: 'Closing' })
  const line = (name: string): Locator => sheet.getByRole('group', { name, exact: true })
  await button(line('Bins empty'), 'entries.answer_done').tap()
  await button(line('Floor washed'), 'entries.answer_not_done').tap()
  await expect(button(sheet, 'entries.save')).toBeDisabled()
  await line('Floor washed').getByText('Washed in the morning').tap()
  await expectAccessible(page)
  await button(sheet, 'entries.save').tap()
  await expect(sheet).toHaveCount(0)
  await expect(button(card, 'ui.undo')).toBeVisible()
  // The card shows what the phone keeps; the server has it a moment later.
  await expect
    .poll(async () => {
      const { data } = await kitchen.owner.call(entries.list, {
        params: { placeId: kitchen.placeId, id: 9 },
        query: {},
      })
      return data.map(({ status, entry_fields }) => [
        status,
        entry_fields.map(({ action_options }) => action_options.map(({ option_text }) => option_text)),
      ])
    })
    .toEqual([['not_done', [['Washed in the morning'], []]]])
})

test(
  "a task is changed, and yesterday's entry still shows the earlier version",
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await open(page, larder.url, 'version')
    const { owner, placeId } = kitchen
    const task = await make(kitchen, {
      name: 'Fish',
      task_subtype_id: 4,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['08:00'] },
      task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 4 }],
    })
    const yesterday = await owner.call(entries.create, {
      params: { placeId, id: 4, taskId: task.id },
      body: {
        uuid: crypto.randomUUID(),
        performed_at: new Date(Date.now() - 86_400_000).toISOString(),
        entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' } }],
      },
    })
    const before = await owner.call(entries.revisions, {
      params: { placeId, id: 4, taskId: task.id, entryId: yesterday.id },
    })

    await page.goto(`/activity-log/tasks/${task.id}`)
    await page.getByLabel(say('tasks.at_most')).fill('2')
    await button(page, 'ui.save').tap()
    const asked = page.getByRole('dialog', { name: say('tasks.version_title') })
    await expect(asked.getByText(say('tasks.version_text'))).toBeVisible()
    await expectAccessible(page)
    await button(asked, 'tasks.version_save').tap()
    await expect(page.getByText(say('tasks.saved', { name: 'Fish' }))).toBeVisible()

    expect((await owner.call(tasks.get, { params: { placeId, id: task.id } })).task_version).toBe(2)
    expect(
      await owner.call(entries.revisions, {
        params: { placeId, id: 4, taskId: task.id, entryId: yesterday.id },
      }),
    ).toEqual(before)
    await page.goto('/activity-log/timeline')
    await expect((await openTask(page, 'Fish')).getByText('≤ 2 °C').first()).toBeVisible()
    const { data } = await owner.call(entries.list, { params: { placeId, id: 4 }, query: {} })
    expect(data).toMatchObject([
      { value: '3', within: true, task_version: 1, limit: { max: 4, text: '≤ 4 °C' } },
    ])
  },
)

test('unsaved changes of a task are restored after leaving, and concurrent changes are not lost', async ({
  page,
  larder,
}) => {
  const kitchen = await open(page, larder.url, 'both')
  const { owner, placeId } = kitchen
  const task = await make(kitchen, {
    name: 'Closing',
    task_subtype_id: 9,
    is_checklist: true,
    task_frequency_type_id: 2,
    custom_frequency: { times: ['22:00'] },
    sub_tasks: [{ description: 'Floor washed' }],
  })
  const summary = field(page, 'tasks.instruction_summary')

  await page.goto(`/activity-log/tasks/${task.id}`)
  await summary.fill('From the back to the door')
  await page.goto('/activity-log/timeline')
  await page.goto(`/activity-log/tasks/${task.id}`)
  await expect(summary).toHaveValue('From the back to the door')
  await expect(page.getByText(say('ui.draft'))).toBeVisible()
  await expectAccessible(page)

  await test.step('somebody else was faster: both are shown, and one is chosen', async () => {
    await owner.call(tasks.change, {
      params: { placeId, id: task.id },
      body: { version: task.version, instructionSummaryText: 'With the red mop' },
    })
    await button(page, 'ui.save').click()
    const both = page.getByRole('dialog', { name: say('ui.conflict_title') })
    await expect(both.getByText('With the red mop')).toBeVisible()
    await expect(both.getByText('From the back to the door')).toBeVisible()
    await expectAccessible(page)
    await button(both, 'ui.conflict_mine').click()
    await expect(page.getByText(say('tasks.saved', { name: 'Closing' }))).toBeVisible()
    expect((await owner.call(tasks.get, { params: { placeId, id: task.id } })).instructionSummaryText).toBe(
      'From the back to the door',
    )
  })

  await test.step('the same at a fridge', async () => {
    const id = await addFridge(kitchen, 'Fridge')
    await page.goto(`/activity-log/equipment/${id}`)
    await field(page, 'equipment.name').fill('Fridge at the bar')
    const { version } = await owner.call(equipment.get, { params: { placeId, id } })
    await owner.call(equipment.change, {
      params: { placeId, id },
      body: { name: 'Fridge in the cellar', equipment_type: { id: 1 }, version },
    })
    await button(page, 'ui.save').click()
    const both = page.getByRole('dialog', { name: say('ui.conflict_title') })
    await expect(both.getByText('Fridge in the cellar')).toBeVisible()
    await button(both, 'ui.conflict_later').click()
    await expect(field(page, 'equipment.name')).toHaveValue('Fridge at the bar')
    await button(page, 'ui.save').click()
    await button(both, 'ui.conflict_mine').click()
    await expect(page.getByText(say('equipment.saved', { name: 'Fridge at the bar' }))).toBeVisible()
  })
})
