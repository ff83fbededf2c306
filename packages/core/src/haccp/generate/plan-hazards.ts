import type { PlaceContext } from '../facts/conditions.ts'
import {
  decideControl,
  riskScore,
  takenAwayAt,
  type ControlDecision,
  type ControlQuestion,
} from './decide-control.ts'
import type { Hazard, MonitoringTask, Process, ProcessId, ProductGroupId } from '../facts/facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanHazard, ProductDecision } from './plan.ts'
import { ownHazardId, type HazardEdit, type PlanEdits } from '../hazards/plan-edits.ts'
import { reachableFrom, type FlowEdge } from './plan-flow.ts'
import type { ResolvedLimits } from '../facts/resolve-limits.ts'
import { questionOf, standingAt, type Ground, type StepHazard } from './standing-hazards.ts'
import { withoutProduct, type Stream } from './streams.ts'

/** Steps at which survival is a critical control point of its own. */
const controlledSteps = (standing: readonly StepHazard[]): ReadonlySet<ProcessId> =>
  new Set(
    standing
      .filter(
        (item) =>
          item.hazard.kind === 'survival' && decideControl(questionOf(item, null, null)).class === 'CCP',
      )
      .map((item) => item.step.id),
  )

type KillSteps = (step: ProcessId) => readonly ProcessId[]

/**
 * The kill steps that answer for each step of a product: those further down its own way at which survival is
 * a control point. A step that kills (cooking, frying, cooking eggs) answers for itself, and what comes after
 * one is not handed on: cooked food is also eaten without being heated again.
 */
function laterKillSteps(
  stream: Stream,
  steps: readonly Process[],
  reached: ReadonlyMap<ProcessId, ReadonlySet<ProcessId>>,
  controlled: ReadonlySet<ProcessId>,
): KillSteps {
  const kills = steps.filter(
    ({ id, flow_order, kill_step }) =>
      flow_order !== null && stream.steps.has(id) && (kill_step || controlled.has(id)),
  )
  const leads = (from: ProcessId, to: ProcessId): boolean => reached.get(from)?.has(to) ?? false
  return (step) =>
    kills.some(({ id }) => id === step || leads(id, step))
      ? []
      : kills
          .filter((kill) => kill.kill_step && controlled.has(kill.id) && leads(step, kill.id))
          .map(({ id }) => id)
}

/** The kill step that names the same hazard (raw milk: pasteurising), else the first. */
const killStepFor = (
  item: StepHazard,
  kills: readonly ProcessId[],
  standing: readonly StepHazard[],
): ProcessId | null =>
  kills.find((kill) =>
    standing.some(({ hazard, step }) => step.id === kill && hazard.id === item.hazard.id),
  ) ??
  kills[0] ??
  null

/** Hazards of one step that are watched by the same line are one control point and share its number. */
function numberControls(
  hazards: readonly PlanHazard[],
  facts: readonly MonitoringTask[],
  control: 'CCP' | 'oPRP',
): ReadonlyMap<string, number> {
  const lines = new Map(facts.map(({ id, line }) => [id, line?.task ?? id]))
  const numbers = new Map<string, number>()
  const points: { step: ProcessId; tasks: Set<string>; number: number }[] = []
  for (const hazard of hazards) {
    if (hazard.decision.class !== control) continue
    const watched = hazard.tasks.map((task) => lines.get(task) ?? task)
    let point = points.find(
      (item) => item.step === hazard.step && watched.some((task) => item.tasks.has(task)),
    )
    if (point === undefined) {
      point = { step: hazard.step, tasks: new Set(), number: points.length + 1 }
      points.push(point)
    }
    for (const task of watched) point.tasks.add(task)
    numbers.set(hazard.key, point.number)
  }
  return numbers
}

/** The decisions for the products that pass the step with the hazard, the strictest first. */
type Decided = { readonly decision: ControlDecision; readonly by_product: readonly ProductDecision[] }

function planHazard(standing: StepHazard, { decision, by_product }: Decided): PlanHazard {
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
      ...(by_product.length > 1 && { by_product }),
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
  readonly streams: readonly Stream[]
  readonly edits: PlanEdits
}

const keyOf = ({ step, hazard }: StepHazard): string => `${step.id}/${hazard.id}`

