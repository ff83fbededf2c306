import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies, companyTokens } from '@larder/contract/companies'
import { places } from '@larder/contract/places'
import { permissions } from '@larder/contract/permissions'
import { plans } from '@larder/contract/plans'
import { tickets as ticketRoutes } from '@larder/contract/tickets'
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
  name: ' Rukkilill OÜ ',
  address: 'Pikk 1, Tallinn',
  country_id: 63,
  email: 'info@rukkilill.example',
  preferred_language: 'et',
  reg_code: '12345678',
  vat_number: 'ee 123456789',
  production_currency_id: 1,
  volume_system: 1,
  weight_system: 1,
  temperature_scale: 1,
  date_format_id: 1,
  entry_created_at_hidden: true,
  sess_id: 'abc',
}

let test: TestApp
let owner: TestUser
let member: TestUser
let reader: TestUser
let placeOwner: TestUser
let stranger: TestUser
let company: number
let foreign: number
let place: number
let hidden: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  reader = await makeUser(test)
  placeOwner = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  foreign = await makeCompany(test, stranger)
  place = await makePlace(test, company)
  hidden = await makePlace(test, company, { name: 'Kopli' })
  await joinCompany(test, company, member.id, 'member')
  await joinCompany(test, company, reader.id, 'readonly')
  await joinPlace(test, { company_id: company, place_id: place }, placeOwner.id, 'owner')
})
afterAll(() => test.close())

