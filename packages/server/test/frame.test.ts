import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fastify from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { PlaceParams, requiredText } from '@larder/contract/kit/fields.schemas'
import { mount, serve } from '../src/kit/http/serve.ts'
import { placeOf } from '../src/kit/context.ts'
import { appendRevision, canonicalJson } from '../src/kit/records/records.ts'
import { sendJson } from '../src/kit/http/send-json.ts'
import { enqueue } from '../src/kit/jobs/jobs.ts'
import { notFound } from '../src/kit/problem.ts'
import { makeCompany, makePlace, makeUser, joinPlace, joinCompany, type TestUser } from './builders.ts'
import { declareRoute } from './declare-route.ts'
import { call, openTestApp, refuse, send, type TestApp } from './harness.ts'

const Name = z.object({ name: requiredText(50) })
const read = declareRoute(
  {
    name: 'frame.read',
    method: 'GET',
    path: '/api/frame/:placeId',
    permission: 'places.view',
    reads: ['place'],
  },
  {
    params: PlaceParams,
    response: z.object({ id: z.number(), name: z.string() }),
    summary: 'Reads',
  },
)
const rename = declareRoute(
  {
    name: 'frame.rename',
    method: 'PUT',
    path: '/api/frame/:placeId',
    permission: 'places.edit',
    writes: ['place'],
  },
  {
    params: PlaceParams,
    body: Name,
    response: Name,
    summary: 'Renames',
  },
)
const forget = declareRoute(
  {
    name: 'frame.forget',
    method: 'POST',
    path: '/api/frame/:placeId/forget',
    permission: 'places.edit',
    writes: ['place'],
  },
  {
    params: PlaceParams,
    summary: 'Writes without an audit entry',
  },
)
const sneak = declareRoute(
  {
    name: 'frame.sneak',
    method: 'GET',
    path: '/api/frame/:placeId/sneak',
    permission: 'places.view',
    reads: ['place'],
  },
  {
    params: PlaceParams,
    summary: 'Writes in a reading route',
  },
)
const steal = declareRoute(
  {
    name: 'frame.steal',
    method: 'POST',
    path: '/api/frame/:placeId/steal',
    permission: 'places.edit',
    writes: ['place'],
  },
  {
    params: PlaceParams,
    body: z.object({ company_id: z.number() }),
    summary: 'Writes into another company',
  },
)
const record = declareRoute(
  {
    name: 'frame.record',
    method: 'POST',
    path: '/api/frame/:placeId/record',
    permission: 'places.edit',
    writes: ['place'],
  },
  {
    params: PlaceParams,
    response: z.object({ seq: z.number() }),
    summary: 'Writes a record',
  },
)
const crash = declareRoute(
  {
    name: 'frame.crash',
    method: 'GET',
    path: '/api/frame/:placeId/crash',
    permission: 'places.view',
    reads: ['place'],
  },
  {
    params: PlaceParams,
    summary: 'Fails unexpectedly',
  },
)

let test: TestApp
let owner: TestUser
let reader: TestUser
let placeOnly: TestUser
let stranger: TestUser
let company: number
let place: number
let sibling: number
let foreign: { company: number; place: number }

beforeAll(async () => {
  test = await openTestApp()
  const { app, platform } = test
  const served = [
    serve(read, async (ctx, { params }) => {
      const found = await ctx.db
        .selectFrom('places')
        .selectAll()
        .where('id', '=', params.placeId)
        .executeTakeFirst()
      if (!found) throw notFound('Place')
      return found
    }),
    serve(rename, async (ctx, { params, body }) => {
      await ctx.db.updateTable('places').set({ name: body.name }).where('id', '=', params.placeId).execute()
      ctx.audit({ entity: 'place', entity_id: params.placeId, detail: { name: body.name } })
      return body
    }),
    serve(forget, async (ctx, { params }) => {
      await ctx.db.updateTable('places').set({ name: 'forgotten' }).where('id', '=', params.placeId).execute()
      return {}
    }),
    serve(sneak, async (ctx, { params }) => {
      await ctx.db.updateTable('places').set({ name: 'sneaked' }).where('id', '=', params.placeId).execute()
      return {}
    }),
    serve(steal, async (ctx, { body }) => {
      await ctx.db
        .insertInto('company_members')
        .values({
          company_id: body.company_id,
          user_id: owner.id,
          access_level: 'owner',
          created_at: ctx.now.toISOString(),
        })
        .execute()
      ctx.audit({ entity: 'company', entity_id: body.company_id })
      return {}
    }),
    serve(record, async (ctx) => {
      const at = placeOf(ctx)
      const seq = await appendRevision(ctx, {
        ...at,
        entity: 'entry',
        entity_id: 'e1',
        op: 'create',
        performed_at: ctx.now.toISOString(),
        reason: null,
        source: 'typed',
        body: { b: 1, a: 'ü' },
      })
      await enqueue(
        ctx,
        'mail.send',
        { to: 'chef@example.com', subject: 'Hello', text: 'There' },
        { company_id: at.company_id },
      )
      ctx.audit({ entity: 'entry', entity_id: 'e1' })
      return { seq }
    }),
    serve(crash, async (ctx) => {
      await sql`select * from no_such_table`.execute(ctx.db)
      return {}
    }),
  ]
  for (const one of served) mount(app, one, platform, { check_permissions: true })

  owner = await makeUser(test)
  reader = await makeUser(test)
  placeOnly = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company, { name: 'Sadam' })
  await joinCompany(test, company, reader.id, 'readonly')
  await joinPlace(test, { company_id: company, place_id: place }, placeOnly.id, 'member')
  const theirs = await makeCompany(test, stranger, { name: 'Other' })
  foreign = { company: theirs, place: await makePlace(test, theirs, { name: 'Elsewhere' }) }
})
afterAll(() => test.close())

