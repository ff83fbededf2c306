/** Rows of tasks as the rules of coherence take them, and what a place takes back of its changes. */
import type { PlaceTask, TakenBack } from '@larder/core/coherence'
import type { PlanLimit, Quantity } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import { listTaskRows, updateTask, type TaskRow } from './tasks.queries.ts'

type At = { readonly company_id: number; readonly place_id: number }

/** The limit of a task with all that a limit of a plan says; one of the place's own says less. */
export const limitOf = ({ limit, quantity, plan_task_id }: Pick<TaskRow, 'limit' | 'quantity' | 'plan_task_id'>): PlanLimit | null =>
  limit === null ? null : {
    id: `L-${plan_task_id ?? 'own'}`, quantity: (quantity ?? 'celsius') as Quantity, jurisdiction: 'EU', hold_minutes: null, from: null, within_minutes: null, then: null,
    food_groups: [], note_key: null, force: 'practice', evidence: 'expert', sources: [], lowered: null, ...limit,
  }

export const asPlaceTask = (row: TaskRow): PlaceTask =>
  ({ id: row.id, plan_task_id: row.plan_task_id, is_disabled: row.is_disabled, frequency: row.frequency, frequency_key: row.frequency_key, times: row.times, limit: limitOf(row) })

export type NamedTask = { readonly task: PlaceTask; /** In the asked language, else in English. */ readonly name: string }

/** All tasks of the place, disabled ones too. */
export async function listPlaceTasks(ctx: Ctx, at: At, language: string): Promise<readonly NamedTask[]> {
  const rows = await listTaskRows(ctx.db, at)
  return rows.map((row) => ({ task: asPlaceTask(row), name: (row.texts[language] ?? row.texts['en'])?.name ?? '' }))
}

const flags = { limit: { limit_changed: false }, schedule: { schedule_changed: false }, disabled: { switched_off: false } } as const satisfies Record<TakenBack, object>

/** The place no longer has its own way there: when its tasks next follow the plan, this one does. */
export const takeBackChange = (ctx: Ctx, at: At, task_id: number, back: TakenBack) => updateTask(ctx.db, at, task_id, { ...flags[back], updated_at: ctx.now.toISOString() })

/** No longer done; its entries stay. */
export const switchOff = (ctx: Ctx, at: At, task_id: number) => updateTask(ctx.db, at, task_id, { is_disabled: true, switched_off: true, updated_at: ctx.now.toISOString() })
