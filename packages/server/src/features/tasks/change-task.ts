/** A place's changes of its tasks. Task and plan may differ then: coherence lists that, and how to fix it. */
import { sameLimit } from '@larder/core/coherence'
import { formatLimit, withOwnValue, type PlanLimit, type PlanTask } from '@larder/core/haccp'
import {
  changedParts,
  changeDefinition,
  countNew,
  isOwnFrequency,
  type TaskDefinition,
  type VersionContent,
  type VersionReason,
} from '@larder/core/tasks'
import { localDate } from '@larder/core/schedule'
import type { BodyOf } from '@larder/contract/kit'
import type { Task, tasks } from '@larder/contract/tasks'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  lawBrokenBy,
  lawsBrokenBy,
  lockPlan,
  planForTasks,
  type PlanForTasks,
} from '#features/plan-data/public.ts'
import { isSchedule, wordsOf } from './adopt-plan-tasks.ts'
import { foodsOf, limitOf } from './place-tasks.ts'
import { checkParts, refuseFaults } from './check-task.ts'
import { lineOf } from './plan-line.ts'
import { frequenciesOf, readTask } from './read-tasks.ts'
import { readSchedule, type Schedule } from './read-schedule.ts'
import { activateGroups } from './task-groups.ts'
import { changeTasks, type TaskPatch } from './write-task.ts'
import { hasEntries, listTaskRows, takeIds, type TaskRow, type TaskWords } from './tasks.queries.ts'

type Body = Omit<BodyOf<typeof tasks.change>, 'version'>
/** The task as it will be. */
type Changed = {
  readonly schedule: Schedule
  readonly limit: PlanLimit | null
  readonly definition: TaskDefinition
  readonly texts: TaskRow['texts']
  readonly reasons: readonly VersionReason[]
}

/**
 * Today's list and the limit of the next entry change at once; stored entries keep the version they were made
 * by. @throws Problem 404; 409 with the current one; 422 for a frequency that its kind does not offer, for
 * too many or too few times, for a limit at a task without one, `laxer_than_law`, and the faults of
 * `checkDefinition` and `checkParts`.
 */
export async function changeTask(
  ctx: Ctx,
  { params, query, body }: Input<typeof tasks.change>,
): Promise<Task> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const row = await findRow(ctx, at, params.id)
  if (body.version !== row.version) throw versionConflict(await readTask(ctx, at, params.id, query.lang))
  const from = await planForTasks(ctx, at, query.lang)
  const line = lineOf(from, row)
  const after = await readChange(ctx, at, { row, body, from, ids: (count) => takeIds(ctx.db, count) })
  const { schedule, limit, definition, texts } = after
  const is_disabled = body.is_disabled ?? row.is_disabled
  const new_version =
    query.create_new_version === true || (after.reasons.length > 0 && (await hasEntries(ctx.db, at, row.id)))
  await activateGroups(ctx, at, newUnits(definition, row.definition), row.task_subtype_id)
  const patch: TaskPatch = {
    ...schedule,
    is_disabled,
    switched_off: is_disabled,
    definition,
    new_version,
    limit,
    texts,
    limit_changed: line !== undefined && !sameLimit(limit, line.limit),
    schedule_changed:
      line !== undefined && (isOwnFrequency(schedule.custom_frequency) || !isSchedule(schedule, line)),
  }
  await changeTasks(ctx.db, at, new Map([[params.id, patch]]), ctx.now.toISOString())
  const figures = (one: TaskRow['limit']) =>
    one === null ? null : { min: one.min, max: one.max, hold_minutes: one.hold_minutes ?? null }
  ctx.audit({
    entity: 'task',
    entity_id: params.id,
    detail: {
      before: {
        is_disabled: row.is_disabled,
        frequency: row.frequency,
        times: row.times,
        next_month: nextMonth(row),
        limit: figures(row.limit),
        round: row.definition.round ?? null,
      },
      is_disabled,
      frequency: schedule.frequency,
      times: schedule.times,
      next_month: nextMonth(schedule),
      limit: figures(limit),
      round: definition.round ?? null,
      changed: after.reasons,
      new_version,
    },
  })
  return readTask(ctx, at, params.id, query.lang)
}

/** The month `YYYY-MM` in which a rare task is next due; null = it has none. */
const nextMonth = ({ custom_frequency }: Pick<TaskRow, 'custom_frequency'>): string | null =>
  isOwnFrequency(custom_frequency) ? null : (custom_frequency?.start_time?.slice(0, 7) ?? null)

