/** What a new place does until its first day runs, in this order. */
export const setupSteps = ['fill_plan', 'confirm_plan', 'name_units', 'add_people', 'first_check'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Counts of what is there; `plan_status` 1 unfilled, 2 filled, 3 confirmed. */
export type SetupState = {
  readonly plan_status: number
  /** The plan was confirmed once: a change later does not make the place a new one. */
  readonly was_confirmed: boolean
  readonly units: number
  readonly people: number
  readonly entries: number
}

type Done = { readonly step: SetupStep; readonly is_done: boolean }

/** The steps of a new place; `null` once all of them are done, so that the list goes for good. */
export function setupOf({
  plan_status,
  was_confirmed,
  units,
  people,
  entries,
}: SetupState): readonly Done[] | null {
  const done: Readonly<Record<SetupStep, boolean>> = {
    fill_plan: was_confirmed || plan_status > 1,
    confirm_plan: was_confirmed || plan_status > 2,
    name_units: units > 0,
    add_people: people > 0,
    first_check: entries > 0,
  }
  return setupSteps.every((step) => done[step])
    ? null
    : setupSteps.map((step) => ({ step, is_done: done[step] }))
}
