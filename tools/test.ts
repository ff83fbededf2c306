/**
 * Runs all checks in order, up to the first failure; the last line is `N passed, N failed`.
 *   --only types,lint   only these stages
 *   --postgres          also the API tests on PostgreSQL
 *   --ci also those, the kills that `npm test` leaves out, Firefox and WebKit, the faults that must neither lose
 *                       nor double an entry, a feature made by the generator, the size budget of the web, and
 *                       veraPDF where there is Java
 */
import { parseArgs } from 'node:util'
import { engines } from './stages/engines.ts'
import { generator } from './stages/generator.ts'
import { journeys } from './stages/journeys.ts'
import { add, commandStage, nothing, oneFailure, type Stage, type Tally } from './stages/stage.ts'
import { types } from './stages/types.ts'
import { postgres, unit } from './stages/vitest.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, postgres: { type: 'boolean' }, ci: { type: 'boolean' } },
})

const quick = values.ci !== true
const always: readonly Stage[] = [
  types,
  commandStage('lint', 'Lint', ['oxlint', '--type-aware', '--quiet']),
  commandStage('format', 'Format', ['oxfmt', '--check']),
  commandStage('imports', 'Import check', ['node', 'tools/check-imports.ts']),
  commandStage('unused', 'Unused files, exports and dependencies', ['knip', '--no-progress']),
  commandStage('locales', 'Locale check', ['node', 'tools/check-locales.ts']),
  commandStage('words', 'Words check', ['node', 'tools/check-words.ts']),
  commandStage('licences', 'Licences of dependencies', ['node', 'tools/check-licences.ts']),
  unit(quick),
  journeys(quick),
]
const bundle = commandStage('bundle', 'Size budget of the web', ['node', 'tools/check-bundle.ts'])
const exactlyOnce = commandStage('once', 'Exactly once (PostgreSQL)', ['node', 'tools/once/run.ts'])
// The other languages take minutes: `npm run verapdf`.
const print = commandStage('verapdf', 'PDF/A and PDF/UA by veraPDF', ['node', 'tools/verapdf.ts', 'en'])
const ofCi: readonly Stage[] = [generator, engines, exactlyOnce, bundle, print]
const allStages: readonly Stage[] = [...always, postgres, ...ofCi]

function chosenStages(): readonly Stage[] {
  if (values.only === undefined)
    return [...always, ...(values.postgres || values.ci ? [postgres] : []), ...(values.ci ? ofCi : [])]
  const names = values.only.split(',')
  const unknown = names.filter((name) => !allStages.some((stage) => stage.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no such stage: ${unknown.join(', ')}; there are ${allStages.map((stage) => stage.name).join(', ')}`,
    )
  return allStages.filter((stage) => names.includes(stage.name))
}

async function runStage(stage: Stage): Promise<Tally> {
  console.log(`\n━━ ${stage.title} ${'━'.repeat(Math.max(2, 70 - stage.title.length))}`)
  const started = performance.now()
  const tally = await stage.run().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem)
    return oneFailure
  })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(
    tally.failed === 0 ? `✓ ${stage.title}: ${seconds} s` : `✗ ${stage.title} failed after ${seconds} s`,
  )
  return tally
}

let total = nothing
for (const stage of chosenStages()) {
  total = add(total, await runStage(stage))
  if (total.failed > 0) break
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
