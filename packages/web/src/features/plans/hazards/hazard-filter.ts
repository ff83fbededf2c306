import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'

/** The filter of a list of hazards; an empty value filters nothing. */
export type HazardFilter = {
  readonly search: string
  readonly step: string
  readonly type: string
  readonly class: string
  readonly state: string
}

export const noFilter: HazardFilter = { search: '', step: '', type: '', class: '', state: '' }

/** The hazards that every part of the filter lets through, in their order. */
export function filterHazards(
  hazards: readonly HazardOfPlan[],
  filter: HazardFilter,
): readonly HazardOfPlan[] {
  const wanted = filter.search.trim().toLowerCase()
  return hazards.filter(
    (hazard) =>
      (filter.step === '' || String(hazard.process_id) === filter.step) &&
      (filter.type === '' || hazard.type === filter.type) &&
      (filter.class === '' || hazard.class === filter.class) &&
      inState(hazard, filter.state) &&
      (wanted === '' ||
        [hazard.name, hazard.section_name, hazard.label].some((words) =>
          words.toLowerCase().includes(wanted),
        )),
  )
}

const inState = ({ disabled_for_place, is_own, is_edited }: HazardOfPlan, state: string): boolean =>
  state === '' ||
  (state === 'off' ? disabled_for_place : state === 'on' ? !disabled_for_place : is_own || is_edited)

/** Hazards that count: those that the place has not disabled. */
export const standing = (hazards: readonly HazardOfPlan[]): readonly HazardOfPlan[] =>
  hazards.filter(({ disabled_for_place }) => !disabled_for_place)

export type StepHazards = {
  readonly process_id: number
  readonly name: string
  readonly hazards: readonly HazardOfPlan[]
}

/** The hazards by the step at which they stand, in the order of the plan. */
export function hazardsByStep(hazards: readonly HazardOfPlan[]): readonly StepHazards[] {
  const steps = new Map<number, { process_id: number; name: string; hazards: HazardOfPlan[] }>()
  for (const hazard of hazards) {
    const step = steps.get(hazard.process_id) ?? {
      process_id: hazard.process_id,
      name: hazard.section_name,
      hazards: [],
    }
    step.hazards.push(hazard)
    steps.set(hazard.process_id, step)
  }
  return [...steps.values()]
}

export const toneOfClass = { CCP: 'ccp', oPRP: 'oprp', PRP: 'prp' } as const satisfies Record<
  HazardOfPlan['class'],
  string
>
