/**
 * Compares the monitoring tasks with the plan. An inspector compares the limits of the plan with those of the
 * records: Reg. (EC) 852/2004 Art. 5(2)(d) demands monitoring at each critical control point, Codex CXC
 * 1-1969 monitoring against its limit.
 */
import { isLaxer, type Plan, type PlanLimit, type PlanTask } from '../haccp/index.ts'
import { compareLimits, compareSchedules, sameLimit, type Direction } from './compare-tasks.ts'
import { laxRanges, type LaxRange } from './measured-steps.ts'
import {
  controlOf,
  foodOfPlan,
  type FoodRange,
  type PlaceTask,
  type Range,
  type Schedule,
} from './place-task.ts'

export const findingKinds = [
  'task_missing',
  'task_disabled',
  'limit_differs',
  'limit_without_line',
  'frequency_differs',
  'task_not_in_plan',
  'limit_unknown',
  'step_laxer',
  'unit_laxer',
] as const
export type FindingKind = (typeof findingKinds)[number]

export const mendNames = [
  'make_task',
  'enable_task',
  'take_plan_limit',
  'take_task_limit',
  'take_plan_frequency',
  'remove_task',
  'tighten_range',
] as const
export type MendName = (typeof mendNames)[number]

export type Finding = {
  /**
   * The same as long as the same is wrong: `limit_differs:T-fridge`, `limit_unknown:12`,
   * `unit_laxer:12:40:7`.
   */
  readonly id: string
  readonly kind: FindingKind
  /** Of limits and schedules that differ: the task's beside the plan's. */
  readonly direction: Direction | null
  /** A CCP or oPRP is watched less than the plan says. */
  readonly is_critical: boolean
  readonly control: 'CCP' | 'oPRP' | 'PRP' | null
  readonly plan_task_id: string | null
  /** Null where there is no such task. */
  readonly task_id: number | null
  /** Keys of the hazards that the plan's task watches. */
  readonly hazards: readonly string[]
  readonly limits: { readonly plan: PlanLimit | null; readonly task: PlanLimit | null } | null
  readonly schedules: { readonly plan: Schedule; readonly task: Schedule } | null
  /**
   * A range of the place's own step or of a unit that allows more than the plan's limit; `fixed`: the range
   * after the fix, null = the task's own.
   */
  readonly range: {
    readonly step_id: number
    readonly unit_id: number | null
    readonly task: Range
    readonly fixed: Range | null
  } | null
  readonly mends: readonly MendName[]
}

type Difference = Pick<Finding, 'kind' | 'mends'> &
  Partial<Pick<Finding, 'direction' | 'limits' | 'schedules'>>

/**
 * The task's stricter value can become the plan's, where the limit is one of the knowledge base and no law is
 * broken by it.
 */
function canBeTaken(plan: Plan, line: PlanLimit, task: PlanLimit | null): boolean {
  if (task === null || task.id !== line.id || line.id.startsWith('L-own-')) return false
  return !plan.limits.some((limit) => limit.id === line.id && limit.force === 'law' && isLaxer(task, limit))
}

function limitFindings(plan: Plan, line: PlanTask, task: PlaceTask): Difference[] {
  const limits = { plan: line.limit, task: task.limit }
  if (line.limit === null)
    return task.limit === null ? [] : [{ kind: 'limit_without_line', limits, mends: ['take_plan_limit'] }]
  const direction = compareLimits(task.limit, line.limit)
  if (direction === null)
    return sameFoods(task, line)
      ? []
      : [{ kind: 'limit_differs', direction: 'other', limits, mends: ['take_plan_limit'] }]
  const taken = direction === 'stricter' && canBeTaken(plan, line.limit, task.limit)
  return [
    {
      kind: 'limit_differs',
      direction,
      limits,
      mends: taken ? ['take_plan_limit', 'take_task_limit'] : ['take_plan_limit'],
    },
  ]
}

