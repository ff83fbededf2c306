/** What the tool and the workers of a run tell each other: files of one folder, `LARDER_MUTATE`. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** One start of a test file with one mutant, or with none to see which are reached. */
export type Step = {
  readonly mutant: number | null
  readonly file: string
  /** Its code runs as its module loads, so the modules are loaded anew. */
  readonly reload: boolean
}
export type Plan = {
  readonly root: string
  readonly mutants: readonly Mutant[]
  readonly steps: readonly Step[]
}

export type Outcome = 'passed' | 'failed' | 'timeout' | 'invalid' | 'skipped'
export type Result = {
  readonly step: number
  readonly outcome: Outcome
  /** The first test that failed, and why. */
  readonly test: string
  readonly reason: string
  readonly seconds: number
  /** Mutants whose code ran in a test, and those whose code ran as the modules loaded. */
  readonly reached: readonly number[]
  readonly loaded: readonly number[]
}

export const folderOfRun = (): string => process.env['LARDER_MUTATE'] ?? ''

export const readPlan = (folder: string): Plan =>
  JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plan

const linesOf = (path: string): readonly string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []

export const readResults = (folder: string): readonly Result[] =>
  linesOf(join(folder, 'results.jsonl')).map((line) => JSON.parse(line) as Result)

export const addResult = (folder: string, result: Result): void =>
  appendFileSync(join(folder, 'results.jsonl'), `${JSON.stringify(result)}\n`)
