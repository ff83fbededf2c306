/** Plants changes one after another and sees which of them the tests notice. */
import { join } from 'node:path'
import { areaOf, type Mutant } from './mutant.ts'
import type { Phase } from './phases.ts'
import type { Plan, Result, Step } from './plan.ts'
import { runSteps } from './run-steps.ts'

export type Verdict = 'killed' | 'timeout' | 'invalid' | 'survived' | 'not reached'
export type Judged = {
  readonly verdict: Verdict
  /** The phase and the test that noticed it. */
  readonly by: string
}
type Settings = {
  readonly root: string
  readonly folder: string
  readonly tests: readonly string[]
  readonly phases: readonly Phase[]
  readonly log: (line: string) => void
  readonly silence: number
}

/** Which files reach a mutant, how long they take. */
type Reach = {
  readonly file: string
  readonly seconds: number
  readonly reached: Set<number>
  readonly loaded: Set<number>
}

const verdicts = { failed: 'killed', timeout: 'timeout', invalid: 'invalid' } as const

async function measure(
  settings: Settings,
  mutants: readonly Mutant[],
  phase: Phase,
): Promise<readonly Reach[]> {
  const files = settings.tests.filter((test) => mutants.some(({ file }) => phase.takes(file, test)))
  const steps = files.map((file): Step => ({ mutant: null, file, reload: false }))
  const plan: Plan = { root: settings.root, mutants, steps }
  const results = await runSteps(join(settings.folder, 'reach'), plan, { ...phase, ...settings })
  return results.flatMap(({ step, outcome, seconds, reached, loaded, reason, test }) => {
    const file = steps[step]?.file ?? ''
    if (outcome !== 'passed')
      settings.log(`left out, because it fails without a change: ${file}: ${test} ${reason}`)
    return outcome === 'passed' ? [{ file, seconds, reached: new Set(reached), loaded: new Set(loaded) }] : []
  })
}

function stepsFor(mutant: Mutant, reaches: readonly Reach[], phase: Phase): readonly Step[] {
  const isOwn = ({ file }: Reach): boolean => areaOf(file) === areaOf(mutant.file)
  const fit = reaches
    .filter(({ file }) => phase.takes(mutant.file, file))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.seconds - b.seconds)
  const reaching = fit.filter(({ reached }) => reached.has(mutant.id))
  // A module loads once for all files, so it is not seen which of them need what ran then.
  const isStatic = reaching.length === 0 && reaches.some(({ loaded }) => loaded.has(mutant.id))
  return (isStatic ? fit.filter(isOwn) : reaching)
    .slice(0, phase.most)
    .map(({ file }) => ({ mutant: mutant.id, file, reload: isStatic }))
}

/** The verdict on every mutant. A phase gets those that the phases before it left alive. */
export async function mutateSources(
  settings: Settings,
  mutants: readonly Mutant[],
): Promise<ReadonlyMap<number, Judged>> {
  const judged = new Map<number, Judged>()
  for (const phase of settings.phases) {
    const alive = mutants.filter(({ id, file }) => {
      const verdict = judged.get(id)?.verdict ?? 'not reached'
      return (
        (verdict === 'survived' || verdict === 'not reached') &&
        settings.tests.some((test) => phase.takes(file, test))
      )
    })
    if (alive.length === 0) continue
    const reaches = await measure(settings, alive, phase)
    const steps = alive.flatMap((mutant) => stepsFor(mutant, reaches, phase))
    settings.log(
      `${phase.name}: ${alive.length} mutants, ${reaches.length} test files, at most ${steps.length} starts`,
    )
    if (steps.length === 0) continue
    const plan: Plan = { root: settings.root, mutants: alive, steps }
    const results = await runSteps(join(settings.folder, 'run'), plan, { ...phase, ...settings })
    for (const { step, outcome, test, reason } of results)
      note(judged, steps[step], phase, { outcome, test, reason })
  }
  return judged
}

function note(
  judged: Map<number, Judged>,
  step: Step | undefined,
  phase: Phase,
  { outcome, test, reason }: Pick<Result, 'outcome' | 'test' | 'reason'>,
): void {
  if (step === undefined || step.mutant === null || outcome === 'skipped') return
  if (outcome === 'passed') judged.set(step.mutant, { verdict: 'survived', by: '' })
  else
    judged.set(step.mutant, {
      verdict: verdicts[outcome],
      by: `${phase.name}: ${step.file}: ${test}: ${reason}`,
    })
}
