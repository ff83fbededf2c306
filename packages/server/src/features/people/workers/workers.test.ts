import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissions, placeUsers } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { tickets } from '@larder/contract/tickets'
import { workers, type Worker } from '@larder/contract/workers'
import { workGroups } from '@larder/contract/work-groups'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makeCompanyToken,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let placeOwner: TestUser
let member: TestUser
let company: number
let place: number
let group: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  placeOwner = await makeUser(test)
  member = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  const at = { company_id: company, place_id: place }
  await joinPlace(test, at, placeOwner.id, 'owner')
  await joinPlace(test, at, member.id, 'member')
  group = (await call(test, workGroups.create, { params: here(), body: { name: 'Kitchen' } }, owner)).id
})
afterAll(() => test.close())

const here = () => ({ placeId: place })
const one = (id: number) => ({ placeId: place, id })
const list = (caller: TestUser = owner) => call(test, workers.list, { params: here() }, caller)
const add = (body: Record<string, unknown>, caller = owner): Promise<Worker> =>
  call(test, workers.create, { params: here(), body: body as never }, caller)
const change = (id: number, body: Record<string, unknown>, caller = owner): Promise<Worker> =>
  call(test, workers.change, { params: one(id), body }, caller)
const mails = () => test.mails.map(({ to }) => to)
const given = { access_level: 'readonly,temp-measurements' }

