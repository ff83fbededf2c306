/** `test` for journeys: a running Larder a worker, its address as the base of every path, and no error left unseen. */
import { test as base } from '@playwright/test'
import { startLarder, type Larder } from './larder.ts'

export { expect } from '@playwright/test'
export { expectAccessible } from './accessible.ts'

type OfWorker = { larder: Larder }
type OfTest = { noUnseenErrors: void }

export const test = base.extend<OfTest, OfWorker>({
  larder: [
    async ({}, use) => {
      const larder = await startLarder()
      await use(larder)
      await larder.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ larder }, use) => use(larder.url),
  noUnseenErrors: [
    async ({ page }, use) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.stack ?? error.message))
      await use()
      base.expect(thrown, 'errors that no code caught').toEqual([])
    },
    { auto: true },
  ],
})
