import type { Browser } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../test.ts'

/** Requests that a page may need when nothing of it is in the browser's cache. */
const limit = 40

/** Opens the page in a new browser profile and lists everything that it requests. */
async function requestsOf(
  browser: Browser,
  { url, path }: { readonly url: string; readonly path: string },
  prepare?: Parameters<typeof enter>[1],
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (prepare !== undefined) await enter(page, prepare)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('h1').first()).toBeVisible()
  await context.close()
  return requests
}

for (const path of ['/activity-log/timeline', '/plan', '/plan/hazard-analyses-overview', '/auth/login'])
  test(`${path} needs at most ${limit} requests on a first visit`, async ({ browser, kitchen, larder }) => {
    const requests = await requestsOf(
      browser,
      { url: larder.url, path },
      path === '/auth/login' ? undefined : kitchen.owner,
    )
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(limit)
  })
