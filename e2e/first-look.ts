/** What a page loads on a phone that has nothing of Larder yet. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { enter, type Person } from './person.ts'

export type Look = {
  readonly name: string
  readonly path: string
  /** What is on the page once it can be used. */
  readonly usable: string
  readonly signedIn: boolean
}

export const dayLook: Look = {
  name: 'timeline',
  path: '/activity-log/timeline',
  usable: 'main [role=group] button:enabled',
  signedIn: true,
}
export const loginLook: Look = {
  name: 'login',
  path: '/auth/login',
  usable: 'main input[type=password]',
  signedIn: false,
}

export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' } as const

/** A new browser profile, in which the person is signed in where the page needs it. */
export async function openProfile(
  browser: Browser,
  { url: baseURL, owner }: { readonly url: string; readonly owner: Person },
  look: Look,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL, serviceWorkers })
  const page = await context.newPage()
  if (look.signedIn) await enter(page, owner)
  return page
}

export type LoadedFile = { readonly path: string; readonly kilobytes: number }

/** Each file that the page loads until it is quiet (web/src/kit/when-quiet.ts), with its size after gzip. */
export async function listLoaded(page: Page, look: Look): Promise<readonly LoadedFile[]> {
  const answers: Response[] = []
  page.on('response', (response) => answers.push(response))
  await page.goto(look.path)
  await page.locator(look.usable).first().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0)
  const quietAt = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('quiet')[0]?.startTime ?? 0),
  )
  const first = answers.filter((answer) => answer.request().timing().startTime < quietAt)
  return Promise.all(
    first.map(async (answer) => ({
      path: new URL(answer.url()).pathname,
      kilobytes: gzipSync(await answer.body(), { level: 9 }).length / 1_000,
    })),
  )
}
