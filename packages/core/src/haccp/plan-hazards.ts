import { holds, type PlaceContext } from './conditions.ts'
import { decideControl, riskScore, type ControlDecision } from './decide-control.ts'
import type { ExtraSwitch, FoodGroupId, Hazard, HazardAtStep, MonitoringTask, Process, ProcessId, TaskId } from './facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanHazard, PlanLimit, Reason } from './plan.ts'
import { reachableFrom, type FlowEdge } from './plan-flow.ts'
import { pickLimits, type ResolvedLimits } from './resolve-limits.ts'

/** A hazard that stands at a chosen step, with its scores and limits there. */
type Standing = {
  readonly hazard: Hazard
  readonly at: HazardAtStep
  readonly step: Process
  readonly severity: number
  readonly probability: number
  readonly adjustments: readonly Reason[]
  /** One of the limits that the fact names holds here. */
  readonly has_limit: boolean
  readonly tasks: readonly TaskId[]
  /** Those that the fact names and those that its tasks are judged by: no task has a limit that the hazard lacks. */
  readonly limits: readonly PlanLimit[]
}

/** What the steps are filled from. */
type Ground = {
  readonly hazards: readonly Hazard[]
  readonly tasks: ReadonlyMap<TaskId, MonitoringTask>
  readonly place: PlaceContext
  readonly resolved: ResolvedLimits
}

/** Foods that reach the plate without being cooked in the kitchen: cheese, chilled ready-to-eat food. */
const readyToEatGroups = new Set<FoodGroupId>(['FG13', 'FG26'])
const rawDishes = new Set<ExtraSwitch>(['raw_animal_rte', 'raw_egg_dishes'])

/**
 * Whether the food that the hazard stands in is eaten without a further kill step: as the fact says, else where it
 * concerns ready-to-eat foods only, or stands only because raw dishes are made.
 */
export function eatenAsIs(hazard: Hazard, at: HazardAtStep): boolean {
  if (at.eaten_as_is !== undefined) return at.eaten_as_is
  if (hazard.food_groups.length > 0 && hazard.food_groups.every((group) => readyToEatGroups.has(group))) return true
  return [hazard.when.any_extra ?? [], at.when?.any_extra ?? []].some((extra) => extra.length > 0 && extra.every((item) => rawDishes.has(item)))
}

function scores(hazard: Hazard, at: HazardAtStep, place: PlaceContext): Pick<Standing, 'severity' | 'probability' | 'adjustments'> {
  const adjustments: Reason[] = []
  const adjust = (code: string, from: number, to: number): void => {
    if (from !== to) adjustments.push({ code, values: { from, to } })
  }
  const base = at.severity ?? hazard.severity
  const probability = at.probability ?? hazard.probability
  adjust('adjust.step_severity', hazard.severity, base)
  adjust('adjust.step_probability', hazard.probability, probability)
  if (!hazard.worse_for_vulnerable || !place.extra.has('vulnerable_consumers')) return { severity: base, probability, adjustments }
  const severity = Math.min(4, base + 1)
  if (severity === base) adjustments.push({ code: 'adjust.vulnerable_highest', values: { severity } })
  adjust('adjust.vulnerable', base, severity)
  if (hazard.type === 'biological' && hazard.kind === 'survival') adjustments.push({ code: 'adjust.no_undercooked_option', values: {} })
  return { severity, probability, adjustments }
}

function standingAt(step: Process, { hazards, tasks, place, resolved }: Ground): readonly Standing[] {
  return hazards.flatMap((hazard) => {
    const at = hazard.at.find((item) => item.process === step.id && holds(item.when, place))
    if (at === undefined || !holds(hazard.when, place)) return []
    const foods = hazard.food_groups.length === 0 ? [...place.food_groups] : hazard.food_groups.filter((group) => place.food_groups.has(group))
    if (hazard.food_groups.length > 0 && foods.length === 0) return []
    const holding = at.tasks.filter((id) => holds(tasks.get(id)?.when, place))
    const judged = holding.flatMap((id) => tasks.get(id)?.limit ?? []).filter((id) => !at.limits.includes(id))
    const named = pickLimits(at.limits, foods, resolved)
    return [{
      hazard, at, step, ...scores(hazard, at, place),
      has_limit: named.length > 0,
      tasks: sortedSet(holding),
      limits: judged.length === 0 ? named : pickLimits([...at.limits, ...judged], foods, resolved),
    }]
  })
}

const decide = (standing: Standing, laterKillStep: ProcessId | null): ControlDecision =>
  decideControl({
    type: standing.hazard.type,
    kind: standing.hazard.kind,
    severity: standing.severity,
    probability: standing.probability,
    heat_stable: standing.hazard.heat_stable,
    at_least_oprp: standing.hazard.at_least_oprp,
    prp_suffices: standing.at.prp_suffices,
    specific: standing.at.specific,
    has_limit: standing.has_limit,
    names_limit: standing.at.limits.length > 0,
    later_kill_step: laterKillStep,
    eaten_as_is: eatenAsIs(standing.hazard, standing.at),
  })

/**
 * The kill steps that answer for each step: those further down the same flow at which survival is a CCP of its own. A
 * step that kills (cooking, frying, cooking eggs) answers for itself, and what comes after one is not handed on: cooked
 * food is also eaten without being heated again.
 */
function laterKillSteps(steps: readonly Process[], edges: readonly FlowEdge[], standing: readonly Standing[]): ReadonlyMap<ProcessId, readonly ProcessId[]> {
  const reached = reachableFrom(edges)
  const controlled = new Set(standing.filter((item) => item.hazard.kind === 'survival' && decide(item, null).class === 'CCP').map((item) => item.step.id))
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
  const decided = standing.map((item) => planHazard(item, decide(item, killStepFor(item, later.get(item.step.id) ?? [], standing))))
  const numbers = new Map([...numberControls(decided, 'CCP'), ...numberControls(decided, 'oPRP')])
  return decided.map((hazard) => ({ ...hazard, decision: { ...hazard.decision, number: numbers.get(hazard.key) ?? null } }))
}
