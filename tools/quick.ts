/**
 * `npm run test:quick`: the unit and API tests and the journeys that the changes since the last commit reach;
 * `npm run test:quick -- main` those since a branch or commit.
 */
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import { quickly, run } from './stages/stage.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const since = positionals.slice(0, 1)

const unit = await run('vitest', ['run', '--changed', ...since, '--passWithNoTests'], {
  env: quickly(true),
})
if (unit.ok) {
  await findBrowser()
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']
  const changed = `--only-changed${since.map((ref) => `=${ref}`).join('')}`
  const journeys = await run('playwright', [...args, changed], { env: quickly(true) })
  process.exitCode = journeys.ok ? 0 : 1
} else process.exitCode = 1
