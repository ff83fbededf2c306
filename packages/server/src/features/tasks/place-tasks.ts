/** Rows of tasks as the rules of coherence need them, and changes that a place takes back. */
import type { MeasuredStep, PlaceTask, Range, TakenBack } from '@larder/core/coherence'
import { quantityOf } from '@larder/core/entries'
import type { PlanLimit, Quantity } from '@larder/core/haccp'
import { measuringTypes, type StepFood, type TaskDefinition, type UnitKind } from '@larder/core/tasks'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  hasEntries,
  listTaskRows,
  listTasksAtUnit,
  listUnits,
  type TaskRow,
  type UnitRow,
} from './tasks.queries.ts'
import { changeTasks, type TaskPatch } from './write-task.ts'

/** The limit of a task with all that a limit of a plan says; one of the place's own says less. */
export const limitOf = ({
  limit,
  quantity,
  plan_task_id,
}: Pick<TaskRow, 'limit' | 'quantity' | 'plan_task_id'>): PlanLimit | null =>
  limit === null
    ? null
    : {
        id: `L-${plan_task_id ?? 'own'}`,
        quantity: (quantity ?? 'celsius') as Quantity,
        jurisdiction: 'EU',
        hold_minutes: null,
        from: null,
        within_minutes: null,
        then: null,
        food_groups: [],
        note_key: null,
        force: 'practice',
        evidence: 'expert',
        sources: [],
        lowered: null,
        ...limit,
      }

/** Steps of the place's own; the step that the limit judges only with units that have ranges of their own. */
function measuredSteps({ id: task_id, entry_type, definition }: TaskRow): MeasuredStep[] {
  return definition.task_steps
    .filter(({ task_step_type_name: type }) => measuringTypes.includes(type))
    .flatMap((step) => {
      const units = definition.related_entities.flatMap(({ id, limits }) =>
        limits
          .filter(({ task_step_id }) => task_step_id === step.id)
          .map((limit) => ({ id, range: rangeOf(limit) })),
      )
      const range = entry_type !== null && step.id === task_id ? null : rangeOf(step)
      return range === null && units.length === 0
        ? []
        : [{ id: step.id, quantity: quantityOf(step) as Quantity | null, range, units }]
    })
}

const rangeOf = ({
  entry_min_value: min,
  entry_max_value: max,
}: {
  readonly entry_min_value: number | null
  readonly entry_max_value: number | null
}): Range => ({ min, max })

/** Of the step that the plan makes. */
export const foodsOf = ({ id, definition }: Pick<TaskRow, 'id' | 'definition'>): readonly StepFood[] =>
  definition.task_steps.find((step) => step.id === id)?.foods ?? []

const asPlaceTask = (row: TaskRow): PlaceTask => ({
  id: row.id,
  plan_task_id: row.plan_task_id,
  task_subtype_id: row.task_subtype_id,
  is_disabled: row.is_disabled,
  frequency: row.frequency,
  frequency_key: row.frequency_key,
  times: row.times,
  limit: limitOf(row),
  foods: foodsOf(row),
  steps: measuredSteps(row),
})

export type NamedTask = {
  readonly task: PlaceTask
  /** In the requested language, else in English. */
  readonly name: string
  /** By id; empty for the step that the plan makes. */
  readonly steps: ReadonlyMap<number, string>
  readonly units: ReadonlyMap<number, string>
}

/**
 * All monitoring tasks of the place, disabled ones too: laboratory analyses are no lines of the plan's tasks.
 */
export async function listPlaceTasks(
  ctx: Ctx,
  at: PlaceKey,
  language: string,
): Promise<readonly NamedTask[]> {
  const rows = (await listTaskRows(ctx.db, at)).filter(({ task_type_id }) => task_type_id === 4)
  const units = rows.some(({ definition }) =>
    definition.related_entities.some(({ limits }) => limits.length > 0),
  )
    ? await listUnits(ctx.db, at)
    : new Map<string, UnitRow>()
  return rows.map((row) => ({
    task: asPlaceTask(row),
    name: (row.texts[language] ?? row.texts['en'])?.name ?? '',
    steps: new Map(row.definition.task_steps.map(({ id, name }) => [id, name])),
    units: new Map(
      row.definition.related_entities.map(({ kind, id }) => [id, units.get(`${kind} ${id}`)?.name ?? '']),
    ),
  }))
}

const flags = {
  limit: { limit_changed: false },
  schedule: { schedule_changed: false },
  disabled: { switched_off: false },
} as const satisfies Record<TakenBack, object>

const changeOne = (ctx: Ctx, at: PlaceKey, task_id: number, patch: TaskPatch): Promise<void> =>
  changeTasks(ctx.db, at, new Map([[task_id, patch]]), ctx.now.toISOString())

/** The place gives up its own change: when tasks follow the plan again, this one does. */
export const takeBackChange = (ctx: Ctx, at: PlaceKey, task_id: number, back: TakenBack): Promise<void> =>
  changeOne(ctx, at, task_id, flags[back])

/** No longer done; its entries stay. */
export const switchOff = (ctx: Ctx, at: PlaceKey, task_id: number): Promise<void> =>
  changeOne(ctx, at, task_id, { is_disabled: true, switched_off: true })

/** A unit was turned on or off: the schedule of the tasks that are done there is another from now on. */
export async function noteUnitSwitch(
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  unit: { readonly kind: UnitKind; readonly id: number },
): Promise<void> {
  const ids = await listTasksAtUnit(ctx.db, at, unit)
  const patches = new Map(ids.map((id) => [id, { keeps_version: true }]))
  await changeTasks(ctx.db, at, patches, ctx.now.toISOString())
}

export type Tightening = {
  readonly step_id: number
  /** Null = the step itself. */
  readonly unit_id: number | null
  /** Null = as the task says. */
  readonly to: Range | null
}

/** Gives one range other figures; entries that are there keep the version they were made by. */
export async function tightenRange(ctx: Ctx, at: PlaceKey, task_id: number, to: Tightening): Promise<void> {
  const row = (await listTaskRows(ctx.db, at)).find(({ id }) => id === task_id)
  if (row === undefined) return
  await changeOne(ctx, at, task_id, {
    definition: withFigures(row.definition, to),
    new_version: await hasEntries(ctx.db, at, task_id),
  })
}

function withFigures(definition: TaskDefinition, { step_id, unit_id, to }: Tightening): TaskDefinition {
  const figures = { entry_min_value: to?.min ?? null, entry_max_value: to?.max ?? null }
  if (unit_id === null)
    return {
      ...definition,
      task_steps: definition.task_steps.map((step) => (step.id === step_id ? { ...step, ...figures } : step)),
    }
  const related_entities = definition.related_entities.map((unit) =>
    unit.id !== unit_id
      ? unit
      : {
          ...unit,
          limits: unit.limits.flatMap((limit) =>
            limit.task_step_id !== step_id ? [limit] : to === null ? [] : [{ ...limit, ...figures }],
          ),
        },
  )
  return { ...definition, related_entities }
}
