/** Stores a batch of messages as readings and alarms, and puts the others aside, in one transaction. */
import {
  decodeMessage,
  measuredAt,
  silentAfterMs,
  type Decoded,
  type DecodedReading,
  type SourceKind,
} from '@larder/core/sensors'
import { asSystem, type Db } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import {
  enterCompanies,
  findSources,
  insertQuarantine,
  insertReadings,
  listListeners,
  lockStates,
  sumUp,
  touchSources,
  type Listener,
  type NewReading,
  type Quarantined,
  type Source,
} from './ingest.queries.ts'
import { judgeStored } from './judge-readings.ts'

export type Message = {
  readonly token_hash: Buffer
  readonly body: string
  readonly query: Readonly<Record<string, unknown>>
  readonly received_at: Date
  /** A message that a broker stores for later subscribers: an old value, used only with a time of its own. */
  readonly is_retained?: boolean
}
/** The result of a message: `nobody` where its token is not valid. */
export type Taken = 'stored' | 'put_aside' | 'nobody'

/** Longer ones are cut where they are put aside; they could not be read anyhow. */
const KEPT_BODY = 200_000

/**
 * Stores all of it or throws. After it returns nothing of it can be lost. `refused`: the database would not
 * have it; it is put aside as it is.
 */
export function storeMessages(
  platform: Platform,
  messages: readonly Message[],
  { refused = false } = {},
): Promise<readonly Taken[]> {
  const store = async (db: Db, now: Date): Promise<readonly Taken[]> => {
    const sources = await findSources(db, [
      ...new Map(messages.map(({ token_hash }) => [token_hash.toString('hex'), token_hash])).values(),
    ])
    if (sources.size === 0) return messages.map(() => 'nobody' as const)
    await enterCompanies(
      db,
      [...sources.values()].map(({ company_id }) => company_id),
    )
    const read = messages.map((message) =>
      readMessage(message, sources.get(message.token_hash.toString('hex')), refused),
    )
    await storeRead(
      { db, now },
      read.filter((one) => one !== null),
    )
    return read.map((one) =>
      one === null ? 'nobody' : one.decoded.kind === 'undecodable' ? 'put_aside' : 'stored',
    )
  }
  return asSystem(platform, store, { role: 'larder_app' })
}

export type Read = { readonly source: Source; readonly message: Message; readonly decoded: Decoded }

function readMessage(message: Message, source: Source | undefined, refused: boolean): Read | null {
  if (source === undefined) return null
  if (refused) return { source, message, decoded: { kind: 'undecodable', reason: 'unknown_format' } }
  const decoded = decodeText(source.kind as SourceKind, message)
  return {
    source,
    message,
    decoded: message.is_retained === true ? ofOwnTime(decoded, message.received_at) : decoded,
  }
}

function ofOwnTime(decoded: Decoded, received_at: Date): Decoded {
  const readings =
    decoded.kind === 'readings'
      ? decoded.readings.filter((reading) => measuredAt(reading, received_at.getTime()).source !== 'received')
      : []
  return readings.length === 0 ? { kind: 'nothing' } : { kind: 'readings', readings }
}

export function decodeText(kind: SourceKind, { body, query }: Pick<Message, 'body' | 'query'>): Decoded {
  if (body.trim() === '') return decodeMessage(kind, { body: undefined, query })
  try {
    return decodeMessage(kind, { body: JSON.parse(body) as unknown, query })
  } catch {
    return { kind: 'undecodable', reason: 'not_json' }
  }
}

const listenerKey = (place_id: number, device_id: string, channel: string): string =>
  `${place_id} ${channel} ${device_id}`

export async function storeRead(
  ctx: { readonly db: Db; readonly now: Date },
  read: readonly Read[],
): Promise<void> {
  const { db, now } = ctx
  const devices = new Set(
    read.flatMap(({ decoded }) =>
      decoded.kind === 'readings' ? decoded.readings.map(({ device_id }) => device_id) : [],
    ),
  )
  const listeners =
    devices.size === 0
      ? []
      : await listListeners(db, [...new Set(read.map(({ source }) => source.place_id))], [...devices])
  const byKey = new Map(listeners.map((one) => [listenerKey(one.place_id, one.device_id, one.channel), one]))
  const knownDevices = new Set(listeners.map(({ place_id, device_id }) => `${place_id} ${device_id}`))
  const readings = read.flatMap((one) => readingsFor(one, byKey))
  const heard = listeners.filter(({ sensor_id }) =>
    readings.some((reading) => reading.sensor_id === sensor_id),
  )
  if (readings.length > 0) {
    await lockStates(
      db,
      heard.map(({ company_id, place_id, sensor_id }) => ({ company_id, place_id, sensor_id })),
      now.toISOString(),
    )
    const stored = await insertReadings(db, readings)
    if (stored.length > 0) await sumUp(db, stored, now.toISOString())
    await judgeStored(ctx, heard, stored)
  }
  await insertQuarantine(
    db,
    read.flatMap((one) => putAside(one, knownDevices)),
    now.toISOString(),
  )
  if (read.length > 0)
    await touchSources(
      db,
      read.map(({ source }) => source.source_id),
      now.toISOString(),
    )
}

function readingsFor({ source, message, decoded }: Read, byKey: ReadonlyMap<string, Listener>): NewReading[] {
  if (decoded.kind !== 'readings') return []
  return decoded.readings.flatMap((reading) => {
    const sensor = byKey.get(listenerKey(source.place_id, reading.device_id, reading.channel))
    return sensor === undefined ? [] : [newReading(sensor, reading, message.received_at)]
  })
}

function newReading(sensor: Listener, reading: DecodedReading, received_at: Date): NewReading {
  const { at, source } = measuredAt(reading, received_at.getTime())
  return {
    company_id: sensor.company_id,
    sensor_id: sensor.sensor_id,
    measured_at: new Date(at).toISOString(),
    value_centi: reading.value_centi,
    fault: reading.fault,
    received_at: received_at.toISOString(),
    time_source: source,
    late: received_at.getTime() - at > silentAfterMs(sensor.interval_minutes),
    sequence: reading.sequence,
  }
}

/** No database keeps this sign. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '')
    : Array.isArray(value)
      ? value.map(withoutNul)
      : value

/**
 * Whole frames that cannot be read; and readings of devices without a sensor, so that a sensor gets them when
 * it is created.
 */
function putAside({ source, message, decoded }: Read, knownDevices: ReadonlySet<string>): Quarantined[] {
  const { company_id, place_id, source_id } = source
  const base = {
    company_id,
    place_id,
    source_id,
    query: Object.fromEntries(
      Object.entries(message.query).map((pair) => pair.map(withoutNul) as [string, unknown]),
    ),
  }
  const body = message.body.replaceAll('\0', '').slice(0, KEPT_BODY)
  if (decoded.kind === 'undecodable') return [{ ...base, reason: decoded.reason, device_id: null, body }]
  if (decoded.kind !== 'readings') return []
  const strangers = Map.groupBy(
    decoded.readings.filter(({ device_id }) => !knownDevices.has(`${place_id} ${device_id}`)),
    ({ device_id }) => device_id,
  )
  return [...strangers].map(([device_id, own]) => ({
    ...base,
    reason: 'unknown_device',
    device_id,
    body: JSON.stringify(own.map((one) => stampReceived(one, message.received_at))),
  }))
}

/** The time that a reading will have whenever it is taken up. */
function stampReceived(reading: DecodedReading, received_at: Date): DecodedReading {
  const { at, source } = measuredAt(reading, received_at.getTime())
  return { ...reading, time: at, time_source: source }
}
