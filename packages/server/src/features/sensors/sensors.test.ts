import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment, rooms } from '@larder/contract/equipment'
import { notifications } from '@larder/contract/notifications'
import { pausePeriods } from '@larder/contract/pause-periods'
import { sensorReadings, sensorSources, type SensorCurve } from '@larder/contract/sensor-readings'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'
import { jobHandlers } from '../../app.ts'

let test: TestApp
let owner: TestUser
let company: number
let start: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  start = test.clock.now.getTime()
})
afterAll(() => test.close())

type Setting = {
  readonly place: number
  readonly token: string
  readonly sensor: number
  readonly unit: number
  readonly device: string
}
let devices = 0

/** A place with a fridge of 0 to 5 °C, three readings, every 10 minutes, and a sender of plain JSON. */
async function setting(more: object = {}): Promise<Setting> {
  at(0)
  const place = await makePlace(test, company)
  const device = `probe-${(devices += 1)}`
  const { token } = await call(
    test,
    sensorSources.create,
    { params: { placeId: place }, body: { name: 'Script', kind: 'json' } },
    owner,
  )
  const unit = await call(
    test,
    equipment.create,
    {
      params: { placeId: place },
      body: {
        name: 'Fridge',
        equipment_type: { id: 1 },
        sensor: {
          name: 'Probe',
          lower_error_margin: 0,
          upper_error_margin: 5,
          max_error_count: 3,
          device_id: device,
          interval_minutes: 10,
          ...more,
        },
      },
    },
    owner,
  )
  return { place, token, device, unit: unit.id, sensor: unit.sensor_id ?? 0 }
}

const minutes = (count: number): number => start + count * 60_000
const at = (minute: number): void => {
  test.clock.now = new Date(minutes(minute))
}
const time = (minute: number): string => new Date(minutes(minute)).toISOString()
const send = (token: string, body: unknown) =>
  test.app.inject({
    method: 'POST',
    url: '/api/sensor-data',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const readings = ({ device }: Setting, from: number, values: readonly number[]) =>
  values.map((temperature, index) => ({ device, time: time(from + index * 10), temperature }))
const curve = ({ place, sensor }: Setting, from: number, to: number, points = 2_000): Promise<SensorCurve> =>
  call(
    test,
    sensorReadings.curve,
    {
      params: { placeId: place, id: sensor },
      query: { from: time(from), to: time(to), points: String(points) as never },
    },
    owner,
  )
const alarms = async (one: Setting) =>
  (await curve(one, -10_000, 10_000)).alarms
    .map(({ kind, raised_at, cleared_at }) => [
      kind,
      (Date.parse(raised_at) - start) / 60_000,
      cleared_at === null ? null : (Date.parse(cleared_at) - start) / 60_000,
    ])
    .toReversed()
const told = async ({ place }: Setting) =>
  (await call(test, notifications.list, { params: { placeId: place } }, owner)).items
    .map(({ kind }) => kind)
    .toReversed()

describe('a sender', () => {
  it('is answered after its readings are stored, each once', async () => {
    const one = await setting()
    at(30)
    for (let again = 0; again < 3; again += 1)
      expect((await send(one.token, readings(one, 0, [4, 0, 4.25]))).statusCode).toBe(200)
    const { points, exact, completeness } = await curve(one, 0, 30)
    expect([exact, points]).toEqual([
      true,
      [
        { ms: minutes(0), low: 400, high: 400 },
        { ms: minutes(10), low: 0, high: 0 },
        { ms: minutes(20), low: 425, high: 425 },
      ],
    ])
    expect(completeness).toMatchObject({ expected: 3, present: 3, faults: 0, conflicts: 0, gaps: [] })
    await send(one.token, readings(one, 0, [9]))
    expect((await curve(one, 0, 30)).completeness.conflicts).toBe(1)
    expect((await curve(one, 0, 30)).points[0]).toMatchObject({ low: 400 })
  })
  it('without a valid token is refused', async () => {
    const one = await setting()
    expect((await send('lm_0123456789012345678901234567890', readings(one, 0, [4]))).statusCode).toBe(401)
    const [source] = await call(test, sensorSources.list, { params: { placeId: one.place } }, owner)
    const fresh = await call(
      test,
      sensorSources.rotate,
      { params: { placeId: one.place, id: source?.id ?? 0 } },
      owner,
    )
    expect([(await send(one.token, [])).statusCode, (await send(fresh.token, [])).statusCode]).toEqual([
      401, 200,
    ])
    await call(test, sensorSources.revoke, { params: { placeId: one.place, id: source?.id ?? 0 } }, owner)
    expect((await send(fresh.token, [])).statusCode).toBe(401)
    expect(
      JSON.stringify(await call(test, sensorSources.list, { params: { placeId: one.place } }, owner)),
    ).not.toContain(fresh.token)
  })
  it('may put the token in the address where its device cannot send headers', async () => {
    const place = await makePlace(test, company)
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: place }, body: { name: 'Shelly', kind: 'shelly' } },
      owner,
    )
    const unit = await call(
      test,
      rooms.create,
      {
        params: { placeId: place },
        body: {
          name: 'Cellar',
          room_type: { id: 2 },
          sensor: { name: 'Wall', device_id: 'shellyht-6A75AA' },
        },
      },
      owner,
    )
    expect(
      (
        await test.app.inject({
          method: 'GET',
          url: `/api/sensor-data?token=${token}&hum=49&temp=-18.50&id=shellyht-6A75AA`,
        })
      ).statusCode,
    ).toBe(200)
    expect((await call(test, sensorReadings.list, { params: { placeId: place } }, owner))[0]).toMatchObject({
      unit: { kind: 'room', id: unit.id },
      last_value_centi: -1_850,
      state: 'ok',
    })
  })
  it('is stored with many others at once, and a bad message does not delay them', async () => {
    const one = await setting()
    at(30)
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        send(
          index === 60 ? 'lm_nobody_nobody_nobody' : one.token,
          index === 61
            ? '{"device":'
            : {
                device: one.device,
                time: new Date(start + index * 1_000).toISOString(),
                temperature: index / 100,
              },
        ),
      ),
    )
    expect(
      answers
        .map(({ statusCode }) => statusCode)
        .filter((status) => status !== 200)
        .toSorted(),
    ).toEqual([202, 401])
    expect((await curve(one, 0, 30)).points).toHaveLength(118)
  })
})

