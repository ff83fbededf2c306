import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '@larder/contract/places'
import { knowledge } from '#features/plan-data/public.ts'
import { locationTypeNumber } from '@larder/core/classifiers'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

const form = {
  name: 'Kalamaja',
  address: 'Kotzebue 1',
  country_id: 63,
  person_phone: '+372 5551234',
  person_email: 'kalamaja@sinilill.example',
  notification_email: 'a@b.ee,c@d.ee',
  contact_person: 'Mari Tamm',
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '1-3',
  preferred_language: 'et',
  timezone: 'Europe/Tallinn',
}

let test: TestApp
let owner: TestUser
let member: TestUser
let reader: TestUser
let placeOwner: TestUser
let placeReader: TestUser
let stranger: TestUser
let company: number
let place: number
let foreign: number

const restaurant = knowledge.activities.find(({ id }) => id === 'A01')
const school = knowledge.activities.find(({ id }) => id === 'A05')
const numberOf = (key: string | undefined): number => locationTypeNumber(key ?? '') ?? 0

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  reader = await makeUser(test)
  placeOwner = await makeUser(test)
  placeReader = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  foreign = await makePlace(test, await makeCompany(test, stranger))
  await joinCompany(test, company, member.id, 'member')
  await joinCompany(test, company, reader.id, 'readonly')
  await joinPlace(test, { company_id: company, place_id: place }, placeOwner.id, 'owner')
  await joinPlace(test, { company_id: company, place_id: place }, placeReader.id, 'readonly')
})
afterAll(() => test.close())

const at = () => ({ placeId: place })

