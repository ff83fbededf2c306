/**
 * Raw frames of devices, where the network's own formatter is missing or wrong: Milesight's turns a cut frame
 * into 0 °C, Dragino's gives 327.67 °C for a probe that is gone. A frame that does not fit gives null, never
 * a figure.
 */
import { judgeValue, toCenti, type Channel, type DecodedReading } from './reading.ts'

/** With a time of its own where the device kept the reading while it had no network. */
export type FrameReading = Pick<DecodedReading, 'channel' | 'value_centi' | 'fault' | 'sequence'> &
  Partial<Pick<DecodedReading, 'time' | 'time_source'>>

type More = {
  readonly ds18b20?: boolean
  readonly sequence?: number | null
  readonly range?: readonly [number, number]
}

const reading = (channel: Channel, centi: number, { sequence = null, ...more }: More = {}): FrameReading => ({
  channel,
  ...judgeValue(channel, centi, more),
  sequence,
})
const faulty = (channel: Channel, sequence: number | null = null): FrameReading => ({
  channel,
  value_centi: null,
  fault: 'sentinel',
  sequence,
})

/** Two hex digits a byte; null for anything else. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Null for a text that is no complete base64. */
export function bytesOfBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const signs = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((signs.length * 6) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (const sign of signs) {
    held = ((held << 6) | base64.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = (held >> bits) & 0xff
    at += 1
  }
  return bytes
}

/** The range of a RuuviTag's sensor, in hundredths of °C; its frames could encode twice as much. */
const ruuviRange = [-4_000, 8_500] as const

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Ruuvi's advertisement as the gateway passes it on: format 5 (RAWv2, 24 bytes) and 3 (RAWv1, 14 bytes)
 * behind the manufacturer's mark FF 99 04. https://docs.ruuvi.com/communication/bluetooth-advertisements
 */
export function decodeRuuvi(bytes: Uint8Array): readonly FrameReading[] | null {
  const mark = bytes.findIndex(
    (byte, index) => byte === 0xff && bytes[index + 1] === 0x99 && bytes[index + 2] === 0x04,
  )
  const data = mark < 0 ? bytes : bytes.subarray(mark + 3)
  if (data[0] === 5) return decodeRuuvi5(data)
  if (data[0] === 3 && data.length >= 14) return decodeRuuvi3(data)
  return null
}

function decodeRuuvi5(data: Uint8Array): readonly FrameReading[] | null {
  if (data.length < 24) return null
  const frame = view(data)
  const sequence = frame.getUint16(16) === 0xffff ? null : frame.getUint16(16)
  const temperature = frame.getInt16(1)
  const humidity = frame.getUint16(3)
  return [
    temperature === -0x8000
      ? faulty('temperature', sequence)
      : reading('temperature', toCenti(temperature * 0.005), { sequence, range: ruuviRange }),
    humidity === 0xffff
      ? faulty('humidity', sequence)
      : reading('humidity', toCenti(humidity * 0.0025), { sequence }),
  ]
}

function decodeRuuvi3(data: Uint8Array): readonly FrameReading[] | null {
  const [humidity = 0, whole = 0, hundredths = 0] = data.subarray(1, 4)
  if (hundredths > 99) return null
  const size = (whole & 0x7f) * 100 + hundredths
  return [
    reading('temperature', (whole & 0x80) === 0 ? size : -size, { range: ruuviRange }),
    reading('humidity', humidity * 50),
  ]
}

/** Lengths of Milesight's values by channel and type, for devices of the EM300 and EM320 series. */
const milesight: Readonly<
  Record<
    number,
    { readonly length: number; readonly read?: (frame: DataView, at: number) => readonly FrameReading[] }
  >
> = {
  0x0175: { length: 1 },
  0x0367: { length: 2, read: (frame, at) => [temperatureIn(frame, at, 'temperature')] },
  0x0467: { length: 2, read: (frame, at) => [temperatureIn(frame, at, 'temperature_2')] },
  0x0468: { length: 1, read: (frame, at) => [reading('humidity', frame.getUint8(at) * 50)] },
  // Readings that the device stored while it had no network: Unix seconds, then temperature and humidity as
  // in a current frame.
  0x20ce: { length: 7, read: keptIn },
  0x0500: { length: 1 },
  0x0600: { length: 1 },
  0xff01: { length: 1 },
  0xff08: { length: 6 },
  0xff09: { length: 2 },
  0xff0a: { length: 2 },
  0xff0b: { length: 1 },
  0xff0f: { length: 1 },
  0xff16: { length: 8 },
  0xffff: { length: 2 },
}

function temperatureIn(frame: DataView, at: number, channel: Channel): FrameReading {
  const raw = frame.getInt16(at, true)
  return raw === 0x7fff || raw === -0x8000 || raw === -1 ? faulty(channel) : reading(channel, raw * 10)
}

function keptIn(frame: DataView, at: number): readonly FrameReading[] {
  const time = frame.getUint32(at, true) * 1_000
  const values = [
    temperatureIn(frame, at + 4, 'temperature'),
    reading('humidity', frame.getUint8(at + 6) * 50),
  ]
  return values.map((value) => ({ ...value, time, time_source: 'device' as const }))
}

/**
 * Milesight EM300 and EM320: channel, type, value, little-endian, one after the other. A cut or unknown value
 * ends in null.
 */
export function decodeMilesight(bytes: Uint8Array): readonly FrameReading[] | null {
  const frame = view(bytes)
  const readings: FrameReading[] = []
  for (let at = 0; at < bytes.length;) {
    const item = at + 2 <= bytes.length ? milesight[frame.getUint16(at)] : undefined
    if (item === undefined || at + 2 + item.length > bytes.length) return null
    const value = item.read?.(frame, at + 2)
    if (value !== undefined) readings.push(...value)
    at += 2 + item.length
  }
  return readings.length === 0 ? null : readings
}

/** Dragino LHT65 and LHT65N, port 2: 11 bytes, big-endian; the last four are the external probe. */
export function decodeDragino(bytes: Uint8Array, port: number): readonly FrameReading[] | null {
  if (port !== 2 || bytes.length !== 11) return null
  const frame = view(bytes)
  const inside = frame.getInt16(2)
  const humidity = frame.getUint16(4)
  const probe = frame.getInt16(7)
  const readings = [
    inside === 0x7fff || inside === -0x8000 ? faulty('temperature') : reading('temperature', inside),
    humidity === 0xffff ? faulty('humidity') : reading('humidity', humidity * 10),
  ]
  const kind = frame.getUint8(6) & 0x0f
  if (kind !== 1 && kind !== 9) return readings
  return [
    ...readings,
    probe === 0x7fff || probe === -0x8000
      ? faulty('temperature_2')
      : reading('temperature_2', probe, { ds18b20: true }),
  ]
}
