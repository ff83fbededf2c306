/** Refuses definitions with faults of their own, and with ids that the place does not have. */
import {
  checkDefinition,
  type DefinitionChange,
  type TaskDefinition,
  type UnitKind,
} from '@larder/core/tasks'
import type { FrequencyName } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readPartSchedule } from './read-schedule.ts'
import { findUnits } from './task-groups.queries.ts'
import { listSensorIds, unknownGroups } from './tasks.queries.ts'

/** The change as it is made; the first steps of it, as many as `added`, were not sent. */
export type MadeChange = { readonly change: DefinitionChange; readonly added: number }

/** @throws Problem 422 with the first fault of `checkDefinition`, at the field where it was sent. */
export function refuseFaults(
  after: TaskDefinition,
  { change, added }: MadeChange,
  before: TaskDefinition,
): void {
  const fault = checkDefinition(after, change, before)
  if (fault !== null)
    throw invalid(
      fault.field.replace(
        /^task_steps\.(\d+)/,
        (_, index: string) => `task_steps.${Math.max(0, Number(index) - added)}`,
      ),
      fault.code,
    )
}

export type Checking = {
  readonly before: TaskDefinition
  /** As in `MadeChange`. */
  readonly added: number
  /** The possible frequencies of units and lines. */
  readonly offered: readonly FrequencyName[]
}

/**
 * The definition with the schedules of its parts as they are kept.
 * @throws Problem 422 `unknown_group`, `unknown_unit`, `unknown_sensor` where the place has no such group of
 * people,
 * equipment, room or sensor; `not_offered`, `times_count`, `required` for the frequency of a unit or a line.
 */
export async function checkParts(
  ctx: Ctx,
  at: PlaceKey,
  definition: TaskDefinition,
  { before, added, offered }: Checking,
): Promise<TaskDefinition> {
  const sent = (index: number): string => `task_steps.${Math.max(0, index - added)}`
  await refuseGroups(ctx, at, definition, sent)
  await refuseSensors(ctx, at, { definition, before, sent })
  await refuseUnits(ctx, at, definition)
  return {
    ...definition,
    sub_tasks: definition.sub_tasks.map((line, index) => ({
      ...line,
      ...readPartSchedule(line, { field: `sub_tasks.${index}`, offered }),
    })),
    related_entities: definition.related_entities.map((unit, index) => ({
      ...unit,
      ...readPartSchedule(unit, { field: `related_entities.${index}`, offered }),
    })),
  }
}

type Where = (index: number) => string

async function refuseGroups(ctx: Ctx, at: PlaceKey, definition: TaskDefinition, sent: Where): Promise<void> {
  const groupFields: readonly (readonly [string, number | null])[] = [
    ['user_group_id', definition.user_group_id],
    ['verification_user_group_id', definition.verification_user_group_id],
    ...definition.responsible_role_ids.map((id) => ['responsible_role_ids', id] as const),
    ...definition.notify_role_ids.map((id) => ['notify_role_ids', id] as const),
    ...definition.task_steps.map(
      ({ user_group_id }, index) => [`${sent(index)}.user_group_id`, user_group_id] as const,
    ),
    ...definition.sub_tasks.map(
      ({ user_group_id }, index) => [`sub_tasks.${index}.user_group_id`, user_group_id] as const,
    ),
    ...definition.related_entities.map(
      ({ user_group_id }, index) => [`related_entities.${index}.user_group_id`, user_group_id] as const,
    ),
  ]
  const unknown = await unknownGroups(
    ctx.db,
    at,
    groupFields.flatMap(([, id]) => (id === null ? [] : [id])),
  )
  const unknownField = groupFields.find(([, id]) => id !== null && unknown.includes(id))
  if (unknownField !== undefined)
    throw invalid(unknownField[0], 'unknown_group', 'The place has no such group.')
}

/** A step keeps the sensor that it had, also after that was removed. */
async function refuseSensors(
  ctx: Ctx,
  at: PlaceKey,
  {
    definition,
    before,
    sent,
  }: { readonly definition: TaskDefinition; readonly before: TaskDefinition; readonly sent: Where },
): Promise<void> {
  const newSensors = definition.task_steps.flatMap(({ id, sensor_id }, index) =>
    sensor_id === null || before.task_steps.some((step) => step.id === id && step.sensor_id === sensor_id)
      ? []
      : [{ index, sensor_id }],
  )
  if (newSensors.length === 0) return
  const there = await listSensorIds(ctx.db, at)
  const lost = newSensors.find(({ sensor_id }) => !there.includes(sensor_id))
  if (lost !== undefined)
    throw invalid(`${sent(lost.index)}.sensor_id`, 'unknown_sensor', 'The place has no such sensor.')
}

async function refuseUnits(ctx: Ctx, at: PlaceKey, { related_entities }: TaskDefinition): Promise<void> {
  const idsOf = (kind: UnitKind): number[] =>
    related_entities.flatMap((unit) => (unit.kind === kind ? [unit.id] : []))
  const there = await findUnits(ctx.db, at, { equipment_ids: idsOf('equipment'), room_ids: idsOf('room') })
  const lost = related_entities.findIndex(
    ({ kind, id }) => !(kind === 'equipment' ? there.equipment_ids : there.room_ids).includes(id),
  )
  if (lost >= 0)
    throw invalid(`related_entities.${lost}.id`, 'unknown_unit', 'The place has no such equipment or room.')
}
