import { defineConfig } from '@playwright/test'
import { isQuick } from '../packages/server/test/is-quick.ts'
import { browserArguments, findBrowser } from './browser.ts'

const executablePath = await findBrowser()
/** A page lives for seconds: compiling its code for speed costs more than it saves. */
const withoutCompilers = '--js-flags=--no-turbofan --no-maglev'

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  // As many as cores: with more, the compilers of PDFs, which give way to all else, wait for a minute.
  workers: 2,
  fullyParallel: false,
  // A journey that passes only at the second try has found a fault.
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that is three times too busy: a time limit proves nothing.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    launchOptions: { executablePath, args: [...browserArguments, withoutCompilers] },
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A page behind a service worker does not see the answers that a journey replaces; some journeys allow
    // it.
    serviceWorkers: 'block',
    // Saves the time of transitions.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A journey is walked at one width: at a desk, or with the tag @phone on a phone. @both needs a reason
  // beside it; its phone is left to CI.
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: isQuick ? /@phone\b/ : /@(phone|both)\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
