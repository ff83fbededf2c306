/**
 * Messages of vendors → readings. Total: any message gives readings, nothing or a reason, and never throws.
 */
import { normalDeviceId } from './device-id.ts'
import {
  bytesOfBase64,
  bytesOfHex,
  decodeDragino,
  decodeMilesight,
  decodeRuuvi,
  type FrameReading,
} from './frames.ts'
import { readNamed, readNormalized, type NamedValue } from './named-values.ts'
import {
  figureOf,
  isObject,
  judgeValue,
  objectIn,
  timeOf,
  toCenti,
  channels,
  undecodable,
  centiFromFahrenheit,
  type Channel,
  type Decoded,
  type DecodedReading,
} from './reading.ts'

export const sourceKinds = ['the_things_stack', 'chirpstack', 'shelly', 'ruuvi_gateway', 'json'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** More in one message is refused; a gateway that was away sends several. */
export const MAX_READINGS = 20_000

type Message = {
  readonly body: unknown
  /** The query of the address: ChirpStack's `event`, the values of Shelly's first generation. */
  readonly query: Readonly<Record<string, unknown>>
}

type Stamp = Pick<DecodedReading, 'device_id' | 'time' | 'time_source'>

const stamped = (stamp: Stamp, values: readonly (NamedValue | FrameReading)[]): Decoded =>
  values.length === 0
    ? undecodable('no_values')
    : { kind: 'readings', readings: values.map((value) => ({ sequence: null, ...stamp, ...value })) }

/** No device is called by the sign that no database keeps. */
const deviceOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 100 && !value.includes('\0') ? normalDeviceId(value) : null

/** The frame where maker and device are known, else what the network's formatter made of it. */
function readFrame(
  maker: string,
  {
    data,
    port,
    object,
  }: { readonly data: unknown; readonly port: number; readonly object: readonly NamedValue[] },
): readonly (NamedValue | FrameReading)[] | null {
  const decoder = /milesight|\bem3\d0/i.test(maker)
    ? decodeMilesight
    : /dragino|\blht65/i.test(maker)
      ? (bytes: Uint8Array) => decodeDragino(bytes, port)
      : null
  const bytes = decoder !== null && typeof data === 'string' ? bytesOfBase64(data) : null
  if (decoder === null || bytes === null) return object
  return decoder(bytes)
}

/**
 * https://www.thethingsindustries.com/docs/integrations/data-formats — fields that are empty, 0 or false are
 * left out.
 */
function decodeTheThingsStack({ body }: Message): Decoded {
  if (!isObject(body)) return undecodable('unknown_format')
  const ids = objectIn(body, 'end_device_ids')
  const uplink = objectIn(body, 'uplink_message')
  if (body['simulated'] === true || (body['uplink_message'] === undefined && Object.keys(ids).length > 0))
    return { kind: 'nothing' }
  const device_id = deviceOf(ids['dev_eui']) ?? deviceOf(ids['device_id'])
  if (device_id === null) return undecodable('no_device')
  const version = objectIn(uplink, 'version_ids')
  const normalized = readNormalized(uplink['normalized_payload'])
  const object = normalized.length > 0 ? normalized : readNamed(objectIn(uplink, 'decoded_payload'))
  const values = readFrame(`${String(version['brand_id'] ?? '')} ${String(version['model_id'] ?? '')}`, {
    data: uplink['frm_payload'],
    port: figureOf(uplink['f_port']) ?? 0,
    object,
  })
  if (values === null) return undecodable('bad_frame')
  const time = timeOf(uplink['received_at']) ?? timeOf(body['received_at'])
  return stamped({ device_id, time, time_source: time === null ? 'received' : 'gateway' }, values)
}

/**
 * https://www.chirpstack.io/docs/chirpstack/integrations/events.html — posted with `?event=up`; `object` only
 * where a codec is set.
 */
function decodeChirpStack({ body, query }: Message): Decoded {
  const event = query['event']
  if (event !== undefined && event !== 'up') return { kind: 'nothing' }
  if (!isObject(body)) return undecodable('unknown_format')
  const info = objectIn(body, 'deviceInfo')
  const device_id = deviceOf(info['devEui'])
  if (device_id === null) return undecodable('no_device')
  const maker = `${String(info['deviceProfileName'] ?? '')} ${String(info['deviceName'] ?? '')}`
  const values = readFrame(maker, {
    data: body['data'],
    port: figureOf(body['fPort']) ?? 0,
    object: readNamed(objectIn(body, 'object')),
  })
  if (values === null) return undecodable('bad_frame')
  const time = timeOf(body['time'])
  return stamped({ device_id, time, time_source: time === null ? 'received' : 'gateway' }, values)
}

const shellyId = (value: unknown): string | null => {
  const mac = typeof value === 'string' ? /^[a-z0-9]+-([0-9a-f]{12})$/i.exec(value)?.[1] : undefined
  return mac === undefined ? deviceOf(value) : deviceOf(mac)
}

/**
 * Second and third generation: NotifyStatus and NotifyFullStatus. First:
 * `?hum=49&temp=27.00&id=shellyht-6A75AA`.
 */
function decodeShelly({ body, query }: Message): Decoded {
  if (!isObject(body) || Object.keys(body).length === 0) {
    const device_id = shellyId(query['id']) ?? shellyId(query['device'])
    if (device_id === null) return undecodable('no_device')
    return stamped({ device_id, time: null, time_source: 'received' }, readNamed(query))
  }
  const params = isObject(body['params']) ? body['params'] : body
  const device_id = deviceOf(objectIn(params, 'sys')['mac']) ?? shellyId(body['src'])
  if (device_id === null) return undecodable('no_device')
  const sources: readonly (readonly [Channel, string, string])[] = [
    ['temperature', 'temperature:0', 'tC'],
    ['temperature_2', 'temperature:100', 'tC'],
    ['humidity', 'humidity:0', 'rh'],
  ]
  const values = sources.flatMap(([channel, component, field]) => {
    const value = objectIn(params, component)[field]
    const figure = figureOf(value)
    if (figure !== undefined)
      return [{ channel, ...judgeValue(channel, toCenti(figure), { ds18b20: channel === 'temperature_2' }) }]
    return value === null ? [{ channel, value_centi: null, fault: 'sentinel' as const }] : []
  })
  if (values.length === 0 && typeof body['method'] === 'string') return { kind: 'nothing' }
  // After deep sleep the clock may not be set: `ts` then counts seconds since it woke up, which `timeOf` does
  // not take.
  const time = timeOf(params['ts'])
  return stamped({ device_id, time, time_source: time === null ? 'received' : 'device' }, values)
}

/** https://docs.ruuvi.com/gw-data-formats/http-time-stamped-data-from-bluetooth-sensors */
function decodeRuuviGateway({ body }: Message): Decoded {
  const data = objectIn(body, 'data')
  const tags = Object.entries(objectIn(data, 'tags'))
  if (!isObject(body) || data['tags'] === undefined) return undecodable('unknown_format')
  if (tags.length === 0) return { kind: 'nothing' }
  if (tags.length > MAX_READINGS / 2) return undecodable('too_large')
  const readings = tags.flatMap(([mac, tag]) => readTag(mac, tag, timeOf(data['timestamp'])))
  return readings.length === 0 ? undecodable('bad_frame') : { kind: 'readings', readings }
}

function readTag(mac: string, tag: unknown, sent: number | null): readonly DecodedReading[] {
  const device_id = deviceOf(mac)
  if (device_id === null || !isObject(tag)) return []
  const bytes = typeof tag['data'] === 'string' ? bytesOfHex(tag['data']) : null
  const values = bytes === null ? readNamed(tag) : (decodeRuuvi(bytes) ?? [])
  const time = timeOf(tag['timestamp']) ?? sent
  return values.map((value) => ({
    sequence: null,
    ...value,
    device_id,
    time,
    time_source: time === null ? 'received' : 'gateway',
  }))
}

/**
 * One object, a list of them, or `{ readings: [] }`: `{ device, time, temperature, humidity, unit: 'C' | 'F'
 * }` or `{ device, channel, value }`.
 */
function decodeJson({ body, query }: Message): Decoded {
  const list: unknown[] = Array.isArray(body)
    ? body
    : isObject(body) && Array.isArray(body['readings'])
      ? body['readings']
      : [isObject(body) && Object.keys(body).length > 0 ? body : query]
  if (list.length > MAX_READINGS) return undecodable('too_large')
  const outer = isObject(body) ? body : {}
  const all = list.map((item) => readItem(isObject(item) ? { ...pick(outer), ...item } : {}))
  const bad = all.find((one) => one.kind === 'undecodable')
  if (bad !== undefined) return bad
  const readings = all.flatMap((one) => (one.kind === 'readings' ? one.readings : []))
  return readings.length === 0 ? { kind: 'nothing' } : { kind: 'readings', readings }
}

/** The values that a list may give once for all of its readings. */
const pick = ({ device, device_id, unit, channel }: Readonly<Record<string, unknown>>) => ({
  ...(device === undefined ? {} : { device }),
  ...(device_id === undefined ? {} : { device_id }),
  ...(unit === undefined ? {} : { unit }),
  ...(channel === undefined ? {} : { channel }),
})

function readItem(item: Readonly<Record<string, unknown>>): Decoded {
  const device_id = deviceOf(item['device_id'] ?? item['device'])
  if (device_id === null) return undecodable('no_device')
  const time = timeOf(item['measured_at'] ?? item['time'] ?? item['timestamp'])
  const fahrenheit = /^°?f/i.test(String(item['unit'] ?? ''))
  const stamp: Stamp = { device_id, time, time_source: time === null ? 'received' : 'device' }
  const value = figureOf(item['value'])
  if (value === undefined) return stamped(stamp, readNamed(item, { fahrenheit }))
  const channel = channels.find((one) => one === (item['channel'] ?? 'temperature'))
  if (channel === undefined) return undecodable('no_values')
  return stamped(stamp, [
    {
      channel,
      ...judgeValue(
        channel,
        fahrenheit && channel !== 'humidity' ? centiFromFahrenheit(value) : toCenti(value),
      ),
    },
  ])
}

const decoders: Readonly<Record<SourceKind, (message: Message) => Decoded>> = {
  the_things_stack: decodeTheThingsStack,
  chirpstack: decodeChirpStack,
  shelly: decodeShelly,
  ruuvi_gateway: decodeRuuviGateway,
  json: decodeJson,
}

export const decodeMessage = (kind: SourceKind, message: Message): Decoded => decoders[kind](message)
