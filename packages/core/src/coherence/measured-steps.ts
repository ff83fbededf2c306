/**
 * Compares ranges of a place's own forms and of single units with the plan. Measurements compare when the
 * kind of task, the quantity and the end are the same, and for cold whether it is frozen. A place may measure
 * more than its plan and be stricter; a range that allows more than every line of its kind is a limit that
 * the plan does not have.
 */
import { taskCategories, type Plan, type PlanTask, type Quantity } from '../haccp/index.ts'
import { controlOf, type MeasuredStep, type PlaceTask, type Range } from './place-task.ts'

const ends = ['min', 'max'] as const
type End = (typeof ends)[number]

/** °C that part frozen from chilled and chilled from hot: no line of the one is a laxer form of the other. */
const FROZEN_BELOW = -5
const HOT_ABOVE = 40

/** For these quantities the kind of task shows what is measured; times and percentages may be of anything. */
const compared: readonly Quantity[] = ['celsius', 'ph', 'aw', 'mg_per_kg', 'ppm', 'mm', 'cfu_per_g']

/** Null = not to be compared: cold is held from above, heat from below. */
function kindOf(quantity: Quantity, end: End, range: Range, task_subtype_id: number): string | null {
  const { min, max } = range
  if (!compared.includes(quantity)) return null
  if (quantity !== 'celsius') return `${quantity} ${end}`
  const isHot =
    min !== null && (min > HOT_ABOVE || (max === null && task_subtype_id === taskCategories.hot_storage))
  if (isHot) return end === 'min' ? 'hot' : null
  return end === 'min' || max === null ? null : max < FROZEN_BELOW ? 'frozen' : 'chilled'
}

/**
 * The laxest line of the plan of each kind, among those that one figure says; of equal ones the one under the
 * strongest control.
 */
function linesOf(plan: Plan, task_subtype_id: number): ReadonlyMap<string, PlanTask> {
  const lines = new Map<string, PlanTask>()
  for (const line of [...plan.tasks].sort((a, b) => rankOf(plan, a) - rankOf(plan, b))) {
    const { limit } = line
    if (
      limit === null ||
      limit.from !== null ||
      limit.then !== null ||
      taskCategories[line.category] !== task_subtype_id
    )
      continue
    for (const end of ends) {
      const value = limit[end]
      if (value === null) continue
      const kind = kindOf(limit.quantity, end, limit, task_subtype_id)
      const laxestValue = lines.get(kind ?? '')?.limit?.[end]
      if (kind !== null && (laxestValue == null || isBeyond(end, value, laxestValue))) lines.set(kind, line)
    }
  }
  return lines
}

const ranks = { CCP: 0, oPRP: 1, PRP: 2 }
function rankOf(plan: Plan, { hazards }: PlanTask): number {
  const control = controlOf(plan, hazards)
  return control === null ? 3 : ranks[control]
}

const isBeyond = (end: End, value: number, line: number): boolean =>
  end === 'max' ? value > line : value < line

export type LaxRange = {
  readonly step_id: number
  /** Null = of the step itself. */
  readonly unit_id: number | null
  /** The line of the plan with the stricter range. */
  readonly line: PlanTask
  readonly range: Range
  /** The range with the plan's figures where it is laxer; null = the task's own. */
  readonly fixed: Range | null
}

type Against = {
  readonly quantity: Quantity
  readonly task_subtype_id: number
  readonly lines: ReadonlyMap<string, PlanTask>
}

function laxBy(
  range: Range,
  { quantity, task_subtype_id, lines }: Against,
): Pick<LaxRange, 'line' | 'range' | 'fixed'> | null {
  const crossed = ends.flatMap((end) => {
    const value = range[end]
    const line = value === null ? undefined : lines.get(kindOf(quantity, end, range, task_subtype_id) ?? '')
    const figure = line?.limit?.[end]
    return value === null || line === undefined || figure == null || !isBeyond(end, value, figure)
      ? []
      : [{ end, line, figure }]
  })
  const [first] = crossed
  return first === undefined
    ? null
    : {
        line: first.line,
        range,
        fixed: crossed.reduce<Range>(
          (correctedRange, { end, figure }) => inOrder({ ...correctedRange, [end]: figure }, end),
          range,
        ),
      }
}

/** A range that the plan's figure would turn upside down keeps only that figure. */
const inOrder = (range: Range, end: End): Range =>
  range.min !== null && range.max !== null && range.min > range.max
    ? { min: null, max: null, [end]: range[end] }
    : range

/** Ranges of units at the plan's own step that allow more than the plan's limit of the task. */
function laxUnits({ limit }: PlaceTask, step: MeasuredStep, line: PlanTask): LaxRange[] {
  const planLimit = line.limit
  if (limit === null || planLimit === null) return []
  const isLax = (range: Range): boolean =>
    ends.some(
      (end) => planLimit[end] !== null && (range[end] === null || isBeyond(end, range[end], planLimit[end])),
    )
  return step.units
    .filter(({ range }) => isLax(range))
    .map(({ id, range }) => ({ step_id: step.id, unit_id: id, line, range, fixed: null }))
}

/**
 * Ranges of a task, its step's and its units', that let pass more than the plan. @param line the plan's task
 * that it was made from
 */
export function laxRanges(plan: Plan, task: PlaceTask, line: PlanTask | undefined): readonly LaxRange[] {
  const lines = linesOf(plan, task.task_subtype_id)
  return task.steps.flatMap((step) => {
    if (step.range === null && line !== undefined) return laxUnits(task, step, line)
    const { quantity } = step
    if (quantity === null) return []
    const all = [
      ...(step.range === null ? [] : [{ unit_id: null, range: step.range }]),
      ...step.units.map(({ id, range }) => ({ unit_id: id, range })),
    ]
    return all.flatMap(({ unit_id, range }) => {
      const lax = laxBy(range, { quantity, task_subtype_id: task.task_subtype_id, lines })
      return lax === null ? [] : [{ step_id: step.id, unit_id, ...lax }]
    })
  })
}
