import { entries, type TaskOfDay } from '@larder/contract/entries'
import { tasks, type NewTask } from '@larder/contract/tasks'
import type { Page } from '@playwright/test'
import { openTask, taskCard } from '../navigation.ts'
import { enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, title } from '../words.ts'

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
const fridge = (name: string, time: string): NewTask => ({
  name,
  task_subtype_id: 1,
  task_frequency_type_id: 2,
  custom_frequency: { times: [time] },
  task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 5 }],
})
const closing: NewTask = {
  name: 'Closing',
  task_subtype_id: 9,
  is_checklist: true,
  task_frequency_type_id: 2,
  custom_frequency: { times: ['23:30'] },
  sub_tasks: [{ description: 'Floor washed' }, { description: 'Bins empty' }, { description: 'Gas off' }],
}

/** Sets the state of a missed check at once; a new schedule would reach it only hours later. */
async function miss(page: Page, name: string): Promise<void> {
  await page.route(/scheduled-task-subtypes/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as TaskOfDay[]
    await route.fulfill({
      response,
      json: list.map((task) => ({
        ...task,
        ...(task.name === name && {
          status: 'overdue',
          checks: task.checks?.map((check) => ({ ...check, status: 'overdue' })),
        }),
      })),
    })
  })
  await page.route(/activity-log\/statistics/, async (route) => {
    const response = await route.fetch()
    const days = (await response.json()) as { date: string; due: number; overdue: number }[]
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Tallinn' }).format(new Date())
    await route.fulfill({
      response,
      json: days.map((day) => (day.date === today ? { ...day, due: day.due - 1, overdue: 1 } : day)),
    })
  })
}

