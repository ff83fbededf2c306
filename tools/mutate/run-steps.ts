/** Runs the steps of a plan in one worker of vitest, and starts it again after a mutant that never ends. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as checkout } from '../stages/stage.ts'
import { addResult, readResults, type Outcome, type Plan, type Result } from './plan.ts'

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
type Ended = { readonly hung: boolean; readonly output: string }

/** One start; ends the worker where no step ends for long. */
function start(folder: string, project: string, silence: number): Promise<Ended> {
  const vitest = join(checkout, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, '--project', project], {
    cwd: checkout,
    env: { ...process.env, LARDER_MUTATE: folder, LARDER_TESTS: 'quick' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let hung = false
  const collect = (part: Buffer): void => void (output = (output + part.toString()).slice(-4000))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  let count = readResults(folder).length
  let since = Date.now()
  const watch = setInterval(() => {
    const now = readResults(folder).length
    if (now !== count) [count, since] = [now, Date.now()]
    else if (Date.now() - since > silence) {
      hung = true
      since = Date.now()
      const { pid } = JSON.parse(readFileSync(join(folder, 'worker.json'), 'utf8')) as { pid: number }
      process.kill(pid, 'SIGKILL')
    }
  }, 2000)
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearInterval(watch)
      resolve({ hung, output })
    })
  })
}

const without = (step: number, outcome: Outcome, reason: string): Result => ({
  step,
  outcome,
  test: '',
  reason,
  seconds: 0,
  reached: [],
  loaded: [],
})

/** Results by step. A worker without one for `silence` milliseconds is ended. */
export async function runSteps(
  folder: string,
  plan: Plan,
  { project, silence }: { readonly project: string; readonly silence: number },
): Promise<readonly Result[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  for (;;) {
    const before = readResults(folder).length
    if (before >= plan.steps.length) return readResults(folder)
    const { hung, output } = await start(folder, project, silence)
    const after = readResults(folder).length
    if (hung) addResult(folder, without(after, 'timeout', 'never ended'))
    else if (after === before && after < plan.steps.length) {
      if (plan.steps[after]?.mutant === null || before === 0) throw new Error(`no test ran: ${output}`)
      addResult(folder, without(after, 'failed', 'the worker ended'))
    }
  }
}
