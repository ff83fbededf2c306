import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { planInputs } from '@larder/contract/plan-inputs'
import { sharedAccesses, type SharedAccess } from '@larder/contract/shared-accesses'
import type { CallInput } from '@larder/contract/kit'
import { buildApp } from '../../app.ts'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { planIdOf } from '#test/fill-plan.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let stranger: TestUser
let company: number
let place: number
let sibling: number
const lines: string[] = []

beforeAll(async () => {
  const quiet = await openTestApp()
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const platform = { ...quiet.platform, log: pino({ level: 'trace' }, sink) }
  test = { ...quiet, platform, app: await buildApp(platform) }
  ;[owner, reader, stranger] = [
    await makeUser(test, { firstname: 'Mari', lastname: 'Tamm' }),
    await makeUser(test),
    await makeUser(test),
  ]
  company = await makeCompany(test, owner)
  place = await makePlace(test, company, { notification_email: 'alarm@sinilill.example' })
  sibling = await makePlace(test, company, { name: 'Sadam' })
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
  await makePlace(test, await makeCompany(test, stranger))
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T09:00:00.000Z')
  await test.database.pool.query('delete from mail_counts')
  await forgetAttempts(test)
})

type Body = NonNullable<CallInput<typeof sharedAccesses.create>['body']>
const at = () => ({ placeId: place })
const given = (changed: Partial<Body> = {}): Body => ({
  name: 'Liis Kontroll',
  email: 'liis@example.com',
  valid_date: '2026-12-05',
  modules: ['plan'],
  ...changed,
})
const secretOf = (made: SharedAccess): string =>
  new URL(made.link ?? '').searchParams.get('shared_access_token') ?? ''

async function share(changed: Partial<Body> = {}): Promise<{ made: SharedAccess; secret: string }> {
  const [made] = await call(test, sharedAccesses.create, { params: at(), body: given(changed) }, owner)
  if (!made) throw new Error('nothing made')
  return { made, secret: secretOf(made) }
}
const open = async (secret: string): Promise<{ shared_token: string }> => ({
  shared_token: (await call(test, sharedAccesses.exchange, {}, { shared_token: secret })).shared_access_token,
})

