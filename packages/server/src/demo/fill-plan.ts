/**
 * Fills every step of a place's plan as the wizard does, with its proposals. Demo and tests pass their own
 * caller.
 */
import type { CallInput, ResponseOf, Route } from '@larder/contract/kit'
import { plans } from '@larder/contract/plans'
import { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { places } from '@larder/contract/places'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'

/** Calls a route as one person and expects success. */
export type Calls = <R extends Route>(route: R, input?: CallInput<R>) => Promise<ResponseOf<R>>

const selected = (choices: readonly { readonly id: number; readonly selected: boolean }[]): number[] =>
  choices.filter((choice) => choice.selected).map(({ id }) => id)

/** The plan is complete afterwards, not generated yet. */
export async function fillPlan(
  call: Calls,
  { placeId, planId }: { readonly placeId: number; readonly planId: number },
): Promise<void> {
  const params = { placeId }
  await call(plans.confirmStep, { params: { placeId, planId }, body: { key: 'generalInfo' } })
  for (const group of await call(onboardingProfiles.workGroups, { params }))
    await call(workGroups.create, { params, body: group })
  const proposed = await call(processes.onboarding, { params })
  await call(processes.select, {
    params,
    body: proposed.filter((one) => one.selected).map(({ id }) => ({ process_id: id })),
  })
  await call(planInputs.changeProductGroups, {
    params,
    body: { product_groups: selected(await call(onboardingProfiles.productGroups, { params })) },
  })
  await call(planInputs.changeFoodGroups, {
    params,
    body: { food_groups: selected(await call(onboardingProfiles.foodGroups, { params })) },
  })
  await call(plans.confirmStep, { params: { placeId, planId }, body: { key: 'analyses' } })
  await call(places.change_on_paper, { params, body: { layouts_on_paper: 1, location_plan_on_paper: 1 } })
}
