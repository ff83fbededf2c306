import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

const executablePath = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
  ],
})