/** Units that the task did not name before. */
const newUnits = (now: TaskDefinition, before: TaskDefinition) =>
  now.related_entities.filter(
    ({ kind, id }) => !before.related_entities.some((unit) => unit.kind === kind && unit.id === id),
  )

/** Changes nothing. @throws Problem as `changeTask`, but for the version. */
export async function askNewVersion(
  ctx: Ctx,
  { params, body }: Input<typeof tasks.newVersionRequired>,
): Promise<{ is_new_version_required: boolean; reasons: VersionReason[] }> {
  const at = placeOf(ctx)
  const row = await findRow(ctx, at, params.id)
  const { reasons } = await readChange(ctx, at, {
    row,
    body,
    from: await planForTasks(ctx, at, undefined),
    ids: placeholders,
  })
  return {
    is_new_version_required: reasons.length > 0 && (await hasEntries(ctx.db, at, row.id)),
    reasons: [...reasons],
  }
}

export async function findRow(ctx: Ctx, at: PlaceKey, id: number): Promise<TaskRow> {
  const row = (await listTaskRows(ctx.db, at)).find((one) => one.id === id)
  if (!row) throw notFound('Task')
  return row
}

/** Ids for the new parts of a change that is only previewed. */
const placeholders = (count: number): Promise<number[]> =>
  Promise.resolve(Array.from({ length: count }, (_, index) => 2_000_000_000 + index))

type Change = {
  readonly row: TaskRow
  readonly body: Body
  readonly from: PlanForTasks
  readonly ids: (count: number) => Promise<number[]>
}

async function readChange(ctx: Ctx, at: PlaceKey, { row, body, from, ids }: Change): Promise<Changed> {
  const line = lineOf(from, row)
  if (row.plan_task_id !== null)
    for (const field of ['name', 'instructionText'] as const)
      if (body[field] !== undefined) throw invalid(field, 'of_plan', 'The plan sets the name of this task.')
  const offered = frequenciesOf(row, line)
  const today = localDate(ctx.now.toISOString(), row.timezone)
  const schedule = readSchedule(body, { before: row, line, offered, today })
  const limit = readLimit(body, row, line)
  if (limit !== null && body.task_steps !== undefined)
    await refuseLaxer(ctx, at, limit, `task_steps.${Math.max(0, ownStep(body, row))}`)
  const {
    name,
    instructionText,
    is_disabled: _,
    task_frequency_type_id: __,
    custom_frequency: ___,
    ...parts
  } = body
  // The place's own step of the plan stays even if it is not named; its figures are in its limit.
  const added = parts.task_steps === undefined || row.entry_type === null || ownStep(body, row) >= 0 ? 0 : 1
  const change =
    added === 0
      ? parts
      : {
          ...parts,
          task_steps: [{ id: row.id, ...figuresOf(limit) }, ...(parts.task_steps ?? [])],
          related_entities: parts.related_entities?.map((unit) => ({
            ...unit,
            limits: unit.limits.map((one) =>
              one.order_number === undefined ? one : { ...one, order_number: one.order_number + added },
            ),
          })),
        }
  const changed = changeDefinition(row.definition, change, await ids(countNew(change)))
  const filled = {
    ...changed,
    task_steps: changed.task_steps.map((step) =>
      step.id === row.id ? { ...step, ...figuresOf(limit) } : step,
    ),
  }
  refuseFaults(filled, { change, added }, row.definition)
  const definition = await checkParts(ctx, at, filled, { before: row.definition, added, offered })
  if (limit !== null)
    await refuseLaxerUnits(ctx, at, { definition, before: row.definition, limit, step_id: row.id })
  const texts = renamed(textsOf(row, line, { limit, from }), name, instructionText)
  return {
    schedule,
    limit,
    definition,
    texts,
    reasons: changedParts(contentOf(row), { ...schedule, name: nameOf(texts), definition }),
  }
}

const nameOf = (texts: TaskRow['texts']): string => texts['en']?.name ?? ''
export const contentOf = (row: TaskRow): VersionContent => ({
  name: nameOf(row.texts),
  definition: row.definition,
  frequency: row.frequency,
  frequency_key: row.frequency_key,
  times: row.times,
  custom_frequency: row.custom_frequency,
})

const figuresOf = (limit: PlanLimit | null) => ({
  entry_min_value: limit?.min ?? null,
  entry_max_value: limit?.max ?? null,
  hold_minutes: limit?.hold_minutes ?? null,
})

