import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { companies, companyTokens } from '@larder/contract/companies'
import { permissions } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { can, type Actor } from '@larder/core/permissions'
import { joinCompany, joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { tokenFor } from '#test/mailed.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let placeOwner: TestUser
let stranger: TestUser
let company: number
let foreign: number
let place: number
let sibling: number
let foreignPlace: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  member = await makeUser(test)
  placeOwner = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  foreign = await makeCompany(test, stranger)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company, { name: 'Kopli' })
  foreignPlace = await makePlace(test, foreign)
  await joinCompany(test, company, member.id, 'member')
  await joinPlace(test, { company_id: company, place_id: place }, placeOwner.id, 'owner')
})

let invited = 0
const guest = (more: Record<string, unknown> = {}) => ({
  first_name: 'Jaan',
  last_name: 'Kask',
  email: `guest${(invited += 1)}@example.com`,
  role: 'member',
  sendEmail: false,
  ...more,
})

/** Accepts the invitation by the link of its e-mail, as a person without an account. */
const enter = async (email: string): Promise<{ token: string }> => {
  await test.worker.drain()
  const password_token = tokenFor(test, email)
  const { access_token = '' } = await call(test, account.setNewPassword, {
    body: { password_token, new_password: 'nine warm ovens' },
  })
  return { token: access_token }
}
/** Accepts the invitation by the link of its mail, with the account that the address has. */
const accept = async (email: string): Promise<void> => {
  await test.worker.drain()
  await call(test, account.acceptByToken, { body: { token: tokenFor(test, email) } })
}

const placeRow = async (user_id: number): Promise<number> =>
  (
    await test.database.pool.query<{ id: number }>('select id from place_members where user_id = $1', [
      user_id,
    ])
  ).rows[0]?.id ?? 0
const companyRow = async (user_id: number): Promise<number> =>
  (
    await test.database.pool.query<{ id: number }>('select id from company_members where user_id = $1', [
      user_id,
    ])
  ).rows[0]?.id ?? 0

const companyRowAt = async (user_id: number): Promise<number> =>
  (
    await test.database.pool.query<{ id: number }>(
      'select id from company_members where user_id = $1 and company_id = $2',
      [user_id, company],
    )
  ).rows[0]?.id ?? 0

describe('own permissions', () => {
  it('list companies and places by name and role', async () => {
    expect(await call(test, permissions.list, {}, member)).toEqual({
      companies: [
        {
          company_id: company,
          name: 'Sinilill OÜ',
          role: 'member',
          places: [
            { id: place, name: 'Kesklinn', role: 'member' },
            { id: sibling, name: 'Kopli', role: 'member' },
          ],
        },
      ],
      places: [
        { place_id: place, company_id: company, name: 'Kesklinn', role: 'member' },
        { place_id: sibling, company_id: company, name: 'Kopli', role: 'member' },
      ],
    })
    expect(await call(test, permissions.list, {}, placeOwner)).toEqual({
      companies: [
        {
          company_id: company,
          name: 'Sinilill OÜ',
          role: null,
          places: [{ id: place, name: 'Kesklinn', role: 'owner' }],
        },
      ],
      places: [{ place_id: place, company_id: company, name: 'Kesklinn', role: 'owner' }],
    })
  })
  it('are the actor that `can` reads', async () => {
    const actor = (await call(test, permissions.current, {}, placeOwner)) as Actor
    expect(actor).toEqual({
      kind: 'user',
      user_id: placeOwner.id,
      companies: {},
      places: { [place]: { company_id: company, access_level: 'owner' } },
    })
    expect([
      can(actor, 'places.edit', { company_id: company, place_id: place }),
      can(actor, 'places.edit', { company_id: company, place_id: sibling }),
    ]).toEqual([true, false])
    expect(await call(test, permissions.current, {}, owner)).toEqual({
      kind: 'user',
      user_id: owner.id,
      companies: { [company]: 'owner' },
      places: {},
    })
  })
  it('need an account', async () =>
    expect(await refuse(test, permissions.current, {})).toMatchObject({ status: 401 }))
})

