import type { Provenance } from '../haccp/index.ts'

/** A work group by the key of its usual name, `work_group.<key>` in the texts. */
export type UsualGroup = 'management' | 'cleaning' | 'kitchen' | 'production' | 'store' | 'sales'

/** A standing duty of food businesses: a task of type 1 (document 3, section 4). */
export type StandingDuty = Provenance & {
  readonly key: string
  /** The kind of task by its number: 8 pest control to 14 supervisory tasks (document 3, section 9). */
  readonly task_subtype_id: number
  readonly is_mandatory: boolean
  readonly is_outsourceable: boolean
  /** Who usually does it: the first of these that the place has. */
  readonly groups: readonly UsualGroup[]
}

/** A duty as a place stored it. */
export type StoredDuty = {
  readonly id: number
  readonly is_default: boolean
  readonly task_subtype_id: number
  /** Null for a default. */
  readonly task_desc: string | null
  /** Empty = nobody is named yet. */
  readonly responsible_name: string
  /** Null = not outsourced. */
  readonly service_provider: string | null
  readonly is_outsourceable: boolean
  readonly is_removed: boolean
  readonly version: number
}

/** A duty of the place: stored, or the default that it has until then (`id` null). */
export type PlaceDuty = Omit<StoredDuty, 'id'> & {
  readonly id: number | null
  readonly duty: StandingDuty | null
  readonly is_outsourced: boolean
  readonly is_mandatory: boolean
}

/**
 * Stored duties and the defaults that are not stored, defaults first, each by their kind. `groupOf` names the
 * place's group for a usual one; an empty text where it has none.
 */
export function mergeDuties(
  duties: readonly StandingDuty[],
  stored: readonly StoredDuty[],
  groupOf: (groups: readonly UsualGroup[]) => string,
): readonly PlaceDuty[] {
  const defaults = duties.map((duty): PlaceDuty => {
    const own = stored.find((row) => row.is_default && row.task_subtype_id === duty.task_subtype_id)
    return {
      id: own?.id ?? null,
      is_default: true,
      task_subtype_id: duty.task_subtype_id,
      task_desc: null,
      responsible_name: own?.responsible_name ?? groupOf(duty.groups),
      service_provider: duty.is_outsourceable ? (own?.service_provider ?? null) : null,
      is_outsourceable: duty.is_outsourceable,
      is_removed: !duty.is_mandatory && (own?.is_removed ?? false),
      duty,
      is_outsourced: duty.is_outsourceable && own?.service_provider != null,
      is_mandatory: duty.is_mandatory,
      version: own?.version ?? 0,
    }
  })
  const own = stored
    .filter(({ is_default, is_removed }) => !is_default && !is_removed)
    .map((row): PlaceDuty => ({
      ...row,
      duty: null,
      is_outsourced: row.service_provider !== null,
      is_mandatory: false,
    }))
  return [...defaults, ...own].toSorted(
    (first, second) =>
      Number(second.is_default) - Number(first.is_default) || first.task_subtype_id - second.task_subtype_id,
  )
}
