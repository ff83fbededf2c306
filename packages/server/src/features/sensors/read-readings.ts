/**
 * The present readings of sensors, and curves of one: at any zoom, the lowest and the highest reading are in
 * it.
 */
import type { SensorCurve, sensorReadings, SensorStanding } from '@larder/contract/sensor-readings'
import { outsideBy } from '@larder/core/sensors'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import {
  listAlarmsIn,
  listHourSteps,
  listPresence,
  listReadings,
  listStandings,
  listSteps,
  sumHours,
  type Point,
  type StandingRow,
} from './readings.queries.ts'

const HOUR_SECONDS = 3_600

const centi = (limit: number | null): number | null => (limit === null ? null : Math.round(limit * 100))

/**
 * Outside while an alarm lasts, and where the last reading is: one that is not an alarm yet is not inside
 * either.
 */
function stateOf({
  in_use,
  open,
  last_at,
  last_value_centi,
  device_id,
  lower_error_margin,
  upper_error_margin,
}: StandingRow): SensorStanding['state'] {
  if (!in_use || device_id === null) return 'unused'
  if (open.includes('silent')) return 'silent'
  if (open.includes('limit')) return 'outside'
  if (open.includes('fault')) return 'fault'
  if (
    last_value_centi !== null &&
    outsideBy(
      { lower_centi: centi(lower_error_margin), upper_centi: centi(upper_error_margin) },
      last_value_centi,
    ) > 0
  )
    return 'outside'
  return last_at === null ? 'waiting' : 'ok'
}

function describe(row: StandingRow): SensorStanding {
  const { unit_kind, unit_id, unit_name, open: _, conflicts: __, ...rest } = row
  return {
    ...rest,
    unit:
      unit_kind === null || unit_id === null ? null : { kind: unit_kind, id: unit_id, name: unit_name ?? '' },
    state: stateOf(row),
  }
}

export const list = async (ctx: Ctx): Promise<SensorStanding[]> =>
  (await listStandings(ctx.db, placeOf(ctx))).map(describe)

/** @throws Problem 404 */
export async function curve(
  ctx: Ctx,
  { params, query }: Input<typeof sensorReadings.curve>,
): Promise<SensorCurve> {
  const at = placeOf(ctx)
  const row = (await listStandings(ctx.db, at)).find(({ id }) => id === params.id)
  if (!row) throw notFound('Sensor')
  const until = query.to < ctx.now.toISOString() ? query.to : ctx.now.toISOString()
  const span = { company_id: at.company_id, sensor_id: row.id, from: query.from, to: query.to }
  const sums = await sumHours(ctx.db, span)
  const exact = sums.readings <= query.points
  const points = await pointsOf(ctx, span, { exact, wanted: query.points })
  const interval = row.interval_minutes * 60
  const seconds = Math.max(0, (Date.parse(until) - Date.parse(query.from)) / 1_000)
  const presence =
    seconds === 0 ? { present: 0, gaps: [] } : await listPresence(ctx.db, { ...span, to: until }, interval)
  const alarms = [...(await listAlarmsIn(ctx.db, span))]
  const expected = Math.ceil(seconds / interval)
  return {
    sensor: describe(row),
    from: query.from,
    to: query.to,
    exact,
    points: [...points],
    alarms,
    completeness: {
      expected,
      present: Math.min(expected, presence.present),
      late: sums.late,
      faults: sums.faults,
      conflicts: row.conflicts,
      gaps: [...presence.gaps],
    },
  }
}

type Span = Parameters<typeof listReadings>[1]

/** Each reading where they fit; else steps, of whole hours where a step has at least one. */
function pointsOf(
  ctx: Ctx,
  span: Span,
  { exact, wanted }: { readonly exact: boolean; readonly wanted: number },
): Promise<readonly Point[]> {
  if (exact) return listReadings(ctx.db, span)
  const step = Math.max(1, Math.ceil((Date.parse(span.to) - Date.parse(span.from)) / 1_000 / wanted))
  if (step >= HOUR_SECONDS) return listHourSteps(ctx.db, span, Math.ceil(step / HOUR_SECONDS) * HOUR_SECONDS)
  return listSteps(ctx.db, span, step)
}
