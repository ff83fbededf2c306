import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasTestPostgres, openTestPostgres } from '../postgres.ts'
import { add, cacheFolder, oneFailure, quickly, run, type Stage, type Tally } from './stage.ts'

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

/** What routes say that they read and write is the same with every database. */
const ofEmbeddedOnly = ['**/every-reader.test.ts']

/** Run on the embedded database also where there is PostgreSQL: what its one connection decides. */
const ofEmbeddedToo = [
  'packages/server/test/every-reader',
  'packages/server/test/every-write',
  'packages/server/test/frame',
  'packages/server/src/db',
  'packages/server/src/features/entries',
  'packages/server/src/features/traceability',
]

const onEmbedded = (quick: boolean, files: readonly string[] = []): Promise<Tally> =>
  runVitest('unit', files, { TEST_DATABASE_URL: undefined, ...quickly(quick) })

async function onPostgres(env: Environment, args: readonly string[]): Promise<Tally> {
  const server = await openTestPostgres()
  console.log(server.described)
  try {
    const left = ofEmbeddedOnly.flatMap((file) => ['--exclude', file])
    return await runVitest('postgres', [...args, ...left], { ...env, TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/**
 * `quick` leaves kills, broker restarts and most draws to CI, and uses PostgreSQL where there is one, which
 * takes half of the processor time; CI runs every test on either database.
 */
export const unit = (quick: boolean): Stage => ({
  name: 'unit',
  title: 'Unit and API tests',
  run: async () => {
    if (!quick || !(await hasTestPostgres())) return onEmbedded(quick)
    const tally = await onPostgres(quickly(true), [])
    return tally.failed > 0 ? tally : add(tally, await onEmbedded(true, ofEmbeddedToo))
  },
})

export const postgres: Stage = {
  name: 'postgres',
  title: 'API tests on PostgreSQL',
  // The draws of every-input.test.ts are those of the embedded database: a third of them is enough here.
  run: () => onPostgres({ LARDER_FUZZ_REQUESTS: '4' }, ['--project', 'server']),
}
