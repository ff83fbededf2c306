/**
 * The day opens and takes entries where the browser's storage is refused or never answers. The 5 seconds for it
 * are judged by a test with its own clock (packages/web/src/kit/database.test.tsx).
 */
import { entries } from '@larder/contract/entries'
import type { Page } from '@playwright/test'
import { hangOpening, hangTransactions, refuseStorage } from '../browser-storage.ts'
import { enterValue, openTask, taskCard } from '../navigation.ts'
import { coldChecks, enter, type ColdCheck, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

async function nextCheck(kitchen: Kitchen): Promise<ColdCheck> {
  const [check] = await coldChecks(kitchen)
  if (check === undefined) throw new Error('the plan of the kitchen has no cold check left')
  return check
}

const totalOf = async ({ owner, placeId }: Kitchen): Promise<number> =>
  (await owner.call(entries.today, { params: { placeId } })).reduce(
    (sum, task) => sum + task.entries_today,
    0,
  )

const entriesOf = async ({ owner, placeId }: Kitchen, id: number): Promise<number> =>
  (await owner.call(entries.today, { params: { placeId } })).find((task) => task.id === id)?.entries_today ??
  0

const allSent = (page: Page) => page.getByRole('button', { name: say('outbox.all_sent') })

async function save(page: Page, check: ColdCheck): Promise<void> {
  const line = await openTask(page, check.name)
  await enterValue(line, check, check.max - 1)
  await button(line, 'entries.save').click()
}

test('where site data is refused, the day opens and an entry goes straight to the server', async ({
  page,
  kitchen,
}) => {
  const check = await nextCheck(kitchen)
  const stored = await entriesOf(kitchen, check.id)
  await refuseStorage(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/auth/login?from=/activity-log/timeline')
  await field(page, 'auth.email').fill(kitchen.owner.username)
  await field(page, 'auth.password').fill(kitchen.owner.password)
  await page.keyboard.press('Enter')
  await expect(title(page, 'entries.title')).toBeVisible()
  await save(page, check)
  await expect(
    taskCard(page, check.name)
      .getByText(`${check.max - 1} °C`)
      .first(),
  ).toBeVisible()
  expect(await entriesOf(kitchen, check.id)).toBe(stored + 1)
  await expect(page.getByRole('status').getByText(say('storage.not_kept'))).toBeVisible()
  await expect(allSent(page)).toHaveCount(0)
  await page.getByRole('button', { name: say('storage.short') }).click()
  await expect(page.getByRole('dialog').getByText(say('storage.not_kept'))).toBeVisible()
  await expectAccessible(page)
})

for (const [what, hang] of [
  ['a database that never opens', hangOpening],
  ['transactions that are never reported', hangTransactions],
] as const)
  test(`${what}: the day opens, and an entry is stored once`, async ({ page, kitchen }) => {
    const check = await nextCheck(kitchen)
    const total = await totalOf(kitchen)
    const stored = await entriesOf(kitchen, check.id)
    await enter(page, kitchen.owner)
    await hang(page)
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
    await expect(taskCard(page, check.name).first()).toBeVisible()
    await save(page, check)
    await expect.poll(() => entriesOf(kitchen, check.id)).toBe(stored + 1)
    await expect(page.getByRole('button', { name: say('storage.short') })).toBeVisible()
    await expect(allSent(page)).toHaveCount(0)

    await test.step('without a connection the entry stays in the form, with the reason', async () => {
      const other = await nextCheck(kitchen)
      const before = await entriesOf(kitchen, other.id)
      await page.context().setOffline(true)
      await save(page, other)
      await expect(page.getByText(say('problem.not_kept'))).toBeVisible()
      await page.context().setOffline(false)
      await button(taskCard(page, other.name), 'entries.save').click()
      await expect.poll(() => entriesOf(kitchen, other.id)).toBe(before + 1)
    })
    await test.step('when the storage answers again, the notice goes and nothing is stored twice', async () => {
      await page.evaluate(() => {
        window.storageWorks = true
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(page.getByText(say('storage.not_kept'))).toHaveCount(0)
      await expect(page.getByRole('button', { name: say('outbox.waiting_one', { count: 1 }) })).toHaveCount(0)
      expect(await totalOf(kitchen)).toBe(total + 2)
    })
  })
