import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openTestPostgres } from '../postgres.ts'
import { cacheFolder, oneFailure, root, run, type Stage, type Tally } from './stage.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly unknown[]
  }[]
}

type Outcome = { readonly tally: Tally; /** Files of failed tests. */ readonly failed: readonly string[] }

/** More files than this fail for a reason that another run does not take away. */
const MOST_RUN_AGAIN = 2

/** Counts a run; a file that could not be loaded and an error outside every test count as failures too. */
function outcomeOf(file: string, ok: boolean): Outcome {
  if (!existsSync(file)) return { tally: oneFailure, failed: [] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const broken = report.testResults.filter(({ status }) => status === 'failed')
  const failed =
    report.numFailedTests + broken.filter(({ assertionResults }) => assertionResults.length === 0).length
  return {
    tally: {
      passed: report.numPassedTests,
      failed: failed === 0 && !ok ? 1 : failed,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failed: broken.map(({ name }) => name),
  }
}

async function runOnce(
  name: string,
  args: readonly string[],
  databaseUrl: string | undefined,
): Promise<Outcome> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}-results.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await run('vitest', ['run', ...args, ...reporters], {
    env: { TEST_DATABASE_URL: databaseUrl },
  })
  return outcomeOf(file, ok)
}

/** As with the journeys, a file that fails is run once more, alone, and named when it passes then. */
async function runVitest(
  name: string,
  args: readonly string[],
  databaseUrl: string | undefined,
): Promise<Tally> {
  const { tally, failed } = await runOnce(name, args, databaseUrl)
  if (failed.length === 0 || failed.length > MOST_RUN_AGAIN) return tally
  const again = await runOnce(`${name}-again`, [...args, ...failed], databaseUrl)
  if (again.tally.failed > 0) return tally
  console.log(`Passed only when run again: look at ${failed.map((file) => relative(root, file)).join(', ')}`)
  return { ...tally, passed: tally.passed + tally.failed, failed: 0 }
}

export const unit: Stage = {
  name: 'unit',
  title: 'Unit and API tests (embedded database)',
  run: () => runVitest('unit', [], undefined),
}

export const postgres: Stage = {
  name: 'postgres',
  title: 'API tests on PostgreSQL',
  run: async () => {
    const server = await openTestPostgres()
    console.log(server.described)
    try {
      return await runVitest('postgres', ['--project', 'server'], server.url)
    } finally {
      await server.stop()
    }
  },
}
