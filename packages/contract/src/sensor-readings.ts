/**
 * What sensors measure, who sends it, what could not be read. Values in hundredths of °C (of % for humidity).
 */
import { z } from 'zod'
import { sourceKinds, undecodableReasons } from '@larder/core/sensors'
import { Done, Instant, PlaceItemParams, PlaceParams, requiredText, route } from './kit/index.ts'
import { Sensor } from './sensors.ts'

export const SensorAlarm = z.object({
  id: z.number().int(),
  kind: z.enum(['limit', 'fault', 'silent']),
  started_at: z.string(),
  raised_at: z.string(),
  cleared_at: z.string().nullable(),
  worst_centi: z.number().int().nullable(),
  /** Known only afterwards, from readings that came late. */
  is_late: z.boolean(),
})

export const SensorStanding = Sensor.extend({
  /** The equipment or room that has it. */
  unit: z.object({ kind: z.enum(['equipment', 'room']), id: z.number().int(), name: z.string() }).nullable(),
  in_use: z.boolean(),
  /** `waiting`: nothing has come yet; `unused`: no unit in use has it. */
  state: z.enum(['ok', 'outside', 'fault', 'silent', 'waiting', 'unused']),
  last_at: z.string().nullable(),
  last_value_centi: z.number().int().nullable(),
  heard_at: z.string().nullable(),
})
export type SensorStanding = z.infer<typeof SensorStanding>

export const SensorCurve = z.object({
  sensor: SensorStanding,
  from: z.string(),
  to: z.string(),
  /** Whether every point is one reading; else each stands for several, with their lowest and highest. */
  exact: z.boolean(),
  /** Milliseconds since 1970, lowest and highest; null for a fault. */
  points: z.array(
    z.object({ ms: z.number(), low: z.number().int().nullable(), high: z.number().int().nullable() }),
  ),
  alarms: z.array(SensorAlarm),
  completeness: z.object({
    /** Intervals of the time asked for in which a reading was to come, and in which one came. */
    expected: z.number().int(),
    present: z.number().int(),
    /**
     * Readings that came long after they were measured; measurements without a value; repeats with another
     * value, which were left out.
     */
    late: z.number().int(),
    faults: z.number().int(),
    conflicts: z.number().int(),
    /** The longest ten times without a reading. */
    gaps: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
})
export type SensorCurve = z.infer<typeof SensorCurve>

export const SensorSource = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(sourceKinds),
  last4: z.string(),
  created_at: z.string(),
  last_heard_at: z.string().nullable(),
})
export type SensorSource = z.infer<typeof SensorSource>
/** The token is shown this once; only its hash is kept. */
export const MadeSource = SensorSource.extend({ token: z.string(), url: z.string() })

export const QuarantineItem = z.object({
  id: z.number().int(),
  source_name: z.string(),
  received_at: z.string(),
  reason: z.enum([...undecodableReasons, 'unknown_device']),
  device_id: z.string().nullable(),
  body: z.string(),
})

export const sensorReadings = {
  list: route({
    name: 'sensor_readings.list',
    method: 'GET',
    path: '/api/places/:placeId/sensors',
    permission: 'equipment.view',
    params: PlaceParams,
    response: z.array(SensorStanding),
    summary: 'Sensors of the place with where each stands',
  }),
  curve: route({
    name: 'sensor_readings.curve',
    method: 'GET',
    path: '/api/places/:placeId/sensors/:id/readings',
    permission: 'equipment.view',
    params: PlaceItemParams,
    query: z
      .object({
        from: Instant,
        to: Instant,
        points: z.coerce.number().int().min(10).max(50_000).default(2_000),
      })
      .refine(({ from, to }) => from < to, { message: 'from_after_to', path: ['from'] }),
    response: SensorCurve,
    summary:
      'Readings of a time, thinned to about as many points: the lowest and highest of each stay; with how complete they are',
  }),
}

const manages = { permission: 'equipment.edit', params: PlaceParams } as const

export const sensorSources = {
  list: route({
    ...manages,
    name: 'sensor_sources.list',
    method: 'GET',
    path: '/api/places/:placeId/sensor-sources',
    response: z.array(SensorSource),
    summary: 'Who may send readings of the place',
  }),
  create: route({
    ...manages,
    name: 'sensor_sources.create',
    method: 'POST',
    path: '/api/places/:placeId/sensor-sources',
    body: z.object({ name: requiredText(100), kind: z.enum(sourceKinds) }),
    response: MadeSource,
    status: 201,
    summary: 'Lets somebody send readings; the token is shown this once',
  }),
  rotate: route({
    name: 'sensor_sources.rotate',
    method: 'POST',
    path: '/api/places/:placeId/sensor-sources/:id/rotate',
    permission: 'equipment.edit',
    params: PlaceItemParams,
    response: MadeSource,
    summary: 'A new token; the old one ends at once',
  }),
  revoke: route({
    name: 'sensor_sources.revoke',
    method: 'DELETE',
    path: '/api/places/:placeId/sensor-sources/:id',
    permission: 'equipment.edit',
    params: PlaceItemParams,
    response: Done,
    summary: 'The token ends; what it sent stays',
  }),
  quarantine: route({
    ...manages,
    name: 'sensor_sources.quarantine',
    method: 'GET',
    path: '/api/places/:placeId/sensor-quarantine',
    response: z.array(QuarantineItem),
    summary: 'The newest 200 messages that could not be taken',
  }),
  retry: route({
    ...manages,
    name: 'sensor_sources.retry',
    method: 'POST',
    path: '/api/places/:placeId/sensor-quarantine/retry',
    response: z.object({ taken: z.number().int(), left: z.number().int() }),
    summary: 'Reads what was put aside once more',
  }),
}
