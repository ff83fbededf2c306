import { fillPlan as fill } from '../src/demo/fill-plan.ts'
import type { TestUser } from './builders.ts'
import { call, type TestApp } from './harness.ts'

/** Every place has its plan from the start. */
export async function planIdOf(test: TestApp, place_id: number): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from food_safety_plans where place_id = $1',
    [place_id],
  )
  return rows[0]?.id ?? 0
}

/** Fills the steps and returns the plan's id; the plan is not generated yet. */
export async function fillPlan(test: TestApp, place_id: number, by: TestUser): Promise<number> {
  const planId = await planIdOf(test, place_id)
  await fill((route, input) => call(test, route, input, by), { placeId: place_id, planId })
  return planId
}
