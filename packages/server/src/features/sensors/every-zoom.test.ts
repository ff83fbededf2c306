/**
 * R4.7: an excursion of one reading is in the curve at every zoom. `LARDER_SENSOR_SERIES` (25): how many
 * random series.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sensorReadings } from '@larder/contract/sensor-readings'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { call, openTestApp, type TestApp } from '../../../test/harness.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { storeMessages } from './store-messages.ts'

const SERIES = Number(process.env['LARDER_SENSOR_SERIES'] ?? 25)

let test: TestApp
let owner: TestUser
let company: number
let place: number
let token: string

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  const made = makeToken('measuring')
  token = made.token
  await test.database.pool.query(
    `insert into sensor_sources (company_id, place_id, name, kind, token_hash, last4, created_at) values
      ($1, $2, 'Script', 'json', $3, $4, now())`,
    [company, place, made.hash, made.last4],
  )
})
afterAll(() => test.close())

/** Readings every `seconds`, some of them missing; `at` is the one that is far off. */
const series = fc.record({
  seconds: fc.constantFrom(20, 60, 300, 900, 3_600),
  length: fc.integer({ min: 60, max: 700 }),
  skip: fc.integer({ min: 3, max: 40 }),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  off: fc.constantFrom(31.37, -29.83),
  zooms: fc.array(
    fc.record({
      points: fc.constantFrom(10, 37, 300, 2_000),
      before: fc.double({ min: 0.001, max: 1, noNaN: true }),
      after: fc.double({ min: 0.001, max: 1, noNaN: true }),
    }),
    { minLength: 2, maxLength: 2 },
  ),
})
let number = 0

it(
  `each of ${SERIES} random series shows its one outlier at every zoom (R4.7)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(series, async ({ seconds, length, skip, at, off, zooms }) => {
        number += 1
        const { rows } = await test.database.pool.query<{ id: number }>(
          `insert into sensors (company_id, place_id, name, max_error_count, device_id, judged_since,
            created_at) values ($1, $2, 'Probe', 3, $3, now(), now()) returning id`,
          [company, place, `probe-${number}`],
        )
        const id = rows[0]?.id ?? 0
        const span = length * seconds * 1_000
        const begun = test.clock.now.getTime() - span
        const far = Math.floor(at * length)
        const readings = Array.from({ length }, (_, index) => ({
          device: `probe-${number}`,
          time: begun + index * seconds * 1_000,
          temperature: index === far ? off : 3 + (index % 11) / 10,
        })).filter((_, index) => index === far || index % skip !== 0)
        await storeMessages(test.platform, [
          {
            token_hash: hashToken(token),
            body: JSON.stringify(readings),
            query: {},
            received_at: test.clock.now,
          },
        ])
        const moment = begun + far * seconds * 1_000
        const windows = [
          ...[10, 300].map((points) => ({ points, from: begun, to: begun + span })),
          ...zooms.map(({ points, before, after }) => ({
            points,
            from: moment - Math.floor(before * span),
            to: moment + 1 + Math.floor(after * span),
          })),
        ]
        for (const { points, from, to } of windows) {
          const curve = await call(
            test,
            sensorReadings.curve,
            {
              params: { placeId: place, id },
              query: {
                from: new Date(from).toISOString(),
                to: new Date(to).toISOString(),
                points: String(points) as never,
              },
            },
            owner,
          )
          const found =
            off > 0
              ? Math.max(...curve.points.map(({ high }) => high ?? -Infinity))
              : Math.min(...curve.points.map(({ low }) => low ?? Infinity))
          expect([points, from, to, found]).toEqual([points, from, to, Math.round(off * 100)])
        }
      }),
      { numRuns: SERIES, endOnFailure: true },
    )
  },
  60_000 + SERIES * 500,
)
