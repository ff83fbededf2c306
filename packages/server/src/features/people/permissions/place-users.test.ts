import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { placeUsers } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { workGroups } from '@larder/contract/work-groups'
import { joinCompany, joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let placeOwner: TestUser
let worker: TestUser
let stranger: TestUser
let company: number
let place: number
let sibling: number
let foreignPlace: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test, { firstname: 'Anna', lastname: 'Saar' })
  placeOwner = await makeUser(test)
  worker = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company, { name: 'Kopli' })
  foreignPlace = await makePlace(test, await makeCompany(test, stranger))
  await joinPlace(test, { company_id: company, place_id: place }, placeOwner.id, 'owner')
  await joinPlace(test, { company_id: company, place_id: place }, worker.id, 'readonly,temp-measurements')
})

const at = () => ({ placeId: place })
const one = (user: { id: number }) => ({ placeId: place, id: user.id })

describe('users of a place', () => {
  it('are those of the place and of its company, with their access by place', async () => {
    const users = await call(test, placeUsers.list, { params: at() }, owner)
    expect(
      users.map(({ id, accessLevel, company_access_level }) => [id, accessLevel, company_access_level]),
    ).toEqual([
      [owner.id, null, 'owner'],
      [placeOwner.id, 'owner', null],
      [worker.id, 'readonly,temp-measurements', null],
    ])
    expect(users[0]).toMatchObject({
      name: 'Anna Saar',
      first_name: 'Anna',
      last_name: 'Saar',
      email: owner.username,
      status: 'active',
      permission_id: null,
      roles: ['owner'],
    })
    expect(users[2]?.place_accesses).toEqual([
      {
        fhp_id: place,
        fhp_name: 'Kesklinn',
        access_level: 'readonly,temp-measurements',
        roles: ['readonly', 'temp-measurements'],
        worker: null,
      },
      { fhp_id: sibling, fhp_name: 'Kopli', access_level: null, roles: [], worker: null },
    ])
  })
  it('show a place’s owner the places that they manage, no others', async () => {
    await joinPlace(test, { company_id: company, place_id: sibling }, worker.id, 'member')
    expect(
      (await call(test, placeUsers.get, { params: one(worker) }, placeOwner)).place_accesses.map(
        ({ fhp_id }) => fhp_id,
      ),
    ).toEqual([place])
  })
  it('are for owners to see', async () => {
    const member = await makeUser(test)
    await joinCompany(test, company, member.id, 'member')
    for (const who of [member, worker]) {
      expect(await refuse(test, placeUsers.list, { params: at() }, who)).toMatchObject({ status: 403 })
      expect(await refuse(test, placeUsers.remove, { params: one(worker) }, who)).toMatchObject({
        status: 403,
      })
    }
    expect(await refuse(test, placeUsers.list, { params: at() }, stranger)).toMatchObject({ status: 404 })
  })
  it('are not shown to another place', async () => {
    const there = await send(test, placeUsers.get, { params: one(stranger) }, owner)
    const absent = await send(test, placeUsers.get, { params: { placeId: place, id: 99_999 } }, owner)
    expect([there.status, there.body]).toEqual([404, absent.body])
    expect(
      await refuse(
        test,
        placeUsers.change,
        { params: one(stranger), body: { access_level: 'owner' } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
  })
})

describe('adding a user', () => {
  const person = (more: Record<string, unknown> = {}) => ({
    first_name: 'Uus',
    last_name: 'Töötaja',
    username: `new${Math.random()}@example.com`,
    sendEmail: false,
    access_level: 'member',
    ...more,
  })

  it('shows a person as invited until they accept', async () => {
    const body = person({ sendEmail: true, place_accesses: [{ fhp_id: sibling, access_level: 'readonly' }] })
    const added = await call(test, placeUsers.create, { params: at(), body }, owner)
    expect(added).toMatchObject({
      email: body.username,
      name: 'Uus Töötaja',
      accessLevel: 'member',
      company_access_level: null,
      status: 'invited',
      has_seen_intro_slides: false,
    })
    expect(added.place_accesses.map(({ access_level }) => access_level)).toEqual(['member', 'readonly'])
    await test.worker.drain()
    expect(test.mails.map(({ to }) => to)).toContain(body.username)
  })
  it.each([
    ['without any access', { access_level: 'no_access' }, ['access_level:required']],
    ['with a level that does not exist', { access_level: 'chef' }, ['access_level:unknown']],
    ['with a bad e-mail', { username: 'x' }, ['username:email']],
    ['without a name', { first_name: '' }, ['first_name:required']],
  ])('is refused %s', async (_title, change, fields) => {
    expect(
      await refuse(test, placeUsers.create, { params: at(), body: person(change) }, owner),
    ).toMatchObject({ status: 422, fields })
  })
  it("is refused for a person with access, and beyond the actor's rights", async () => {
    expect(
      await refuse(
        test,
        placeUsers.create,
        { params: at(), body: person({ username: worker.username }) },
        owner,
      ),
    ).toMatchObject({ status: 409 })
    expect(
      await refuse(
        test,
        placeUsers.create,
        { params: at(), body: person({ place_accesses: [{ fhp_id: sibling, access_level: 'owner' }] }) },
        placeOwner,
      ),
    ).toMatchObject({ status: 422, fields: ['place_accesses.0.fhp_id:unknown'] })
    expect(
      await refuse(
        test,
        placeUsers.create,
        { params: at(), body: person({ place_accesses: [{ fhp_id: foreignPlace, access_level: 'owner' }] }) },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['place_accesses.0.fhp_id:unknown'] })
    expect(
      await refuse(
        test,
        placeUsers.create,
        { params: at(), body: person({ company_access_level: 'owner' }) },
        placeOwner,
      ),
    ).toMatchObject({ status: 403 })
  })
})

describe('changing a user', () => {
  it('takes effect at the next request', async () => {
    const edit = () =>
      send(test, places.change_customer_groups, { params: at(), body: { customer_groups: [1] } }, worker)
    expect((await edit()).status).toBe(403)
    expect(
      await call(
        test,
        placeUsers.change,
        { params: one(worker), body: { access_level: 'member' } },
        placeOwner,
      ),
    ).toMatchObject({ accessLevel: 'member' })
    expect((await edit()).status).toBe(200)
    await call(
      test,
      placeUsers.change,
      { params: one(worker), body: { access_level: 'readonly' } },
      placeOwner,
    )
    expect((await edit()).status).toBe(403)
    expect(
      await call(
        test,
        placeUsers.change,
        { params: one(worker), body: { access_level: 'no_access' } },
        placeOwner,
      ),
    ).toMatchObject({ id: worker.id, accessLevel: null, roles: [] })
    expect((await edit()).status).toBe(404)
  })
  it('gives and removes the company’s level, as its owner', async () => {
    expect(
      await call(
        test,
        placeUsers.change,
        { params: one(worker), body: { company_access_level: 'readonly' } },
        owner,
      ),
    ).toMatchObject({ company_access_level: 'readonly', accessLevel: 'readonly,temp-measurements' })
    expect(
      await refuse(
        test,
        placeUsers.change,
        { params: one(worker), body: { company_access_level: 'owner' } },
        placeOwner,
      ),
    ).toMatchObject({ status: 403 })
    expect(
      await call(
        test,
        placeUsers.change,
        { params: one(worker), body: { company_access_level: null } },
        owner,
      ),
    ).toMatchObject({ company_access_level: null })
  })
  it('never leaves the company without an owner', async () => {
    expect(
      await refuse(
        test,
        placeUsers.change,
        { params: one(owner), body: { company_access_level: 'member' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['company_access_level:last_owner'] })
  })
  it('adds a person to work groups of the place, and removes them with their access', async () => {
    const make = async (placeId: number, name: string) =>
      (await call(test, workGroups.create, { params: { placeId }, body: { name } }, owner)).id
    const [kitchen, bar, elsewhere] = [
      await make(place, 'Kitchen'),
      await make(place, 'Bar'),
      await make(sibling, 'Bar'),
    ]
    expect(
      (
        await call(
          test,
          placeUsers.change,
          { params: one(worker), body: { groupsIds: [bar, kitchen, bar] } },
          placeOwner,
        )
      ).groupsIds,
    ).toEqual([kitchen, bar])
    expect(
      (
        await call(
          test,
          placeUsers.change,
          { params: one(worker), body: { access_level: 'member' } },
          placeOwner,
        )
      ).groupsIds,
    ).toEqual([kitchen, bar])
    expect(
      await refuse(
        test,
        placeUsers.change,
        { params: one(worker), body: { groupsIds: [elsewhere] } },
        placeOwner,
      ),
    ).toMatchObject({ status: 422, fields: ['groupsIds:unknown_group'] })
    expect(
      (await call(test, workGroups.workers, { params: { id: bar } }, owner)).map(({ name }) => name),
    ).toEqual([expect.stringMatching(/^Mari Tamm/)])
    await call(test, placeUsers.remove, { params: one(worker) }, placeOwner)
    expect(await call(test, workGroups.workers, { params: { id: bar } }, owner)).toEqual([])
  })
  it('leaves the name to the account', async () => {
    const changed = await call(
      test,
      placeUsers.change,
      {
        params: one(owner),
        body: { first_name: 'X', has_seen_intro_slides: true, status: 'invited', access_level: 'member' } as {
          access_level: string
        },
      },
      owner,
    )
    expect(changed).toMatchObject({ first_name: 'Anna', has_seen_intro_slides: false, status: 'active' })
  })
  it('writes one audit entry with before and after', async () => {
    await call(test, placeUsers.change, { params: one(worker), body: { access_level: 'member' } }, owner)
    const { rows } = await test.database.pool.query(
      'select place_id, user_id, entity_id, detail from audit where route = $1 and entity_id = $2',
      ['place_users.change', String(worker.id)],
    )
    expect(rows).toEqual([
      {
        place_id: place,
        user_id: owner.id,
        entity_id: String(worker.id),
        detail: {
          before: { access_level: 'readonly,temp-measurements', company_access_level: null },
          access_level: 'member',
        },
      },
    ])
  })
})

describe('removing a user', () => {
  it('removes the access to the place', async () => {
    await call(test, placeUsers.remove, { params: one(worker) }, placeOwner)
    expect(await refuse(test, places.get, { params: at() }, worker)).toMatchObject({ status: 404 })
    expect(await refuse(test, placeUsers.remove, { params: one(worker) }, placeOwner)).toMatchObject({
      status: 404,
    })
  })
  it('does not change access by the company', async () => {
    expect(await refuse(test, placeUsers.remove, { params: one(owner) }, placeOwner)).toMatchObject({
      status: 422,
      fields: ['id:company_access'],
    })
  })
})
