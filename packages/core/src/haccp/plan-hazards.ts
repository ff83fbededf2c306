import type { PlaceContext } from './conditions.ts'
import { riskScore, type ControlDecision } from './decide-control.ts'
import type { Hazard, MonitoringTask, Process, ProcessId } from './facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanHazard } from './plan.ts'
import { reachableFrom, type FlowEdge } from './plan-flow.ts'
import type { ResolvedLimits } from './resolve-limits.ts'
import { decideStanding, standingAt, type Ground, type Standing } from './standing-hazards.ts'

/**
 * The kill steps that answer for each step: those further down the same flow at which survival is a CCP of its own. A
 * step that kills (cooking, frying, cooking eggs) answers for itself, and what comes after one is not handed on: cooked
 * food is also eaten without being heated again.
 */
function laterKillSteps(steps: readonly Process[], edges: readonly FlowEdge[], standing: readonly Standing[]): ReadonlyMap<ProcessId, readonly ProcessId[]> {
  const reached = reachableFrom(edges)
  const controlled = new Set(standing.filter((item) => item.hazard.kind === 'survival' && decideStanding(item, null).class === 'CCP').map((item) => item.step.id))
  const kills = steps.filter((step) => step.flow_order !== null && (step.kill_step || controlled.has(step.id)))
  const answer = new Map<ProcessId, readonly ProcessId[]>()
  for (const step of steps) {
    if (kills.includes(step) || kills.some((kill) => reached.get(kill.id)?.has(step.id))) continue
    answer.set(step.id, kills.filter((kill) => kill.kill_step && controlled.has(kill.id) && reached.get(step.id)?.has(kill.id)).map(({ id }) => id))
  }
  return answer
}

/** The kill step that names the same hazard (raw milk: pasteurising), else the first. */
const killStepFor = (item: Standing, kills: readonly ProcessId[], standing: readonly Standing[]): ProcessId | null =>
  kills.find((kill) => standing.some(({ hazard, step }) => step.id === kill && hazard.id === item.hazard.id)) ?? kills[0] ?? null

/** Hazards of one step that share a monitoring task are one control point and share its number. */
function numberControls(hazards: readonly PlanHazard[], control: 'CCP' | 'oPRP'): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  const points: { step: ProcessId; tasks: Set<string>; number: number }[] = []
  for (const hazard of hazards) {
    if (hazard.decision.class !== control) continue
    let point = points.find((item) => item.step === hazard.step && hazard.tasks.some((task) => item.tasks.has(task)))
    if (point === undefined) {
      point = { step: hazard.step, tasks: new Set(), number: points.length + 1 }
      points.push(point)
    }
    for (const task of hazard.tasks) point.tasks.add(task)
    numbers.set(hazard.key, point.number)
  }
  return numbers
}

function planHazard(standing: Standing, decision: ControlDecision): PlanHazard {
  const { hazard, at, step, severity, probability, adjustments, limits } = standing
  return {
    key: `${step.id}/${hazard.id}`,
    step: step.id,
    hazard: hazard.id,
    type: hazard.type,
    severity,
    probability,
    risk: riskScore(severity, probability),
    adjustments,
    decision: { class: decision.class, number: null, codex: decision.codex, rule: decision.rule, controlled_at: decision.controlled_at },
    prp: at.prp,
    limits,
    // A critical control point is never left without a task: it then keeps all that the fact names.
    tasks: standing.tasks.length === 0 && decision.class === 'CCP' ? sortedSet(at.tasks) : standing.tasks,
    action: at.action,
    evidence: hazard.evidence,
    sources: hazard.sources,
  }
}

type HazardInput = {
  readonly steps: readonly Process[]
  readonly edges: readonly FlowEdge[]
  readonly hazards: readonly Hazard[]
  readonly tasks: readonly MonitoringTask[]
  readonly place: PlaceContext
  readonly resolved: ResolvedLimits
}

/** Every hazard that stands at the place, step by step in flow order, decided and numbered. */
export function planHazards({ steps, edges, hazards, tasks, place, resolved }: HazardInput): readonly PlanHazard[] {
  const ground: Ground = {
    hazards: [...hazards].sort((a, b) => byText(a.id, b.id)),
    tasks: new Map(tasks.map((task) => [task.id, task])),
    place,
    resolved,
  }
  const standing = steps.flatMap((step) => standingAt(step, ground))
  const later = laterKillSteps(steps, edges, standing)
  const decided = standing.map((item) => planHazard(item, decideStanding(item, killStepFor(item, later.get(item.step.id) ?? [], standing))))
  const numbers = new Map([...numberControls(decided, 'CCP'), ...numberControls(decided, 'oPRP')])
  return decided.map((hazard) => ({ ...hazard, decision: { ...hazard.decision, number: numbers.get(hazard.key) ?? null } }))
}
