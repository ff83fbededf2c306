/**
 * `npm run test:mutate`: plants changes in rules, queries and handlers, one at a time, and shows which of them no
 * test notices. `-- --only packages/core/src/documents --count 100 --seed 2`; `--part 2/6` runs every sixth area of
 * the sample, and the report has the parts that ran before too. `--own` leaves out the tests of other features.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMutants } from './mutate/check-mutants.ts'
import { phasesOf } from './mutate/phases.ts'
import { report, type Entry } from './mutate/report.ts'
import { sample } from './mutate/mutant.ts'
import { findMutants, isRule, isTest, partOf } from './mutate/sources.ts'
import { listSourceFiles } from './source-files.ts'
import { openOwnPostgres, type TestPostgres } from './postgres.ts'
import { cacheFolder, root } from './stages/stage.ts'

/** A cluster of our own for every test: it waits for no disk. Where there are no programs, the embedded database. */
async function startPostgres(): Promise<TestPostgres | undefined> {
  const own = await openOwnPostgres().catch((problem: unknown) => console.log(String(problem)))
  if (own === undefined) return undefined
  process.env['TEST_DATABASE_URL'] = own.url
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void own.stop().finally(() => process.exit(1)))
  return own
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    own: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
  },
})

const all = listSourceFiles(root).map((path) => relative(root, path))
const { only } = values
const files = all.filter((file) =>
  isRule(file, only ?? ['packages/core/src', 'packages/server/src/features']),
)
const chosen = sample(findMutants(root, files), Number(values.count), Number(values.seed))
const folder = join(cacheFolder, 'mutate')
mkdirSync(folder, { recursive: true })
const name = (part: number): string =>
  join(folder, `${[values.seed, values.count, ...(only ?? [])].join('-').replaceAll('/', '_')}-${part}.json`)
const [part = 1, parts = 1] = values.part.split('/').map(Number)
rmSync(name(part), { force: true })
const phases = phasesOf(root, all.filter(isTest)).filter(
  (phase) => !(values.own && phase.name === 'neighbours'),
)
const postgres = await startPostgres()
const entries = await checkMutants(partOf(chosen, part, parts), { root, folder, files: all, phases }).finally(
  () => postgres?.stop(),
)
writeFileSync(name(part), JSON.stringify(entries))
const sofar = Array.from({ length: parts }, (_, index) => name(index + 1))
  .filter(existsSync)
  .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as Entry[])
console.log(report(sofar))
