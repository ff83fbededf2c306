/** Which single tasks of a place become lines of which rounds; nothing is stored. */
import {
  describeTask,
  factOfTask,
  lineThatContinues,
  readingOf,
  roundIds,
  type PlanReading,
  type PlanTask,
  type TaskId,
} from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { roundChange, RoundChange } from '@larder/contract/round-change'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { listTaskRows, type TaskRow } from '#features/tasks/public.ts'
import { getPlace, newestEdition, temperatureUnit, textsAt } from '#features/plan-data/public.ts'
import { findOldForm, makeWithRounds, proposedChanges } from './round-change.ts'

const nothing: RoundChange = {
  is_offered: false,
  rounds: [],
  own: [],
  ended: [],
  day: { cards_before: 0, cards_after: 0, lines_after: 0 },
  other_changes: 0,
}

/** Analyses are no lines of a round. */
const MONITORING = 4

/** Nothing is offered where the tasks are rounds already, or the newest edition cannot make the plan. */
export async function getRoundChange(
  ctx: Ctx,
  { query }: Input<typeof roundChange.get>,
): Promise<ResponseOf<typeof roundChange.get>> {
  const at = placeOf(ctx)
  const old = await findOldForm(ctx, at)
  const newPlans = old === null ? null : await makeWithRounds(ctx, at, old)
  if (old === null || newPlans === null) return nothing
  const place = await getPlace(ctx.db, at)
  const texts = textsAt(place, query.lang, newestEdition)
  const unit = temperatureUnit(place.temperature_scale)
  const reading = readingOf(newPlans.plan, newestEdition.knowledge, texts, unit)
  const rows = (await listTaskRows(ctx.db, at)).filter(
    ({ is_disabled, task_type_id }) => !is_disabled && task_type_id === MONITORING,
  )
  const namedTasks = rows.map((row) => ({
    row,
    name: (row.texts[texts.language] ?? row.texts['en'])?.name ?? '',
  }))
  const changes = await proposedChanges(ctx, at, old)
  return {
    is_offered: true,
    ...preview(namedTasks, reading),
    other_changes: changes.filter(({ kind }) => kind !== 'other').length,
  }
}

type NamedTask = { readonly row: TaskRow; readonly name: string }

function preview(
  namedTasks: readonly NamedTask[],
  reading: PlanReading,
): Omit<RoundChange, 'is_offered' | 'other_changes'> {
  const { tasks } = reading.plan
  const own = namedTasks.filter(({ row }) => row.plan_task_id === null)
  const ofPlan = namedTasks.filter(({ row }) => row.plan_task_id !== null)
  const next = Map.groupBy(ofPlan, ({ row }) => lineOfRow(row, reading))
  return {
    rounds: roundIds.flatMap((round) => {
      const lines = inOrder(tasks, reading).filter((task) => task.round === round)
      const times = [...new Set(lines.flatMap((line) => line.times))].toSorted()
      return lines.length === 0
        ? []
        : [{ round, times, lines: lines.map((line) => describeLine(line, next.get(line.id) ?? [], reading)) }]
    }),
    own: own.map(({ name }) => name),
    ended: (next.get(null) ?? []).map(({ name }) => name),
    day: {
      cards_before: namedTasks.reduce((sum, { row }) => sum + row.times.length, 0),
      cards_after: cardsOf([
        ...tasks,
        ...own.map(({ row }) => ({ round: row.definition.round, times: row.times })),
      ]),
      lines_after: [...tasks, ...own.map(({ row }) => row)].reduce((sum, { times }) => sum + times.length, 0),
    },
  }
}

/** The plan's line that the task becomes, or is already; null where it ends. */
function lineOfRow({ plan_task_id, limit }: TaskRow, { plan, knowledge }: PlanReading): TaskId | null {
  const same = plan.tasks.find(({ id }) => id === plan_task_id)
  const { min = null, max = null } = limit ?? {}
  return same?.id ?? lineThatContinues({ id: plan_task_id as TaskId, min, max }, plan.tasks, knowledge.tasks)
}

function inOrder(tasks: readonly PlanTask[], { knowledge }: PlanReading): readonly PlanTask[] {
  const walk = new Map<TaskId, number>(knowledge.tasks.map(({ id }, order) => [id, order]))
  const orderOf = ({ id, of }: PlanTask): number => walk.get(factOfTask(of ?? id)) ?? walk.size
  return tasks.toSorted((a, b) => orderOf(a) - orderOf(b))
}

function describeLine(line: PlanTask, before: readonly NamedTask[], reading: PlanReading) {
  const { name, limit, frequency } = describeTask(line, reading)
  return {
    name,
    limit_text: limit,
    frequency,
    continues: before.map((one) => one.name),
    own_values: before.filter(({ row }) => losesOwnValues(row, line)).map((one) => one.name),
  }
}

/** A task that is the line already keeps the place's changes; one that ends does not pass them on. */
const losesOwnValues = (
  { plan_task_id, limit_changed, schedule_changed }: TaskRow,
  { id }: PlanTask,
): boolean => plan_task_id !== id && (limit_changed || schedule_changed)

type Timed = { readonly round?: string | null | undefined; readonly times: readonly string[] }

/** One card for each round and time of the day. */
const cardsOf = (tasks: readonly Timed[]): number =>
  new Set(tasks.flatMap(({ round, times }) => times.map((time) => `${round ?? 'own'} ${time}`))).size
