/** From a sample to its verdicts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { equivalents } from './equivalent.ts'
import { findRefused } from './find-refused.ts'
import { describe, type Mutant } from './mutant.ts'
import { mutateSources } from './mutate-sources.ts'
import type { Phase } from './phases.ts'
import type { Entry } from './report.ts'
import { isTest } from './sources.ts'

function reasonOf(code: string, { file, line, kind }: Mutant): string | undefined {
  const text = code.split('\n')[line - 1]?.trim()
  return equivalents.find((one) => one.file === file && one.line === text && one.kind === kind)?.reason
}

type Options = {
  readonly root: string
  /** For what a run writes. */
  readonly folder: string
  /** All source files, tests too. */
  readonly files: readonly string[]
  readonly log?: (line: string) => void
  readonly phases: readonly Phase[]
  /** After so many milliseconds without the end of a test file the mutant counts as one that never ends. */
  readonly silence?: number
}

export async function checkMutants(
  mutants: readonly Mutant[],
  { root, folder, files, phases, log = console.log, silence = 180_000 }: Options,
): Promise<readonly Entry[]> {
  const codes = new Map(mutants.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
  const reasons = new Map(
    mutants.map((mutant) => [mutant.id, reasonOf(codes.get(mutant.file) ?? '', mutant)]),
  )
  const refused = await findRefused(root, join(folder, 'types'), mutants)
  log(`${mutants.length} mutants, ${refused.size} of them refused by the compiler`)
  const rest = mutants.filter(({ id }) => reasons.get(id) === undefined && !refused.has(id))
  const tests = files.filter(isTest)
  const judged = await mutateSources({ root, folder, tests, phases, log, silence }, rest)
  return mutants.map((mutant) => {
    const described = describe(codes.get(mutant.file) ?? '', mutant)
    const reason = reasons.get(mutant.id)
    const { file } = mutant
    if (reason !== undefined) return { file, described, verdict: 'equivalent', by: reason }
    if (refused.has(mutant.id)) return { file, described, verdict: 'invalid', by: 'the compiler' }
    return { file, described, ...(judged.get(mutant.id) ?? { verdict: 'not reached', by: '' }) }
  })
}
