import { dayTaps, keystrokeSeconds } from '@larder/core/haccp'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import type { Locator, Page } from '@playwright/test'
import { addColleague, enter, morningZone, openKitchen, register, type Person } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say, type Key } from '../words.ts'

/** Typing of a small restaurant’s whole day, in seconds. */
const MOST_SECONDS = 360

const isTimed = ({ scheduled, checks = [] }: TaskOfDay): boolean =>
  scheduled && checks.some(({ time }) => time !== null)
const stepOf = ({ task_steps: [step] }: TaskOfDay) => step

/** A reading within the limit, as it is typed; of the first food where there are several. */
function goodReading(task: TaskOfDay): string {
  const step = stepOf(task)
  const { entry_min_value: min = null, entry_max_value: max = null } = step?.foods?.[0] ?? step ?? {}
  if (min !== null && max !== null) return String((min + max) / 2)
  return max !== null ? (max - 1.1).toFixed(1) : ((min ?? 0) + 1.1).toFixed(1)
}

/** The day as the tap model reads a plan. */
const asPlanned = (tasks: readonly TaskOfDay[]) => ({
  tasks: tasks.filter(isTimed).map((task) => {
    const step = stepOf(task)
    return {
      round: task.round ?? undefined,
      times: (task.checks ?? []).flatMap(({ time }) => time ?? []),
      entry: step?.task_step_type_name,
      limit: {
        min: step?.entry_min_value ?? null,
        max: step?.entry_max_value ?? null,
        quantity: step?.task_step_type_name === 'enter_temperature' ? 'celsius' : 'ppm',
      },
      ...(step?.foods !== undefined && { foods: [] }),
    }
  }) as unknown as Parameters<typeof dayTaps>[0]['tasks'],
})

/** A thumb that counts. */
class Thumb {
  taps = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.tap()
  }
  async type(sheet: Locator, typed: string): Promise<void> {
    const keys = sheet.getByRole('group', { name: say('keypad.title') })
    for (const digit of typed.replace('-', ''))
      await this.tap(digit === '.' ? button(keys, 'keypad.decimal') : keys.getByText(digit, { exact: true }))
    if (typed.startsWith('-')) await this.tap(button(keys, 'ui.change_sign'))
    await expect(sheet.getByRole('textbox')).toHaveValue(typed)
  }
}

type Walk = {
  readonly thumb: Thumb
  readonly tasks: ReadonlyMap<string, TaskOfDay>
  /** By the names of tasks: readings outside their limits. */
  readonly breaches?: ReadonlyMap<string, string>
}

/** Each reading of the round after the other: the first one is opened, the next ones follow. */
async function takeReadings(round: Locator, { thumb, tasks, breaches = new Map() }: Walk): Promise<void> {
  await round.locator('[data-task]').first().waitFor()
  const open = round.locator(':is([data-state=due], [data-state=overdue]) > [data-next]')
  const isReading = (name: string): boolean => {
    const type = stepOf(tasks.get(name) as TaskOfDay)?.task_step_type_name
    return type === 'enter_temperature' || type === 'enter_value'
  }
  const names = await open.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['task'] ?? ''))
  const readings = names.filter(isReading)
  const [first] = readings
  if (first === undefined) return
  await thumb.tap(
    round.locator(`[data-task=${JSON.stringify(first)}][data-next]`).getByRole('button', { expanded: false }),
  )
  for (const name of readings) {
    const task = tasks.get(name) as TaskOfDay
    const line = round.locator(`[data-task=${JSON.stringify(name)}]:has([data-keypad])`)
    const sheet = line.locator('[data-keypad]')
    await expect(sheet, `the sheet of ${name}`).toBeVisible()
    if (stepOf(task)?.foods !== undefined) await thumb.tap(sheet.getByRole('radio').first())
    const breach = breaches.get(name)
    await thumb.type(sheet, breach ?? goodReading(task))
    if (breach === undefined) await thumb.tap(button(sheet, 'entries.save'))
    else {
      await thumb.tap(button(sheet, 'keypad.what_was_done'))
      await expect(sheet.getByRole('alert')).toBeVisible()
      await thumb.tap(sheet.locator('label').filter({ hasText: task.action_options[0]?.option_text ?? '' }))
      await thumb.tap(button(sheet, 'entries.save_with_action'))
    }
    await expect(sheet).toHaveCount(0)
  }
}

/** What is left is only looked at. */
async function confirmRest(round: Locator, thumb: Thumb): Promise<void> {
  const together = round.getByRole('button', {
    name: new RegExp(say('rounds.all_in_order', { count: 0 }).replace(/\W*0.*$/, '')),
  })
  const single = button(round, 'entries.answer_done')
  if (await together.isVisible()) await thumb.tap(together)
  else if (await single.first().isVisible()) await thumb.tap(single.first())
}

