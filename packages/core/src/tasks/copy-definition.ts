/** The definition of a task for another place of the company, which has other groups, units and sensors. */
import { unitKinds, type RelatedEntity, type TaskDefinition, type UnitKind } from './definition.ts'

export type OtherPlace = {
  /** The group with the same name; null = there is none. */
  readonly groupOf: (id: number) => number | null
  /** The unit with the same name; null = there is none. */
  readonly unitOf: (unit: { readonly kind: UnitKind; readonly id: number }) => number | null
  /** New ids, as many as the definition has steps and lines. */
  readonly ids: readonly number[]
}

/** Groups that the definition names. */
export const groupsOf = (own: TaskDefinition): readonly number[] =>
  [
    own.user_group_id,
    own.verification_user_group_id,
    ...own.responsible_role_ids,
    ...own.notify_role_ids,
    ...[...own.task_steps, ...own.sub_tasks, ...own.related_entities].map(
      ({ user_group_id }) => user_group_id,
    ),
  ].filter((id) => id !== null)

export const countParts = ({ task_steps, sub_tasks }: TaskDefinition): number =>
  task_steps.length + sub_tasks.length

/** Groups and units that the other place does not have are left out, sensors always. */
export function copyDefinition(own: TaskDefinition, { groupOf, unitOf, ids }: OtherPlace): TaskDefinition {
  const group = (id: number | null): number | null => (id === null ? null : groupOf(id))
  const groups = (all: readonly number[]): readonly number[] => all.flatMap((id) => groupOf(id) ?? [])
  const steps = new Map(own.task_steps.map(({ id }, at) => [id, ids[at] ?? 0]))
  const related_entities = own.related_entities.flatMap((unit): readonly RelatedEntity[] => {
    const id = unitOf(unit)
    const limits = unit.limits.map((limit) => ({
      ...limit,
      task_step_id: steps.get(limit.task_step_id) ?? 0,
    }))
    return id === null ? [] : [{ ...unit, id, user_group_id: group(unit.user_group_id), limits }]
  })
  return {
    ...own,
    task_steps: own.task_steps.map((step) => ({
      ...step,
      id: steps.get(step.id) ?? 0,
      sensor_id: null,
      user_group_id: group(step.user_group_id),
    })),
    sub_tasks: own.sub_tasks.map((line, at) => ({
      ...line,
      id: ids[own.task_steps.length + at] ?? 0,
      user_group_id: group(line.user_group_id),
    })),
    related_to: unitKinds.find((kind) => related_entities.some((unit) => unit.kind === kind)) ?? 'none',
    related_entities,
    user_group_id: group(own.user_group_id),
    responsible_role_ids: groups(own.responsible_role_ids),
    notify_role_ids: groups(own.notify_role_ids),
    verification_user_group_id: group(own.verification_user_group_id),
  }
}
