import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

const executablePath = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  // On a machine busy with something else a journey may run into its time limits: it is walked once more and
  // then named
  // as flaky in the report. A fault of the product fails both times.
  retries: 1,
  forbidOnly: true,
  // Nothing is judged by these limits: they are as long as a machine that is three times too busy needs,
  // since a walk
  // that runs into one costs a second walk and a new server.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Answers that journeys put in place of the server's would not reach a page behind the worker;
    // offline.test.ts allows it.
    serviceWorkers: 'block',
    // Nobody waits for what fades in.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
