/** Which groups of tasks are done at a unit, and in which order. */
import { defaultTaskGroups, type UnitType } from '@larder/core/equipment'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { noteUnitSwitch } from './place-tasks.ts'
import { insertGroups, listGroups, updateGroups, type GroupRow, type UnitKey } from './task-groups.queries.ts'

export type GroupAsked = {
  readonly id?: number | undefined
  readonly task_subtype?: { readonly id?: number | undefined } | undefined
  readonly is_active: boolean
  readonly order_number: number
}

/** The groups of a new unit: its type's, changed by the requested ones. @throws Problem 422 unknown_group */
export async function makeGroups(
  ctx: Ctx,
  at: PlaceKey,
  unit: UnitKey,
  { type, asked: groupChoices }: { readonly type: UnitType; readonly asked: readonly GroupAsked[] },
): Promise<void> {
  await insertGroups(ctx.db, at, unit, defaultTaskGroups(type))
  await saveGroups(ctx, at, unit, groupChoices)
}

/**
 * Groups that are not named stay. Returns whether another group is active than before. @throws Problem 422
 * unknown_group
 */
export async function saveGroups(
  ctx: Ctx,
  at: PlaceKey,
  unit: UnitKey,
  groupChoices: readonly GroupAsked[],
): Promise<boolean> {
  if (groupChoices.length === 0) return false
  const there = await listGroups(ctx.db, at, unit)
  const groups = groupChoices.map((one, index) => ({
    before: groupOf(there, one, index),
    is_active: one.is_active,
    order_number: one.order_number,
  }))
  await updateGroups(
    ctx.db,
    at,
    groups.map(({ before, is_active, order_number }) => ({ id: before.id, is_active, order_number })),
  )
  return groups.some(({ before, is_active }) => before.is_active !== is_active)
}

type NamedUnit = { readonly kind: 'equipment' | 'room'; readonly id: number }

/** A task that names a unit is done there, so its group becomes active at the unit. */
export async function activateGroups(
  ctx: Ctx,
  at: PlaceKey,
  units: readonly NamedUnit[],
  task_subtype_id: number,
): Promise<void> {
  for (const { kind, id } of units) {
    const group = (
      await listGroups(ctx.db, at, kind === 'equipment' ? { equipment_id: id } : { room_id: id })
    ).find((one) => one.task_subtype_id === task_subtype_id)
    if (group === undefined || group.is_active) continue
    await updateGroups(ctx.db, at, [{ id: group.id, is_active: true, order_number: group.order_number }])
    await noteUnitSwitch(ctx, at, { kind, id })
  }
}

function groupOf(there: readonly GroupRow[], { id, task_subtype }: GroupAsked, index: number): GroupRow {
  const groupRow =
    id === undefined
      ? there.find((row) => row.task_subtype_id === task_subtype?.id)
      : there.find((row) => row.id === id)
  if (groupRow === undefined)
    throw invalid(`entity_task_subtypes.${index}.id`, 'unknown_group', 'This unit has no such task group.')
  return groupRow
}
