import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onboardingProfiles, planInputs, plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { call, openTestApp, refuse, send, type TestApp } from '../../../test/harness.ts'
import { makeCompany, makePlace, makeSharedAccess, makeUser, joinPlace, type TestUser } from '../../../test/builders.ts'

let test: TestApp
let owner: TestUser
let company: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Pérez' })
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())

const planOf = async (placeId: number): Promise<number> => (await test.database.pool.query<{ id: number }>('select id from food_safety_plans where place_id = $1', [placeId])).rows[0]?.id ?? 0
const statusOf = async (placeId: number, by: TestUser = owner) => call(test, plans.status, { params: { placeId, planId: await planOf(placeId) } }, by)

/** Fills every step as the wizard does: with what it proposes. */
async function fill(placeId: number, by: TestUser = owner): Promise<number> {
  const planId = await planOf(placeId)
  const params = { placeId }
  const confirm = (key: 'generalInfo' | 'analyses') => call(test, plans.confirmStep, { params: { placeId, planId }, body: { key } }, by)
  await confirm('generalInfo')
  for (const group of await call(test, onboardingProfiles.workGroups, { params }, by)) await call(test, workGroups.create, { params, body: group }, by)
  const proposed = await call(test, processes.onboarding, { params }, by)
  await call(test, processes.select, { params, body: proposed.filter(({ selected }) => selected).map(({ id, sub_processes }) => ({ process_id: id, sub_processes: sub_processes.slice(0, 1).map((sub) => ({ id: sub.id, selected: true })) })) }, by)
  const ids = (groups: readonly { id: number; selected: boolean }[]): number[] => groups.filter(({ selected }) => selected).map(({ id }) => id)
  await call(test, planInputs.changeProductGroups, { params, body: { product_groups: ids(await call(test, onboardingProfiles.productGroups, { params }, by)) } }, by)
  await call(test, planInputs.changeFoodGroups, { params, body: { food_groups: ids(await call(test, onboardingProfiles.foodGroups, { params }, by)) } }, by)
  await confirm('analyses')
  return planId
}

describe('the road to a plan', () => {
  it('leads a restaurant in Estonia from nothing to a generated plan', async () => {
    const placeId = await makePlace(test, company)
    const t0 = performance.now()
    const planId = await fill(placeId)
    console.log('fill', performance.now() - t0)
    const t1 = performance.now()
    const status = await call(test, plans.generate, { params: { placeId } }, owner)
    console.log('generate', performance.now() - t1, status)
    for (const s of await call(test, plans.titles, { params: { placeId } }, owner)) {
      const t = performance.now()
      const section = await call(test, plans.section, { params: { placeId, planId, id: s.static_name } }, owner)
      console.log(s.static_name, section.blocks.length, JSON.stringify(section).length, (performance.now() - t).toFixed(1))
    }
    const t2 = performance.now()
    const zip = await send(test, plans.download, { params: { placeId, planId } }, owner)
    console.log('zip', zip.status, zip.headers, (zip.body as Buffer).length, performance.now() - t2)
  })
})