test(
  'overdue rounds come first, then due ones by their time, and nothing moves while the page loads',
  // The chart has another place in each window.
  { tag: '@both' },
  async ({ page, larder, isMobile }) => {
    const kitchen = await open(page, larder.url, 'first')
    for (const [name, time] of [
      ['Late', '23:40'],
      ['Soon', '23:10'],
      ['Missed', '23:50'],
    ] as const)
      await make(kitchen, fridge(name, time))
    await miss(page, 'Missed')
    await page.addInitScript(() => {
      const kept = globalThis as unknown as { jumped: number }
      kept.jumped = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!shift.hadRecentInput) kept.jumped += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/activity-log/timeline')
    const chart = page.getByRole('img', { name: new RegExp(`^${say('activity_log.chart')}`) })
    await expect(chart).toBeVisible()
    await expect(page.locator('button[data-place]')).toContainText(['23:50', '23:10', '23:40'])
    const now = page.getByRole('region', { name: say('entries.group_open') })
    await expect(now.getByRole('group')).toHaveCount(2)
    await expect(now.getByRole('group', { name: 'Missed' }).getByText(say('state.overdue'))).toBeVisible()

    const missed = await taskCard(page, 'Missed').boundingBox()
    const drawn = await chart.boundingBox()
    if (isMobile) {
      expect(missed?.y ?? 0, 'the first check begins in the upper half of the screen').toBeLessThan(422)
      expect(drawn?.y ?? 0, 'the chart stands below the checks').toBeGreaterThan(missed?.y ?? 0)
    } else expect(drawn?.y ?? 0, 'at a desk the chart stands above').toBeLessThan(missed?.y ?? 0)
    expect(
      await page.evaluate(() => (globalThis as unknown as { jumped: number }).jumped),
      'layout shift',
    ).toBeLessThan(0.02)

    const menu = button(page, 'shell.menu')
    if (isMobile) {
      await menu.click()
      await expect(
        page.getByRole('button', {
          name: `${say('nav.activity_log')} ${say('entries.overdue', { count: 1 })}`,
        }),
      ).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^${say('nav.activity_log')}`) }).click()
    }
    await expect(
      page.getByRole('link', { name: `${say('nav.fill_entries')} ${say('entries.overdue', { count: 1 })}` }),
    ).toBeVisible()
    await expectAccessible(page)
  },
)

test('a checklist opens beside the list; back closes it, and a reload restores its draft', async ({
  page,
  larder,
}) => {
  const kitchen = await open(page, larder.url, 'sheet')
  await make(kitchen, closing)
  await page.goto('/activity-log/timeline')
  const card = taskCard(page, 'Closing')
  const sheet = page.getByRole('dialog', { name: 'Closing' })
  const line = (name: string) => sheet.getByRole('group', { name, exact: true })

  await openTask(page, 'Closing')
  await button(card, 'entries.fill').click()
  await button(line('Floor washed'), 'entries.answer_done').click()
  await expect(sheet.getByText(say('entries.answered', { done: 1, count: 3 }))).toBeVisible()
  const save = await button(sheet, 'entries.save').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect((save?.y ?? 0) + (save?.height ?? 0), 'the button that saves is in sight').toBeLessThanOrEqual(
    height,
  )
  await expectAccessible(page)

  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(title(page, 'entries.title')).toBeVisible()
  await expect(card.getByText(say('ui.draft'))).toBeVisible()
  await expectAccessible(page)

  await button(card, 'entries.go_on').click()
  await button(line('Bins empty'), 'entries.answer_done').click()
  await page.reload()
  await expect(sheet.getByText(say('entries.answered', { done: 2, count: 3 }))).toBeVisible()
  await button(line('Gas off'), 'entries.answer_done').click()
  await button(sheet, 'entries.save').click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/activity-log\/timeline$/)
  await openTask(page, 'Closing')
  await expect(button(card, 'entries.fill_again')).toBeVisible()
  await expect(card.getByText(say('ui.draft'))).toHaveCount(0)
  await expect
    .poll(async () => {
      const { data } = await kitchen.owner.call(entries.list, {
        params: { placeId: kitchen.placeId, id: 9 },
        query: {},
      })
      return data.map(({ status, entry_fields }) => [status, entry_fields.length])
    })
    .toEqual([['done', 3]])
})

test(
  'the input stays when another user fills the task first, and after a reload',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await open(page, larder.url, 'typed')
    await make(kitchen, fridge('Door fridge', '23:40'))
    await page.goto('/activity-log/timeline')
    const card = taskCard(page, 'Door fridge')
    const box = card.getByRole('textbox', { name: 'Door fridge' })
    await openTask(page, 'Door fridge')
    await box.fill('3.5')
    const params = { placeId: kitchen.placeId }
    const [check] = await kitchen.owner.call(entries.today, { params, query: {} })
    if (check === undefined) throw new Error('no check today')
    await kitchen.owner.call(entries.create, {
      params: { ...params, id: 1, taskId: check.id },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: check.task_steps[0]?.id ?? 0, value: { temp: '4', unit: 'C' } }],
      },
    })
    await page.reload()
    await expect(
      page
        .getByRole('region', { name: say('entries.group_done') })
        .getByRole('group', { name: 'Door fridge' }),
    ).toBeVisible()
    await expect(card.getByText(say('ui.draft'))).toBeVisible()
    await openTask(page, 'Door fridge')
    await expect(box).toHaveValue('3.5')
    await button(card, 'entries.save').click()
    await openTask(page, 'Door fridge')
    await expect(button(card, 'entries.fill_again')).toBeVisible()
    await expect
      .poll(async () =>
        (await kitchen.owner.call(entries.list, { params: { ...params, id: 1 }, query: {} })).data
          .map(({ value }) => value)
          .sort(),
      )
      .toEqual(['3.5', '4'])
  },
)

test(
  'a check that was missed yesterday is entered with its time, and marked late',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await open(page, larder.url, 'late')
    await make(kitchen, fridge('Back fridge', '08:00'))
    const params = { placeId: kitchen.placeId }
    // A task created today has no check yesterday, so the answer is changed as if it had one.
    let done = false
    await page.route(/scheduled-task-subtypes\?.*date=/, async (route) => {
      const list = await kitchen.owner.call(entries.today, { params, query: {} })
      const status = done ? 'ok' : 'overdue'
      await route.fulfill({
        json: list.map((task) => ({
          ...task,
          scheduled: true,
          status,
          due_time: '08:00',
          checks: [{ time: '08:00', status }],
        })),
      })
    })
    await page.goto('/activity-log/timeline')
    await button(page, 'activity_log.previous_day').click()
    await expect(title(page, 'entries.title')).toHaveCount(0)
    const missed = page
      .getByRole('region', { name: say('entries.group_missed') })
      .getByRole('group', { name: 'Back fridge' })
    await expect(missed.getByText(say('state.missed'))).toBeVisible()
    await expectAccessible(page)
    await button(missed, 'entries.add_late').click()
    const sheet = page.getByRole('dialog', { name: 'Back fridge' })
    await sheet
      .getByRole('textbox', { name: /fridge|°C/i })
      .or(sheet.getByRole('textbox'))
      .last()
      .fill('3.5')
    await expect(button(sheet, 'entries.save')).toBeDisabled()
    await sheet.locator('input[type=time]').fill('08:20')
    await expectAccessible(page)
    done = true
    await button(sheet, 'entries.save').click()
    await expect(sheet).toHaveCount(0)
    await expect(
      page
        .getByRole('region', { name: say('entries.group_day_done') })
        .getByRole('group', { name: 'Back fridge' }),
    ).toBeVisible()
    await expect
      .poll(async () =>
        (await kitchen.owner.call(entries.list, { params: { ...params, id: 1 }, query: {} })).data.map(
          ({ value, recorded_late }) => [value, recorded_late],
        ),
      )
      .toEqual([['3.5', true]])
    await button(page, 'activity_log.next_day').click()
    await expect((await openTask(page, 'Back fridge')).getByRole('textbox')).toBeVisible()
  },
)
