/** How each writing route changes a confirmed plan: outdated, only no longer confirmed, or unchanged. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { places } from '@larder/contract/places'
import { PlaceInput } from '@larder/contract/places.schemas'
import { plans } from '@larder/contract/plans'
import { routes } from '@larder/contract/routes'
import { planIdOf } from './fill-plan.ts'
import { call, forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { openStripeOfTests, stripeOfTests } from './stripe-double.ts'
import { stage } from './recipes.ts'
import { makeScene, withPlan, type Scene } from './scene.ts'

let test: TestApp
let provider: TestProvider
let pattern: Scene

beforeAll(async () => {
  provider = await openProvider()
  test = await openTestApp({ oidc: provider.oidc, stripe: await openStripeOfTests() })
  pattern = await withPlan(await makeScene(test))
})
afterAll(async () => {
  await test.close()
  await provider.close()
  await stripeOfTests().close()
})
beforeEach(() => forgetAttempts(test))

type Effect = 'outdated' | 'unconfirmed' | 'as it was'

/** Confirms a copy of the first scene's plan. */
const confirm = ({ place, owner }: Scene) =>
  test.database.pool.query(
    `update food_safety_plans f set plan = coalesce(f.plan, k.plan), flow = coalesce(f.flow, k.flow),
      sha256 = coalesce(f.sha256, k.sha256), generated_at = k.generated_at, is_outdated = false,
      knowledge_version = coalesce(f.knowledge_version, k.knowledge_version), status_type_id = 3,
      confirmed_at = k.generated_at, confirmed_by = $2
     from food_safety_plans k where f.place_id = $1 and k.place_id = $3`,
    [place, owner.id, pattern.place],
  )

async function effectOn({ place }: Scene): Promise<Effect> {
  const { rows } = await test.database.pool.query<{ effect: Effect }>(
    `select case when is_outdated then 'outdated' when status_type_id = 2 then 'unconfirmed'
      else 'as it was' end as effect from food_safety_plans
     where place_id = $1 and (status_type_id = 3) = (confirmed_by is not null)`,
    [place],
  )
  return rows[0]?.effect ?? 'as it was'
}

const outdating = [
  'place_setup.copy',
  'place_setup.save',
  'places.change',
  'places.change_customer_groups',
  'places.change_extra_data',
  'places.change_location_type',
  'plans.change_analysis',
  'plans.change_food_groups',
  'plans.change_product_groups',
  'analyses.change',
  'analyses.create',
  'analyses.remove',
  'plans.create_analysis',
  'plans.remove_analysis',
  'processes.change',
  'processes.create',
  'processes.remove',
  'processes.select',
  'product_groups.change',
  'product_groups.create',
  'product_groups.food_groups',
  'product_groups.remove',
  'product_groups.use',
  'work_group_tasks.change',
  'work_group_tasks.create',
  'work_group_tasks.remove',
  'work_groups.change',
  'work_groups.create',
  'work_groups.remove',
  'work_groups.rename',
  'work_groups.toggle',
]
const unconfirming = [
  'before_or_after.change',
  'before_or_after.create',
  'before_or_after.disable',
  'plan_flows.change',
  'plan_flows.verify',
  'plan_proposals.decide',
  'plans.change_hazard',
  'plans.change_limit',
  'plans.create_hazard',
  'plans.generate',
  'plans.remove_hazard',
  'plans.remove_limit',
  'product_groups.change_capacities',
  'round_change.accept',
  'section_groups.change',
  'section_groups.create',
  'section_groups.remove',
]
const expectedOf = (name: string): Effect => {
  if (outdating.includes(name)) return 'outdated'
  return unconfirming.includes(name) ? 'unconfirmed' : 'as it was'
}

const writing = routes.filter(({ writes }) => writes).map((route) => [route.name, route] as const)
it.each(writing)('%s changes a confirmed plan as the lists say', async (name, route) => {
  const { scene, sent } = await stage(route, test)
  await confirm(scene)
  expect((await send(test, route, sent, sent.caller)).status).toBe(route.status)
  expect(await effectOn(scene)).toBe(expectedOf(name))
})

it('a well of the place’s own outdates the plan', async () => {
  const scene = await makeScene(test)
  await confirm(scene)
  const params = { placeId: scene.place }
  await call(test, places.change_water_source, { params, body: { water_source: 'own_well' } }, scene.owner)
  expect(await effectOn(scene)).toBe('outdated')
})

it('a step that is open again outdates the plan', async () => {
  const scene = await makeScene(test)
  await confirm(scene)
  const params = { placeId: scene.place, planId: scene.plan }
  await call(test, plans.confirmStep, { params, body: { key: 'analyses', done: false } }, scene.owner)
  expect(await effectOn(scene)).toBe('outdated')
})

it('a change that is no input of the plan leaves it confirmed', async () => {
  const scene = await makeScene(test)
  await confirm(scene)
  const params = { placeId: scene.place }
  const place = await call(test, places.get, { params }, scene.owner)
  const body = { ...PlaceInput.parse(place), name: 'Kalamaja' }
  await call(test, places.change, { params, body }, scene.owner)
  expect(await effectOn(scene)).toBe('as it was')
})

it('a place has its plan from the start', async () => {
  const { owner, company } = pattern
  const body = PlaceInput.parse(await call(test, places.get, { params: { placeId: pattern.place } }, owner))
  const { id } = await call(test, places.create, { params: { companyId: company }, body }, owner)
  expect(await planIdOf(test, id)).toBeGreaterThan(0)
})
