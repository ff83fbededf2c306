import { readFileSync } from 'node:fs'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import { roundChange } from '@larder/contract/round-change'
import { tasks, type Task } from '@larder/contract/tasks'
import type { Page } from '@playwright/test'
import { restOnOlderIn, restOnSingleTasks } from '../../packages/server/src/demo/older-edition.ts'
import { addGoodDaysIn } from '../../packages/server/src/demo/good-days.ts'
import { findMisfits } from '../misfits.ts'
import { addColleague, enter, openKitchen, register, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, link, say, title } from '../words.ts'

const tasksOf = ({ owner, placeId }: Kitchen) =>
  owner.call(tasks.list, { params: { placeId }, query: { lang: 'en_GB' } })
const proposalOf = ({ owner, placeId }: Kitchen) =>
  owner.call(roundChange.get, { params: { placeId }, query: { lang: 'en_GB' } })

const fill = ({ owner, placeId }: Kitchen, task: Task, temp: string) =>
  owner.call(entries.create, {
    params: { placeId, id: task.task_subtype_id, taskId: task.id },
    body: {
      uuid: crypto.randomUUID(),
      entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp, unit: 'C' } }],
    },
  })

/** The figures of the chart for the week before yesterday. */
function figuresOf({ owner, placeId }: Kitchen) {
  const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const query = { startDate: day(8), endDate: day(2) }
  return owner.call(activityLog.statistics, { params: { placeId }, query })
}

/** A place with single tasks and a confirmed plan, as it was before rounds. */
async function openOldKitchen(larder: Parameters<typeof addColleague>[0]): Promise<Kitchen> {
  const owner = await register(larder.url, 'moving@sinilill.example', ['Mari', 'Tamm'])
  const kitchen = await openKitchen(owner, 'Kalamaja', { started: false })
  await larder.whileStopped(async (folder) => {
    const at = { company_id: kitchen.companyId, place_id: kitchen.placeId }
    await restOnOlderIn(folder, at, restOnSingleTasks)
    await addGoodDaysIn(folder, kitchen.placeId)
  })
  await owner.call(plans.confirm, { params: { placeId: kitchen.placeId } })
  await owner.call(tasks.startToday, { params: { placeId: kitchen.placeId } })
  return kitchen
}

async function expectFitting(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [390, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(findMisfits), { message: `${width} px`, timeout: 5_000 })
      .toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
}

test('a place with single tasks takes the rounds and keeps its history', async ({ page, larder }) => {
  const kitchen = await openOldKitchen(larder)
  const member = await register(larder.url, 'moving-member@sinilill.example', ['Jaan', 'Kask'])
  await addColleague(larder, kitchen, member, 'member')
  const before = await proposalOf(kitchen)
  const lines = before.rounds.flatMap((round) => round.lines)
  const joined = lines.find(
    ({ continues, limit_text }) => continues.length > 1 && limit_text?.startsWith('≤') === true,
  )
  const singles = (await tasksOf(kitchen)).filter(({ name }) => joined?.continues.includes(name))
  expect(singles.length).toBeGreaterThan(1)
  for (const [at, single] of singles.entries()) await fill(kitchen, single, `${-at - 20}.5`)
  const figures = await figuresOf(kitchen)
  expect(figures.map(({ ok }) => ok)).toEqual([2, 2, 2, 2, 2, 2, 2])

  await test.step('a member is not asked', async () => {
    await enter(page, member)
    await page.goto('/activity-log/tasks')
    await expect(title(page, 'nav.monitoring_tasks')).toBeVisible()
    await expect(page.getByText(singles[0]?.name ?? '', { exact: true }).first()).toBeVisible()
    await expect(link(page, 'round_change.notice_action')).toHaveCount(0)
    await page.goto('/plan/rounds')
    await expect(page.getByText(say('ui.no_permission_title'))).toBeVisible()
  })

  await test.step('the owner is offered rounds in the tasks and at the plan', async () => {
    await enter(page, kitchen.owner)
    await page.goto('/activity-log/tasks')
    const { cards_before, cards_after } = before.day
    expect(cards_before).toBeGreaterThan(2 * cards_after)
    await expect(
      page.getByText(say('round_change.notice', { before: cards_before, after: cards_after })),
    ).toBeVisible()
    // The new edition's other proposals are asked about in a dialog, once they are made.
    const review = page.getByRole('dialog', { name: say('plan.review_title') })
    await page.addLocatorHandler(review, () => button(review, 'plan.review_skip').click())
    await page.goto('/plan')
    await link(page, 'round_change.notice_action').click()
    await expect(title(page, 'round_change.title')).toBeVisible()
  })

  await test.step('the proposal shows which check becomes which line', async () => {
    for (const { round } of before.rounds)
      await expect(page.getByRole('region', { name: say(`rounds.${round}`) })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: joined?.name ?? '' })
    for (const { name } of singles) await expect(line.getByText(name, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await expectFitting(page)
  })

  await test.step('she accepts, and the page says what is next', async () => {
    await button(page, 'round_change.accept').click()
    const question = page.getByRole('dialog', { name: say('round_change.accept') })
    await expectAccessible(page)
    await button(question, 'round_change.accept').click()
    await expect(page.getByRole('heading', { name: say('round_change.done_title') })).toBeVisible()
    await expectAccessible(page)
    expect((await proposalOf(kitchen)).is_offered).toBe(false)
  })

  const after = await tasksOf(kitchen)
  const next = after.find(({ id }) => id === singles[0]?.id)?.continued_by ?? singles[0]
  await test.step("the line's history and its file have the entries of the single checks", async () => {
    await page.goto(`/activity-log/entries/${next?.id}`)
    const table = page.getByRole('table', { name: say('history.title') })
    for (const at of singles.keys()) await expect(table.getByText(`${-at - 20}.5`).first()).toBeVisible()
    const ended = singles.filter(({ id }) => id !== next?.id)
    for (const { name } of ended)
      await expect(page.getByText(say('history.continues', { names: '' })).first()).toContainText(name)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await button(page, 'history.export_csv').click()
    const file = readFileSync(await (await download).path(), 'utf8')
    for (const at of singles.keys()) expect(file).toContain(`${-at - 20}.5`)
  })
  await test.step('the ended check leads to the line, and the figures of past days stay', async () => {
    const ended = singles.find(({ id }) => id !== next?.id)
    await page.goto(`/activity-log/entries/${ended?.id}`)
    await page.getByRole('link', { name: next?.name ?? '', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/activity-log/entries/${next?.id}$`))
    expect(await figuresOf(kitchen)).toEqual(figures)
  })
  await test.step('the day shows rounds', async () => {
    await page.goto('/activity-log/timeline')
    await expect(page.getByRole('region', { name: say('rounds.cold') }).first()).toBeVisible()
  })
})
