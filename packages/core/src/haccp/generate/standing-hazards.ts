import { holds, type PlaceContext } from '../facts/conditions.ts'
import type { ControlQuestion } from './decide-control.ts'
import type {
  ExtraSwitch,
  FoodGroupId,
  Hazard,
  HazardAtStep,
  MonitoringTask,
  Process,
  ProcessId,
  TaskId,
} from '../facts/facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanLimit, Reason } from './plan.ts'
import { pickLimits, type ResolvedLimits } from '../facts/resolve-limits.ts'
import { carriersOf, foodsAt, type Stream } from './streams.ts'

/** A hazard that stands at a chosen step, with its scores and limits there. */
export type StepHazard = {
  readonly hazard: Hazard
  readonly at: HazardAtStep
  readonly step: Process
  readonly severity: number
  readonly probability: number
  readonly adjustments: readonly Reason[]
  /** One of the limits that the fact names holds here. */
  readonly has_limit: boolean
  /** Raw materials that may bring it to the step. */
  readonly foods: readonly FoodGroupId[]
  /** The products that pass the step with one of them; none where its products are not known. */
  readonly carriers: readonly Stream[]
  readonly tasks: readonly TaskId[]
  /** The limits of the fact and of its tasks: no task has a limit that the hazard lacks. */
  readonly limits: readonly PlanLimit[]
}

/** The input for filling the steps. */
export type Ground = {
  readonly hazards: readonly Hazard[]
  readonly tasks: ReadonlyMap<TaskId, MonitoringTask>
  readonly place: PlaceContext
  readonly resolved: ResolvedLimits
  readonly streams: readonly Stream[]
}

/** Foods that reach the plate without being cooked in the kitchen: cheese, chilled ready-to-eat food. */
const readyToEatGroups = new Set<FoodGroupId>(['FG13', 'FG26'])
const rawDishes = new Set<ExtraSwitch>(['raw_animal_rte', 'raw_egg_dishes'])

/**
 * Whether the food with the hazard is eaten without a further kill step: as the fact says, else where it
 * concerns ready-to-eat foods only, or applies only because raw dishes are made.
 */
export function eatenAsIs(hazard: Hazard, at: HazardAtStep): boolean {
  if (at.eaten_as_is !== undefined) return at.eaten_as_is
  if (hazard.food_groups.length > 0 && hazard.food_groups.every((group) => readyToEatGroups.has(group)))
    return true
  return [hazard.when.any_extra ?? [], at.when?.any_extra ?? []].some(
    (extra) => extra.length > 0 && extra.every((item) => rawDishes.has(item)),
  )
}

/** Whether the food in question leaves the place in that product without a later step that kills. */
function leavesUncooked({ hazard, at, foods }: StepHazard, stream: Stream | null): boolean {
  if (at.eaten_as_is !== undefined) return at.eaten_as_is
  if (stream === null || eatenAsIs(hazard, at)) return true
  const its = foods.filter((food) => stream.foods.has(food))
  return its.length === 0 ? stream.uncooked.size > 0 : its.some((food) => stream.uncooked.has(food))
}

function scores(
  hazard: Hazard,
  at: HazardAtStep,
  place: PlaceContext,
): Pick<StepHazard, 'severity' | 'probability' | 'adjustments'> {
  const adjustments: Reason[] = []
  const adjust = (code: string, from: number, to: number): void => {
    if (from !== to) adjustments.push({ code, values: { from, to } })
  }
  const base = at.severity ?? hazard.severity
  const probability = at.probability ?? hazard.probability
  adjust('adjust.step_severity', hazard.severity, base)
  adjust('adjust.step_probability', hazard.probability, probability)
  if (!hazard.worse_for_vulnerable || !place.feeds_vulnerable)
    return { severity: base, probability, adjustments }
  const severity = Math.min(4, base + 1)
  if (severity === base) adjustments.push({ code: 'adjust.vulnerable_highest', values: { severity } })
  adjust('adjust.vulnerable', base, severity)
  if (place.extra.has('vulnerable_consumers') && hazard.type === 'biological' && hazard.kind === 'survival')
    adjustments.push({ code: 'adjust.no_undercooked_option', values: {} })
  return { severity, probability, adjustments }
}

