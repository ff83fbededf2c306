/** Readings of deliveries and batches of the demo. Their limits are those of the place's plan. */
import { randomUUID } from 'node:crypto'
import { entries, type EntryInput, type TaskOfDay } from '@larder/contract/entries'
import { tasks, type NewTask } from '@larder/contract/tasks'
import { traceability } from '@larder/contract/traceability'
import type { Calls } from './fill-plan.ts'
import { reading } from './lifelike.ts'

/** Types of stages, of core/traceability. */
export const PREPARATION = 3
export const COOKING = 4

export type BatchTasks = {
  /** Of the plan: chilled goods are probed. */
  readonly delivery: TaskOfDay
  /** Of the place, with limits of the plan: the middle of what was cooked, and its cooling. */
  readonly core: TaskOfDay
  readonly cooling: TaskOfDay
}

/** The place's own tasks for batches; cooking asks for the first. */
export async function addBatchTasks(owner: Calls, placeId: number): Promise<BatchTasks> {
  const params = { placeId }
  const planned = await owner(entries.today, { params, query: { lang: 'en' } })
  const find = (list: readonly TaskOfDay[], isIt: (task: TaskOfDay) => boolean): TaskOfDay => {
    const task = list.find(isIt)
    if (task === undefined) throw new Error('The plan lacks a task that batches are read by.')
    return task
  }
  const ofPlan = (id: string) => find(planned, ({ plan_task_id }) => plan_task_id === id)
  const [cook, cool] = [ofPlan('T-cook'), ofPlan('T-cool')]
  const make = async (of: TaskOfDay, body: Pick<NewTask, 'name' | 'instructionSummaryText' | 'task_steps'>) =>
    owner(tasks.create, {
      params,
      query: { taskTypeId: 5, lang: 'en' },
      body: {
        ...body,
        task_subtype_id: of.task_subtype_id,
        task_frequency_type_id: WHEN_NEEDED,
        corrective_action: {
          options: of.action_options.map(({ option_text }) => ({ option_text })),
        },
      },
    })
  const core = await make(cook, {
    name: 'Core temperature of the batch',
    instructionSummaryText: 'The probe in the middle of the thickest piece',
    task_steps: [{ task_step_type_name: 'enter_temperature', entry_min_value: cook.limit?.min ?? null }],
  })
  const cooling = await make(cool, {
    name: 'Cooling of the batch',
    instructionSummaryText: 'In shallow trays, the probe in the middle',
    task_steps: [
      { task_step_type_name: 'enter_temperature', name: 'At the start' },
      {
        task_step_type_name: 'enter_temperature',
        name: 'After 2 h',
        entry_max_value: cool.limit?.max ?? null,
      },
    ],
  })
  const stages = (await owner(traceability.stages, { params })).data
  for (const { id, version, stage_type_id } of stages)
    if (stage_type_id === COOKING)
      await owner(traceability.changeStage, {
        params: { ...params, id },
        body: { base_version: version, task_id: core.id },
      })
  const ofBatches = await owner(entries.today, { params, query: { taskTypeId: 5, lang: 'en' } })
  return {
    delivery: ofPlan('T-delivery-chilled'),
    core: find(ofBatches, ({ id }) => id === core.id),
    cooling: find(ofBatches, ({ id }) => id === cooling.id),
  }
}

const WHEN_NEEDED = 10

type Limit = Pick<NonNullable<TaskOfDay['limit']>, 'min' | 'max'>
type Kitchen = { readonly placeId: number; readonly tasks: BatchTasks }

/** One of five is exactly at its limit. */
function measured(
  { min, max }: Limit,
  chance: () => number,
  isOutside: boolean,
): EntryInput['entry_fields'][number]['value'] {
  const edge = max ?? min
  const isAtEdge = chance() < 0.2 && !isOutside && edge !== null
  return { temp: isAtEdge ? edge.toFixed(1) : reading({ min, max, text: '' }, chance, isOutside), unit: 'C' }
}

/** Fills a task in. @returns the uuid of the entry */
async function enter(
  cook: Calls,
  placeId: number,
  task: TaskOfDay,
  body: Pick<EntryInput, 'entry_fields' | 'action_options' | 'comment'>,
): Promise<string> {
  const uuid = randomUUID()
  const params = { placeId, id: task.task_subtype_id, taskId: task.id }
  await cook(entries.create, { params, body: { uuid, ...body } })
  return uuid
}

/** The action of the task by its number, and what the cook wrote. */
const corrected = ({ action_options }: TaskOfDay, number: number, comment: string) => ({
  action_options: action_options.slice(number, number + 1).map(({ id }) => ({ id })),
  comment,
})

type Reading = { readonly isOutside: boolean; readonly chance: () => number }

/** Goods of a supplier on arrival, by the limit of their food. */
export function readDelivery(
  cook: Calls,
  { placeId, tasks: { delivery } }: Kitchen,
  { food, isOutside, chance }: Reading & { readonly food: string },
): Promise<string> {
  const [step] = delivery.task_steps
  const of = step?.foods?.find(({ key }) => key === food)
  const limit = { min: of?.entry_min_value ?? null, max: of?.entry_max_value ?? null }
  return enter(cook, placeId, delivery, {
    entry_fields: [{ task_step_id: step?.id ?? 0, value: measured(limit, chance, isOutside), food }],
    ...(isOutside && corrected(delivery, 2, 'The box at the door of the van; more ice asked for')),
  })
}

/** The middle of what was cooked. */
export function readCore(
  cook: Calls,
  { placeId, tasks: { core } }: Kitchen,
  { isOutside, chance }: Reading,
): Promise<string> {
  const [step] = core.task_steps
  const limit = { min: step?.entry_min_value ?? null, max: null }
  return enter(cook, placeId, core, {
    entry_fields: [{ task_step_id: step?.id ?? 0, value: measured(limit, chance, isOutside) }],
    ...(isOutside && corrected(core, 0, 'Six minutes more, then 78.1 °C')),
  })
}

/** From hot to cold within two hours. */
export function readCooling(
  cook: Calls,
  { placeId, tasks: { cooling } }: Kitchen,
  chance: () => number,
): Promise<string> {
  const [start, end] = cooling.task_steps
  const limit = { min: null, max: end?.entry_max_value ?? null }
  return enter(cook, placeId, cooling, {
    entry_fields: [
      { task_step_id: start?.id ?? 0, value: { temp: (62 + chance() * 9).toFixed(1), unit: 'C' } },
      { task_step_id: end?.id ?? 0, value: measured(limit, chance, false) },
    ],
  })
}