const nameOf = async (id: number): Promise<string | undefined> =>
  (await test.database.pool.query<{ name: string }>('select name from places where id = $1', [id])).rows[0]
    ?.name

describe('serve', () => {
  it('answers only with members of the contract', async () => {
    const { body } = await send(test, read, { params: { placeId: place } }, owner)
    expect(body).toEqual({ id: place, name: 'Kesklinn' })
  })
  it('sets security headers on every answer: found, refused, absent, a file or failed', async () => {
    for (const [url, status] of [
      [`/api/frame/${place}`, 200],
      ['/api/frame/999999', 404],
      ['/api/nowhere', 404],
      ['/nowhere.js', 404],
      ['/api/docs', 200],
      ['/healthz', 200],
      [`/api/frame/${place}/crash`, 500],
      ['/%', 404],
      ['/%c0%ae', 404],
    ] as const) {
      const response = await test.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
      expect([url, response.statusCode]).toEqual([url, status])
      expect({ url, ...response.headers }).toMatchObject({
        url,
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';script-src 'self' 'wasm-unsafe-eval';.*base-uri 'none';.*frame-ancestors 'none'$/,
        ),
      })
    }
  })
  it.each(['plain', '≤ 5 °C', 'Ведите журнал 🧊', '\ud800'])(
    'sends a long text as UTF-8: %s',
    async (text) => {
      const json = JSON.stringify({ text: text.repeat(2_000) }).replaceAll('\\ud800', '\ud800')
      const app = fastify().get('/', (_request, reply) => sendJson(reply, 200, json))
      const { rawPayload, headers } = await app.inject('/')
      expect([
        rawPayload.equals(Buffer.from(json)),
        headers['content-length'],
        headers['content-type'],
      ]).toEqual([true, String(Buffer.byteLength(json)), 'application/json; charset=utf-8'])
    },
  )
  it('answers after the pool has closed its idle clients', async () => {
    const { pool } = test.platform
    for (const client of await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect())))
      client.release(true)
    expect(await send(test, read, { params: { placeId: place } }, owner)).toMatchObject({ status: 200 })
  })
  it('checks the session before anything else', async () => {
    for (const placeId of [place, 999_999, 'nonsense'])
      expect(await refuse(test, rename, { params: { placeId }, body: {} })).toMatchObject({
        status: 401,
        code: 'unauthorized',
      })
    expect(
      await refuse(test, read, { params: { placeId: place } }, { token: 'ls_0123456789abcdef' }),
    ).toMatchObject({ status: 401 })
  })
  it('answers foreign, absent and malformed ids byte for byte alike', async () => {
    const answers = await Promise.all(
      [foreign.place, 999_999, 'nonsense', '1e3', '0', '-1', '99999999999999'].map((placeId) =>
        send(test, read, { params: { placeId } }, owner),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[404,{"code":"not_found","message":"No query results for model [Place]."}]']),
    )
  })
  it('hides a sibling place from a member of one place only', async () => {
    expect(await refuse(test, read, { params: { placeId: sibling } }, placeOnly)).toMatchObject({
      status: 404,
    })
    expect(await call(test, read, { params: { placeId: place } }, placeOnly)).toMatchObject({ id: place })
  })
  it('judges permission before input', async () => {
    expect(
      await refuse(test, rename, { params: { placeId: place }, body: { name: 7 } }, reader),
    ).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refuse(test, rename, { params: { placeId: place }, body: {} }, owner)).toMatchObject({
      status: 422,
      fields: ['name:required'],
    })
    expect(
      await refuse(test, rename, { params: { placeId: place }, body: { name: 'x\u0000y' } }, owner),
    ).toMatchObject({ status: 422, fields: ['name:malformed_text'] })
  })
  it('refuses a body that is not JSON with 422', async () => {
    const response = await test.app.inject({
      method: 'PUT',
      url: `/api/frame/${place}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: '{"name":',
    })
    expect([response.statusCode, response.json().errors[0].code]).toEqual([422, 'malformed_json'])
  })
  it('commits a write with exactly one audit entry', async () => {
    await call(test, rename, { params: { placeId: sibling }, body: { name: 'Noblessner' } }, owner)
    const { rows } = await test.database.pool.query(
      "select company_id, place_id, user_id, entity, detail from audit where route = 'frame.rename'",
    )
    expect(rows).toEqual([
      {
        company_id: company,
        place_id: sibling,
        user_id: owner.id,
        entity: 'place',
        detail: { name: 'Noblessner' },
      },
    ])
  })
  it('rolls back a write without an audit entry, and does not reveal the reason', async () => {
    const { status, body } = await send(test, forget, { params: { placeId: place } }, owner)
    expect([status, body]).toMatchObject([
      500,
      { code: 'internal', message: 'Something went wrong on our side.' },
    ])
    expect(await nameOf(place)).toBe('Kesklinn')
  })
  it('lets a reading route write nothing', async () => {
    expect((await send(test, sneak, { params: { placeId: place } }, owner)).status).toBe(500)
    expect(await nameOf(place)).toBe('Kesklinn')
  })
  it('is stopped by the database when a handler accesses another company', async () => {
    expect(
      await refuse(test, steal, { params: { placeId: place }, body: { company_id: foreign.company } }, owner),
    ).toMatchObject({ status: 404 })
  })
  it('answers an unexpected failure with a fixed text and a correlation id', async () => {
    const { status, body, headers } = await send(test, crash, { params: { placeId: place } }, owner)
    expect([status, body]).toEqual([
      500,
      {
        code: 'internal',
        message: 'Something went wrong on our side.',
        correlation_id: headers['x-correlation-id'],
      },
    ])
  })
})

describe('records and jobs', () => {
  it('appends revisions to the chain of the place, each hash over the one before', async () => {
    const first = await call(test, record, { params: { placeId: place } }, owner)
    const second = await call(test, record, { params: { placeId: place } }, owner)
    expect([first.seq, second.seq]).toEqual([1, 2])
    const { rows } = await test.database.pool.query(
      'select seq, version, body, prev_hash, hash from revisions order by seq',
    )
    expect(rows.map(({ version, body }) => [version, body])).toEqual([
      [1, '{"a":"ü","b":1}'],
      [2, '{"a":"ü","b":1}'],
    ])
    expect(rows[1].prev_hash.equals(rows[0].hash)).toBe(true)
  })
  it('sends the e-mails of committed requests once', async () => {
    await test.worker.drain()
    expect(test.mails.map(({ to }) => to)).toEqual(['chef@example.com', 'chef@example.com'])
    expect(new Set(test.mails.map(({ message_id }) => message_id)).size).toBe(2)
    expect(await test.worker.drain()).toBe(0)
  })
  it('refuses the application any change of a revision (R1.1)', async () => {
    for (const statement of [
      "update revisions set body = '{}'",
      'delete from revisions',
      'truncate revisions',
      'update audit set route = $$x$$',
      'delete from audit',
      "insert into structure_changes (at, login, tag, object) values (now(), '', '', '')",
      'delete from structure_changes',
      "insert into chain_heads values (1, 1, 1, '')",
    ]) {
      const client = await test.database.pool.connect()
      await client.query('begin; set local role larder_app')
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
      await client.query('rollback')
      client.release()
    }
  })
  it('writes canonical JSON by RFC 8785', () => {
    expect(
      canonicalJson({
        '\u20ac': 1,
        '\r': 2,
        '\ufb33': 3,
        '1': 4,
        '\ud83d\ude00': 5,
        '\u0080': 6,
        '\u00f6': 7,
      }),
    ).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}')
    expect(canonicalJson([1e21, 0.000001, -0, 1e-7, 'a"\\\n'])).toBe('[1e+21,0.000001,0,1e-7,"a\\"\\\\\\n"]')
  })
})