type AtStep = { readonly hazard: Hazard; readonly ats: readonly HazardAtStep[] }

/** Every plan uses the same facts, so the possible hazards of each step are computed once. */
const mayStand = new WeakMap<readonly Hazard[], ReadonlyMap<ProcessId, readonly AtStep[]>>()

/** The hazards that may stand at each step, by id. */
function byStep(hazards: readonly Hazard[]): ReadonlyMap<ProcessId, readonly AtStep[]> {
  const cachedHazards = mayStand.get(hazards)
  if (cachedHazards !== undefined) return cachedHazards
  const hazardsByStep = new Map<ProcessId, AtStep[]>()
  for (const hazard of [...hazards].sort((a, b) => byText(a.id, b.id))) {
    for (const [process, ats] of Map.groupBy(hazard.at, (item) => item.process))
      hazardsByStep.set(process, [...(hazardsByStep.get(process) ?? []), { hazard, ats }])
  }
  mayStand.set(hazards, hazardsByStep)
  return hazardsByStep
}

/** The raw materials that may bring the hazard to the step; null where none does. */
function foodsOf(hazard: Hazard, step: Process, { place, streams }: Ground): readonly FoodGroupId[] | null {
  const hasFoodGroups = hazard.food_groups.length > 0
  const there = hasFoodGroups
    ? hazard.food_groups.filter((group) => place.food_groups.has(group))
    : [...place.food_groups]
  if (hasFoodGroups && there.length === 0) return null
  return foodsAt(step, there, streams) ?? (hasFoodGroups ? null : [])
}

/** The hazards that stand at a step, by id. */
export function standingAt(step: Process, ground: Ground): readonly StepHazard[] {
  const { hazards, tasks, place, resolved, streams } = ground
  return (byStep(hazards).get(step.id) ?? []).flatMap(({ hazard, ats }) => {
    const at = ats.find((item) => holds(item.when, place))
    if (at === undefined || !holds(hazard.when, place)) return []
    const foods = foodsOf(hazard, step, ground)
    if (foods === null) return []
    const holding = at.tasks.filter((id) => holds(tasks.get(id)?.when, place))
    const judged = holding.flatMap((id) => tasks.get(id)?.limit ?? []).filter((id) => !at.limits.includes(id))
    const stepLimits = pickLimits(at.limits, foods, resolved)
    return [
      {
        hazard,
        at,
        step,
        ...scores(hazard, at, place),
        has_limit: stepLimits.length > 0,
        foods,
        carriers: carriersOf(step.id, hazard.food_groups.length === 0 ? [] : foods, streams),
        tasks: sortedSet(holding),
        limits: judged.length === 0 ? stepLimits : pickLimits([...at.limits, ...judged], foods, resolved),
      },
    ]
  })
}

/**
 * The data that decides the control of one of them, given the step that would remove it from that product;
 * null = its product is not known.
 */
export const questionOf = (
  standing: StepHazard,
  laterKillStep: ProcessId | null,
  stream: Stream | null,
): ControlQuestion => ({
  type: standing.hazard.type,
  kind: standing.hazard.kind,
  severity: standing.severity,
  probability: standing.probability,
  heat_stable: standing.at.heat_stable ?? standing.hazard.heat_stable,
  at_least_oprp: standing.hazard.at_least_oprp,
  prp_suffices: standing.at.prp_suffices,
  specific: standing.at.specific,
  has_limit: standing.has_limit,
  names_limit: standing.at.limits.length > 0,
  later_kill_step: laterKillStep,
  eaten_as_is: leavesUncooked(standing, stream),
})
