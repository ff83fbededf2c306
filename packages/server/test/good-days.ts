/** A place whose refrigerators were within their limit at every check of the last 30 days. */
import { plans } from '@larder/contract/plans'
import { addGoodDays, addReading as addPastReading } from '../src/demo/good-days.ts'
import type { TestUser } from './builders.ts'
import { fillPlan } from './fill-plan.ts'
import { call, type TestApp } from './harness.ts'

type Reading = { readonly value: number; readonly within: boolean; readonly days_ago: number }

/** An entry of the past. */
export const addReading = (
  { database, clock }: TestApp,
  task_id: number,
  { value, within, days_ago }: Reading,
): Promise<unknown> =>
  addPastReading(
    database.pool,
    { task_id, value, performed_at: new Date(clock.now.getTime() - days_ago * 86_400_000) },
    within,
  )

/** Makes the plan of the place and answers the id of its task for refrigerators, which is due twice a day. */
export async function makeGoodDays(test: TestApp, place: number, by: TestUser): Promise<number> {
  await fillPlan(test, place, by)
  await call(test, plans.generate, { params: { placeId: place } }, by)
  return addGoodDays(test.database.pool, place, test.clock.now)
}
