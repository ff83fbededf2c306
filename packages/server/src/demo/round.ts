/**
 * A round of the demo's cook through a place: what is due is filled in. It is thousands of entries, so it reads and
 * saves by the functions of the routes, in one transaction without requests.
 */
import { randomUUID } from 'node:crypto'
import type { Actor } from '@larder/core/permissions'
import type { TaskOfDay } from '@larder/contract/entries'
import { EntryInput } from '@larder/contract/entries.schemas'
import { asRequest } from '#db/transaction.ts'
import type { Ctx } from '#kit/context.ts'
import type { Platform } from '#kit/platform.ts'
import { Problem } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import { listToday, saveEntries, type EntryOfTask } from '#features/entries/public.ts'
import { isAnalysis, resultOf, type Answers } from './laboratory.ts'
import { amount, reading } from './lifelike.ts'

function isTimeFor(task: TaskOfDay, moment: Date, chance: () => number): boolean {
  if (!task.scheduled) return chance() < 0.06
  if (task.status === 'ok') return false
  if (task.due_at === null) return chance() < 0.2
  return Date.parse(task.due_at) <= moment.getTime() + 30 * 60_000 && chance() > 0.03
}

/** Somebody who signed in, at a place. */
export type Visit = { readonly platform: Platform; readonly token: string; readonly placeId: number }

/** A transaction of the person at the place, of the moment that the platform's clock says. */
async function during<T>({ platform, token, placeId }: Visit, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const now = platform.now()
  const credential = { kind: 'user', hash: hashToken(token) } as const
  const entry = {
    credential,
    role: 'larder_app',
    writes: true,
    place_id: placeId,
    company_id: null,
    now,
  } as const
  const after: (() => void)[] = []
  const result = await asRequest(platform.pool, entry, async (db, entered) => {
    if (entered?.target == null) throw new Error('The person may not enter the place.')
    const { session_id, ...actor } = entered.actor as Actor & { readonly session_id: number }
    return work({
      db,
      actor,
      session_id,
      shared_access_id: null,
      target: entered.target,
      now,
      platform,
      request: { ...nothingSaid, credential },
      audit: () => undefined,
      afterCommit: (later) => after.push(later),
    })
  })
  for (const later of after) later()
  return result
}

const nothingSaid = {
  ip: '127.0.0.1',
  correlation_id: 'demo',
  device_token: null,
  device_time: null,
  was_unproven: false,
  client: null,
  accept_language: null,
} as const

const MONITORING = 4

type Round = { readonly moment: Date; readonly chance: () => number }

export const fillRound = (visit: Visit, { moment, chance }: Round): Promise<void> =>
  during(visit, async (ctx) => {
    const tasks = await listToday(ctx, {
      params: { placeId: visit.placeId },
      query: { taskTypeId: MONITORING },
      body: {},
    })
    const filled = tasks.flatMap((task) => {
      const entry = isTimeFor(task, moment, chance) ? fill(task, chance) : undefined
      return entry === undefined ? [] : [entry]
    })
    const refused = (await saveEntries(ctx, filled)).find((one) => one instanceof Problem)
    if (refused !== undefined) throw refused
  })

/** The entry of a task; undefined where it asks nothing. */
function fill(task: TaskOfDay, chance: () => number): EntryOfTask | undefined {
  const breach = chance() < 0.02
  const [step] = task.task_steps
  if (step === undefined) return undefined
  if (isAnalysis(task)) return entryOf(task, resultOf(task, chance))
  const { task_step_type_name: type, id } = step
  const own =
    task.related_entities.flatMap(({ limits }) => limits).find(({ task_step_id }) => task_step_id === id) ??
    step
  const food = step.foods?.[Math.floor(chance() * step.foods.length)]
  const range = food ?? own
  const limit =
    food === undefined && task.limit !== null
      ? task.limit
      : { min: range.entry_min_value, max: range.entry_max_value, text: '' }
  const value =
    type === 'enter_temperature'
      ? { temp: reading(limit, chance, breach), unit: 'C' as const }
      : type === 'enter_value'
        ? { amount: amount(limit, chance, breach) }
        : { text: breach ? ('not_done' as const) : ('done' as const) }
  const [action] = task.action_options
  return entryOf(task, {
    entry_fields: [{ task_step_id: id, value, food: food?.key }],
    comment: '',
    ...(task.unit !== null && { related_entity_id: task.unit.id }),
    action_options: breach
      ? [action === undefined ? { option_text: 'Put right at once' } : { id: action.id }]
      : [],
  })
}

const entryOf = (task: TaskOfDay, body: Answers): EntryOfTask => ({
  task_id: task.id,
  task_subtype_id: task.task_subtype_id,
  sent: EntryInput.parse({ uuid: randomUUID(), ...body }),
})
