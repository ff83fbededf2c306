import type { PlaceContext } from '../facts/conditions.ts'
import { riskScore, type ControlDecision, type ControlQuestion } from './decide-control.ts'
import type { Hazard, MonitoringTask, Process, ProcessId } from '../facts/facts.ts'
import { sortedSet } from './order.ts'
import type { PlanHazard } from './plan.ts'
import { ownHazardId, type HazardEdit, type PlanEdits } from '../hazards/plan-edits.ts'
import { reachableFrom, type FlowEdge } from './plan-flow.ts'
import type { ResolvedLimits } from '../facts/resolve-limits.ts'
import {
  decideStanding,
  questionOf,
  standingAt,
  type Ground,
  type Standing,
  type UncookedFoods,
} from './standing-hazards.ts'

/**
 * The later kill steps that control the hazards of each step: those further down the same flow at which
 * survival is a CCP of its own. A step that kills (cooking, frying, cooking eggs) controls its own hazards,
 * and hazards after one are not left to a later one: cooked food is also eaten without being heated again.
 */
function laterKillSteps(
  steps: readonly Process[],
  edges: readonly FlowEdge[],
  standing: readonly Standing[],
): ReadonlyMap<ProcessId, readonly ProcessId[]> {
  const reached = reachableFrom(edges)
  const controlled = new Set(
    standing
      .filter((item) => item.hazard.kind === 'survival' && decideStanding(item, null).class === 'CCP')
      .map((item) => item.step.id),
  )
  const kills = steps.filter(
    (step) => step.flow_order !== null && (step.kill_step || controlled.has(step.id)),
  )
  const answer = new Map<ProcessId, readonly ProcessId[]>()
  for (const step of steps) {
    if (kills.includes(step) || kills.some((kill) => reached.get(kill.id)?.has(step.id))) continue
    answer.set(
      step.id,
      kills
        .filter((kill) => kill.kill_step && controlled.has(kill.id) && reached.get(step.id)?.has(kill.id))
        .map(({ id }) => id),
    )
  }
  return answer
}

/** The kill step that names the same hazard (raw milk: pasteurising), else the first. */
const killStepFor = (
  item: Standing,
  kills: readonly ProcessId[],
  standing: readonly Standing[],
): ProcessId | null =>
  kills.find((kill) =>
    standing.some(({ hazard, step }) => step.id === kill && hazard.id === item.hazard.id),
  ) ??
  kills[0] ??
  null

/** Hazards of one step that share a monitoring task are one control point and share its number. */
function numberControls(
  hazards: readonly PlanHazard[],
  control: 'CCP' | 'oPRP',
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  const points: { step: ProcessId; tasks: Set<string>; number: number }[] = []
  for (const hazard of hazards) {
    if (hazard.decision.class !== control) continue
    let point = points.find(
      (item) => item.step === hazard.step && hazard.tasks.some((task) => item.tasks.has(task)),
    )
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
    decision: {
      class: decision.class,
      number: null,
      codex: decision.codex,
      rule: decision.rule,
      controlled_at: decision.controlled_at,
    },
    prp: at.prp,
    limits,
    // A critical control point is never left without a task: it then keeps all that the fact names.
    tasks: standing.tasks.length === 0 && decision.class === 'CCP' ? sortedSet(at.tasks) : standing.tasks,
    action: at.action,
    evidence: hazard.evidence,
    sources: hazard.sources,
  }
}

export type HazardInput = {
  readonly steps: readonly Process[]
  readonly edges: readonly FlowEdge[]
  readonly hazards: readonly Hazard[]
  readonly tasks: readonly MonitoringTask[]
  readonly place: PlaceContext
  readonly resolved: ResolvedLimits
  readonly uncooked: UncookedFoods
  readonly edits: PlanEdits
}

const keyOf = ({ step, hazard }: Standing): string => `${step.id}/${hazard.id}`

/** The place's own estimation in the stead of the knowledge base's, with the reason noted. */
function estimated(item: Standing, edit: HazardEdit | undefined): Standing {
  if (edit === undefined) return item
  const severity = edit.severity ?? item.severity
  const probability = edit.probability ?? item.probability
  const noted = (code: string, from: number, to: number) =>
    from === to ? [] : [{ code, values: { from, to } }]
  const adjustments = [
    ...item.adjustments,
    ...noted('adjust.own_severity', item.severity, severity),
    ...noted('adjust.own_probability', item.probability, probability),
  ]
  return { ...item, severity, probability, adjustments }
}

