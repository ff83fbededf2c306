import { holds, type PlaceContext } from './conditions.ts'
import { decideControl, riskScore, type ControlDecision } from './decide-control.ts'
import type { Condition, ExtraSwitch, FoodGroupId, Hazard, HazardAtStep, MonitoringTask, Process, ProcessId, TaskId } from './facts.ts'
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
  readonly limits: readonly PlanLimit[]
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

function standingAt(step: Process, hazards: readonly Hazard[], place: PlaceContext, resolved: ResolvedLimits): readonly Standing[] {
  return hazards.flatMap((hazard) => {
    const at = hazard.at.find((item) => item.process === step.id && holds(item.when, place))
    if (at === undefined || !holds(hazard.when, place)) return []
    const foods = hazard.food_groups.length === 0 ? [...place.food_groups] : hazard.food_groups.filter((group) => place.food_groups.has(group))
    if (hazard.food_groups.length > 0 && foods.length === 0) return []
    return [{ hazard, at, step, ...scores(hazard, at, place), limits: pickLimits(at.limits, foods, resolved) }]
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
    has_limit: standing.limits.length > 0,
    names_limit: standing.at.limits.length > 0,
    later_kill_step: laterKillStep,
    eaten_as_is: eatenAsIs(standing.hazard, standing.at),
  })

/**
 * The kill step that answers for each step: the first one further down the same flow at which survival is a CCP of its
 * own. A step that kills (cooking, frying, cooking eggs) answers for itself, and what comes after one is not handed on:
 * cooked food is also eaten without being heated again.
 */
function laterKillSteps(steps: readonly Process[], edges: readonly FlowEdge[], standing: readonly Standing[]): ReadonlyMap<ProcessId, ProcessId> {
  const reached = reachableFrom(edges)
  const controlled = new Set(standing.filter((item) => item.hazard.kind === 'survival' && decide(item, null).class === 'CCP').map((item) => item.step.id))
  const kills = steps.filter((step) => step.flow_order !== null && (step.kill_step || controlled.has(step.id)))
  const answer = new Map<ProcessId, ProcessId>()
  for (const step of steps) {
    if (kills.includes(step) || kills.some((kill) => reached.get(kill.id)?.has(step.id))) continue
    const later = kills.find((kill) => kill.kill_step && controlled.has(kill.id) && reached.get(step.id)?.has(kill.id))
    if (later !== undefined) answer.set(step.id, later.id)
  }
  return answer
}

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

/** The named tasks whose own condition holds; a critical control point is never left without, so it then keeps all it names. */
function tasksAt(standing: Standing, decision: ControlDecision, conditions: TaskConditions, place: PlaceContext): readonly TaskId[] {
  const named = sortedSet(standing.at.tasks)
  const holding = named.filter((id) => holds(conditions.get(id), place))
  return holding.length === 0 && decision.class === 'CCP' ? named : holding
}

function planHazard(standing: Standing, decision: ControlDecision, tasks: readonly TaskId[]): PlanHazard {
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
    tasks,
    action: at.action,
    evidence: hazard.evidence,
    sources: hazard.sources,
  }
}

type TaskConditions = ReadonlyMap<TaskId, Condition>

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
  const sorted = [...hazards].sort((a, b) => byText(a.id, b.id))
  const standing = steps.flatMap((step) => standingAt(step, sorted, place, resolved))
  const later = laterKillSteps(steps, edges, standing)
  const conditions: TaskConditions = new Map(tasks.map((task) => [task.id, task.when]))
  const decided = standing.map((item) => {
    const decision = decide(item, later.get(item.step.id) ?? null)
    return planHazard(item, decision, tasksAt(item, decision, conditions, place))
  })
  const numbers = new Map([...numberControls(decided, 'CCP'), ...numberControls(decided, 'oPRP')])
  return decided.map((hazard) => ({ ...hazard, decision: { ...hazard.decision, number: numbers.get(hazard.key) ?? null } }))
}
