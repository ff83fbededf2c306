import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openTestPostgres } from '../postgres.ts'
import { cacheFolder, oneFailure, run, type Stage, type Tally } from './stage.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Counts a run; a file that could not be loaded and an error outside every test count as failures too. */
function tallyOf(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return oneFailure
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const unloaded = report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length
  const failed = report.numFailedTests + unloaded
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed, skipped: report.numPendingTests + report.numTodoTests }
}

async function runVitest(name: string, args: readonly string[], databaseUrl: string | undefined): Promise<Tally> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}-results.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await run('vitest', ['run', ...args, ...reporters], { env: { TEST_DATABASE_URL: databaseUrl } })
  return tallyOf(file, ok)
}

export const unit: Stage = { name: 'unit', title: 'Unit and API tests (embedded database)', run: () => runVitest('unit', [], undefined) }

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