describe('creating a company', () => {
  it('makes the creator owner, starts the trial and writes one audit entry', async () => {
    const creator = await makeUser(test)
    const created = await call(test, companies.create, { body: form }, creator)
    expect(created).toMatchObject({
      name: 'Rukkilill OÜ',
      role: 'owner',
      vat_number: 'EE123456789',
      trial_end_date: '2026-12-21',
      date_format: 'DD.MM.yyyy',
      entry_created_at_hidden: true,
      is_temp_predictions_enabled: false,
      onboarding_progress: [],
      places: [],
      production_currency: { id: 1, key: 'EUR', symbol: '€' },
      temperature_scale: { unit: '°C' },
    })
    expect(
      created.volume_system.units
        .filter((unit) => unit.is_measurement_system_base_unit)
        .map(({ name }) => name),
    ).toEqual(['l'])
    expect(await call(test, companies.list, {}, creator)).toEqual([created])
    const { rows } = await test.database.pool.query(
      'select company_id, user_id, entity, entity_id from audit where route = $1',
      ['companies.create'],
    )
    expect(rows).toEqual([
      { company_id: created.id, user_id: creator.id, entity: 'company', entity_id: String(created.id) },
    ])
  })

  it("is added beside the creator's companies", async () => {
    const creator = await makeUser(test)
    const first = await call(test, companies.create, { body: form }, creator)
    const second = await call(test, companies.create, { body: { ...form, name: 'Teine' } }, creator)
    expect((await call(test, companies.list, {}, creator)).map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it.each([
    [
      'nothing',
      {},
      [
        'name:required',
        'address:required',
        'country_id:required',
        'email:required',
        'preferred_language:required',
        'volume_system:required',
        'weight_system:required',
        'temperature_scale:required',
        'date_format_id:required',
        'entry_created_at_hidden:required',
      ],
    ],
    ['blank texts', { ...form, name: ' ', address: '' }, ['name:required', 'address:required']],
    [
      'a bad e-mail and VAT number',
      { ...form, email: 'info', vat_number: 'EE1' },
      ['vat_number:vat_format', 'email:email'],
    ],
    ['no registry code in Estonia', { ...form, reg_code: null }, ['reg_code:required']],
    ['no state in the United States', { ...form, country_id: 230 }, ['state_id:required']],
    ['a foreign state', { ...form, country_id: 230, state_id: 301 }, ['state_id:unknown']],
    [
      'unknown choices',
      { ...form, preferred_language: 'fr', date_format_id: 99 },
      ['preferred_language:unknown', 'date_format_id:unknown'],
    ],
    ['text where a number belongs', { ...form, country_id: '63' }, ['country_id:invalid_type']],
  ])('refuses %s', async (_title, body, fields) => {
    expect(await refuse(test, companies.create, { body }, owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })

  it('drops a registry code in the United States', async () => {
    expect(
      await call(
        test,
        companies.create,
        { body: { ...form, country_id: 230, state_id: 5, vat_number: null } },
        await makeUser(test),
      ),
    ).toMatchObject({ reg_code: null, vat_number: null, state_id: 5 })
  })

  it('accepts nothing that the contract does not name', async () => {
    const body = {
      ...form,
      id: company,
      company_id: company,
      role: 'readonly',
      trial_end_date: '2099-01-01',
      created_by: stranger.id,
      removed_at: '2026-01-01',
      sales_pipe_type: 'vip',
      onboarding_progress: [{ a: 'b' }],
    }
    const created = await call(test, companies.create, { body }, await makeUser(test))
    expect(created).toMatchObject({
      role: 'owner',
      trial_end_date: '2026-12-21',
      sales_pipe_type: null,
      onboarding_progress: [],
    })
    expect(created.id).not.toBe(company)
  })

  it('needs an account', async () =>
    expect(await refuse(test, companies.create, { body: form })).toMatchObject({ status: 401 }))
})

describe('listing companies', () => {
  it('shows role and places; with access to one place only that one, without contact data', async () => {
    const [mine] = await call(test, companies.list, {}, owner)
    expect(mine).toMatchObject({
      id: company,
      role: 'owner',
      reg_code: '12345678',
      places: [
        { id: place, role: 'owner' },
        { id: hidden, role: 'owner' },
      ],
    })
    const [theirs] = await call(test, companies.list, {}, placeOwner)
    expect(theirs).toMatchObject({
      id: company,
      role: null,
      reg_code: null,
      email: null,
      address: null,
      places: [{ id: place, role: 'owner' }],
    })
    expect((await call(test, companies.list, {}, stranger)).map(({ id }) => id)).toEqual([foreign])
  })
  it('is empty for a new account', async () =>
    expect(await call(test, companies.list, {}, await makeUser(test))).toEqual([]))
  it('is empty for shared links', async () => {
    const shared_token = await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan'])
    expect(await refuse(test, companies.list, {}, { shared_token })).toMatchObject({ status: 403 })
  })
})

describe('changing a company', () => {
  it('is allowed to its owner only', async () => {
    expect(
      await call(
        test,
        companies.change,
        { params: { companyId: company }, body: { ...form, is_temp_predictions_enabled: true } },
        owner,
      ),
    ).toMatchObject({ name: 'Rukkilill OÜ', is_temp_predictions_enabled: true })
    expect(
      await call(test, companies.change, { params: { companyId: company }, body: form }, owner),
    ).toMatchObject({ is_temp_predictions_enabled: true })
    for (const who of [member, reader, placeOwner])
      expect(
        await refuse(test, companies.change, { params: { companyId: company }, body: form }, who),
      ).toMatchObject({ status: 403 })
  })
  it('answers for a foreign company like for one that does not exist', async () => {
    const there = await send(test, companies.change, { params: { companyId: foreign }, body: form }, owner)
    const absent = await send(test, companies.change, { params: { companyId: 99_999 }, body: form }, owner)
    expect([there.status, there.body]).toEqual([404, absent.body])
  })
  it('refuses the same faults as creating', async () => {
    expect(
      await refuse(
        test,
        companies.change,
        { params: { companyId: company }, body: { ...form, vat_number: 'X' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['vat_number:vat_format'] })
  })
})

it('refuses company number 51 of an account', async () => {
  const founder = await makeUser(test)
  for (let count = 0; count < 49; count += 1) await makeCompany(test, founder, { removed_at: new Date() })
  await call(test, companies.create, { body: form }, founder)
  expect(await refuse(test, companies.create, { body: form }, founder)).toMatchObject({
    fields: ['name:too_many'],
  })
})

describe('company tokens', () => {
  it('show their secret once, work until they end, and are the owner’s alone', async () => {
    const { token, ...row } = await call(
      test,
      companyTokens.create,
      { params: { companyId: company }, body: { name: 'ERP', scopes: ['documents'] } },
      owner,
    )
    expect(row).toMatchObject({ name: 'ERP', last4: token.slice(-4) })
    expect(await call(test, companyTokens.list, { params: { companyId: company } }, owner)).toEqual([row])
    expect(await call(test, places.get, { params: { placeId: place } }, { token })).toMatchObject({
      id: place,
      role: null,
    })
    for (const who of [member, reader, placeOwner])
      expect(await refuse(test, companyTokens.list, { params: { companyId: company } }, who)).toMatchObject({
        status: 403,
      })
    expect(await refuse(test, companyTokens.revoke, { params: { tokenId: row.id } }, member)).toMatchObject({
      status: 403,
    })
    expect(await refuse(test, companyTokens.revoke, { params: { tokenId: row.id } }, stranger)).toMatchObject(
      { status: 404 },
    )
    expect(await call(test, companyTokens.revoke, { params: { tokenId: row.id } }, owner)).toEqual({
      ok: true,
    })
    expect(await refuse(test, companyTokens.revoke, { params: { tokenId: row.id } }, owner)).toMatchObject({
      status: 404,
    })
    expect(await refuse(test, places.get, { params: { placeId: place } }, { token })).toMatchObject({
      status: 401,
    })
    expect(await call(test, companyTokens.list, { params: { companyId: company } }, owner)).toEqual([])
  })
  it('read the areas that they were made for, until their time is over', async () => {
    const made = (body: { scopes: ('plan' | 'activity_log')[]; valid_days?: 30 }) =>
      call(
        test,
        companyTokens.create,
        { params: { companyId: company }, body: { name: 'ERP', ...body } },
        owner,
      )
    const narrow = await made({ scopes: ['plan'], valid_days: 30 })
    const wide = await made({ scopes: ['plan', 'activity_log'] })
    expect([narrow.scopes, narrow.expires_at === null]).toEqual([['plan'], false])
    expect([wide.scopes, wide.expires_at]).toEqual([['plan', 'activity_log'], null])
    const tickets = (token: string) =>
      send(test, ticketRoutes.list, { params: { placeId: place } }, { token }).then(({ status }) => status)
    const titles = (token: string) =>
      send(test, plans.titles, { params: { placeId: place } }, { token }).then(({ status }) => status)
    expect([await tickets(narrow.token), await titles(narrow.token)]).toEqual([403, 200])
    expect([await tickets(wide.token), await titles(wide.token)]).toEqual([200, 200])
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + 30 * 86_400_000)
    expect([await titles(narrow.token), await titles(wide.token)]).toEqual([401, 200])
    test.clock.now = before
    for (const { id } of [narrow, wide])
      await call(test, companyTokens.revoke, { params: { tokenId: id } }, owner)
  })
  it.each([
    [{ name: ' ', scopes: ['plan'] }, 'name:required'],
    [{ name: 'ERP' }, 'scopes:required'],
    [{ name: 'ERP', scopes: [] }, 'scopes:required'],
    [{ name: 'ERP', scopes: ['plan', 'plan'] }, 'scopes:duplicate'],
    [{ name: 'ERP', scopes: ['team'] }, 'scopes.0:invalid_value'],
  ])('need a name and areas: %j', async (body, field) => {
    expect(
      await refuse(test, companyTokens.create, { params: { companyId: company }, body }, owner),
    ).toMatchObject({ status: 422, fields: [field] })
  })
  it('are kept as hashes only', async () => {
    const { token } = await call(
      test,
      companyTokens.create,
      { params: { companyId: company }, body: { name: 'Scale', scopes: ['plan'] } },
      owner,
    )
    const { rows } = await test.database.pool.query('select * from company_tokens')
    const { rows: audit } = await test.database.pool.query('select * from audit')
    expect(JSON.stringify([rows, audit])).not.toContain(token)
  })
})

describe('removing a company', () => {
  it('is allowed to its owner only', async () => {
    for (const who of [member, reader, placeOwner])
      expect(await refuse(test, companies.remove, { params: { companyId: company } }, who)).toMatchObject({
        status: 403,
      })
    expect(await refuse(test, companies.remove, { params: { companyId: foreign } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('answers the remaining companies, hides the removed one, and keeps sessions', async () => {
    const second = (await call(test, companies.create, { body: form }, owner)).id
    const shared_token = await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan'])
    expect(await call(test, companies.remove, { params: { companyId: company } }, owner)).toEqual({
      id: company,
      remaining: [second],
      erase_at: '2026-12-21T09:00:00.000Z',
    })
    expect((await call(test, companies.list, {}, owner)).map(({ id }) => id)).toEqual([second])
    for (const who of [member, reader, placeOwner]) {
      expect(await call(test, permissions.list, {}, who)).toEqual({ companies: [], places: [] })
      expect(await refuse(test, places.get, { params: { placeId: place } }, who)).toMatchObject({
        status: 404,
      })
    }
    expect(await refuse(test, places.get, { params: { placeId: place } }, { shared_token })).toMatchObject({
      status: 401,
    })
    const { rows } = await test.database.pool.query(
      'select count(*)::int as kept from places where company_id = $1',
      [company],
    )
    expect(rows).toEqual([{ kept: 2 }])
  })
})
