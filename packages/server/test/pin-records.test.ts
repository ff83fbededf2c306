/** Whose a PIN is: each step is a revision, and what is changed past the application is named. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { devices } from '@larder/contract/devices'
import { workers } from '@larder/contract/workers'
import { makeCompany, makePlace, makeUser, query, type TestUser } from './builders.ts'
import { call, forgetAttempts, openTestApp, type TestApp } from './harness.ts'
import { sealLate } from '../src/features/records/seal-late.ts'
import { verifyRecords } from '../src/features/records/public.ts'

let test: TestApp
let owner: TestUser
let company: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: 'Mari', lastname: 'Tamm' })
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

async function open() {
  const placeId = await makePlace(test, company)
  const params = { placeId }
  const made = await call(test, devices.create, { params, body: { name: 'Kitchen' } }, owner)
  const { token } = await call(test, devices.pair, { body: { code: made.code } }, {})
  return { placeId, token }
}
type Kitchen = Awaited<ReturnType<typeof open>>

const addWorker = async ({ placeId }: Kitchen, body: { first_name: string; email?: string }) =>
  (await call(test, workers.create, { params: { placeId }, body }, owner)).id
const giveCode = ({ placeId }: Kitchen, id: number) =>
  call(test, devices.giveCode, { params: { placeId, id } }, owner)

async function addPin(at: Kitchen, first_name = 'Kati'): Promise<number> {
  const worker_id = await addWorker(at, { first_name })
  const { code } = await giveCode(at, worker_id)
  await call(
    test,
    devices.setPin,
    { body: { token: at.token, worker_id, code: code ?? '', pin: '2580' } },
    {},
  )
  return worker_id
}

const faults = async (): Promise<readonly string[]> =>
  (await verifyRecords(test.platform, { projections: true })).places.flatMap((place) =>
    place.faults.map(({ detail }) => detail),
  )

type Kept = { readonly op: string; readonly actor: string; readonly body: string }
const revisionsOf = (worker_id: number) =>
  query<Kept>(
    test,
    `select op, actor, body from revisions where entity = 'pin' and entity_id = $1 order by version`,
    [String(worker_id)],
  )

/** What is found while the rows are changed past the application. */
async function whileChanged(change: string, back: string): Promise<string> {
  await query(test, change, [])
  const found = (await faults()).join('\n')
  await query(test, back, [])
  return found
}