describe('invitations', () => {
  it('to a company give the role to the person who accepts the link of the e-mail', async () => {
    const body = guest({ company_id: company, sendEmail: true })
    expect(await call(test, permissions.invite, { body }, owner)).toMatchObject({
      email: body.email,
      role: 'member',
    })
    expect(
      (await call(test, companies.list, {}, await enter(body.email))).map(({ id, role }) => [id, role]),
    ).toEqual([[company, 'member']])
  })
  it('to a place give access to that place alone', async () => {
    const body = guest({ place_id: place, role: 'readonly,temp-measurements', sendEmail: true })
    await call(test, permissions.invite, { body }, placeOwner)
    const who = await enter(body.email)
    expect(await call(test, places.get, { params: { placeId: place } }, who)).toMatchObject({
      role: 'readonly,temp-measurements',
    })
    expect(await refuse(test, places.get, { params: { placeId: sibling } }, who)).toMatchObject({
      status: 404,
    })
  })
  it('send no e-mail unless requested', async () => {
    const body = guest({ place_id: place })
    await call(test, permissions.invite, { body }, owner)
    await test.worker.drain()
    expect(test.mails.map(({ to }) => to)).not.toContain(body.email)
  })
  it('use the existing account of an address, ignoring case', async () => {
    const { username } = stranger
    await call(
      test,
      permissions.invite,
      { body: guest({ place_id: place, email: username.toUpperCase(), sendEmail: true }) },
      owner,
    )
    await accept(username.toUpperCase())
    expect(
      (await call(test, permissions.list, {}, stranger)).places.map(({ place_id }) => place_id).sort(),
    ).toEqual([place, foreignPlace].sort())
    expect((await call(test, permissions.current, {}, stranger)).user_id).toBe(stranger.id)
  })
  it('are for owners: of the company, or of the place for that place', async () => {
    expect(
      await refuse(test, permissions.invite, { body: guest({ company_id: company }) }, member),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(test, permissions.invite, { body: guest({ company_id: company }) }, placeOwner),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(test, permissions.invite, { body: guest({ place_id: sibling }) }, placeOwner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, permissions.invite, { body: guest({ place_id: foreignPlace }) }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, permissions.invite, { body: guest({ company_id: foreign }) }, owner),
    ).toMatchObject({ status: 404 })
    expect(await refuse(test, permissions.invite, { body: guest() }, owner)).toMatchObject({ status: 404 })
  })
  it.each([
    ['no_access', { role: 'no_access' }, ['role:unknown']],
    ['a role that does not exist', { role: 'admin' }, ['role:unknown']],
    ['a bad e-mail', { email: 'jaan' }, ['email:email']],
    ['no name', { first_name: ' ' }, ['first_name:required']],
    ['no role', { role: undefined }, ['role:required']],
  ])('refuse %s', async (_title, change, fields) => {
    expect(
      await refuse(test, permissions.invite, { body: guest({ place_id: place, ...change }) }, owner),
    ).toMatchObject({ status: 422, fields })
  })
  it('refuse a company and a place that do not belong together', async () => {
    expect(
      await refuse(
        test,
        permissions.invite,
        { body: guest({ place_id: place, company_id: foreign }) },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['company_id:unknown'] })
  })
  it('refuse a person with access, and send nothing', async () => {
    expect(
      await refuse(
        test,
        permissions.invite,
        { body: guest({ place_id: place, email: placeOwner.username, sendEmail: true }) },
        owner,
      ),
    ).toMatchObject({ status: 409 })
    expect(
      await refuse(
        test,
        permissions.invite,
        { body: guest({ company_id: company, email: member.username, sendEmail: true }) },
        owner,
      ),
    ).toMatchObject({ status: 409 })
    await test.worker.drain()
    expect(test.mails.map(({ to }) => to)).not.toContain(member.username)
  })
})

