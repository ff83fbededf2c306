/**
 * `test` for journeys: a running Larder a worker, its address as the base of every path, and no error left
 * unseen.
 */
import { test as base } from '@playwright/test'
import { startLarder, type Larder } from './larder.ts'
import { openKitchen, proveEmail, register, type Kitchen } from './person.ts'

export { expect } from '@playwright/test'
export { expectAccessible } from './accessible.ts'

type OfWorker = {
  /** Whether registration needs the proof of work; a journey that turns it on gets its own server. */
  altcha: 'on' | 'off'
  larder: Larder
  /** A restaurant with a confirmed plan, shared by the journeys of a worker. */
  kitchen: Kitchen
}
type OfTest = { noUnseenErrors: void }

export const test = base.extend<OfTest, OfWorker>({
  altcha: ['off', { option: true, scope: 'worker' }],
  larder: [
    async ({ altcha }, use) => {
      // The server of a first day starts with an empty database.
      const larder = await startLarder({ LARDER_ALTCHA: altcha, LARDER_WEBHOOKS: 'any' }, [], {
        fromNothing: altcha === 'on',
      })
      await use(larder)
      await larder.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  kitchen: [
    async ({ larder }, use) => {
      const owner = await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm'])
      await proveEmail(larder, owner)
      await use(await openKitchen(owner, 'Sinilill'))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ larder }, use) => use(larder.url),
  noUnseenErrors: [
    async ({ page, larder }, use, info) => {
      const told = larder.output().length
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.stack ?? error.message))
      await use()
      if (info.status !== info.expectedStatus)
        await info.attach('what the server wrote', {
          body: larder.output().slice(told),
          contentType: 'text/plain',
        })
      base.expect(thrown, 'errors that no code caught').toEqual([])
    },
    { auto: true },
  ],
})
