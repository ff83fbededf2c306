/** Runs the steps of a plan: switches its mutant on, stops at the first test that fails, notes the result. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { TestRunner, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { addResult, folderOfRun, readPlan, readResults, type Outcome, type Step } from './plan.ts'

type Switch = {
  on: number | null
  testing: boolean
  readonly reached: Set<number>
  readonly loaded: Set<number>
  /** A statement that the database could not compile: no test is needed to see that. */
  refused: boolean
}
const state: Switch = { on: null, testing: false, reached: new Set(), loaded: new Set(), refused: false }

const isMutant = (id: number): boolean => {
  ;(state.testing ? state.reached : state.loaded).add(id)
  return id === state.on
}
Object.assign(globalThis, { __mutant: isMutant })

/** Syntax, types, grouping, names: not rights (42501), names of objects that exist, or constraints. */
const uncompiled = new Set(['42601', '42883', '42804', '42803', '42P18', '42703', '42P01', '42725', '42P10'])
const note = (error: unknown): void => {
  if (error instanceof Error && 'code' in error && uncompiled.has(String(error.code))) state.refused = true
}
pg.Client.prototype.query = new Proxy(Reflect.get(pg.Client.prototype, 'query'), {
  apply: (target, client, args: unknown[]) => {
    const callback = args.at(-1)
    const watched =
      typeof callback === 'function'
        ? [
            ...args.slice(0, -1),
            (error: unknown, ...rest: unknown[]) => {
              note(error)
              Reflect.apply(callback, client, [error, ...rest])
            },
          ]
        : args
    const answer: unknown = Reflect.apply(target, client, watched)
    if (answer instanceof Promise) answer.catch(note)
    return answer
  },
})

type Failure = { readonly test: string; readonly reason: string }

function failureIn(task: RunnerTestFile | RunnerTestSuite | RunnerTestCase): Failure | undefined {
  if ('tasks' in task)
    for (const inner of task.tasks) {
      const failure = failureIn(inner)
      if (failure !== undefined) return failure
    }
  return task.result?.state === 'fail'
    ? { test: task.name, reason: task.result.errors?.[0]?.message ?? '' }
    : undefined
}

export default class MutantRunner extends TestRunner {
  private readonly folder = folderOfRun()
  private readonly plan = readPlan(this.folder)
  private number = 0
  private started = 0
  private over = false
  private stray: string | undefined

  private get step(): Step | undefined {
    return this.plan.steps[this.number]
  }

  onBeforeCollect(): void {
    const results = readResults(this.folder)
    this.number = results.length
    const mutant = this.step?.mutant ?? null
    const killed = new Set(
      results
        .filter(({ outcome }) => outcome !== 'passed' && outcome !== 'skipped')
        .map(({ step }) => this.plan.steps[step]?.mutant ?? null),
    )
    this.over = mutant !== null && killed.has(mutant)
    this.started = performance.now()
    this.stray = undefined
    Reflect.set(this, 'cancelRun', this.over)
    Object.assign(state, { on: this.over ? null : mutant, testing: false, refused: false })
    state.reached.clear()
    state.loaded.clear()
    writeFileSync(join(this.folder, 'worker.json'), JSON.stringify({ pid: process.pid, step: this.number }))
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.removeListener(event, this.onStray)
      process.on(event, this.onStray)
    }
  }

  private forgetModules(): void {
    const modules = Reflect.get(this, 'moduleRunner') as { readonly clearCache: () => void }
    if (this.step?.reload === true) modules.clearCache()
  }

  private readonly onStray = (error: unknown): void => void (this.stray ??= String(error))

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (this.over) return undefined
    this.forgetModules()
    return super.importFile(filepath, source)
  }

  onCollected(): void {
    state.testing = true
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') Reflect.set(this, 'cancelRun', true)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    const failure = files.map(failureIn).find((one) => one !== undefined)
    this.forgetModules()
    addResult(this.folder, {
      step: this.number,
      outcome: this.outcomeOf(failure),
      test: failure?.test ?? '',
      reason: (failure?.reason ?? this.stray ?? '').slice(0, 400),
      seconds: (performance.now() - this.started) / 1000,
      reached: [...state.reached],
      loaded: [...state.loaded],
    })
  }

  private outcomeOf(failure: Failure | undefined): Outcome {
    if (this.over) return 'skipped'
    if (failure === undefined) return this.stray === undefined ? 'passed' : 'failed'
    if (state.refused && this.step?.mutant !== null) return 'invalid'
    return /timed out in \d+ms/.test(failure.reason) ? 'timeout' : 'failed'
  }
}
