/** Fills every step of a place's plan as the wizard does: with what it proposes. */
import { onboardingProfiles, planInputs, plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import type { TestUser } from './builders.ts'
import { call, type TestApp } from './harness.ts'

/** Every place has its plan from the start. */
export async function planIdOf(test: TestApp, place_id: number): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>('select id from food_safety_plans where place_id = $1', [place_id])
  return rows[0]?.id ?? 0
}

const selected = (choices: readonly { readonly id: number; readonly selected: boolean }[]): number[] => choices.filter((choice) => choice.selected).map(({ id }) => id)

/** Fills the steps and returns the plan's id; the plan is not generated yet. */
export async function fillPlan(test: TestApp, place_id: number, by: TestUser): Promise<number> {
  const planId = await planIdOf(test, place_id)
  const params = { placeId: place_id }
  await call(test, plans.confirmStep, { params: { ...params, planId }, body: { key: 'generalInfo' } }, by)
  for (const group of await call(test, onboardingProfiles.workGroups, { params }, by)) await call(test, workGroups.create, { params, body: group }, by)
  const proposed = await call(test, processes.onboarding, { params }, by)
  await call(test, processes.select, { params, body: proposed.filter((one) => one.selected).map(({ id }) => ({ process_id: id })) }, by)
  await call(test, planInputs.changeProductGroups, { params, body: { product_groups: selected(await call(test, onboardingProfiles.productGroups, { params }, by)) } }, by)
  await call(test, planInputs.changeFoodGroups, { params, body: { food_groups: selected(await call(test, onboardingProfiles.foodGroups, { params }, by)) } }, by)
  await call(test, plans.confirmStep, { params: { ...params, planId }, body: { key: 'analyses' } }, by)
  return planId
}
