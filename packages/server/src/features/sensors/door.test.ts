/**
 * Mistakes of senders: answered with a 4xx and its code, or put aside; never with a 5xx, and never stored as
 * a reading.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '@larder/contract/equipment'
import { sensorReadings, sensorSources } from '@larder/contract/sensor-readings'
import { sensors } from '@larder/contract/sensors'
import { sourceKinds, type SourceKind } from '@larder/core/sensors'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let sensor: number
let tokens: Record<SourceKind, string>

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  tokens = Object.fromEntries(
    await Promise.all(
      sourceKinds.map(async (kind) => [
        kind,
        (
          await call(
            test,
            sensorSources.create,
            { params: { placeId: place }, body: { name: kind, kind } },
            owner,
          )
        ).token,
      ]),
    ),
  ) as typeof tokens
  sensor =
    (
      await call(
        test,
        equipment.create,
        {
          params: { placeId: place },
          body: {
            name: 'Fridge',
            equipment_type: { id: 1 },
            sensor: {
              name: 'Probe',
              upper_error_margin: 5,
              max_error_count: 1,
              device_id: '0004A30B001C0530',
            },
          },
        },
        owner,
      )
    ).sensor_id ?? 0
})
afterAll(() => test.close())

const post = async (
  token: string,
  payload: string | Buffer,
  more: { url?: string; type?: string } = {},
): Promise<[number, string]> => {
  const answer = await test.app.inject({
    method: 'POST',
    url: more.url ?? '/api/sensor-data',
    headers: { authorization: `Bearer ${token}`, 'content-type': more.type ?? 'application/json' },
    payload,
  })
  const body = answer.json<{ taken?: string; code?: string }>()
  return [answer.statusCode, body.code ?? body.taken ?? '']
}
const stored = async (): Promise<unknown[]> =>
  (
    await test.database.pool.query(
      `select value_centi, fault, time_source, measured_at from sensor_readings where sensor_id = $1
        order by measured_at`,
      [sensor],
    )
  ).rows

const device = '0004A30B001C0530'
const tts = (uplink: object): string =>
  JSON.stringify({ end_device_ids: { dev_eui: device }, uplink_message: uplink })

describe('an unreadable message', () => {
  it.each<[string, SourceKind, string | Buffer]>([
    ['no JSON', 'json', '{"device":'],
    ['bytes', 'json', Buffer.from([0, 255, 254, 1, 0])],
    ['a figure', 'json', '42'],
    ['null', 'chirpstack', 'null'],
    ['a text', 'shelly', '"warm"'],
    ['a list in a list, a thousand deep', 'json', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
    ['a device that is an object', 'json', JSON.stringify({ device: { toString: 1 }, temperature: 4 })],
    [
      'a device with a sign that no database keeps',
      'json',
      JSON.stringify({ device: `${device}\0`, temperature: 4 }),
    ],
    ['a device half of a sign long', 'json', `{"device":"\\ud800","temperature":"warm"}`],
    [
      'a device that is as long as a book',
      'json',
      JSON.stringify({ device: 'x'.repeat(100_000), temperature: 4 }),
    ],
    ['a temperature in words', 'json', JSON.stringify({ device, temperature: 'cold' })],
    ['no number at all', 'json', `{"device":"${device}","temperature":1e999}`],
    ['a temperature that is a list', 'the_things_stack', tts({ decoded_payload: { temperature: [4] } })],
    ['an empty uplink', 'the_things_stack', tts({})],
    [
      'a frame that is none',
      'chirpstack',
      JSON.stringify({
        deviceInfo: { devEui: device, deviceProfileName: 'Milesight EM300' },
        data: 'A2c=',
        object: { temperature: 0 },
      }),
    ],
    [
      'a frame that is no base64',
      'chirpstack',
      JSON.stringify({
        deviceInfo: { devEui: device, deviceProfileName: 'Milesight EM300' },
        data: '@@@',
        object: {},
      }),
    ],
    [
      'a tag without bytes',
      'ruuvi_gateway',
      JSON.stringify({ data: { tags: { 'CB:B8:33:4C:88:4F': { data: 'zz' } } } }),
    ],
    [
      'more readings than one message may have',
      'json',
      JSON.stringify(Array.from({ length: 20_001 }, () => ({ device, temperature: 4 }))),
    ],
  ])('%s is put aside', async (_title, kind, payload) =>
    expect([await post(tokens[kind], payload), await stored()]).toEqual([[202, 'put_aside'], []]),
  )
  it('in the address is put aside too', async () => {
    expect(await post(tokens.shelly, '', { url: '/api/sensor-data?id=%00&temp=%00&%00=1&temp=4' })).toEqual([
      202,
      'put_aside',
    ])
    expect(await post(tokens.shelly, '', { url: '/api/sensor-data?temp=%ED%A0%80&id=%FF&%ZZ' })).toEqual([
      202,
      'put_aside',
    ])
    expect(
      (
        await test.app.inject({
          method: 'GET',
          url: `/api/sensor-data?token=${tokens.shelly}&token=${tokens.shelly}&id=a&temp=4`,
        })
      ).statusCode,
    ).toBe(401)
  })
  it('of any media type is read as it is', async () => {
    expect(await post(tokens.json, '[]', { type: 'text/plain' })).toEqual([200, 'stored'])
    expect(await post(tokens.json, '<xml/>', { type: 'application/xml' })).toEqual([202, 'put_aside'])
  })
  it('of more than five megabytes is refused with its code', async () =>
    expect(await post(tokens.json, ' '.repeat(5_242_881))).toEqual([413, 'too_large']))
  it('of 9,000 unknown devices in one message is put aside by device', async () => {
    const devices = Array.from({ length: 9_000 }, (_, index) => ({
      device: `unknown-${index}`,
      temperature: 4,
    }))
    expect(await post(tokens.json, JSON.stringify(devices))).toEqual([200, 'stored'])
    const { rows } = await test.database.pool.query(
      "select count(*)::int as count from sensor_quarantine where device_id like 'unknown-%'",
    )
    expect(rows).toEqual([{ count: 9_000 }])
    await test.database.pool.query("delete from sensor_quarantine where device_id like 'unknown-%'")
  })
  it('makes room for newer ones where a place has more than ten thousand', async () => {
    const full = await makePlace(test, await makeCompany(test, owner))
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: full }, body: { name: 'Flood', kind: 'json' } },
      owner,
    )
    const devices = (from: number): string =>
      JSON.stringify(
        Array.from({ length: 6_000 }, (_, index) => ({ device: `flood-${from + index}`, temperature: 4 })),
      )
    await post(token, devices(0))
    await post(token, devices(6_000))
    const { rows } = await test.database.pool.query(
      `select count(*)::int as count, count(*) filter (where device_id = 'flood-11999')::int as newest
        from sensor_quarantine where place_id = $1`,
      [full],
    )
    expect(rows).toEqual([{ count: 10_000, newest: 1 }])
    for (let count = 0; count < 20; count += 1) await post(token, `no json ${'x'.repeat(4_000_000)}`)
    const { rows: big } = await test.database.pool.query<{ bytes: number }>(
      'select sum(octet_length(body))::int as bytes from sensor_quarantine where place_id = $1',
      [full],
    )
    expect(big[0]?.bytes).toBeLessThanOrEqual(64_000_000)
  }, 60_000)
  it('that the database refuses is put aside, and readings beside it are stored', async () => {
    const { pool } = test.database
    await pool.query(`create function refuse_reading() returns trigger
        language plpgsql as $$ begin raise 'unforeseen'; end $$;
      create trigger refuse_reading before insert on sensor_readings
        for each row when (new.value_centi = 6666) execute function refuse_reading()`)
    const other = await makeUser(test)
    const foreign = await makePlace(test, await makeCompany(test, other))
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: foreign }, body: { name: 'Theirs', kind: 'json' } },
      other,
    )
    const answers = await Promise.all([
      post(tokens.json, JSON.stringify({ device, temperature: 66.66 })),
      post(token, JSON.stringify({ device, temperature: 4 })),
    ])
    await pool.query('drop trigger refuse_reading on sensor_readings; drop function refuse_reading')
    await pool.query("delete from sensor_quarantine where body like '%66.66%'")
    expect([answers, await stored()]).toEqual([
      [
        [202, 'put_aside'],
        [200, 'stored'],
      ],
      [],
    ])
  })
  it('is shown to owners, and again after another failed try', async () => {
    const waiting = await call(test, sensorSources.quarantine, { params: { placeId: place } }, owner)
    expect(waiting.length).toBeGreaterThan(15)
    expect(await call(test, sensorSources.retry, { params: { placeId: place } }, owner)).toEqual({
      taken: 0,
      left: waiting.length,
    })
    expect(await stored()).toEqual([])
  })
})

describe('a sender', () => {
  it.each([
    ['none', ''],
    ['a short one', 'lm_1'],
    ['a wrong one', `lm_${'x'.repeat(40)}`],
    ['signs of no token', "lm_äö'; drop table sensors; --"],
    ["somebody else's", 'lt_0123456789012345678901234567890123'],
  ])('with a token that is %s is refused', async (_title, token) =>
    expect(
      await post(Buffer.from(token).toString('latin1'), JSON.stringify({ device, temperature: 4 })),
    ).toEqual([401, 'unauthorized']),
  )
  it('of another company does not reach a device of the same name', async () => {
    const other = await makeUser(test)
    const foreign = await makePlace(test, await makeCompany(test, other))
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: foreign }, body: { name: 'Theirs', kind: 'json' } },
      other,
    )
    expect(await post(token, JSON.stringify({ device, temperature: 4 }))).toEqual([200, 'stored'])
    expect(await stored()).toEqual([])
    expect(
      (await call(test, sensorSources.quarantine, { params: { placeId: foreign } }, other)).map(
        ({ reason }) => reason,
      ),
    ).toEqual(['unknown_device'])
    expect(
      [
        await refuse(
          test,
          sensorReadings.curve,
          {
            params: { placeId: place, id: sensor },
            query: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
          },
          other,
        ),
        await refuse(
          test,
          sensors.change,
          { params: { placeId: foreign, id: sensor }, body: { name: 'Mine' } },
          other,
        ),
        await refuse(test, sensorSources.list, { params: { placeId: place } }, other),
      ].map(({ status }) => status),
    ).toEqual([404, 404, 404])
  })
})

describe('a clock', () => {
  const now = () => test.clock.now.getTime()
  it.each<[string, () => unknown]>([
    ['that was never set', () => 0],
    ['of 1970 in seconds', () => 86_400],
    ['of 2000', () => '2000-01-01T00:00:00Z'],
    ['an hour ahead', () => now() + 3_600_000],
    ['of the year 9999', () => '9999-12-31T23:59:59Z'],
    ['of the year 275760', () => 8_640_000_000_000_000],
    ['beyond all time', () => 1e300],
    ['before all time', () => -1e300],
    ['in words', () => 'noon'],
    ['without a zone', () => '2026-11-21T08:00:00'],
    ['of the 30th of February', () => '2026-02-30T25:00:00Z'],
  ])('%s does not change history: the time of receipt counts', async (_title, time) => {
    test.clock.now = new Date(now() + 60_000)
    expect(await post(tokens.json, JSON.stringify({ device, time: time(), temperature: 4 }))).toEqual([
      200,
      'stored',
    ])
    expect((await stored()).at(-1)).toMatchObject({
      value_centi: 400,
      time_source: 'received',
      measured_at: expect.anything() as unknown,
    })
    const { rows } = await test.database.pool.query<{ ms: number }>(
      `select (extract(epoch from max(measured_at)) * 1000)::float8 as ms from sensor_readings where
        sensor_id = $1`,
      [sensor],
    )
    expect(rows[0]?.ms).toBe(now())
  })
})

it('a reading of years ago is stored once, as late, and not as the present value', async () => {
  const state = async (): Promise<unknown> =>
    (
      await test.database.pool.query(
        'select last_at, last_value_centi from sensor_states where sensor_id = $1',
        [sensor],
      )
    ).rows[0]
  const before = await state()
  for (let copy = 0; copy < 3; copy += 1)
    expect(
      await post(tokens.json, JSON.stringify({ device, time: '2020-02-12T15:15:45Z', temperature: 1 })),
    ).toEqual([200, 'stored'])
  const { rows } = await test.database.pool.query(
    `select measured_at, time_source from sensor_readings where sensor_id = $1 and measured_at <
      '2021-01-01'`,
    [sensor],
  )
  expect(rows).toEqual([{ measured_at: '2020-02-12T15:15:45.000Z', time_source: 'device' }])
  const { rows: hours } = await test.database.pool.query(
    "select late from sensor_hours where sensor_id = $1 and hour < '2021-01-01'",
    [sensor],
  )
  expect([hours, await state()]).toEqual([[{ late: 1 }], before])
})

describe('a figure', () => {
  it.each<[string, unknown, number | null]>([
    ['zero', 0, 0],
    ['zero in words', '0.0', 0],
    ['minus zero', -0, 0],
    ['the sign of a missing probe', -127, null],
    ['0x7FFF in hundredths', 327.67, null],
    ['0x7FFF', 32_767, null],
    ['0x8000 in tenths', -3_276.8, null],
    ['0xFFFF in tenths', 6_553.5, null],
    ['999', 999, null],
    ['what no kitchen has', 5_000, null],
    ["a dishwasher's 85 °C", 85, 8_500],
  ])('%s is %s: %s', async (_title, temperature, expected) => {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect(
      await post(tokens.json, JSON.stringify({ device, time: test.clock.now.toISOString(), temperature })),
    ).toEqual([200, 'stored'])
    expect((await stored()).at(-1)).toMatchObject({ value_centi: expected, time_source: 'device' })
  })
})

it.each<[string, object, string]>([
  ['lower above upper', { lower_error_margin: 6, upper_error_margin: 5 }, 'lower_error_margin:min_above_max'],
  ['a count of none', { max_error_count: 0 }, 'max_error_count:'],
  ['a count of a million', { max_error_count: 1_000_000 }, 'max_error_count:'],
  ['an interval of two days', { interval_minutes: 2_880 }, 'interval_minutes:'],
  ['a limit of a million', { upper_error_margin: 1_000_000 }, 'upper_error_margin:'],
  ['a channel of its own', { channel: 'pressure' }, 'channel:'],
  ['an empty name', { name: ' ' }, 'name:'],
])('a sensor with %s is refused at its field', async (_title, more, field) => {
  const { status, fields } = await refuse(
    test,
    sensors.create,
    { params: { placeId: place }, body: { name: 'Probe', ...more } },
    owner,
  )
  expect([status, fields.some((one) => one.startsWith(field))]).toEqual([422, true])
})

it.each([
  ['from after to', { from: '2026-11-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' }],
  ['no instant', { from: 'yesterday', to: 'today' }],
  [
    'a million points',
    { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', points: '1000000' as never },
  ],
])('a curve with %s is refused', async (_title, query) =>
  expect(
    (await refuse(test, sensorReadings.curve, { params: { placeId: place, id: sensor }, query }, owner))
      .status,
  ).toBe(422),
)

it('a curve of two thousand years is no server error', async () => {
  const curve = await call(
    test,
    sensorReadings.curve,
    {
      params: { placeId: place, id: sensor },
      query: { from: '0001-01-01T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' },
    },
    owner,
  )
  expect(curve.points.length).toBeGreaterThan(0)
})
