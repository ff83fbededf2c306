import { sourceKinds, undecodableReasons } from '@larder/core/sensors'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Done, Instant, PlaceItemParams, PlaceParams, requiredText } from './kit/fields.schemas.ts'
import { Sensor } from './sensors.schemas.ts'

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
export type SensorStanding = Wire<typeof SensorStanding>

export const SensorCurve = z.object({
  sensor: SensorStanding,
  from: z.string(),
  to: z.string(),
  /** Whether every point is one reading; else each combines several, with their lowest and highest. */
  exact: z.boolean(),
  /** Milliseconds since 1970, lowest and highest; null for a fault. */
  points: z.array(
    z.object({ ms: z.number(), low: z.number().int().nullable(), high: z.number().int().nullable() }),
  ),
  alarms: z.array(SensorAlarm),
  completeness: z.object({
    /** How many intervals of the requested time should have a reading, and how many have one. */
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
export type SensorCurve = Wire<typeof SensorCurve>

export const SensorSource = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(sourceKinds),
  last4: z.string(),
  created_at: z.string(),
  last_heard_at: z.string().nullable(),
})
export type SensorSource = Wire<typeof SensorSource>
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

const manages = { params: PlaceParams } as const

export const sensorReadingsSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(SensorStanding),
    summary: 'Sensors of the place with their state',
  },
  curve: {
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
      'Readings of a time, thinned to about as many points: the lowest and highest of each stay; with their completeness',
  },
} satisfies SchemaTable

export const sensorSourcesSchemas = {
  list: {
    ...manages,
    response: z.array(SensorSource),
    summary: 'Senders of readings of the place',
  },
  create: {
    ...manages,
    body: z.object({ name: requiredText(100), kind: z.enum(sourceKinds) }),
    response: MadeSource,
    summary: 'Adds a sender of readings; its token is returned only here',
  },
  rotate: {
    params: PlaceItemParams,
    response: MadeSource,
    summary: 'Creates a new token; the old one ends at once',
  },
  revoke: {
    params: PlaceItemParams,
    response: Done,
    summary: 'Revokes the token; its readings stay',
  },
  quarantine: {
    ...manages,
    response: z.array(QuarantineItem),
    summary: 'The newest 200 rejected messages',
  },
  retry: {
    ...manages,
    response: z.object({ taken: z.number().int(), left: z.number().int() }),
    summary: 'Reads a rejected message once more',
  },
} satisfies SchemaTable