describe('workers', () => {
  it('are added without an account, with everything that is known of them', async () => {
    const made = await add({
      first_name: ' Kati ',
      last_name: 'Kuusk',
      phone: '+372 5551234',
      position: 'Cook',
      idcode: '48001010000',
      groups: [group],
    })
    expect(made).toMatchObject({
      name: 'Kati Kuusk',
      position: 'Cook',
      idCode: '48001010000',
      accessLevel: 'no_access',
      status: 'none',
      userId: null,
      groups: [group],
      groupsIds: [group],
      placeId: place,
    })
    const [kitchen] = await call(test, workGroups.list, { params: here() }, owner)
    expect(kitchen).toMatchObject({ workers_count: 1, workers: [{ id: made.id, name: 'Kati Kuusk' }] })
    await change(made.id, { isDisabled: true })
    expect((await call(test, workGroups.list, { params: here() }, owner))[0]).toMatchObject({
      workers_count: 0,
      workers: [],
    })
  })
  it('may have the same name, and one person may work at three places', async () => {
    const twins = [
      await add({ first_name: 'Mart', last_name: 'Mets' }),
      await add({ first_name: 'Mart', last_name: 'Mets' }),
    ]
    expect(twins[0]?.id).not.toBe(twins[1]?.id)
    const email = 'three@example.com'
    for (const placeId of [place, await makePlace(test, company), await makePlace(test, company)])
      await call(
        test,
        workers.create,
        { params: { placeId }, body: { first_name: 'Tiiu', email, ...given } },
        owner,
      )
    const { rows } = await test.database.pool.query<{ accounts: number; workers: number }>(
      `select count(distinct user_id)::int as accounts, count(*)::int as workers from workers
        where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ accounts: 1, workers: 3 }])
  })
  it('are invited with a level, and not without one', async () => {
    await test.worker.drain()
    const before = mails().length
    await add({ first_name: 'Ats', email: 'ats@example.com' })
    await test.worker.drain()
    expect(mails().slice(before)).toEqual([])
    const invited = await add({ first_name: 'Epp', email: 'epp@example.com', ...given })
    await test.worker.drain()
    expect(mails().slice(before)).toEqual(['epp@example.com'])
    expect(invited).toMatchObject({ status: 'invited', accessLevel: given.access_level, name: 'Epp' })
    await change(invited.id, { access_level: 'owner' })
    await test.worker.drain()
    expect(mails()).toHaveLength(before + 1)
  })
  it('lose their access with no_access, and get it again with an invitation', async () => {
    const ivo = await add({ first_name: 'Ivo', email: 'ivo@example.com', ...given })
    const users = async () =>
      (await call(test, placeUsers.list, { params: here() }, owner)).filter(
        ({ email }) => email === 'ivo@example.com',
      )
    expect((await users())[0]?.place_accesses.find(({ fhp_id }) => fhp_id === place)?.worker).toEqual({
      id: ivo.id,
    })
    expect(await change(ivo.id, { access_level: 'no_access' })).toMatchObject({
      accessLevel: 'no_access',
      status: 'none',
    })
    expect(await users()).toEqual([])
    await change(ivo.id, given)
    expect(await users()).toHaveLength(1)
  })
  it('keep another level that they have, which nobody else gets', async () => {
    const joined = await makeUser(test)
    await call(
      test,
      permissions.invite,
      { body: { place_id: place, first_name: 'A', role: 'member', email: 'boss@example.com' } as never },
      owner,
    )
    const boss = (await list()).find(({ email }) => email === 'boss@example.com')
    expect(boss).toMatchObject({ accessLevel: 'member' })
    expect(await change(boss?.id ?? 0, { access_level: 'member', position: 'Chef' })).toMatchObject({
      accessLevel: 'member',
      position: 'Chef',
    })
    expect(
      await refuse(
        test,
        workers.create,
        { params: here(), body: { first_name: 'X', email: joined.username, access_level: 'member' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['access_level:unknown'] })
  })
  it('cannot sign in at the place while they are disabled, and get their level again', async () => {
    const cook = await makeUser(test, { firstname: 'Kaie', lastname: 'Kokk' })
    await joinCompany(test, company, cook.id, 'readonly')
    const made = await add({ first_name: 'Kaie', email: cook.username, ...given })
    await test.database.pool.query('delete from company_members where user_id = $1', [cook.id])
    const enter = () => refuse(test, places.get, { params: here() }, cook)
    expect(made).toMatchObject({ name: 'Kaie Kokk', status: 'active', userId: cook.id })
    expect(await call(test, places.get, { params: here() }, cook)).toMatchObject({ id: place })
    expect(await change(made.id, { isDisabled: true })).toMatchObject({
      isDisabled: true,
      accessLevel: given.access_level,
      stopNotificationCert: true,
      stopNotificationTraining: true,
    })
    expect(await enter()).toMatchObject({ status: 404 })
    const after = await change(made.id, { isDisabled: false })
    expect(after).toMatchObject({
      isDisabled: false,
      stopNotificationCert: false,
      accessLevel: given.access_level,
    })
  })
  it('with an account have its name, which only they change', async () => {
    const person = await makeUser(test, { firstname: 'Olga', lastname: 'Ivanova' })
    await joinCompany(test, company, person.id, 'readonly')
    const made = await add({ first_name: 'O', email: person.username })
    expect(made).toMatchObject({
      name: 'Olga Ivanova',
      accessLevel: 'no_access',
      company_access_level: 'readonly',
    })
    expect(
      await refuse(test, workers.change, { params: one(made.id), body: { first_name: 'Olja' } }, owner),
    ).toMatchObject({ status: 422, fields: ['first_name:belongs_to_account'] })
    expect(
      await refuse(
        test,
        workers.create,
        { params: here(), body: { first_name: 'O', email: person.username } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['email:worker_exists'] })
  })
  it('show the id code to owners alone, and let members change the rest', async () => {
    const made = await add({ first_name: 'Siim', idcode: '39001010000' }, placeOwner)
    expect((await list(placeOwner)).find(({ id }) => id === made.id)?.idCode).toBe('39001010000')
    expect((await list(member)).find(({ id }) => id === made.id)?.idCode).toBeNull()
    expect((await change(made.id, { phone: '123' }, member)).phone).toBe('123')
    for (const body of [{ idcode: '1' }, { email: 'siim@example.com', ...given }])
      expect(await refuse(test, workers.change, { params: one(made.id), body }, member)).toMatchObject({
        status: 403,
      })
    expect((await list(placeOwner)).find(({ id }) => id === made.id)?.idCode).toBe('39001010000')
  })
  it('are added by members too, but only managers give access', async () => {
    expect(await add({ first_name: 'Pille' }, member)).toMatchObject({ accessLevel: 'no_access' })
    const body = { first_name: 'Anu', email: 'anu@example.com', ...given }
    expect(await refuse(test, workers.create, { params: here(), body: body as never }, member)).toMatchObject(
      {
        status: 403,
      },
    )
  })
  it('with an account keep its address where a form sends none', async () => {
    const person = await makeUser(test, { firstname: 'Ene', lastname: 'Mets' })
    await joinCompany(test, company, person.id, 'readonly')
    const made = await add({ first_name: 'E', email: person.username })
    expect(await change(made.id, { email: '', position: 'Chef' })).toMatchObject({
      email: made.email,
      position: 'Chef',
    })
    expect(
      await refuse(test, workers.change, { params: one(made.id), body: { email: 'x@example.com' } }, owner),
    ).toMatchObject({ fields: ['email:belongs_to_account'] })
  })
  it('are changed in one step or not at all', async () => {
    const made = await add({ first_name: 'Uku', email: 'uku@example.com', ...given })
    expect(
      await refuse(
        test,
        workers.change,
        { params: one(made.id), body: { access_level: 'no_access', position: 'Baker', groups: [999_999] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['groups:unknown_group'] })
    expect((await list()).find(({ id }) => id === made.id)).toEqual(made)
  })
  it('are removed with all that is personal, and their access ends', async () => {
    const made = await add({
      first_name: 'Vello',
      last_name: 'Vares',
      idcode: '1234',
      email: 'vello@example.com',
      ...given,
      groups: [group],
    })
    await call(test, workers.remove, { params: one(made.id) }, owner)
    expect((await list()).some(({ id }) => id === made.id)).toBe(false)
    const { rows } = await test.database.pool.query('select * from workers where id = $1', [made.id])
    expect(JSON.stringify(rows)).not.toMatch(/Vello|Vares|1234"|vello@/)
    expect(
      (await call(test, placeUsers.list, { params: here() }, owner)).some(
        ({ email }) => email === 'vello@example.com',
      ),
    ).toBe(false)
    const { rows: audited } = await test.database.pool.query('select detail from audit where entity = $1', [
      'worker',
    ])
    expect(JSON.stringify(audited)).not.toMatch(/Vello|Vares|vello@/)
    expect(await refuse(test, workers.remove, { params: one(made.id) }, owner)).toMatchObject({ status: 404 })
  })
  it('with an account leave their records behind when they are removed', async () => {
    const cook = await makeUser(test, { firstname: 'Urmas' })
    const made = await add({ first_name: 'Urmas', email: cook.username, phone: '+372 5550199' })
    await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly,temp-measurements')
    await test.database.pool.query('update workers set user_id = $1 where id = $2', [cook.id, made.id])
    const params = here()
    const body = { uuid: randomUUID(), description: 'The seal is torn' }
    const ticket = await call(test, tickets.create, { params, body }, cook)
    await call(test, workers.remove, { params: one(made.id) }, owner)
    const kept = (await call(test, tickets.list, { params }, owner)).find(({ id }) => id === ticket.id)
    expect(kept).toMatchObject({ description: 'The seal is torn' })
    const { rows } = await test.database.pool.query(
      `select w.user_id, w.first_name, w.email, w.phone, t.created_by from workers w, tickets t
        where w.id = $1 and t.id = $2`,
      [made.id, ticket.id],
    )
    expect(rows).toEqual([{ user_id: null, first_name: '', email: '', phone: '', created_by: cook.id }])
    expect((await refuse(test, tickets.list, { params }, cook)).status).toBe(404)
  })
  it('lose the tokens and links that they made when they are removed', async () => {
    const chef = await makeUser(test, { firstname: 'Urmas' })
    const made = await add({ first_name: 'Urmas', email: chef.username })
    await joinPlace(test, { company_id: company, place_id: place }, chef.id, 'owner')
    await test.database.pool.query('update workers set user_id = $1 where id = $2', [chef.id, made.id])
    const link = await makeSharedAccess(test, { company_id: company, place_id: place }, ['documents'])
    await test.database.pool.query('update shared_accesses set created_by = $1 where place_id = $2', [
      chef.id,
      place,
    ])
    const token = await makeCompanyToken(test, company, chef.id)
    const open = () =>
      Promise.all([
        send(test, sharedAccesses.visit, {}, { shared_token: link }),
        send(test, tickets.list, { params: here() }, { token }),
      ])
    expect((await open()).map(({ status }) => status)).toEqual([200, 200])
    await call(test, workers.remove, { params: one(made.id) }, owner)
    expect((await open()).map(({ status }) => status)).toEqual([401, 401])
  })
  it('do not take away their own access', async () => {
    const self = (await list()).find(({ userId }) => userId === placeOwner.id)
    const id = self?.id ?? (await add({ first_name: 'P', email: placeOwner.username }, placeOwner)).id
    for (const body of [{ isDisabled: true }, { access_level: 'no_access' }])
      expect(await refuse(test, workers.change, { params: one(id), body }, placeOwner)).toMatchObject({
        fields: ['access_level:own_access'],
      })
  })
})
