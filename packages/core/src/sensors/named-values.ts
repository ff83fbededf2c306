/** Values under the names that payload formatters give them. */
import {
  centiFromFahrenheit,
  figureOf,
  isObject,
  judgeValue,
  toCenti,
  type Channel,
  type DecodedReading,
  type Fault,
} from './reading.ts'

type Name = {
  readonly channel: Channel
  readonly names: readonly string[]
  readonly fahrenheit?: true
  readonly ds18b20?: true
}

/** The first name that has a figure counts; Celsius goes before Fahrenheit. */
const channelNames: readonly Name[] = [
  {
    channel: 'temperature',
    names: [
      'temperature',
      'temp',
      'tempc_sht',
      'temp_sht',
      'temp_c',
      'temperature_c',
      'temperature_1',
      'temperaturec',
      'air_temperature',
      'airtemperature',
      'ambient_temperature',
      'temp_internal',
      'tc',
      't',
    ],
  },
  { channel: 'temperature', names: ['tempc1', 'tempc_ds1'], ds18b20: true },
  { channel: 'temperature', names: ['temperature_f', 'temp_f', 'temperaturef', 'tf'], fahrenheit: true },
  { channel: 'temperature_2', names: ['tempc_ds', 'temp_ds', 'tempc2'], ds18b20: true },
  {
    channel: 'temperature_2',
    names: [
      'temperature_2',
      'probe_temperature',
      'external_temperature',
      'ext_temperature',
      'temperature_probe',
      'temp_external',
      'temp_ext',
    ],
  },
  {
    channel: 'humidity',
    names: ['humidity', 'hum', 'hum_sht', 'relative_humidity', 'relativehumidity', 'rh', 'air_humidity'],
  },
]

export type NamedValue = Pick<DecodedReading, 'channel' | 'value_centi' | 'fault'>

/** The members of an object that are clearly temperature or humidity; one value per channel. */
export function readNamed(
  object: Readonly<Record<string, unknown>>,
  { fahrenheit = false } = {},
): readonly NamedValue[] {
  const lower = new Map(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]))
  const valuesByChannel = new Map<Channel, { value_centi: number | null; fault: Fault | null }>()
  for (const { channel, names, ...one } of channelNames) {
    if (valuesByChannel.has(channel)) continue
    const figure = names.map((name) => figureOf(lower.get(name))).find((value) => value !== undefined)
    if (figure === undefined) continue
    const inFahrenheit = channel !== 'humidity' && (one.fahrenheit === true || fahrenheit)
    valuesByChannel.set(
      channel,
      judgeValue(channel, inFahrenheit ? centiFromFahrenheit(figure) : toCenti(figure), {
        ds18b20: one.ds18b20 === true,
      }),
    )
  }
  return [...valuesByChannel].map(([channel, value]) => ({ channel, ...value }))
}

/** The Things Stack's normalized payload: `[{ air: { temperature, relativeHumidity } }]`. */
export function readNormalized(list: unknown): readonly NamedValue[] {
  const airs = (Array.isArray(list) ? list : [list]).flatMap((item: unknown) =>
    isObject(item) && isObject(item['air']) ? [item['air']] : [],
  )
  return airs.map((air) => readNamed(air)).find((values) => values.length > 0) ?? []
}