describe('an unreadable message', () => {
  it('is stored, shown, and used when its device gets a sensor', async () => {
    const one = await setting()
    at(30)
    expect(
      (
        await send(one.token, [
          { device: 'New-Probe', time: time(0), temperature: 3 },
          { device: 'new-probe', time: time(10), temperature: 0 },
        ])
      ).statusCode,
    ).toBe(200)
    expect((await send(one.token, 'no json')).statusCode).toBe(202)
    const waiting = await call(test, sensorSources.quarantine, { params: { placeId: one.place } }, owner)
    expect(waiting.map(({ reason, device_id }) => [reason, device_id])).toEqual([
      ['not_json', null],
      ['unknown_device', 'new-probe'],
    ])
    const made = await call(
      test,
      equipment.create,
      {
        params: { placeId: one.place },
        body: { name: 'Freezer', equipment_type: { id: 2 }, sensor: { name: 'New', device_id: 'NEW-PROBE' } },
      },
      owner,
    )
    expect(
      (await curve({ ...one, sensor: made.sensor_id ?? 0 }, 0, 30)).points.map(({ low }) => low),
    ).toEqual([300, 0])
    expect(await call(test, sensorSources.retry, { params: { placeId: one.place } }, owner)).toEqual({
      taken: 0,
      left: 1,
    })
  })
  it('of one place is not seen by another, nor does it reach its sensors', async () => {
    const [one, other] = [await setting(), await setting()]
    at(30)
    await send(other.token, readings(one, 0, [4]))
    expect((await curve(one, 0, 30)).points).toEqual([])
    expect(
      await refuse(
        test,
        sensorReadings.curve,
        { params: { placeId: other.place, id: one.sensor }, query: { from: time(0), to: time(30) } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
  })
})

describe('an alarm', () => {
  it('is raised at the third reading outside, once, and ends at the third inside', async () => {
    const one = await setting()
    at(200)
    await send(one.token, readings(one, 0, [6, 6]))
    expect(await alarms(one)).toEqual([])
    expect((await call(test, sensorReadings.list, { params: { placeId: one.place } }, owner))[0]?.state).toBe(
      'outside',
    )
    await send(one.token, readings(one, 20, [7, 8, 9]))
    expect(await alarms(one)).toEqual([['limit', 20, null]])
    await send(one.token, readings(one, 50, [5, 0]))
    expect(await alarms(one)).toEqual([['limit', 20, null]])
    await send(one.token, readings(one, 70, [5]))
    expect(await alarms(one)).toEqual([['limit', 20, 70]])
    expect(await told(one)).toEqual(['sensor_outside', 'sensor_back'])
  })
  it('is the same for readings in any order and batches', async () => {
    const values = [6, 6, 4, 6, 7, 8, 4, 4, 4, 6, 6, 6, null, 4] as const
    const orders = [
      [...values.keys()],
      [...values.keys()].toReversed(),
      [7, 0, 13, 2, 9, 4, 11, 6, 1, 8, 3, 10, 5, 12],
      [4, 5, 3, 11, 10, 9, 0, 1, 2, 6, 7, 8, 13, 12],
    ]
    const found = []
    for (const order of orders) {
      const one = await setting()
      at(200)
      for (const index of order)
        await send(one.token, {
          device: one.device,
          time: time(index * 10),
          temperature: values[index] ?? 999,
        })
      found.push(await alarms(one))
    }
    expect(found[0]).toEqual([
      ['limit', 50, 80],
      ['limit', 110, null],
    ])
    for (const alarm of found) expect(alarm).toEqual(found[0])
  })
  it('is withdrawn if late readings disprove it', async () => {
    const one = await setting()
    at(200)
    await send(one.token, [...readings(one, 0, [6]), ...readings(one, 20, [6]), ...readings(one, 40, [6])])
    expect(await alarms(one)).toEqual([['limit', 40, null]])
    await send(one.token, readings(one, 30, [3]))
    expect(await alarms(one)).toEqual([])
  })
  it('moves with late readings, with one notification', async () => {
    const one = await setting()
    at(200)
    await send(one.token, readings(one, 30, [6, 7, 8]))
    expect(await alarms(one)).toEqual([['limit', 50, null]])
    await send(one.token, readings(one, 0, [6, 6, 9]))
    expect(await alarms(one)).toEqual([['limit', 20, null]])
    await send(one.token, readings(one, 60, [4, 4, 4]))
    expect(await alarms(one)).toEqual([['limit', 20, 80]])
    expect(await told(one)).toEqual(['sensor_outside', 'sensor_back'])
  })
  it('judges late readings by the limits of their time', async () => {
    const one = await setting()
    const limit = async (minute: number, upper_error_margin: number) => {
      at(minute)
      const params = { placeId: one.place, id: one.unit }
      const sensor = { id: one.sensor, name: 'Probe', upper_error_margin }
      const body = { name: 'Fridge', equipment_type: { id: 1 }, sensor }
      await call(test, equipment.change, { params, body }, owner)
    }
    await limit(100, 8)
    await limit(200, 12)
    at(300)
    await send(one.token, readings(one, 0, [6, 6, 6]))
    expect(await alarms(one)).toEqual([['limit', 20, 100]])
    expect(await told(one)).toEqual(['sensor_outside'])
    await send(one.token, readings(one, 110, [6, 6, 6, 9, 9, 9, 7, 7, 7]))
    await send(one.token, readings(one, 210, [9, 9, 9]))
    expect(await alarms(one)).toEqual([
      ['limit', 20, 100],
      ['limit', 160, 190],
    ])
    await send(one.token, readings(one, 30, [4, 4, 4]))
    expect(await alarms(one)).toEqual([
      ['limit', 20, 50],
      ['limit', 160, 190],
    ])
  })
  it('ends when its limits change', async () => {
    const one = await setting()
    at(25)
    await send(one.token, readings(one, 0, [6, 6, 6]))
    expect(await alarms(one)).toEqual([['limit', 20, null]])
    at(30)
    const sensor = { id: one.sensor, name: 'Probe', upper_error_margin: 8 }
    const body = { name: 'Fridge', equipment_type: { id: 1 }, sensor }
    await call(test, equipment.change, { params: { placeId: one.place, id: one.unit }, body }, owner)
    expect(await alarms(one)).toEqual([['limit', 20, 30]])
  })
  it('is not raised for a disabled unit', async () => {
    const one = await setting()
    await call(
      test,
      equipment.change,
      {
        params: { placeId: one.place, id: one.unit },
        body: { name: 'Fridge', equipment_type: { id: 1 }, is_active: false },
      },
      owner,
    )
    at(200)
    await send(one.token, readings(one, 0, [9, 9, 9, 9]))
    expect(await alarms(one)).toEqual([])
  })
  it('is sent in one e-mail, the next ones a quarter of an hour later in another', async () => {
    at(0)
    const one = await setting({ max_error_count: 1 })
    const more = await call(
      test,
      rooms.create,
      {
        params: { placeId: one.place },
        body: {
          name: 'Cellar',
          room_type: { id: 2 },
          sensor: { name: 'Wall', above: 5, sendNotificationAfter: 1, device_id: 'wall' },
        },
      },
      owner,
    )
    expect(more.sensor).not.toBeNull()
    const before = test.mails.length
    const emails = () => test.mails.slice(before)
    at(1)
    await send(one.token, [{ device: one.device, time: time(1), temperature: 9 }])
    await test.worker.drain()
    await test.worker.drain()
    expect(emails()).toHaveLength(1)
    expect(emails()[0]?.text).toContain('Fridge')
    at(3)
    await send(one.token, [{ device: 'wall', time: time(2), temperature: 9 }])
    await send(one.token, [
      { device: one.device, time: time(2), temperature: 4 },
      { device: one.device, time: time(3), temperature: 8 },
    ])
    await test.worker.drain()
    expect(emails()).toHaveLength(1)
    at(17)
    await test.worker.drain()
    await test.worker.drain()
    expect(emails()).toHaveLength(2)
    expect(emails()[1]?.text).toMatch(/Cellar[^]*Fridge|Fridge[^]*Cellar/)
  })
})

describe('a curve', () => {
  it('keeps the lowest and highest reading at every zoom', async () => {
    at(0)
    const one = await setting()
    const count = 5_000
    at(count)
    const values = Array.from({ length: count }, (_, index) => ({
      device: one.device,
      time: time(index),
      temperature: index === 1_234 ? 21.37 : index === 4_321 ? -7.77 : 3 + (index % 7) / 10,
    }))
    expect((await send(one.token, values)).statusCode).toBe(200)
    for (const points of [10, 50, 300, 4_999, 5_000]) {
      const found = await curve(one, 0, count, points)
      expect([
        points,
        found.exact,
        Math.max(...found.points.map(({ high }) => high ?? 0)),
        Math.min(...found.points.map(({ low }) => low ?? 0)),
      ]).toEqual([points, points >= count, 2_137, -777])
      expect(found.points.length).toBeLessThanOrEqual(points + 2)
    }
  })
  it('shows missing and late readings', async () => {
    at(0)
    const one = await setting()
    at(300)
    await send(one.token, [...readings(one, 0, [4, 4, 4]), ...readings(one, 90, [4, 999])])
    const { completeness } = await curve(one, 0, 120)
    expect(completeness).toMatchObject({ expected: 12, present: 5, late: 5, faults: 1 })
    expect(
      completeness.gaps.map(({ from, to }) => [
        (Date.parse(from) - start) / 60_000,
        (Date.parse(to) - start) / 60_000,
      ]),
    ).toEqual([[20, 90]])
  })
})

describe('a tag that several gateways hear', () => {
  // https://docs.ruuvi.com/communication/bluetooth-advertisements/data-format-5-rawv2, with numbers of our
  // own.
  const frame = (number: number, raw: number): string =>
    `0201061BFF990405${raw.toString(16).padStart(4, '0')}5394C37C0004FFFC040CAC36${number.toString(16).padStart(4, '0')}CDCBB8334C884F`
  it('is stored once a measurement, by its number, and the number may return later', async () => {
    at(0)
    const place = await makePlace(test, company)
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: place }, body: { name: 'Gateways', kind: 'ruuvi_gateway' } },
      owner,
    )
    const unit = await call(
      test,
      equipment.create,
      {
        params: { placeId: place },
        body: {
          name: 'Fridge',
          equipment_type: { id: 1 },
          sensor: { name: 'Tag', device_id: 'CB:B8:33:4C:88:4F' },
        },
      },
      owner,
    )
    const heard = (seconds: number, number: number, raw: number) =>
      send(token, {
        data: {
          timestamp: '0',
          tags: {
            'CB:B8:33:4C:88:4F': {
              timestamp: String(Math.round(start / 1_000) + seconds),
              data: frame(number, raw),
            },
          },
        },
      })
    at(200)
    await heard(0, 7, 800)
    await heard(2, 7, 800)
    await heard(-3, 7, 800)
    await heard(10, 8, 820)
    await heard(7_300, 7, 840)
    const { points } = await curve(
      { place, token, sensor: unit.sensor_id ?? 0, unit: unit.id, device: '' },
      -10,
      200,
    )
    expect(points.map(({ ms, low }) => [(ms - minutes(0)) / 1_000, low])).toEqual([
      [0, 400],
      [10, 410],
      [7_300, 420],
    ])
  })
})