/** The place's own estimation in the stead of the knowledge base's, with the reason noted. */
function estimated(item: StepHazard, edit: HazardEdit | undefined): StepHazard {
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
function standingKept(olderHazard: PlanHazard, { tasks, resolved }: HazardInput): PlanHazard {
  const values = sortedSet(olderHazard.limits.map(({ id }) => id)).flatMap((id) => {
    const today = resolved.get(id)?.values ?? []
    return today.length > 0 ? today : olderHazard.limits.filter((limit) => limit.id === id)
  })
  return {
    ...olderHazard,
    limits: values,
    tasks: olderHazard.tasks.filter((id) => tasks.some((task) => task.id === id)),
  }
}

/** Hazards that the owner kept as an older edition had them, each at its step. */
function withKept(hazards: readonly PlanHazard[], input: HazardInput): readonly PlanHazard[] {
  const { edits, steps } = input
  const olderHazards = edits.hazards.flatMap((edit) =>
    edit.kept === null || edit.is_disabled ? [] : [standingKept(edit.kept, input)],
  )
  if (olderHazards.length === 0) return hazards
  const byKey = new Map(olderHazards.map((hazard) => [hazard.key, hazard]))
  const present = new Set(hazards.map(({ key }) => key))
  const replaced = hazards.map((hazard) => byKey.get(hazard.key) ?? hazard)
  const added = olderHazards.filter(({ key }) => !present.has(key))
  return steps.flatMap(({ id }) => [...replaced, ...added].filter(({ step }) => step === id))
}

/** Keys of disabled hazards. */
function disabledKeys({ hazards, own }: PlanEdits): (item: StepHazard) => boolean {
  const keys = new Set(hazards.filter(({ is_disabled }) => is_disabled).map(({ key }) => key))
  const ids = new Set(own.filter(({ is_disabled }) => is_disabled).map(({ id }) => id))
  return (item) => keys.has(keyOf(item)) || ids.has(ownHazardId(item.hazard.id) ?? -1)
}

/**
 * The data that decides the control, for one product or for several with the same result; no products = for
 * raw materials that go into none.
 */
type ProductQuestion = { readonly question: ControlQuestion; readonly products: readonly ProductGroupId[] }

type Stood = {
  readonly all: readonly StepHazard[]
  readonly isDisabled: (item: StepHazard) => boolean
  /** By the later step that takes it away; first the products that no later step helps. */
  readonly questionsOf: (item: StepHazard) => readonly [ProductQuestion, ...ProductQuestion[]]
}

/**
 * The hazards at the steps with the place's own estimations, and the question for each product that brings
 * one.
 */
function stand(input: HazardInput): Stood {
  const { steps, edges, hazards, tasks, place, resolved, streams, edits } = input
  const ground: Ground = {
    hazards,
    tasks: new Map(tasks.map((task) => [task.id, task])),
    place,
    resolved,
    streams,
  }
  const editOf = new Map(edits.hazards.map((edit) => [edit.key, edit]))
  const isDisabled = disabledKeys(edits)
  const all = steps
    .flatMap((step) => standingAt(step, ground))
    .map((item) => estimated(item, editOf.get(keyOf(item))))
  const standing = all.filter((item) => !isDisabled(item))
  const controlled = controlledSteps(standing)
  const reached = reachableFrom(edges)
  const later = new Map(
    streams.map((stream) => [stream.product, laterKillSteps(stream, steps, reached, controlled)]),
  )
  const ask = (item: StepHazard, stream: Stream | null): ProductQuestion => {
    const kills = stream === null || isDisabled(item) ? [] : (later.get(stream.product)?.(item.step.id) ?? [])
    return {
      question: questionOf(item, killStepFor(item, kills, standing), stream),
      products: stream === null ? [] : [stream.product],
    }
  }
  return {
    all,
    isDisabled,
    questionsOf: (item) => {
      const loose = withoutProduct(item.foods, streams).length > 0 ? [null] : []
      const [first = ask(item, null), ...others] = strictestFirst(
        [...item.carriers, ...loose].map((stream) => ask(item, stream)),
      )
      return [first, ...others]
    },
  }
}

/**
 * Products with the same later step together; those without one first, because their class is never milder.
 */
const strictestFirst = (questions: readonly ProductQuestion[]): readonly ProductQuestion[] =>
  [...Map.groupBy(questions, ({ question }) => takenAwayAt(question) ?? '')]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [{ ...first, products: [first, ...others].flatMap(({ products }) => products) }],
    )

/** The decision, with the products where they differ. */
function decide(questions: readonly [ProductQuestion, ...ProductQuestion[]]): Decided {
  const decisions = questions.map(({ question, products }) => ({ ...decideControl(question), products }))
  const alike = Map.groupBy(decisions, (one) => `${one.class} ${one.controlled_at ?? ''}`)
  return {
    decision: decideControl(questions[0].question),
    by_product: [...alike.values()].flatMap((same) => {
      const products = sortedSet(same.flatMap((one) => one.products))
      return same.slice(0, 1).map((one) => ({ products, class: one.class, controlled_at: one.controlled_at }))
    }),
  }
}

/**
 * The data that decides the control of the hazard with that key; undefined where the hazard does not apply
 * here.
 */
export function hazardQuestion(input: HazardInput, key: string): ControlQuestion | undefined {
  const { all, questionsOf } = stand(input)
  const item = all.find((one) => keyOf(one) === key)
  return item === undefined ? undefined : questionsOf(item)[0].question
}

/**
 * Every hazard that applies at the place, step by step in flow order, decided and numbered, and separately
 * the disabled ones.
 */
export function planHazards(input: HazardInput): {
  readonly hazards: readonly PlanHazard[]
  readonly disabled: readonly PlanHazard[]
} {
  const { all, isDisabled, questionsOf } = stand(input)
  const planAll = (items: readonly StepHazard[]) =>
    items.map((item) => planHazard(item, decide(questionsOf(item))))
  const decided = withKept(planAll(all.filter((item) => !isDisabled(item))), input)
  const numbers = new Map([
    ...numberControls(decided, input.tasks, 'CCP'),
    ...numberControls(decided, input.tasks, 'oPRP'),
  ])
  return {
    hazards: decided.map((hazard) => ({
      ...hazard,
      decision: { ...hazard.decision, number: numbers.get(hazard.key) ?? null },
    })),
    disabled: planAll(all.filter(isDisabled)),
  }
}
