/** What a line of a round keeps of the single tasks that it continues. */
import type { RelatedEntity, TaskDefinition } from './definition.ts'

const union = (lists: readonly (readonly number[])[]): readonly number[] => [...new Set(lists.flat())]

/** The units of all of them once, without frequencies and ranges of their own: the line has its limit. */
function unitsOf(before: readonly TaskDefinition[]): Pick<TaskDefinition, 'related_to' | 'related_entities'> {
  const kind = before.find(({ related_entities }) => related_entities.length > 0)?.related_to ?? 'none'
  const units = before.flatMap(({ related_entities }) =>
    related_entities.filter((unit) => unit.kind === kind),
  )
  const once = new Map(
    units.map(({ id, ...unit }): [number, RelatedEntity] => [
      id,
      { ...unit, id, task_frequency_type_id: null, custom_frequency: null, user_group_id: null, limits: [] },
    ]),
  )
  return { related_to: once.size === 0 ? 'none' : kind, related_entities: [...once.values()] }
}

/**
 * The definition with people and verification of the definitions before it, and with their units where it has
 * none. A group is kept where all that name one name the same.
 */
export function withPartsOf(definition: TaskDefinition, before: readonly TaskDefinition[]): TaskDefinition {
  if (before.length === 0) return definition
  const groups = union(before.map(({ user_group_id: id }) => (id === null ? [] : [id])))
  const verified = before.find(({ is_verification_enabled }) => is_verification_enabled)
  return {
    ...definition,
    ...(definition.related_entities.length === 0 ? unitsOf(before) : {}),
    user_group_id: definition.user_group_id ?? (groups.length === 1 ? (groups[0] ?? null) : null),
    responsible_role_ids: union([
      definition.responsible_role_ids,
      ...before.map((one) => one.responsible_role_ids),
    ]),
    notify_role_ids: union([definition.notify_role_ids, ...before.map((one) => one.notify_role_ids)]),
    ...(verified === undefined
      ? {}
      : {
          is_verification_enabled: true,
          verification_user_group_id: verified.verification_user_group_id,
          verification_notification_frequency_type_id: verified.verification_notification_frequency_type_id,
        }),
  }
}
