/** What a definition may not say: faults in itself, and ids that the place does not have. */
import { checkDefinition, type DefinitionChange, type TaskDefinition, type UnitKind } from '@larder/core/tasks'
import { frequencyOf } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findUnits } from '#features/equipment/public.ts'
import { unknownGroups } from './tasks.queries.ts'

/** The change as it is made; the first steps of it, as many as `added`, were not sent. */
export type MadeChange = { readonly change: DefinitionChange; readonly added: number }

/** @throws Problem 422 with what `checkDefinition` finds first, at the place where it was sent. */
export function refuseFaults(after: TaskDefinition, { change, added }: MadeChange, before: TaskDefinition): void {
  const fault = checkDefinition(after, change, before)
  if (fault !== null) throw invalid(fault.field.replace(/^task_steps\.(\d+)/, (_, index: string) => `task_steps.${Math.max(0, Number(index) - added)}`), fault.code)
}

/** @throws Problem 422 `unknown_group`, `unknown_unit` where a group of people, a piece of equipment or a room is none of the place's. */
export async function refuseUnknown(ctx: Ctx, at: { readonly company_id: number; readonly place_id: number }, definition: TaskDefinition): Promise<void> {
  const named: readonly (readonly [string, number | null])[] = [
    ['user_group_id', definition.user_group_id], ['verification_user_group_id', definition.verification_user_group_id],
    ...definition.responsible_role_ids.map((id) => ['responsible_role_ids', id] as const), ...definition.notify_role_ids.map((id) => ['notify_role_ids', id] as const),
    ...definition.task_steps.map(({ user_group_id }, index) => [`task_steps.${index}.user_group_id`, user_group_id] as const),
    ...definition.sub_tasks.map(({ user_group_id }, index) => [`sub_tasks.${index}.user_group_id`, user_group_id] as const),
    ...definition.related_entities.map(({ user_group_id }, index) => [`related_entities.${index}.user_group_id`, user_group_id] as const),
  ]
  const unknown = await unknownGroups(ctx.db, at, named.flatMap(([, id]) => (id === null ? [] : [id])))
  const found = named.find(([, id]) => id !== null && unknown.includes(id))
  if (found !== undefined) throw invalid(found[0], 'unknown_group', 'The place has no such group.')
  for (const [list, parts] of [['sub_tasks', definition.sub_tasks], ['related_entities', definition.related_entities]] as const) {
    const odd = parts.findIndex(({ task_frequency_type_id: id }) => id !== null && frequencyOf(id) === undefined)
    if (odd >= 0) throw invalid(`${list}.${odd}.task_frequency_type_id`, 'not_offered', 'There is no such frequency.')
  }
  const idsOf = (kind: UnitKind): number[] => definition.related_entities.flatMap((unit) => (unit.kind === kind ? [unit.id] : []))
  const there = await findUnits(ctx.db, at, { equipment_ids: idsOf('equipment'), room_ids: idsOf('room') })
  const lost = definition.related_entities.findIndex(({ kind, id }) => !(kind === 'equipment' ? there.equipment_ids : there.room_ids).includes(id))
  if (lost >= 0) throw invalid(`related_entities.${lost}.id`, 'unknown_unit', 'The place has no such equipment or room.')
}
