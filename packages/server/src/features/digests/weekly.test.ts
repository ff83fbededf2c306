/** The weekly e-mail, on a moved clock. The tests' companies begin on Saturday, 21 November 2026. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { entries } from '@larder/contract/entries'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { jobHandlers } from '../../app.ts'
import { dueMonday } from './weekly.jobs.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T09:00:00Z')
  owner = await proven({ lang: 'de', firstname: 'Jürgen' })
  company = await makeCompany(test, owner)
  place = await makePlace(test, company, { name: 'Kesklinn' })
  await makeTask(test, { company_id: company, place_id: place })
})

async function proven(given: { lang?: string; firstname?: string } = {}): Promise<TestUser> {
  const user = await makeUser(test, given)
  await test.database.pool.query('update users set email_proven_at = $2 where id = $1', [
    user.id,
    test.clock.now,
  ])
  return user
}

/** The weekly e-mails of the company that the job sends at this time. */
async function mailsAt(iso: string) {
  test.clock.now = new Date(iso)
  const before = test.mails.length
  await jobHandlers['notifications.weekly']?.(test.platform, {}, 0)
  await test.worker.drain()
  const link = `/overview?company_id=${company}\n`
  return test.mails.slice(before).filter(({ text }) => text.includes(link))
}

const isSubscribed = async (): Promise<boolean> => {
  const { rows } = await test.database.pool.query<{ newsletter: boolean }>(
    'select newsletter from users where id = $1',
    [owner.id],
  )
  return rows[0]?.newsletter ?? false
}

const enter = (temp: string, more: object = {}) =>
  test.database.pool
    .query<{ id: number }>('select id from tasks where place_id = $1', [place])
    .then(({ rows }) =>
      call(
        test,
        entries.create,
        {
          params: { placeId: place, id: 1, taskId: rows[0]?.id ?? 0 },
          body: {
            uuid: randomUUID(),
            entry_fields: [{ task_step_id: rows[0]?.id ?? 0, value: { temp, unit: 'C' } }],
            ...more,
          },
        },
        owner,
      ),
    )

describe('the weekly e-mail', () => {
  it('reports the checks of the week before, once, in the language of the reader', async () => {
    test.clock.now = new Date('2026-11-24T09:00:00Z')
    await enter('4.0')
    await enter('9.0', { action_options: [{ option_text: 'Moved the food' }] })
    const [email, ...others] = await mailsAt('2026-11-30T06:30:00Z')
    expect(others).toEqual([])
    expect(email?.to).toBe(owner.username)
    expect(email?.subject).toContain('Ihre Woche')
    expect(email?.text).toContain('Kesklinn\n– 2 von 14 Kontrollen erledigt (14 %)')
    expect(email?.text).toContain('Werte außerhalb des Grenzwerts: 1')
    expect(await mailsAt('2026-11-30T08:30:00Z')).toEqual([])
    expect(await mailsAt('2026-12-07T06:30:00Z')).toHaveLength(1)
  })

  it('waits until the week is over at each of the places', async () => {
    await test.database.pool.query("update places set timezone = 'America/Los_Angeles' where id = $1", [
      place,
    ])
    expect(await mailsAt('2026-11-30T06:30:00Z')).toEqual([])
    expect(await mailsAt('2026-11-30T08:30:00Z')).toHaveLength(1)
  })

  it('ends with the link in it', async () => {
    const [email] = await mailsAt('2026-11-30T06:30:00Z')
    const token = /unsubscribed\?token=(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
    await call(test, account.unsubscribe, { body: { token } })
    expect(await mailsAt('2026-12-07T06:30:00Z')).toEqual([])
  })

  it('names the address where mail programs end it with one click, without a session', async () => {
    const [email] = await mailsAt('2026-11-30T06:30:00Z')
    const link = email?.unsubscribe ?? ''
    expect(email?.text).toContain(link)
    const url = link.slice(test.platform.config.base_url.length)
    const send = (method: 'GET' | 'POST', address: string, type: string, payload = '') =>
      test.app.inject({ method, url: address, headers: { 'content-type': type }, payload })
    const form = 'application/x-www-form-urlencoded'
    // A program that checks e-mails opens the link.
    await test.app.inject({ method: 'GET', url })
    await test.app.inject({ method: 'HEAD', url })
    for (const wrong of [url.slice(0, -1), `${url}x`, url.replace(/=.*/, '=lo_1'), url.replace(/\?.*/, '')])
      expect((await send('POST', wrong, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(422)
    expect(await isSubscribed()).toBe(true)
    for (const [type, body] of [
      [form, 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const) {
      await test.database.pool.query('update users set newsletter = true where id = $1', [owner.id])
      const answer = await send('POST', url, type, body)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
      expect(await isSubscribed()).toBe(false)
    }
    expect(await mailsAt('2026-12-07T06:30:00Z')).toEqual([])
  })

  it('is not sent to people who lost their access, nor of a removed company', async () => {
    const chef = await proven()
    await joinPlace(test, { company_id: company, place_id: place }, chef.id, 'owner')
    await test.database.pool.query('delete from place_members where user_id = $1', [chef.id])
    expect((await mailsAt('2026-11-30T06:30:00Z')).map(({ to }) => to)).toEqual([owner.username])
    await test.database.pool.query('update companies set removed_at = $2 where id = $1', [
      company,
      test.clock.now,
    ])
    expect(await mailsAt('2026-12-07T06:30:00Z')).toEqual([])
  })

  it('reports only their own places to owners of a place, and nothing to its members and readers', async () => {
    const second = await makePlace(test, company, { name: 'Kopli' })
    await makeTask(test, { company_id: company, place_id: second })
    const [chef, reader, member] = [
      await proven({ lang: 'en' }),
      await proven({ lang: 'en' }),
      await proven({ lang: 'en' }),
    ]
    for (const someone of [member, chef])
      await joinPlace(test, { company_id: company, place_id: place }, someone.id, 'member')
    await joinPlace(test, { company_id: company, place_id: second }, chef.id, 'owner')
    await joinPlace(test, { company_id: company, place_id: second }, reader.id, 'readonly')
    const mails = await mailsAt('2026-11-30T06:30:00Z')
    expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.username, chef.username].toSorted())
    const ofChef = mails.find(({ to }) => to === chef.username)?.text
    expect([ofChef?.includes('Kopli'), ofChef?.includes('Kesklinn')]).toEqual([true, false])
  })

  it('is not sent to an address that nobody has confirmed', async () => {
    await test.database.pool.query('update users set email_proven_at = null where id = $1', [owner.id])
    expect(await mailsAt('2026-11-30T06:30:00Z')).toEqual([])
  })
})

it.each([
  ['2026-11-30T05:59:00Z', null],
  ['2026-11-30T06:00:00Z', '2026-11-30'],
  ['2026-12-02T23:59:00Z', '2026-11-30'],
  ['2026-12-03T00:00:00Z', null],
])('is due at %s for the Monday %s', (now, monday) => {
  expect(dueMonday(new Date(now))).toBe(monday)
})