it('unread messages are kept 90 days, used ones 30', async () => {
  const one = await setting()
  at(10)
  await send(one.token, 'no json')
  await send(one.token, [{ device: 'later', time: time(0), temperature: 3 }])
  await call(
    test,
    equipment.create,
    {
      params: { placeId: one.place },
      body: { name: 'Freezer', equipment_type: { id: 2 }, sensor: { name: 'New', device_id: 'later' } },
    },
    owner,
  )
  const left = async (days: number): Promise<string[]> => {
    at(10 + days * 1_440)
    await jobHandlers['sensors.prune']?.(test.platform, {}, 0)
    return (
      await test.database.pool.query<{ reason: string }>(
        'select reason from sensor_quarantine where place_id = $1 order by id',
        [one.place],
      )
    ).rows.map(({ reason }) => reason)
  }
  expect([await left(29), await left(31), await left(91)]).toEqual([
    ['not_json', 'unknown_device'],
    ['not_json'],
    [],
  ])
})

describe('a silent sensor', () => {
  const watch = async (minute: number): Promise<void> => {
    at(minute)
    await test.database.pool.query("update jobs set run_at = $1 where name = 'sensors.watch'", [
      test.clock.now.toISOString(),
    ])
    await test.worker.drain()
  }
  it('is an alarm once, ends with its next message, and is none because the server was down', async () => {
    at(0)
    const { startSensorWatch } = await import('./public.ts')
    await startSensorWatch(test.platform)
    await startSensorWatch(test.platform)
    expect((await test.database.pool.query("select 1 from jobs where name = 'sensors.watch'")).rowCount).toBe(
      1,
    )
    await watch(0)
    const one = await setting()
    await send(one.token, readings(one, 0, [4]))
    for (let minute = 2; minute <= 30; minute += 2) await watch(minute)
    expect(await told(one)).toEqual([])
    await watch(32)
    expect(await told(one)).toEqual(['sensor_silent'])
    await watch(34)
    expect(await told(one)).toEqual(['sensor_silent'])
    expect((await call(test, sensorReadings.list, { params: { placeId: one.place } }, owner))[0]?.state).toBe(
      'silent',
    )
    at(35)
    await send(one.token, readings(one, 35, [4]))
    expect(await told(one)).toEqual(['sensor_silent', 'sensor_back'])
    await watch(36)
    await watch(200)
    expect(await told(one)).toEqual(['sensor_silent', 'sensor_back'])
    for (let minute = 202; minute <= 228; minute += 2) await watch(minute)
    expect(await told(one)).toEqual(['sensor_silent', 'sensor_back'])
    await watch(231)
    expect(await told(one)).toEqual(['sensor_silent', 'sensor_back', 'sensor_silent'])
  })
  it('is no alarm at a disabled unit', async () => {
    await watch(240)
    const one = await setting()
    await call(
      test,
      equipment.change,
      {
        params: { placeId: one.place, id: one.unit },
        body: { name: 'Fridge', equipment_type: { id: 1 }, is_active: false },
      },
      owner,
    )
    for (let minute = 242; minute <= 290; minute += 2) await watch(minute)
    expect(await told(one)).toEqual([])
  })
  it('is no alarm in a pause, and counts from its end', async () => {
    await watch(300)
    const one = await setting()
    at(300)
    await send(one.token, readings(one, 300, [4]))
    // From 2026-11-21 in Tallinn until its midnight, 13 hours after the start.
    await call(
      test,
      pausePeriods.create,
      {
        params: { placeId: one.place },
        body: { name: 'Closed', start_date: '2026-11-21', end_date: '2026-11-21' },
      },
      owner,
    )
    for (let minute = 302; minute <= 13 * 60 + 28; minute += 2) await watch(minute)
    expect(await told(one)).toEqual([])
    for (let minute = 13 * 60 + 30; minute <= 13 * 60 + 32; minute += 2) await watch(minute)
    expect(await told(one)).toEqual(['sensor_silent'])
  })
})

it('notifications are read by each user separately', async () => {
  at(0)
  const one = await setting({ max_error_count: 1 })
  at(10)
  await send(one.token, readings(one, 0, [9]))
  const list = () => call(test, notifications.list, { params: { placeId: one.place } }, owner)
  const { unread, items } = await list()
  expect([unread, items[0]]).toMatchObject([
    1,
    { kind: 'sensor_outside', unit_name: 'Fridge', value_centi: 900, read: false },
  ])
  await call(
    test,
    notifications.read,
    { params: { placeId: one.place }, body: { up_to: items[0]?.id ?? 0 } },
    owner,
  )
  expect((await list()).unread).toBe(0)
})
