import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'

/** A hazard with every step at which it is, and its controls there. */
export type HazardOnce = {
  readonly hazard: HazardOfPlan
  readonly labels: readonly string[]
  readonly steps: readonly string[]
}

export type StepOnce = {
  readonly process_id: number
  readonly name: string
  readonly hazards: readonly HazardOnce[]
}

const rank = { CCP: 0, oPRP: 1, PRP: 2 } as const

/** Hazards by the first step at which they are; one at several steps is listed once, with all of them. */
export function hazardsOnce(hazards: readonly HazardOfPlan[]): readonly StepOnce[] {
  const once = [...Map.groupBy(hazards, ({ name }) => name).values()].flatMap(
    (same): readonly HazardOnce[] => {
      const [first] = same
      const strictest = same.toSorted((a, b) => rank[a.class] - rank[b.class])
      return first === undefined
        ? []
        : [
            {
              hazard: first,
              labels: [...new Set(strictest.map(({ label }) => label))],
              steps: [...new Set(same.map(({ section_name }) => section_name))],
            },
          ]
    },
  )
  return [...Map.groupBy(once, ({ hazard }) => hazard.process_id)].map(([process_id, here]) => ({
    process_id,
    name: here[0]?.hazard.section_name ?? '',
    hazards: here,
  }))
}
