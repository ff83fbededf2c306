import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../e2e/browser.ts'
import { cacheFolder, oneFailure, quickly, run, type Stage, type Tally } from './stage.ts'

type Report = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
  }
}

async function runJourneys(quick: boolean): Promise<Tally> {
  console.log(`Browser: ${await findBrowser()}`)
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, 'journeys-results.json')
  rmSync(file, { force: true })
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const { ok } = await run('playwright', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...quickly(quick) },
  })
  if (!existsSync(file)) return oneFailure
  const { expected, unexpected, skipped } = (JSON.parse(readFileSync(file, 'utf8')) as Report).stats
  return { passed: expected, failed: unexpected === 0 && !ok ? 1 : unexpected, skipped }
}

/** `quick` leaves the second width of a journey and of a page's state to CI. */
export const journeys = (quick: boolean): Stage => ({
  name: 'e2e',
  title: 'Journeys in Chromium',
  run: () => runJourneys(quick),
})