describe('removing a permission', () => {
  it('counts from the next request on', async () => {
    expect((await send(test, places.get, { params: { placeId: place } }, placeOwner)).status).toBe(200)
    expect(
      await call(
        test,
        permissions.remove,
        { params: { id: await placeRow(placeOwner.id) }, body: { place_id: place } },
        owner,
      ),
    ).toEqual({ ok: true })
    expect(await refuse(test, places.get, { params: { placeId: place } }, placeOwner)).toMatchObject({
      status: 404,
    })
    await call(
      test,
      permissions.remove,
      { params: { id: await companyRow(member.id) }, body: { company_id: company } },
      owner,
    )
    expect(await refuse(test, places.get, { params: { placeId: place } }, member)).toMatchObject({
      status: 404,
    })
    expect(await call(test, permissions.list, {}, member)).toEqual({ companies: [], places: [] })
  })
  it("ends the person's integration tokens and shared links, and nobody else's", async () => {
    await joinCompany(test, company, stranger.id, 'owner')
    const body = {
      name: 'Liis',
      email: 'liis@example.com',
      modules: ['plan' as const],
      valid_date: '2026-12-05',
      sendEmail: false,
    }
    const made = async (who: TestUser) => {
      const { token } = await call(
        test,
        companyTokens.create,
        { params: { companyId: company }, body: { name: 'ERP', scopes: ['plan'] } },
        who,
      )
      const [share] = await call(test, sharedAccesses.create, { params: { placeId: place }, body }, who)
      return { token, shared_token: new URL(share?.link ?? '').searchParams.get('shared_access_token') ?? '' }
    }
    const read = async ({ token, shared_token }: { token: string; shared_token: string }) => [
      (await send(test, places.get, { params: { placeId: place } }, { token })).status,
      (await send(test, places.get, { params: { placeId: place } }, { shared_token })).status,
    ]
    const [dismissed, kept] = [await made(stranger), await made(owner)]
    expect([await read(dismissed), await read(kept)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    await call(
      test,
      permissions.remove,
      { params: { id: await companyRowAt(stranger.id) }, body: { company_id: company } },
      owner,
    )
    expect([await read(dismissed), await read(kept)]).toEqual([
      [401, 401],
      [200, 200],
    ])
  })
  it('never leaves a company without an owner', async () => {
    const id = await companyRow(owner.id)
    expect(
      await refuse(test, permissions.remove, { params: { id }, body: { company_id: company } }, owner),
    ).toMatchObject({ status: 422, fields: ['id:last_owner'] })
    await call(
      test,
      permissions.invite,
      { body: guest({ company_id: company, email: stranger.username, role: 'owner', sendEmail: true }) },
      owner,
    )
    expect(
      await refuse(test, permissions.remove, { params: { id }, body: { company_id: company } }, owner),
    ).toMatchObject({ status: 422, fields: ['id:last_owner'] })
    await accept(stranger.username)
    await call(test, permissions.remove, { params: { id }, body: { company_id: company } }, stranger)
    expect(await refuse(test, companies.remove, { params: { companyId: company } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('keeps one of two owners that remove each other at the same time', async () => {
    await joinCompany(test, company, stranger.id, 'owner')
    const { rows } = await test.database.pool.query<{ id: number; user_id: number }>(
      'select id, user_id from company_members where company_id = $1',
      [company],
    )
    const rowOf = (user: TestUser): number => rows.find(({ user_id }) => user_id === user.id)?.id ?? 0
    const answers = await Promise.all([
      send(
        test,
        permissions.remove,
        { params: { id: rowOf(stranger) }, body: { company_id: company } },
        owner,
      ),
      send(
        test,
        permissions.remove,
        { params: { id: rowOf(owner) }, body: { company_id: company } },
        stranger,
      ),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows: left } = await test.database.pool.query(
      "select user_id from company_members where company_id = $1 and access_level = 'owner'",
      [company],
    )
    expect(left).toHaveLength(1)
  })
  it('is for owners, and for rows of the named place or company', async () => {
    const ofPlace = await placeRow(placeOwner.id)
    expect(
      await refuse(test, permissions.remove, { params: { id: ofPlace }, body: { place_id: place } }, member),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(test, permissions.remove, { params: { id: ofPlace }, body: { place_id: sibling } }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        permissions.remove,
        { params: { id: await companyRow(stranger.id) }, body: { company_id: company } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        permissions.remove,
        { params: { id: await companyRow(member.id) }, body: { company_id: company } },
        placeOwner,
      ),
    ).toMatchObject({ status: 403 })
    expect(
      await refuse(
        test,
        permissions.remove,
        { params: { id: ofPlace }, body: { place_id: foreignPlace } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        permissions.remove,
        { params: { id: ofPlace }, body: { place_id: place, company_id: foreign } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['company_id:unknown'] })
    expect(await refuse(test, permissions.remove, { params: { id: ofPlace } }, owner)).toMatchObject({
      status: 404,
    })
  })
})
