/**
 * “Saved” was shown: the entry survives a kill −9 of the browser at any moment after it (R2.4). A real
 * Chromium with a profile on disk, killed over and over; the server must hold each ticked entry at the end,
 * once.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../e2e/browser.ts'
import { startLarder } from '../../e2e/larder.ts'
import { taskCard } from '../../e2e/navigation.ts'
import { coldChecks, enter, openKitchen, register, type Kitchen } from '../../e2e/person.ts'
import { button, say } from '../../e2e/words.ts'
import { chanceOf, type Chance } from './chance.ts'

type Session = { readonly context: BrowserContext; readonly page: Page; readonly kill: () => Promise<void> }

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The main process, by the lock that Chromium keeps in its profile: `host-pid`. */
const browserPid = (profile: string): number =>
  Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))

export async function openBrowser(profile: string, url: string): Promise<Session> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: browserArguments,
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    viewport: { width: 390, height: 844 },
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const pid = browserPid(profile)
  const kill = async (): Promise<void> => {
    // Helpers end with their browser; the signal leaves it no time to write anything.
    process.kill(pid, 'SIGKILL')
    await context.close().catch(() => undefined)
    while (spawnSync('kill', ['-0', String(pid)]).status === 0) await pause(20)
    rmSync(join(profile, 'SingletonLock'), { force: true })
  }
  return { context, page, kill }
}

/** Fills a task and waits for the tick, no longer. */
async function tick(page: Page, task: TaskOfDay, value: string): Promise<void> {
  const card = taskCard(page, task.name)
  const again = button(card, 'entries.fill_again')
  const box = card.getByRole('textbox', { name: task.name }).first()
  await again.or(box).first().waitFor()
  // The card turns while what the last cycle left is being sent.
  for (let tries = 0; tries < 30 && !(await box.isVisible()); tries += 1)
    await again.click({ timeout: 1_000 }).catch(() => undefined)
  await box.fill(value)
  await button(card, 'entries.save').click()
  await page.getByText(say('entries.saved')).first().waitFor()
}

type Cycle = {
  readonly profile: string
  readonly url: string
  readonly kitchen: Kitchen
  readonly task: TaskOfDay
  readonly value: string
  readonly chance: Chance
}

async function cycle({ profile, url, kitchen, task, value, chance }: Cycle): Promise<void> {
  const { context, page, kill } = await openBrowser(profile, url)
  try {
    await enter(page, kitchen.owner)
    await page.goto('/activity-log/timeline')
    await taskCard(page, task.name).waitFor()
    // Unsent entries of the last cycle are sent first: their card moves to the done ones when the list is
    // updated.
    if (value !== '0.01')
      await page.getByRole('button', { name: say('outbox.all_sent') }).waitFor({ timeout: 60_000 })
    await pause(1_500)
    // Half of the ticks fall without network: nothing but the disk holds them.
    if (chance.next() < 0.5) await context.setOffline(true)
    await tick(page, task, value)
    await pause(chance.below(3_000) * chance.next())
  } finally {
    await kill()
  }
}

async function countOf({ owner, placeId }: Kitchen, task: TaskOfDay): Promise<Map<string, number>> {
  const today = new Date().toISOString().slice(0, 10)
  const counts = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const { data, meta } = await owner.call(entries.list, {
      params: { placeId, id: task.task_subtype_id },
      query: { fromDate: today, toDate: today, page, perPage: 50 },
    })
    for (const { comment, value } of data)
      counts.set(`${value ?? ''}${comment}`, (counts.get(`${value ?? ''}${comment}`) ?? 0) + 1)
    if (page * 50 >= meta.total) return counts
  }
}

/** @returns whether each of `cycles` ticked entries is on the server once */
export async function proveBrowser(cycles: number, seed: number): Promise<boolean> {
  const chance = chanceOf(seed)
  const larder = await startLarder()
  const profile = mkdtempSync(join(tmpdir(), 'larder-profile-'))
  try {
    const kitchen = await openKitchen(
      await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill',
    )
    const task = (await coldChecks(kitchen)).find(({ max }) => max >= 4)
    if (task === undefined) throw new Error('no cold check')
    const ticked: string[] = []
    for (let at = 0; at < cycles; at += 1) {
      // Each value differs: 0.01 to 3.99.
      const value = ((at + 1) / 100).toFixed(2)
      await cycle({ profile, url: larder.url, kitchen, task, value, chance })
      ticked.push(value)
      if ((at + 1) % 10 === 0) console.log(`  ${at + 1} of ${cycles} killed`)
    }
    const last = await openBrowser(profile, larder.url)
    await enter(last.page, kitchen.owner)
    await last.page.goto('/activity-log/timeline')
    await last.page.getByRole('button', { name: say('outbox.all_sent') }).waitFor({ timeout: 120_000 })
    await last.context.close()
    const counts = await countOf(kitchen, task)
    const lost = ticked.filter((value) => !counts.has(value))
    const doubled = ticked.filter((value) => (counts.get(value) ?? 0) > 1)
    console.log(
      `ticked ${ticked.length}, lost ${lost.length}, doubled ${doubled.length}${lost.length + doubled.length > 0 ? `: ${[...lost, ...doubled].join(' ')}` : ''}`,
    )
    return ticked.length === cycles && lost.length === 0 && doubled.length === 0
  } finally {
    await larder.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