describe('a shared link', () => {
  it('is shown once, mailed, listed without its secret and stored as a hash', async () => {
    const { made, secret } = await share({
      name: ' Liis\r\nKontroll ',
      modules: ['plan', 'plan', 'activity_log'],
      lang: 'et',
    })
    expect(made).toMatchObject({
      name: 'Liis\r\nKontroll',
      email: 'liis@example.com',
      modules: ['plan', 'activity_log'],
      valid_date: '2026-12-05',
      lang: 'et',
      created_by: 'Mari Tamm',
      last_used_at: null,
      expired: false,
    })
    expect(secret).toMatch(/^la_[\w-]{43}$/)
    await test.worker.drain()
    const mail = test.mails.at(-1)
    expect([mail?.to, mail?.subject]).toEqual(['liis@example.com', 'Teile on antud lugemisõigus'])
    expect(mail?.text).toContain('Tere, Liis Kontroll!')
    expect(mail?.text).toContain(`http://larder.test/?shared_access_token=${secret}&lang=et`)
    expect(mail?.text).toContain('Lingi viimane kehtivuspäev on 5. detsember 2026')
    const listed = await call(test, sharedAccesses.list, { params: at() }, owner)
    expect(listed[0]).toEqual({ ...made, link: null })
    expect(await call(test, sharedAccesses.get, { params: { ...at(), token: made.token } }, owner)).toEqual({
      ...made,
      link: null,
    })
    const { rows } = await test.database.pool.query<{ all: string }>(
      `select string_agg(x, ' ') as all from (select s::text as x from shared_accesses s union all select
        s::text from shared_sessions s union all select a::text from audit a union all select j::text from
        jobs j) y`,
    )
    expect(rows[0]?.all).not.toContain(secret)
    expect(rows[0]?.all).not.toMatch(/la_[\w-]{43}/)
  })
  it('is mailed at most 5 times a day to one address, and can still be made without an e-mail', async () => {
    const statuses: number[] = []
    for (let made = 0; made < 6; made += 1)
      statuses.push(
        (
          await send(
            test,
            sharedAccesses.create,
            { params: at(), body: given({ email: 'often@example.com' }) },
            owner,
          )
        ).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
    expect(
      await refuse(
        test,
        sharedAccesses.create,
        { params: at(), body: given({ email: 'often@example.com' }) },
        owner,
      ),
    ).toMatchObject({ fields: ['sendEmail:mail_limit'] })
    await share({ email: 'often@example.com', sendEmail: false })
  })
  it('keeps its e-mail unreadable in the queue until it is sent', async () => {
    const { secret } = await share()
    const { rows } = await test.database.pool.query<{ all: string }>(
      "select string_agg(j::text, ' ') as all from jobs j",
    )
    expect(rows[0]?.all).toContain('mail.send')
    expect(rows[0]?.all).not.toContain(secret)
    await test.worker.drain()
    expect(test.mails.at(-1)?.text).toContain(secret)
  })
  it('names its own place in the e-mail', async () => {
    const made = { params: { placeId: sibling }, body: given({ email: 'sadam@example.com' }) }
    await call(test, sharedAccesses.create, made, owner)
    await test.worker.drain()
    const mail = test.mails.find(({ to }) => to === 'sadam@example.com')
    expect([mail?.text.includes('Sadam'), mail?.text.includes('Kesklinn')]).toEqual([true, false])
  })
  it('can be made without an e-mail', async () => {
    const before = test.mails.length
    await share({ sendEmail: false })
    await test.worker.drain()
    expect(test.mails).toHaveLength(before)
  })
  it("opens a session of a working day that is the visitor's own, and stays valid itself", async () => {
    const { made, secret } = await share({ modules: ['plan'], lang: 'lv' })
    const first = await call(test, sharedAccesses.exchange, {}, { shared_token: secret })
    expect(first.expires_in).toBe(12 * 3_600)
    expect(first.shared_access_token).not.toBe(secret)
    const visitor = { shared_token: first.shared_access_token }
    expect(await call(test, sharedAccesses.visit, {}, visitor)).toMatchObject({
      company_id: company,
      place_id: place,
      place_name: 'Kesklinn',
      company_name: 'Sinilill OÜ',
      modules: ['plan'],
      lang: 'lv',
      valid_date: '2026-12-05',
      date_format: 'DD.MM.yyyy',
      temperature_scale: { unit: '°C' },
    })
    expect((await call(test, places.get, { params: at() }, visitor)).id).toBe(place)
    await open(secret)
    expect(await refuse(test, sharedAccesses.exchange, {}, visitor)).toMatchObject({ status: 401 })
    test.clock.now = new Date('2026-11-21T21:00:00.000Z')
    expect((await send(test, sharedAccesses.visit, {}, visitor)).status).toBe(401)
    expect((await send(test, sharedAccesses.visit, {}, await open(secret))).status).toBe(200)
    const [listed] = (await call(test, sharedAccesses.list, { params: at() }, owner)).filter(
      ({ token }) => token === made.token,
    )
    expect(listed?.last_used_at).toMatch(/^2026-11-21T/)
  })
})

describe('the rights of a shared link', () => {
  it('are those of its modules, without writing', async () => {
    const visitor = await open((await share({ modules: ['plan'] })).secret)
    const planId = await planIdOf(test, place)
    expect((await send(test, plans.status, { params: { ...at(), planId } }, visitor)).status).toBe(200)
    expect((await send(test, plans.titles, { params: at() }, visitor)).status).toBe(200)
    expect(await refuse(test, entries.today, { params: at() }, visitor)).toMatchObject({ status: 403 })
    for (const route of [plans.generate, plans.confirm, planInputs.changeFoodGroups, sharedAccesses.create]) {
      expect([route.name, (await refuse(test, route, { params: at(), body: {} }, visitor)).status]).toEqual([
        route.name,
        403,
      ])
    }
    expect(await refuse(test, sharedAccesses.list, { params: at() }, visitor)).toMatchObject({ status: 403 })
    const log = await open((await share({ modules: ['activity_log'] })).secret)
    expect((await send(test, entries.today, { params: at() }, log)).status).toBe(200)
    expect(await refuse(test, plans.status, { params: { ...at(), planId } }, log)).toMatchObject({
      status: 403,
    })
  })
  it('cover one place of one company', async () => {
    const visitor = await open((await share()).secret)
    expect((await call(test, places.get, { params: at() }, visitor)).notification_email).toBe('')
    const log = await open((await share({ modules: ['activity_log'] })).secret)
    expect(await call(test, places.get, { params: at() }, log)).toMatchObject({
      name: 'Kesklinn',
      contact_person: '',
      person_phone: '',
      person_email: '',
    })
    expect((await call(test, places.get, { params: at() }, visitor)).person_phone).not.toBe('')
    for (const other of [sibling, place + 1_000_000])
      expect(await refuse(test, places.get, { params: { placeId: other } }, visitor)).toMatchObject({
        status: 404,
      })
  })
})

describe('the end of a shared link', () => {
  it("comes at midnight of the place's zone, for its sessions too", async () => {
    const { secret } = await share({ valid_date: '2026-11-21' })
    const { shared_access_token, expires_in } = await call(
      test,
      sharedAccesses.exchange,
      {},
      { shared_token: secret },
    )
    expect(expires_in).toBe(12 * 3_600)
    test.clock.now = new Date('2026-11-21T20:59:59.000Z')
    expect((await send(test, sharedAccesses.visit, {}, { shared_token: shared_access_token })).status).toBe(
      200,
    )
    const late = await call(test, sharedAccesses.exchange, {}, { shared_token: secret })
    expect(late.expires_in).toBe(3_601)
    test.clock.now = new Date('2026-11-21T22:00:00.000Z')
    for (const token of [secret, shared_access_token, late.shared_access_token])
      expect(await refuse(test, sharedAccesses.visit, {}, { shared_token: token })).toMatchObject({
        status: 401,
        code: 'unauthorized',
      })
  })
  it('comes at once when it is revoked', async () => {
    const { made, secret } = await share()
    const visitor = await open(secret)
    await call(test, sharedAccesses.remove, { params: { ...at(), token: made.token } }, owner)
    for (const caller of [visitor, { shared_token: secret }])
      expect((await send(test, places.get, { params: at() }, caller)).status).toBe(401)
    expect(
      (await call(test, sharedAccesses.list, { params: at() }, owner)).map(({ token }) => token),
    ).not.toContain(made.token)
    expect(
      await refuse(test, sharedAccesses.remove, { params: { ...at(), token: made.token } }, owner),
    ).toMatchObject({ status: 404 })
  })
})

describe('making one', () => {
  it.each([
    ['yesterday', { valid_date: '2026-11-20' }, 'valid_date:in_the_past'],
    ['more than a year on', { valid_date: '2027-11-22' }, 'valid_date:too_late'],
    ['no day', { valid_date: '2026-02-30' }, 'valid_date:invalid_format'],
    ['no module', { modules: [] }, 'modules:required'],
    ['a module that is none', { modules: ['billing' as 'plan'] }, 'modules.0:invalid_value'],
    ['no name', { name: '  ' }, 'name:required'],
    ['no address', { email: 'liis' }, 'email:email'],
    ['a language that is none', { lang: 'xx' }, 'lang:unknown'],
    ['a module without a page', { modules: ['plan' as const, 'team' as 'plan'] }, 'modules.1:invalid_value'],
  ])('is refused with %s', async (_what, changed, field) =>
    expect(
      await refuse(test, sharedAccesses.create, { params: at(), body: given(changed) }, owner),
    ).toMatchObject({ status: 422, fields: [field] }),
  )

  it('needs write access at the place; others learn nothing of it', async () => {
    const { made } = await share()
    const item = { params: { ...at(), token: made.token } }
    expect(await refuse(test, sharedAccesses.list, { params: at() }, reader)).toMatchObject({ status: 403 })
    expect(await refuse(test, sharedAccesses.create, { params: at(), body: given() }, reader)).toMatchObject({
      status: 403,
    })
    for (const [route, input] of [
      [sharedAccesses.list, { params: at() }],
      [sharedAccesses.get, item],
      [sharedAccesses.remove, item],
      [sharedAccesses.create, { params: at(), body: given() }],
    ] as const) {
      expect(await refuse(test, route, input, stranger)).toMatchObject({ status: 404 })
    }
    expect(
      await refuse(test, sharedAccesses.remove, { params: { placeId: sibling, token: made.token } }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, sharedAccesses.get, { params: { placeId: sibling, token: made.token } }, owner),
    ).toMatchObject({ status: 404 })
  })
})

describe('guessing', () => {
  it('is throttled with 429 on every route, and never slows down valid links', async () => {
    const visitor = await open((await share()).secret)
    const statuses = new Set<number>()
    for (let guess = 0; guess < 40; guess += 1)
      statuses.add(
        (
          await send(
            test,
            guess % 2 === 0 ? sharedAccesses.exchange : places.get,
            { params: at() },
            { shared_token: `la_${'x'.repeat(40)}${guess}` },
          )
        ).status,
      )
    expect([...statuses]).toEqual([401, 429])
    expect((await send(test, places.get, { params: at() }, visitor)).status).toBe(200)
  })
})

it('leaves no secret in the log', async () => {
  const { secret } = await share()
  const { shared_token } = await open(secret)
  await test.app.inject({ method: 'GET', url: `/?shared_access_token=${secret}&lang=en` })
  await test.app.inject({
    method: 'GET',
    url: `/api/place/${place}?shared_access_token=${secret}`,
    headers: { 'shared-access-token': shared_token },
  })
  await test.worker.drain()
  const log = lines.join('')
  expect(log).toContain('/api/shared-access/exchange')
  expect([secret, shared_token].filter((one) => log.includes(one))).toEqual([])
})
