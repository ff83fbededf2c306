/**
 * R4.3: the same readings in any order, up to three times each, in batches of any size, give the same
 * readings, hours and alarms as one after the other. `LARDER_SENSOR_ORDERS` (200): how many cases.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldAlarms, freshState } from '@larder/core/sensors'
import { makeCompany, makePlace, makeUser } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/harness.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { storeMessages } from './store-messages.ts'

const CASES = Number(process.env['LARDER_SENSOR_ORDERS'] ?? 200)
const AT_ONCE = 50
const PIECES = 4

let test: TestApp
let at: { company_id: number; place_id: number }
let token: string

beforeAll(async () => {
  test = await openTestApp()
  const company_id = await makeCompany(test, await makeUser(test))
  at = { company_id, place_id: await makePlace(test, company_id) }
  const made = makeToken('measuring')
  token = made.token
  await test.database.pool.query(
    `insert into sensor_sources (company_id, place_id, name, kind, token_hash, last4, created_at) values
      ($1, $2, 'Script', 'json', $3, $4, now())`,
    [at.company_id, at.place_id, made.hash, made.last4],
  )
})
afterAll(() => test.close())

/** Hundredths; null is a probe that is gone. Around the limits of 0 and 5 °C, and on them. */
const value = fc.oneof(
  fc.integer({ min: -300, max: 800 }),
  fc.constantFrom(0, 500, 501, -1, 600),
  fc.constant(null),
)
/** When each reading is sent: into which piece, how early in it; up to three times. */
const sending = fc.array(fc.record({ piece: fc.nat({ max: PIECES - 1 }), place: fc.nat({ max: 1_000 }) }), {
  minLength: 1,
  maxLength: 3,
})
const oneCase = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  readings: fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 45 }), value, sent: sending }), {
    minLength: 1,
    maxLength: 20,
  }),
})
type Case = typeof oneCase extends fc.Arbitrary<infer T> ? T : never

async function makeSensors(cases: readonly Case[]): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into sensors (company_id, place_id, name, lower_error_margin, upper_error_margin, max_error_count,
      judged_since, created_at)
     select $1, $2, 'Probe', 0, 5, c, $4::timestamptz - interval '3 days', $4 from unnest($3::int[])
     with ordinality as x(c, n) order by n returning id`,
    [at.company_id, at.place_id, cases.map(({ count }) => count), test.clock.now.toISOString()],
  )
  const ids = rows.map(({ id }) => id)
  await test.database.pool.query("update sensors set device_id = 'probe-' || id where id = any ($1)", [ids])
  await test.database.pool.query(
    `insert into equipment (company_id, place_id, name, equipment_type_id, sensor_id, created_at) select
      $1, $2, 'Fridge', 1, s, now() from unnest($3::int[]) s`,
    [at.company_id, at.place_id, ids],
  )
  return ids
}

/** Each reading with its time, oldest first. */
function timed({ readings }: Case): {
  readonly at: number
  readonly value_centi: number | null
  readonly sent: Case['readings'][number]['sent']
}[] {
  let time = test.clock.now.getTime() - 86_400_000
  return readings.map(({ minutes, value: value_centi, sent }) => ({
    at: (time += minutes * 60_000),
    value_centi,
    sent,
  }))
}

function wantedOf(one: Case): unknown {
  const readings = timed(one)
  const { alarms } = foldAlarms(freshState, readings, {
    lower_centi: 0,
    upper_centi: 500,
    max_error_count: one.count,
  })
  const hours = [...Map.groupBy(readings, (reading) => Math.floor(reading.at / 3_600_000))].map(
    ([hour, own]) => {
      const good = own.flatMap(({ value_centi }) => (value_centi === null ? [] : [value_centi]))
      return [
        hour,
        good.length === 0 ? null : Math.min(...good),
        good.length === 0 ? null : Math.max(...good),
        good.reduce((sum, centi) => sum + centi, 0),
        good.length,
        own.length - good.length,
      ]
    },
  )
  return {
    readings: readings.map((reading) => [reading.at, reading.value_centi]),
    hours,
    alarms: alarms.map(({ kind, started_at, raised_at, cleared_at, worst_centi }) => [
      kind,
      started_at,
      raised_at,
      cleared_at,
      worst_centi,
    ]),
  }
}

async function foundOf(ids: readonly number[]): Promise<unknown[]> {
  const ask = async <T extends { sensor_id: number }>(text: string) =>
    Map.groupBy((await test.database.pool.query<T>(text, [ids])).rows, ({ sensor_id }) => sensor_id)
  const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`
  const readings = await ask<{ sensor_id: number; at: number; value_centi: number | null }>(
    `select sensor_id, ${ms('measured_at')} as at, value_centi from sensor_readings where sensor_id = any ($1)
      order by 1, 2`,
  )
  const hours = await ask<{ sensor_id: number; row: unknown }>(
    `select sensor_id, json_build_array((extract(epoch from hour) / 3600)::int, low, high, total, good,
      faults) as row from sensor_hours where sensor_id = any ($1) order by 1, hour`,
  )
  const alarms = await ask<{ sensor_id: number; row: unknown }>(
    `select sensor_id, json_build_array(kind, ${ms('started_at')}, ${ms('raised_at')}, ${ms('cleared_at')},
      worst_centi) as row from sensor_alarms where sensor_id = any ($1) and withdrawn_at is null
      order by 1, raised_at, kind`,
  )
  return ids.map((id) => ({
    readings: (readings.get(id) ?? []).map(({ at: time, value_centi }) => [time, value_centi]),
    hours: (hours.get(id) ?? []).map(({ row }) => row),
    alarms: (alarms.get(id) ?? []).map(({ row }) => row),
  }))
}

it(
  `${CASES} sets of readings give the same result in any order and batches`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oneCase, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (cases) => {
        const ids = await makeSensors(cases)
        for (let piece = 0; piece < PIECES; piece += 1) {
          const bodies = cases.map((one, index) =>
            timed(one)
              .flatMap((reading) =>
                reading.sent
                  .filter((sent) => sent.piece === piece)
                  .map(({ place }) => ({
                    place,
                    message: {
                      device: `probe-${ids[index]}`,
                      time: reading.at,
                      value: reading.value_centi === null ? 999 : reading.value_centi / 100,
                    },
                  })),
              )
              .toSorted((a, b) => a.place - b.place)
              .map(({ message }) => message),
          )
          await storeMessages(
            test.platform,
            bodies
              .filter((body) => body.length > 0)
              .map((body) => ({
                token_hash: hashToken(token),
                body: JSON.stringify(body),
                query: {},
                received_at: test.clock.now,
              })),
          )
        }
        const found = await foundOf(ids)
        cases.forEach((one, index) => expect(found[index]).toEqual(wantedOf(one)))
      }),
      { numRuns: Math.ceil(CASES / AT_ONCE), endOnFailure: true },
    )
  },
  60_000 + CASES * 200,
)