const namesOf = (tasks: readonly TaskOfDay[]) => new Map(tasks.map((task) => [task.name, task]))
const todayOf = ({ call }: Person, placeId: number) =>
  call(entries.today, { params: { placeId }, query: { lang: 'en' } })

test(
  'a cook does the whole day of a planned restaurant by its rounds, with few taps',
  { tag: '@phone' },
  async ({ page, browser, context, larder }) => {
    const owner = await register(larder.url, 'cookday@sinilill.example', ['Mari', 'Tamm'])
    const kitchen = await openKitchen(owner, 'Sinilill', { timezone: morningZone() })
    const cook = await register(larder.url, 'cookdaycook@sinilill.example', ['Jaan', 'Kask'])
    await addColleague(larder, kitchen, cook)
    const before = await todayOf(owner, kitchen.placeId)
    const tasks = namesOf(before)
    const thumb = new Thumb(page)
    const round = (name: Key, on = page) => on.getByRole('region', { name: say(name) })
    const open = async () =>
      (await todayOf(owner, kitchen.placeId))
        .filter(isTimed)
        .flatMap(({ round: of, checks = [] }) =>
          checks.map(({ status, time }) => [of, time, status] as const),
        )
        .filter(([, , status]) => status !== 'ok')
    /** At its hour a round is unfolded by itself; here all of the day are walked in one morning. */
    const unfolded = async (of: Locator): Promise<Locator> => {
      const head = of.locator('button[data-place]')
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
      return of
    }

    await enter(page, cook)
    await page.goto('/activity-log/timeline')
    await test.step('opening: readings by the keys, the rest in order', async () => {
      await takeReadings(round('rounds.opening'), { thumb, tasks })
      await confirmRest(round('rounds.opening'), thumb)
      await expect.poll(async () => (await open()).filter(([of]) => of === 'opening')).toEqual([])
    })
    await test.step('without network: the cold round, with a warm refrigerator', async () => {
      await context.setOffline(true)
      const cold = await unfolded(round('rounds.cold').first())
      const warm = before.find(
        ({ round: of, ...task }) => of === 'cold' && stepOf(task as TaskOfDay)?.entry_max_value != null,
      )
      const limit = stepOf(warm as TaskOfDay)?.entry_max_value ?? 0
      await takeReadings(cold, {
        thumb,
        tasks,
        breaches: new Map([[warm?.name ?? '', (limit + 4).toFixed(1)]]),
      })
      await confirmRest(cold, thumb)
      await expect(page.getByText(`${say('outbox.offline_short')} · `)).toBeVisible()
      await context.setOffline(false)
      await expect
        .poll(async () => (await open()).filter(([of, time]) => of === 'cold' && time === '08:00'))
        .toEqual([])
      await expect(page.getByText(say('rounds.all_saved'))).toBeVisible()
    })
    await test.step('the other rounds of the day', async () => {
      for (let rest = await open(); rest.some(([of]) => of !== 'closing'); rest = await open()) {
        const [of, time] = rest.find(([name]) => name !== 'closing') ?? []
        const card = page.getByRole('region', { name: new RegExp(`${say(`rounds.${of}` as Key)}.*${time}`) })
        await takeReadings(await unfolded(card), { thumb, tasks })
        await confirmRest(card, thumb)
        await expect
          .poll(async () => (await open()).filter(([name, at]) => name === of && at === time))
          .toEqual([])
      }
    })
    await test.step('she begins the closing round, and the owner finishes it', async () => {
      const closing = await unfolded(round('rounds.closing'))
      await thumb.tap(button(closing, 'entries.answer_done').first())
      await expect
        .poll(async () => (await open()).length)
        .toBeLessThan(before.filter((task) => isTimed(task) && task.round === 'closing').length)
      const other = await browser.newContext({ ...(await contextOf(page)), baseURL: larder.url })
      const hers = await other.newPage()
      const second = new Thumb(hers)
      await enter(hers, owner)
      await hers.goto('/activity-log/timeline')
      const same = await unfolded(round('rounds.closing', hers))
      await expect(same.getByText(/· Jaan Kask$/)).toBeVisible()
      await takeReadings(same, { thumb: second, tasks })
      await confirmRest(same, second)
      await expect.poll(open).toEqual([])
      await expectAccessible(hers)
      await other.close()
      thumb.taps += second.taps
    })
    await test.step('which took fewer taps than a small restaurant has time for', () => {
      const { taps, lines } = dayTaps(asPlanned(before))
      // The breach is three more: what was done, which of them, and the longer button.
      expect(thumb.taps).toBeLessThanOrEqual(taps + 8)
      expect(thumb.taps * keystrokeSeconds.tap + lines * keystrokeSeconds.think).toBeLessThan(MOST_SECONDS)
    })
  },
)

const contextOf = async (page: Page) => ({
  viewport: page.viewportSize(),
  hasTouch: true,
  isMobile: true,
  locale: await page.evaluate(() => navigator.language),
})
