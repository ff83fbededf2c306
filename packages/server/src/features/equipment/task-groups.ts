/** Which groups of tasks are done at a unit, and in which order. */
import { defaultTaskGroups, type UnitType } from '@larder/core/equipment'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { insertGroups, listGroups, updateGroups, type At, type GroupRow, type UnitKey } from './equipment.queries.ts'

export type GroupAsked = { readonly id?: number | undefined; readonly task_subtype?: { readonly id?: number | undefined } | undefined; readonly is_active: boolean; readonly order_number: number }

/** The groups of a new unit: its type's, with what was asked for laid over them. @throws Problem 422 unknown_group */
export async function makeGroups(ctx: Ctx, at: At, unit: UnitKey, { type, asked }: { readonly type: UnitType; readonly asked: readonly GroupAsked[] }): Promise<void> {
  await insertGroups(ctx.db, at, unit, defaultTaskGroups(type))
  await saveGroups(ctx, at, unit, asked)
}

/** What is not named stays. @throws Problem 422 unknown_group */
export async function saveGroups(ctx: Ctx, at: At, unit: UnitKey, asked: readonly GroupAsked[]): Promise<void> {
  if (asked.length === 0) return
  const there = await listGroups(ctx.db, at, unit)
  await updateGroups(ctx.db, at, asked.map((one, index) => ({ id: groupOf(there, one, index).id, is_active: one.is_active, order_number: one.order_number })))
}

function groupOf(there: readonly GroupRow[], { id, task_subtype }: GroupAsked, index: number): GroupRow {
  const found = id === undefined ? there.find((row) => row.task_subtype_id === task_subtype?.id) : there.find((row) => row.id === id)
  if (found === undefined) throw invalid(`entity_task_subtypes.${index}.id`, 'unknown_group', 'This unit has no such group of tasks.')
  return found
}
