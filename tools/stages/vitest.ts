import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openTestPostgres } from '../postgres.ts'
import { cacheFolder, oneFailure, quickly, run, type Stage, type Tally } from './stage.ts'

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

/** Counts a run; a file that could not be loaded and an error outside every test count as failures too. */
function tallyOf(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return oneFailure
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

type Environment = Readonly<Record<string, string | undefined>>

async function runVitest(name: string, args: readonly string[], env: Environment): Promise<Tally> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}-results.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await run('vitest', ['run', ...args, ...reporters], { env })
  return tallyOf(file, ok)
}

/** `quick` leaves kills, broker restarts and most draws to CI. */
export const unit = (quick: boolean): Stage => ({
  name: 'unit',
  title: 'Unit and API tests (embedded database)',
  run: () => runVitest('unit', [], { TEST_DATABASE_URL: undefined, ...quickly(quick) }),
})

/** What routes say that they read and write is the same with every database. */
const ofEmbeddedOnly = ['--exclude', '**/every-reader.test.ts']

export const postgres: Stage = {
  name: 'postgres',
  title: 'API tests on PostgreSQL',
  run: async () => {
    const server = await openTestPostgres()
    console.log(server.described)
    try {
      // The draws of every-input.test.ts are those of the embedded database: a third of them is enough here.
      const env = { TEST_DATABASE_URL: server.url, LARDER_FUZZ_REQUESTS: '4' }
      return await runVitest('postgres', ['--project', 'server', ...ofEmbeddedOnly], env)
    } finally {
      await server.stop()
    }
  },
}
