import type {
  ActionId,
  Hazard,
  HazardAtStep,
  HazardId,
  HazardKind,
  HazardType,
  LimitId,
  PrpId,
  ProcessId,
  TaskId,
} from '@larder/core/haccp'

type Score = 1 | 2 | 3 | 4
type Watch = { readonly limits?: readonly LimitId[]; readonly tasks?: readonly TaskId[] }
type Place = readonly [process: ProcessId, prp: PrpId, action: ActionId]
type Core = Pick<
  Hazard,
  | 'id'
  | 'type'
  | 'kind'
  | 'severity'
  | 'probability'
  | 'worse_for_vulnerable'
  | 'heat_stable'
  | 'at_least_oprp'
  | 'food_groups'
  | 'when'
>

/**
 * Members that most hazards share: scores `[severity, probability]`; flags off, any food. Spread and override
 * the rest.
 */
export const scored = (
  id: HazardId,
  type: HazardType,
  kind: HazardKind,
  [severity, probability]: readonly [Score, Score],
): Core => ({
  id,
  type,
  kind,
  severity,
  probability,
  worse_for_vulnerable: false,
  heat_stable: false,
  at_least_oprp: false,
  food_groups: [],
  when: {},
})

const at = (
  [process, prp, action]: Place,
  watch: Watch,
): Omit<HazardAtStep, 'prp_suffices' | 'specific'> => ({
  process,
  prp,
  action,
  limits: watch.limits ?? [],
  tasks: watch.tasks ?? [],
})

/** A prerequisite programme alone keeps it acceptable here (Codex Q1). */
export const byProgramme = (place: Place, watch: Watch = {}): HazardAtStep => ({
  ...at(place, watch),
  prp_suffices: true,
  specific: false,
})

/**
 * Hygiene alone is not enough and is watched, but the measure is not a process limit made for this hazard.
 */
export const watched = (place: Place, watch: Watch): HazardAtStep => ({
  ...at(place, watch),
  prp_suffices: false,
  specific: false,
})

/** A process limit made for this hazard controls it here (Codex Q2, Q4). */
export const limited = (place: Place, watch: Watch): HazardAtStep => ({
  ...at(place, watch),
  prp_suffices: false,
  specific: true,
})