/**
 * A limit has one value at a place: a kept hazard carries those of today. Tasks that are no more do not watch
 * it.
 */
function standingKept(kept: PlanHazard, { tasks, resolved }: HazardInput): PlanHazard {
  const values = sortedSet(kept.limits.map(({ id }) => id)).flatMap((id) => {
    const today = resolved.get(id)?.values ?? []
    return today.length > 0 ? today : kept.limits.filter((limit) => limit.id === id)
  })
  return { ...kept, limits: values, tasks: kept.tasks.filter((id) => tasks.some((task) => task.id === id)) }
}

/** Hazards that the owner kept as an older edition had them, each at its step. */
function withKept(hazards: readonly PlanHazard[], input: HazardInput): readonly PlanHazard[] {
  const { edits, steps } = input
  const kept = edits.hazards.flatMap((edit) =>
    edit.kept === null || edit.is_disabled ? [] : [standingKept(edit.kept, input)],
  )
  if (kept.length === 0) return hazards
  const byKey = new Map(kept.map((hazard) => [hazard.key, hazard]))
  const present = new Set(hazards.map(({ key }) => key))
  const replaced = hazards.map((hazard) => byKey.get(hazard.key) ?? hazard)
  const added = kept.filter(({ key }) => !present.has(key))
  return steps.flatMap(({ id }) => [...replaced, ...added].filter(({ step }) => step === id))
}

/** Keys of disabled hazards. */
function disabledKeys({ hazards, own }: PlanEdits): (item: Standing) => boolean {
  const keys = new Set(hazards.filter(({ is_disabled }) => is_disabled).map(({ key }) => key))
  const ids = new Set(own.filter(({ is_disabled }) => is_disabled).map(({ id }) => id))
  return (item) => keys.has(keyOf(item)) || ids.has(ownHazardId(item.hazard.id) ?? -1)
}

type Stood = {
  readonly all: readonly Standing[]
  readonly standing: readonly Standing[]
  readonly isDisabled: (item: Standing) => boolean
  readonly laterOf: (item: Standing) => ProcessId | null
}

/** The hazards at the steps with the place's own estimations, and the later step that would remove each. */
function stand({ steps, edges, hazards, tasks, place, resolved, uncooked, edits }: HazardInput): Stood {
  const ground: Ground = {
    hazards,
    tasks: new Map(tasks.map((task) => [task.id, task])),
    place,
    resolved,
    uncooked,
  }
  const editOf = new Map(edits.hazards.map((edit) => [edit.key, edit]))
  const isDisabled = disabledKeys(edits)
  const all = steps
    .flatMap((step) => standingAt(step, ground))
    .map((item) => estimated(item, editOf.get(keyOf(item))))
  const standing = all.filter((item) => !isDisabled(item))
  const later = laterKillSteps(steps, edges, standing)
  return {
    all,
    standing,
    isDisabled,
    laterOf: (item) => (isDisabled(item) ? null : killStepFor(item, later.get(item.step.id) ?? [], standing)),
  }
}

/**
 * The data that decides the control of the hazard with that key; undefined where the hazard does not apply
 * here.
 */
export function hazardQuestion(input: HazardInput, key: string): ControlQuestion | undefined {
  const { all, laterOf } = stand(input)
  const item = all.find((one) => keyOf(one) === key)
  return item === undefined ? undefined : questionOf(item, laterOf(item))
}

/**
 * Every hazard that applies at the place, step by step in flow order, decided and numbered, and separately
 * the disabled ones.
 */
export function planHazards(input: HazardInput): {
  readonly hazards: readonly PlanHazard[]
  readonly disabled: readonly PlanHazard[]
} {
  const { all, standing, isDisabled, laterOf } = stand(input)
  const made = standing.map((item) => planHazard(item, decideStanding(item, laterOf(item))))
  const decided = withKept(made, input)
  const numbers = new Map([...numberControls(decided, 'CCP'), ...numberControls(decided, 'oPRP')])
  return {
    hazards: decided.map((hazard) => ({
      ...hazard,
      decision: { ...hazard.decision, number: numbers.get(hazard.key) ?? null },
    })),
    disabled: all.filter(isDisabled).map((item) => planHazard(item, decideStanding(item, null))),
  }
}
