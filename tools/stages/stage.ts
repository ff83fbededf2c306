import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const cacheFolder = join(root, '.cache')

/** How many tests of a stage passed, failed and were left out. A check that counts no tests fails as one. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }
export type Stage = { readonly name: string; readonly title: string; readonly run: () => Promise<Tally> }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }
export const oneFailure: Tally = { passed: 0, failed: 1, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** For tests that leave a part to CI (packages/server/test/is-quick.ts). */
export const quickly = (quick: boolean): Readonly<Record<string, string>> =>
  quick ? { LARDER_TESTS: 'quick' } : {}

type Finished = { readonly ok: boolean; readonly output: string }
type RunOptions = {
  readonly show?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Where it runs; the checkout, unless said. */
  readonly folder?: string
}

/**
 * Runs a program of node_modules/.bin in the checkout. With `show` its output goes to the terminal, else it
 * is collected.
 */
export function run(
  program: string,
  args: readonly string[],
  { show = true, env = {}, folder = root }: RunOptions = {},
): Promise<Finished> {
  const programs = join(root, 'node_modules', '.bin')
  const path = `${programs}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : join(programs, program), args, {
      cwd: folder,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    const collect = (part: Buffer): void => void (output += part.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('exit', (code) => resolve({ ok: code === 0, output }))
  })
}

/** A stage that is one command and counts as no test: it passes silently or fails as one. */
export const commandStage = (
  name: string,
  title: string,
  command: readonly [string, ...string[]],
): Stage => ({
  name,
  title,
  run: async () => {
    const [program, ...args] = command
    return (await run(program, args)).ok ? nothing : oneFailure
  },
})
