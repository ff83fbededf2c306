import { holds, type PlaceContext } from '../facts/conditions.ts'
import { decideControl, type ControlDecision, type ControlQuestion } from './decide-control.ts'
import type {
  ExtraSwitch,
  FoodGroupId,
  Hazard,
  HazardAtStep,
  Knowledge,
  MonitoringTask,
  Process,
  ProcessId,
  TaskId,
} from '../facts/facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanLimit, Reason } from './plan.ts'
import { pickLimits, type ResolvedLimits } from '../facts/resolve-limits.ts'

/** A hazard that stands at a chosen step, with its scores and limits there. */
export type Standing = {
  readonly hazard: Hazard
  readonly at: HazardAtStep
  readonly step: Process
  readonly severity: number
  readonly probability: number
  readonly adjustments: readonly Reason[]
  /** One of the limits that the fact names holds here. */
  readonly has_limit: boolean
  /** The food in question leaves the place without the later step that kills. */
  readonly eaten_as_is: boolean
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
  readonly uncooked: UncookedFoods
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

/**
 * Foods that leave the place without a step that kills; null where the products of the place are not known.
 */
export type UncookedFoods = ReadonlySet<FoodGroupId> | null

/** The ingredients of raw dishes, also where no product group names them. */
const rawDishFoods: readonly (readonly [ExtraSwitch, readonly FoodGroupId[]])[] = [
  ['raw_animal_rte', ['FG01', 'FG03', 'FG05', 'FG06', 'FG07', 'FG08']],
  ['raw_egg_dishes', ['FG09']],
]

export function uncookedFoods(
  place: Pick<PlaceContext, 'product_groups' | 'extra'>,
  { product_groups }: Pick<Knowledge, 'product_groups'>,
): UncookedFoods {
  if (place.product_groups.size === 0) return null
  return new Set([
    ...product_groups
      .filter(({ id }) => place.product_groups.has(id))
      .flatMap(({ uncooked }) => uncooked ?? []),
    ...rawDishFoods.flatMap(([item, foods]) => (place.extra.has(item) ? foods : [])),
  ])
}

/** A later step helps only where none of the foods can leave the place without it. */
const leavesUncooked = (foods: readonly FoodGroupId[], uncooked: UncookedFoods): boolean =>
  uncooked === null || (foods.length === 0 ? uncooked.size > 0 : foods.some((food) => uncooked.has(food)))

function scores(
  hazard: Hazard,
  at: HazardAtStep,
  place: PlaceContext,
): Pick<Standing, 'severity' | 'probability' | 'adjustments'> {
  const adjustments: Reason[] = []
  const adjust = (code: string, from: number, to: number): void => {
    if (from !== to) adjustments.push({ code, values: { from, to } })
  }
  const base = at.severity ?? hazard.severity
  const probability = at.probability ?? hazard.probability
  adjust('adjust.step_severity', hazard.severity, base)
  adjust('adjust.step_probability', hazard.probability, probability)
  if (!hazard.worse_for_vulnerable || !place.extra.has('vulnerable_consumers'))
    return { severity: base, probability, adjustments }
  const severity = Math.min(4, base + 1)
  if (severity === base) adjustments.push({ code: 'adjust.vulnerable_highest', values: { severity } })
  adjust('adjust.vulnerable', base, severity)
  if (hazard.type === 'biological' && hazard.kind === 'survival')
    adjustments.push({ code: 'adjust.no_undercooked_option', values: {} })
  return { severity, probability, adjustments }
}

type AtStep = { readonly hazard: Hazard; readonly ats: readonly HazardAtStep[] }

/** Every plan uses the same facts, so the possible hazards of each step are computed once. */
const mayStand = new WeakMap<readonly Hazard[], ReadonlyMap<ProcessId, readonly AtStep[]>>()

/** The hazards that may stand at each step, by id. */
function byStep(hazards: readonly Hazard[]): ReadonlyMap<ProcessId, readonly AtStep[]> {
  const known = mayStand.get(hazards)
  if (known !== undefined) return known
  const made = new Map<ProcessId, AtStep[]>()
  for (const hazard of [...hazards].sort((a, b) => byText(a.id, b.id))) {
    for (const [process, ats] of Map.groupBy(hazard.at, (item) => item.process))
      made.set(process, [...(made.get(process) ?? []), { hazard, ats }])
  }
  mayStand.set(hazards, made)
  return made
}

/** The hazards that stand at a step, by id. */
export function standingAt(
  step: Process,
  { hazards, tasks, place, resolved, uncooked }: Ground,
): readonly Standing[] {
  return (byStep(hazards).get(step.id) ?? []).flatMap(({ hazard, ats }) => {
    const at = ats.find((item) => holds(item.when, place))
    if (at === undefined || !holds(hazard.when, place)) return []
    const foods =
      hazard.food_groups.length === 0
        ? [...place.food_groups]
        : hazard.food_groups.filter((group) => place.food_groups.has(group))
    if (hazard.food_groups.length > 0 && foods.length === 0) return []
    const holding = at.tasks.filter((id) => holds(tasks.get(id)?.when, place))
    const judged = holding.flatMap((id) => tasks.get(id)?.limit ?? []).filter((id) => !at.limits.includes(id))
    const named = pickLimits(at.limits, foods, resolved)
    return [
      {
        hazard,
        at,
        step,
        ...scores(hazard, at, place),
        has_limit: named.length > 0,
        eaten_as_is: at.eaten_as_is ?? (eatenAsIs(hazard, at) || leavesUncooked(foods, uncooked)),
        tasks: sortedSet(holding),
        limits: judged.length === 0 ? named : pickLimits([...at.limits, ...judged], foods, resolved),
      },
    ]
  })
}

/** The data that decides the control of one hazard, given the step that would remove it. */
export const questionOf = (standing: Standing, laterKillStep: ProcessId | null): ControlQuestion => ({
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
  eaten_as_is: standing.eaten_as_is,
})

export const decideStanding = (standing: Standing, laterKillStep: ProcessId | null): ControlDecision =>
  decideControl(questionOf(standing, laterKillStep))