describe('whose a PIN is', () => {
  it('is recorded with the code, the PIN, the own PIN and the removal, without any secret', async () => {
    const at = await open()
    const id = await addPin(at)
    await call(test, devices.enter, { body: { token: at.token, worker_id: id, pin: '2580' } }, {})
    const [person] = await query<{ user_id: number }>(test, 'select user_id from workers where id = $1', [id])
    const made = await revisionsOf(id)
    expect(made.map(({ op, actor }) => [op, actor])).toEqual([
      ['create', `user:${owner.id}`],
      ['change', `user:${person?.user_id}`],
    ])
    expect(JSON.parse(made[1]?.body ?? '')).toMatchObject({
      worker_id: id,
      user_id: person?.user_id,
      has_pin: true,
      has_code: false,
      set_by: null,
      given_by: { sealed: expect.any(String) as string },
    })
    expect(made.map(({ body }) => body).join()).not.toMatch(/hash|argon|2580|Mari/)
    expect(await faults()).toEqual([])
    await call(test, workers.remove, { params: { placeId: at.placeId, id } }, owner)
    expect((await revisionsOf(id)).map(({ op }) => op)).toEqual(['create', 'change', 'remove', 'erase'])
    expect(await query(test, 'select 1 from worker_pins where worker_id = $1', [id])).toEqual([])
    expect(
      await query(test, `select text from revision_texts where place_id = $1 and text is not null`, [
        at.placeId,
      ]),
    ).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('of an account is recorded, also of one that has lost its access', async () => {
    const at = await open()
    const cook = await makeUser(test)
    const id = await addWorker(at, { first_name: 'Ants', email: cook.username })
    await query(test, 'update workers set user_id = $1 where id = $2', [cook.id, id])
    await giveCode(at, id)
    await call(test, devices.setOwnPin, { params: { id }, body: { pin: '1357' } }, cook)
    const made = await revisionsOf(id)
    expect(made.map(({ actor }) => actor)).toEqual([`user:${owner.id}`, `user:${cook.id}`])
    expect(JSON.parse(made[1]?.body ?? '')).toMatchObject({
      set_by: cook.id,
      user_id: cook.id,
      given_by: null,
    })
    expect(await faults()).toEqual([])
  })

  it('raises no alarm where the person is invited and accepts with another account', async () => {
    const at = await open()
    const id = await addPin(at, 'Liis')
    const cook = await makeUser(test)
    await query(test, 'update users set email_proven_at = now() where id = $1', [cook.id])
    const params = { placeId: at.placeId, id }
    const body = { email: cook.username, access_level: 'readonly,temp-measurements' }
    await call(test, workers.change, { params, body }, owner)
    expect((await revisionsOf(id)).length).toBe(3)
    expect(await faults()).toEqual([])
    const invitations = await call(test, account.invitations, {}, cook)
    expect(invitations).toHaveLength(1)
    await call(test, account.acceptInvitation, { params: { id: invitations[0]?.id ?? 0 } }, cook)
    expect(await faults()).toEqual([])
    await call(test, devices.setOwnPin, { params: { id }, body: { pin: '1357' } }, cook)
    expect(await faults()).toEqual([])
  })

  it('is a fault where the account or who vouched is another one', async () => {
    const at = await open()
    const [kati, ants] = [await addPin(at, 'Kati'), await addPin(at, 'Ants')]
    const named = new RegExp(`worker ${kati}: user_id is shown otherwise than it was recorded`)
    const own = `(select user_id from workers where id = ${kati})`
    const [{ user_id } = { user_id: 0 }] = await query<{ user_id: number }>(
      test,
      `select ${own} as user_id`,
      [],
    )
    const back = `update workers set user_id = ${user_id} where id = ${kati}`
    // The PIN of the other one would open the account.
    await query(test, `update workers set user_id = null where id = ${ants}`, [])
    expect(await whileChanged(`update workers set user_id = null where id = ${kati}`, back)).toMatch(named)
    expect(await whileChanged(`update workers set user_id = ${owner.id} where id = ${kati}`, back)).toMatch(
      named,
    )
    expect(
      await whileChanged(
        `update worker_pins set given_by = 'Jaan' where worker_id = ${kati}`,
        `update worker_pins set given_by = 'Mari Tamm' where worker_id = ${kati}`,
      ),
    ).toMatch(new RegExp(`PIN of worker ${kati}: given_by is shown otherwise than it was recorded`))
    expect((await faults()).join()).toMatch(new RegExp(`account of worker ${ants}: user_id`))
  })

  it('is sealed late where older PINs have no revision, and compared from then on', async () => {
    const at = await open()
    const old = await addWorker(at, { first_name: 'Old' })
    await query(
      test,
      `insert into worker_pins (company_id, worker_id, pin_hash, given_by)
      values ($1, $2, 'x', 'Mari Tamm')`,
      [company, old],
    )
    await addPin(at, 'Olga')
    expect((await faults()).filter((detail) => detail.includes(`worker ${old}:`))).toEqual([])
    await sealLate(test.platform, {}, 0)
    expect((await revisionsOf(old)).map(({ op, actor }) => [op, actor])).toEqual([['seal', 'system']])
    await query(test, `update worker_pins set given_by = 'Jaan' where worker_id = $1`, [old])
    expect((await faults()).join()).toMatch(new RegExp(`PIN of worker ${old}: given_by`))
  })
})