const ownStep = (body: Body, row: TaskRow): number =>
  (body.task_steps ?? []).findIndex(({ id }) => id === row.id)

function readLimit(body: Body, row: TaskRow, line: PlanTask | undefined): PlanLimit | null {
  const before = limitOf(row)
  const index = ownStep(body, row)
  const step = body.task_steps?.[index]
  if (step === undefined) return before
  const base = line?.limit ?? before
  const { entry_min_value: min, entry_max_value: max, hold_minutes: hold } = step
  if (min === undefined && max === undefined) return before
  if (foodsOf(row).length > 0)
    throw invalid(
      `task_steps.${index}.entry_max_value`,
      'by_food',
      'Each food of this task has its own limit. Change it in the plan.',
    )
  const none = min == null && max == null
  if (base === null && none) return null
  if (base === null)
    throw invalid(`task_steps.${index}.entry_max_value`, 'no_limit', 'This task has no limit.')
  if (none) throw invalid(`task_steps.${index}.entry_max_value`, 'required')
  const own = withOwnValue(base, {
    min: min ?? null,
    max: max ?? null,
    hold_minutes: hold === undefined ? (before?.hold_minutes ?? null) : hold,
  })
  if (line?.limit != null && sameLimit(own, line.limit)) return line.limit
  return before !== null && sameLimit(own, before) ? before : own
}

const fields = { min: 'entry_min_value', max: 'entry_max_value', hold_minutes: 'hold_minutes' } as const

async function refuseLaxer(ctx: Ctx, at: PlaceKey, limit: PlanLimit, step: string): Promise<void> {
  const broken = await lawBrokenBy(ctx, at, limit)
  if (broken !== null)
    throw invalid(
      `${step}.${fields[broken]}`,
      'laxer_than_law',
      'The limit is laxer than the law. Enter a stricter one.',
    )
}

/** A unit's own range of the plan's step is held to the law like the step's. */
async function refuseLaxerUnits(
  ctx: Ctx,
  at: PlaceKey,
  {
    definition,
    before,
    limit,
    step_id,
  }: {
    readonly definition: TaskDefinition
    readonly before: TaskDefinition
    readonly limit: PlanLimit
    readonly step_id: number
  },
): Promise<void> {
  if (JSON.stringify(definition.related_entities) === JSON.stringify(before.related_entities)) return
  const own = definition.related_entities.flatMap(({ limits }, index) =>
    limits
      .filter(({ task_step_id }) => task_step_id === step_id)
      .map((one) => ({
        index,
        limit: withOwnValue(limit, {
          min: one.entry_min_value,
          max: one.entry_max_value,
          hold_minutes: limit.hold_minutes,
        }),
      })),
  )
  const broken =
    own.length === 0
      ? []
      : await lawsBrokenBy(
          ctx,
          at,
          own.map((one) => one.limit),
        )
  const first = own.find((_, place) => broken[place] !== null)
  if (first !== undefined)
    throw invalid(
      `related_entities.${first.index}.limits`,
      'laxer_than_law',
      'The limit is laxer than the law. Enter a stricter one.',
    )
}

/** The words of the task say its limit too. */
function textsOf(
  row: TaskRow,
  line: PlanTask | undefined,
  {
    limit,
    from: { plan, edition, temperature_unit },
  }: { readonly limit: PlanLimit | null; readonly from: PlanForTasks },
): Readonly<Record<string, TaskWords>> {
  if (sameLimit(limit, limitOf(row))) return row.texts
  if (plan !== null && line !== undefined)
    return wordsOf({ ...line, limit }, { plan, edition, temperature_unit })
  const say = (language: string): string =>
    limit === null
      ? ''
      : formatLimit(limit, temperature_unit, (edition.texts[language] ?? edition.texts['en'])?.words ?? {})
  return Object.fromEntries(
    Object.entries(row.texts).map(([language, words]) => [language, { ...words, limit: say(language) }]),
  )
}

/** A task of the place's own has one name in every language. */
const renamed = (
  texts: TaskRow['texts'],
  name: string | undefined,
  instruction: string | undefined,
): TaskRow['texts'] =>
  name === undefined && instruction === undefined
    ? texts
    : Object.fromEntries(
        Object.entries(texts).map(([language, words]) => [
          language,
          { ...words, name: name?.trim() ?? words.name, instruction: instruction ?? words.instruction },
        ]),
      )