describe('creating a place', () => {
  it('answers 200 with the place, its activity, location type and plan', async () => {
    const { status, body } = await send(
      test,
      places.create,
      { params: { companyId: company }, body: form },
      owner,
    )
    expect([status, body]).toMatchObject([
      200,
      {
        company_id: company,
        name: 'Kalamaja',
        role: 'owner',
        notification_email: 'a@b.ee, c@d.ee',
        business_activity: { id: 1, key: 'A01' },
        location_type: { id: 1 },
        last_visit: null,
        plan_confirmed_at: null,
        food_safety_plan: { id: expect.any(Number) },
        customer_groups: [],
        onboarding_progress: [],
      },
    ])
  })
  it('starts with the switches of its activity', async () => {
    const body = { ...form, business_activity_id: 5, location_type_id: numberOf(school?.location_types[0]) }
    expect(
      (await call(test, places.create, { params: { companyId: company }, body }, owner)).extra_data,
    ).toEqual(school?.starts_with ?? [])
  })
  it('is for the company’s owner', async () => {
    for (const who of [member, reader, placeOwner])
      expect(
        await refuse(test, places.create, { params: { companyId: company }, body: form }, who),
      ).toMatchObject({ status: 403 })
    expect(
      await refuse(test, places.create, { params: { companyId: company }, body: form }, stranger),
    ).toMatchObject({ status: 404 })
  })
  it.each([
    [
      'nothing',
      {},
      [
        'name:required',
        'address:required',
        'country_id:required',
        'person_phone:required',
        'person_email:required',
        'contact_person:required',
        'business_activity_id:required',
        'location_type_id:required',
        'number_of_employees:required',
        'preferred_language:required',
        'timezone:required',
      ],
    ],
    ['blank texts', { ...form, name: '', contact_person: ' ' }, ['name:required', 'contact_person:required']],
    [
      'bad phone, e-mail and list',
      { ...form, person_phone: 'x', person_email: 'x', notification_email: 'a@b.ee;c@d.ee' },
      ['person_phone:phone', 'person_email:email', 'notification_email:emails'],
    ],
    [
      'unknown choices',
      { ...form, number_of_employees: '99', preferred_language: 'fr', timezone: 'Mars' },
      ['number_of_employees:unknown', 'preferred_language:unknown', 'timezone:unknown'],
    ],
    ['no state where there are some', { ...form, country_id: 230 }, ['state_id:required']],
    ['a state of another country', { ...form, country_id: 230, state_id: 201 }, ['state_id:unknown']],
    [
      'an activity that does not exist',
      { ...form, business_activity_id: 999 },
      ['business_activity_id:unknown'],
    ],
    [
      'a location type of another activity',
      { ...form, location_type_id: locationTypeNumber('cross_dock') },
      ['location_type_id:unknown'],
    ],
    [
      'a location type that does not exist',
      { ...form, location_type_id: 9_999 },
      ['location_type_id:unknown'],
    ],
  ])('refuses %s', async (_title, body, fields) => {
    expect(await refuse(test, places.create, { params: { companyId: company }, body }, owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })
  it('accepts nothing that the contract does not name', async () => {
    const body = {
      ...form,
      id: place,
      company_id: 1,
      plan_confirmed_at: '2026-01-01T00:00:00Z',
      last_visit: '2026-01-01T00:00:00Z',
      extra_data: ['smoking'],
      uses_custom_plan: true,
      removed_at: '2026-01-01',
    }
    expect(await call(test, places.create, { params: { companyId: company }, body }, owner)).toMatchObject({
      company_id: company,
      plan_confirmed_at: null,
      last_visit: null,
      extra_data: restaurant?.starts_with ?? [],
      uses_custom_plan: false,
    })
  })
})

describe('reading and changing a place', () => {
  it('shows it to everybody with a role there and to its shared links', async () => {
    const shared_token = await makeSharedAccess(test, { company_id: company, place_id: place }, ['documents'])
    expect(await call(test, places.get, { params: at() }, placeReader)).toMatchObject({
      id: place,
      role: 'readonly',
    })
    expect(await call(test, places.get, { params: at() }, reader)).toMatchObject({ role: 'readonly' })
    expect(await call(test, places.get, { params: at() }, { shared_token })).toMatchObject({
      id: place,
      role: null,
    })
    const named = async (lang: string) =>
      (await call(test, places.get, { params: at(), query: { lang } }, { shared_token })).business_activity
        ?.name
    expect([await named('de'), await named('et')]).not.toContain(await named('en'))
  })
  it('answers for a foreign place like for one that does not exist', async () => {
    const there = await send(test, places.get, { params: { placeId: foreign } }, owner)
    const absent = await send(test, places.get, { params: { placeId: 99_999 } }, owner)
    expect([there.status, there.body]).toEqual([404, absent.body])
    expect(there.body).toMatchObject({ message: 'No query results for model [Place].' })
  })
  it('needs write access', async () => {
    for (const who of [owner, member, placeOwner])
      expect(
        await call(test, places.change, { params: at(), body: { ...form, name: `By ${who.id}` } }, who),
      ).toMatchObject({ name: `By ${who.id}` })
    for (const who of [reader, placeReader])
      expect(await refuse(test, places.change, { params: at(), body: form }, who)).toMatchObject({
        status: 403,
      })
    expect(await refuse(test, places.change, { params: at(), body: form }, stranger)).toMatchObject({
      status: 404,
    })
  })
  it('keeps the switches that another activity offers as well', async () => {
    await call(
      test,
      places.change_extra_data,
      { params: at(), body: { extra_data: ['raw_animal_rte', 'deep_frying'] } },
      owner,
    )
    const moved = await call(
      test,
      places.change,
      {
        params: at(),
        body: { ...form, business_activity_id: 5, location_type_id: numberOf(school?.location_types[0]) },
      },
      owner,
    )
    expect(moved.extra_data).toContain('deep_frying')
    expect(moved.extra_data).not.toContain('raw_animal_rte')
    expect(moved.extra_data).toEqual(expect.arrayContaining([...(school?.starts_with ?? [])]))
    await call(test, places.change, { params: at(), body: form }, owner)
  })
  it('changes the location type within the activity', async () => {
    const other = numberOf(restaurant?.location_types[1])
    expect(
      await call(test, places.change_location_type, { params: { ...at(), locationTypeId: other } }, owner),
    ).toMatchObject({ location_type_id: other, location_type: { id: other } })
    expect(
      await refuse(
        test,
        places.change_location_type,
        { params: { ...at(), locationTypeId: numberOf('cross_dock') } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['location_type_id:unknown'] })
  })
  it('accepts switches of the activity', async () => {
    expect(
      (
        await call(
          test,
          places.change_extra_data,
          { params: at(), body: { extra_data: ['smoking', 'sous_vide', 'smoking'] } },
          placeOwner,
        )
      ).extra_data,
    ).toEqual(['sous_vide', 'smoking'])
    expect(
      await refuse(
        test,
        places.change_extra_data,
        { params: at(), body: { extra_data: ['sous_vide', 'metal_detection'] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['extra_data.1:unknown'] })
    expect(
      await refuse(test, places.change_extra_data, { params: at(), body: { extra_data: ['magic'] } }, owner),
    ).toMatchObject({ status: 422 })
    expect(await refuse(test, places.change_extra_data, { params: at(), body: {} }, owner)).toMatchObject({
      status: 422,
      fields: ['extra_data:required'],
    })
  })
  it('accepts existing customer groups', async () => {
    expect(
      (
        await call(
          test,
          places.change_customer_groups,
          { params: at(), body: { customer_groups: [4, 1, 4] } },
          owner,
        )
      ).customer_groups,
    ).toEqual([1, 4])
    expect(
      await refuse(
        test,
        places.change_customer_groups,
        { params: at(), body: { customer_groups: [1, 99] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['customer_groups.1:unknown'] })
  })
})

describe('visits', () => {
  it('of company members and owners count', async () => {
    expect(await call(test, places.visit, { params: at() }, member)).toEqual({
      last_visit: '2026-11-21T09:00:00.000Z',
    })
    for (const who of [reader, placeOwner])
      expect(await refuse(test, places.visit, { params: at() }, who)).toMatchObject({ status: 403 })
  })
  it('of the provider’s own staff do not', async () => {
    const support = await makeUser(test, { username: 'support+larder-internal@example.com' })
    await joinCompany(test, company, support.id, 'member')
    test.clock.now = new Date('2026-11-21T09:05:00.000Z')
    expect(await call(test, places.visit, { params: at() }, support)).toEqual({
      last_visit: '2026-11-21T09:00:00.000Z',
    })
    expect(await call(test, places.visit, { params: at() }, owner)).toEqual({
      last_visit: '2026-11-21T09:05:00.000Z',
    })
  })
})

describe('onboarding progress', () => {
  it('is merged by key, of a place or of a company', async () => {
    await call(
      test,
      places.save_progress,
      { body: { place_id: place, onboarding_progress: [{ plan_created: 'no' }] } },
      placeOwner,
    )
    expect(
      await call(
        test,
        places.save_progress,
        {
          body: {
            place_id: place,
            company_id: company,
            onboarding_progress: [{ plan_created: 'yes' }, { team: true }],
          },
        },
        owner,
      ),
    ).toEqual({ onboarding_progress: [{ plan_created: 'yes' }, { team: true }] })
    expect((await call(test, places.get, { params: at() }, owner)).onboarding_progress).toEqual([
      { plan_created: 'yes' },
      { team: true },
    ])
    expect(
      await call(
        test,
        places.save_progress,
        { body: { company_id: company, onboarding_progress: [{ welcome: 'seen' }] } },
        member,
      ),
    ).toEqual({ onboarding_progress: [{ welcome: 'seen' }] })
  })
  it('is refused to readers and for foreign ids', async () => {
    const onboarding_progress = [{ a: 'b' }]
    expect(
      await refuse(
        test,
        places.save_progress,
        { body: { place_id: place, onboarding_progress } },
        placeReader,
      ),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(
        test,
        places.save_progress,
        { body: { company_id: company, onboarding_progress } },
        placeOwner,
      ),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(test, places.save_progress, { body: { place_id: foreign, onboarding_progress } }, owner),
    ).toMatchObject({ status: 404 })
    expect(await refuse(test, places.save_progress, { body: { onboarding_progress } }, owner)).toMatchObject({
      status: 404,
    })
    expect(
      await refuse(
        test,
        places.save_progress,
        { body: { place_id: place, company_id: company + 1, onboarding_progress } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['company_id:unknown'] })
    expect(
      await refuse(
        test,
        places.save_progress,
        { body: { place_id: place, onboarding_progress: [{ a: 'b', c: 'd' }] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['onboarding_progress.0:invalid'] })
  })
})

it('refuses place number 1,001 of a company, also where others were removed', async () => {
  const large = await makeCompany(test, owner)
  const pattern = await makePlace(test, large)
  const { rows } = await test.database.pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'places' and column_name not in ('id', 'removed_at') and is_generated = 'NEVER'`,
  )
  const names = rows[0]?.names ?? ''
  await test.database.pool.query(
    `insert into places (${names}, removed_at) select ${names}, now() from places, generate_series(1, 998)
      where id = $1`,
    [pattern],
  )
  const creating = { params: { companyId: large }, body: form }
  await call(test, places.create, creating, owner)
  expect(await refuse(test, places.create, creating, owner)).toMatchObject({ fields: ['name:too_many'] })
})

describe('removing a place', () => {
  it('is for the company’s owner, hides the place, and answers the remaining places', async () => {
    for (const who of [member, placeOwner])
      expect(await refuse(test, places.remove, { params: at() }, who)).toMatchObject({ status: 403 })
    const { id, remaining } = await call(test, places.remove, { params: at() }, owner)
    expect([id, remaining.includes(place), remaining.length > 0]).toEqual([place, false, true])
    for (const who of [owner, placeOwner])
      expect(await refuse(test, places.get, { params: at() }, who)).toMatchObject({ status: 404 })
  })
})
