import { afterAll, beforeAll, expect, it } from 'vitest'
import { classifiers } from '@larder/contract/classifiers'
import { places } from '@larder/contract/places'
import { onboardingProfiles } from '@larder/contract/plan-inputs'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { call, openTestApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())

const open = async (given: Record<string, unknown> = {}) => {
  const params = { placeId: await makePlace(test, company, given) }
  const query = { lang: 'en' }
  return {
    params,
    info: (more: object = {}) =>
      call(test, onboardingProfiles.generalInfo, { params, query: { ...query, ...more } }, owner),
    foods: async () =>
      (await call(test, onboardingProfiles.foodGroups, { params, query }, owner)).map(({ id }) => id),
    products: async () =>
      (await call(test, onboardingProfiles.productGroups, { params, query }, owner)).map(({ id }) => id),
    workGroups: async () =>
      (await call(test, onboardingProfiles.workGroups, { params, query }, owner)).map(({ name }) => name),
    analyses: async () =>
      (await call(test, onboardingProfiles.analyses, { params, query }, owner)).map(({ key }) => key),
    processes: async () =>
      (await call(test, processes.onboarding, { params, query }, owner))
        .filter(({ selected }) => selected)
        .map(({ id }) => id),
  }
}

it('every profile follows the activity', async () => {
  const [restaurant, fish] = [await open(), await open({ business_activity_id: 17 })]
  for (const part of ['foods', 'products', 'processes', 'analyses'] as const)
    expect(await fish[part]()).not.toEqual(await restaurant[part]())
  expect((await restaurant.workGroups()).length).toBeGreaterThan(0)
  expect((await restaurant.info()).extra_data).not.toEqual(
    (await restaurant.info({ business_activity_id: 17 })).extra_data,
  )
})

it('a work group is not proposed a second time in another language', async () => {
  const { params } = await open()
  const proposed = async (lang: string) =>
    (await call(test, onboardingProfiles.workGroups, { params, query: { lang } }, owner)).map(
      ({ name }) => name,
    )
  expect(await proposed('de')).toEqual(['Leitung', 'Küche', 'Service', 'Reinigung'])
  for (const name of ['Kitchen', 'Juhtkond'])
    await call(test, workGroups.create, { params, body: { name } }, owner)
  expect(await proposed('de')).toEqual(['Service', 'Reinigung'])
})

it('processes and analyses of a place follow its switches', async () => {
  const [plain, smoking] = [
    await open(),
    await open({ extra_data: JSON.stringify(['smoking', 'vacuum_or_MAP']) }),
  ]
  expect((await smoking.processes()).length).toBeGreaterThan((await plain.processes()).length)
  expect(await smoking.analyses()).toContain('AN-shelf-life')
  expect(await plain.analyses()).not.toContain('AN-shelf-life')
  expect(
    (await plain.info({ extra_data: 'smoking' })).extra_data
      .filter(({ selected }) => selected)
      .map(({ key }) => key),
  ).toEqual(['smoking'])
})

it("the requested location type is shown, and one of the activity's", async () => {
  const place = await open()
  const [activity] = await call(test, classifiers.business_activities, { query: { lang: 'en' } })
  const info = await place.info({
    business_activity_id: activity?.id,
    location_type: activity?.location_types.at(-1)?.id,
  })
  expect(info.location_types.map(({ id }) => id)).toEqual(activity?.location_types.map(({ id }) => id))
  expect(info.location_type_id).toBe(activity?.location_types.at(-1)?.id)
})

it('progress keeps the step of the wizard', async () => {
  const { params } = await open()
  await call(
    test,
    places.save_progress,
    {
      body: {
        place_id: params.placeId,
        company_id: company,
        onboarding_progress: [{ plan_created: 'no' }, { wizard_step: 'foodGroups' }],
      },
    } as never,
    owner,
  )
  expect((await call(test, places.get, { params }, owner)).onboarding_progress).toEqual(
    expect.arrayContaining([{ wizard_step: 'foodGroups' }]),
  )
})