const foodsInOrder = (foods: readonly FoodRange[]): string =>
  JSON.stringify(
    foods
      .map(({ key, entry_min_value, entry_max_value, hold_minutes }) => [
        key,
        entry_min_value,
        entry_max_value,
        hold_minutes,
      ])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

/** The same foods with the same limits. */
export const sameFoods = (task: Pick<PlaceTask, 'foods'>, line: PlanTask): boolean =>
  foodsInOrder(task.foods) === foodsInOrder((line.foods ?? []).map(foodOfPlan))

function lineFindings(plan: Plan, line: PlanTask, task: PlaceTask | undefined): Difference[] {
  if (task === undefined)
    return [{ kind: 'task_missing', limits: { plan: line.limit, task: null }, mends: ['make_task'] }]
  const direction = compareSchedules(task, line)
  return [
    ...(task.is_disabled ? [{ kind: 'task_disabled', mends: ['enable_task'] } as const] : []),
    ...limitFindings(plan, line, task),
    ...(direction === null
      ? []
      : [
          {
            kind: 'frequency_differs',
            direction,
            schedules: { plan: line, task },
            mends: ['take_plan_frequency'],
          } as const,
        ]),
  ]
}

const finding = (
  difference: Difference,
  of: Pick<Finding, 'plan_task_id' | 'task_id' | 'hazards' | 'control'>,
): Finding => ({
  direction: null,
  limits: null,
  schedules: null,
  range: null,
  ...difference,
  ...of,
  id: `${difference.kind}:${of.plan_task_id ?? of.task_id}`,
  is_critical:
    (of.control === 'CCP' || of.control === 'oPRP') &&
    difference.direction !== 'stricter' &&
    difference.kind !== 'limit_without_line',
})

function extraFindings(plan: Plan, task: PlaceTask): Finding[] {
  const of = { plan_task_id: task.plan_task_id, task_id: task.id, hazards: [], control: null }
  const limits = { plan: null, task: task.limit }
  if (task.is_disabled) return []
  if (task.plan_task_id !== null)
    return [finding({ kind: 'task_not_in_plan', limits, mends: ['remove_task'] }, of)]
  const isInPlan = task.limit === null || plan.limits.some((limit) => sameLimit(limit, task.limit))
  return isInPlan ? [] : [finding({ kind: 'limit_unknown', limits, mends: ['remove_task'] }, of)]
}

/**
 * Ranges that let pass more than the plan: of forms of the place's own, of steps that it added to the plan's
 * tasks, and of single units.
 */
function rangeFindings(plan: Plan, task: PlaceTask): Finding[] {
  const own = plan.tasks.find(({ id }) => id === task.plan_task_id)
  if (task.is_disabled || (own === undefined && task.plan_task_id !== null)) return []
  return laxRanges(plan, task, own).map(({ step_id, unit_id, line, range, fixed }: LaxRange): Finding => {
    const control = controlOf(plan, line.hazards)
    return {
      id:
        unit_id === null ? `step_laxer:${task.id}:${step_id}` : `unit_laxer:${task.id}:${step_id}:${unit_id}`,
      kind: unit_id === null ? 'step_laxer' : 'unit_laxer',
      direction: 'laxer',
      is_critical: control === 'CCP' || control === 'oPRP',
      control,
      plan_task_id: line.id,
      task_id: task.id,
      hazards: line.hazards,
      limits: { plan: line.limit, task: null },
      schedules: null,
      range: { step_id, unit_id, task: range, fixed },
      mends: ['tighten_range'],
    }
  })
}

/** The differences between the plan and the tasks of its place, the gravest first; none when they agree. */
export function checkCoherence(plan: Plan, tasks: readonly PlaceTask[]): readonly Finding[] {
  const tasksByLine = new Map(
    tasks.flatMap((task) => (task.plan_task_id === null ? [] : [[task.plan_task_id, task] as const])),
  )
  const lines = new Set<string>(plan.tasks.map(({ id }) => id))
  const ofLines = plan.tasks.flatMap((line) => {
    const task = tasksByLine.get(line.id)
    const of = {
      plan_task_id: line.id,
      task_id: task?.id ?? null,
      hazards: line.hazards,
      control: controlOf(plan, line.hazards),
    }
    return lineFindings(plan, line, task).map((difference) => finding(difference, of))
  })
  const extra = tasks
    .filter(({ plan_task_id }) => plan_task_id === null || !lines.has(plan_task_id))
    .flatMap((task) => extraFindings(plan, task))
  return [...ofLines, ...extra, ...tasks.flatMap((task) => rangeFindings(plan, task))].sort(
    (a, b) => Number(b.is_critical) - Number(a.is_critical),
  )
}

/** How many items were compared: control points by their number, and tasks of the plan. */
export function countChecked({ hazards, tasks }: Plan): {
  readonly ccps: number
  readonly oprps: number
  readonly tasks: number
} {
  const numbers = (name: 'CCP' | 'oPRP'): number =>
    new Set(hazards.flatMap(({ decision, key }) => (decision.class === name ? [decision.number ?? key] : [])))
      .size
  return { ccps: numbers('CCP'), oprps: numbers('oPRP'), tasks: tasks.length }
}
