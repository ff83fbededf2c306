/** R4.6 and R4.8. `LARDER_FRAMES` (20,000): how many frames. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bytesOfHex,
  centiFromFahrenheit,
  decodeMessage,
  type DecodedReading,
  type SourceKind,
} from './index.ts'

const FRAMES = Number(process.env['LARDER_FRAMES'] ?? 20_000)

type Maker = 'Milesight EM300-TH' | 'Dragino LHT65' | 'Ruuvi'
/** Whole frames of the makers' own documents. */
const whole: Readonly<Record<Maker, readonly string[]>> = {
  'Milesight EM300-TH': ['01755C03673401046865', '03670000046732FF', '01756403673401'],
  'Dragino LHT65': ['CBF60B0D0376010ADD7FFF', 'CBF6F830037601F8307FFF'],
  Ruuvi: [
    '0201061BFF9904' + '0512FC5394C37C0004FFFC040CAC364200CDCBB8334C884F',
    '0512FC5394C37C0004FFFC040CAC364200CDCBB8334C884F',
    '03291A1ECE1EFC18F94202CA0B53',
  ],
}
const makers = Object.keys(whole) as Maker[]
const bytesOf = (hex: string): Uint8Array => bytesOfHex(hex) ?? new Uint8Array()

/** As the network passes it on, beside a formatter that makes 0 °C of everything. */
function readingsOf(maker: Maker, bytes: Uint8Array): readonly DecodedReading[] {
  const [kind, body]: readonly [SourceKind, unknown] =
    maker === 'Ruuvi'
      ? [
          'ruuvi_gateway',
          {
            data: {
              timestamp: '1653633988',
              tags: {
                'CB:B8:33:4C:88:4F': { timestamp: '1653633987', data: Buffer.from(bytes).toString('hex') },
              },
            },
          },
        ]
      : [
          'chirpstack',
          {
            time: '2022-07-18T09:34:15.775Z',
            deviceInfo: { devEui: '0101010101010101', deviceProfileName: maker },
            fPort: 2,
            data: Buffer.from(bytes).toString('base64'),
            object: { temperature: 0 },
          },
        ]
  const decoded = decodeMessage(kind, { body, query: { event: 'up' } })
  return decoded.kind === 'readings' ? decoded.readings : []
}

const figures = (readings: readonly DecodedReading[]): string[] =>
  readings.map(({ channel, value_centi, fault }) => `${channel} ${fault ?? value_centi}`)

/** Lengths of values by the maker's document; values that are not in it cannot be skipped. */
const milesight = new Map([
  ['0175', 1],
  ['20ce', 7],
  ['0367', 2],
  ['0467', 2],
  ['0468', 1],
  ['0500', 1],
  ['0600', 1],
  ['ff01', 1],
  ['ff08', 6],
  ['ff09', 2],
  ['ff0a', 2],
  ['ff0b', 1],
  ['ff0f', 1],
  ['ff16', 8],
  ['ffff', 2],
])
function isWhole(maker: Maker, bytes: Uint8Array): boolean {
  const hex = Buffer.from(bytes).toString('hex')
  if (maker === 'Dragino LHT65') return bytes.length === 11
  if (maker === 'Ruuvi') return /(^|ff9904)(05(..){23}|03(..){13})/.test(hex)
  let at = 0
  while (at < hex.length) {
    const length = milesight.get(hex.slice(at, at + 4))
    if (length === undefined) return false
    at += 4 + length * 2
  }
  return at === hex.length
}

const frame = fc.constantFrom(...makers).chain((maker) =>
  fc.record({
    maker: fc.constant(maker),
    bytes: fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...whole[maker]), fc.nat({ max: 40 }))
          .map(([hex, length]) => bytesOf(hex).subarray(0, length)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom(...whole[maker]),
            fc.uint8Array({ minLength: 1, maxLength: 4 }),
            fc.nat({ max: 30 }),
          )
          .map(([hex, noise, at]) => {
            const bytes = bytesOf(hex)
            bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length))
            return bytes
          }),
      },
      { weight: 3, arbitrary: fc.uint8Array({ maxLength: 40 }) },
    ),
  }),
)

/**
 * The readings that a frame may give: none if it is incomplete; if it is cut between two values, those before
 * the cut.
 */
function allowed(
  maker: Maker,
  bytes: Uint8Array,
  found: readonly string[],
): { readonly kind: 'wrong' | 'cut' | 'whole'; readonly figures: readonly string[] } {
  if (!isWhole(maker, bytes)) return { kind: 'wrong', figures: [] }
  const from = whole[maker].find(
    (hex) =>
      bytes.length < hex.length / 2 && Buffer.from(bytesOf(hex)).subarray(0, bytes.length).equals(bytes),
  )
  return from === undefined
    ? { kind: 'whole', figures: found }
    : { kind: 'cut', figures: figures(readingsOf(maker, bytesOf(from))).slice(0, found.length) }
}

it(`${FRAMES} cut and random frames give no figure that is not in them (R4.6)`, () => {
  const seen = { cut: 0, wrong: 0, whole: 0 }
  fc.assert(
    fc.property(frame, ({ maker, bytes }) => {
      const found = figures(readingsOf(maker, bytes))
      const { kind, figures: expected } = allowed(maker, bytes, found)
      seen[kind] += 1
      expect(found).toEqual(expected)
    }),
    { numRuns: FRAMES },
  )
  expect(seen.wrong).toBeGreaterThan(FRAMES / 3)
})

it('every hundredth of a °F from −58 to 932 becomes the nearest hundredth of a °C (R4.8)', () => {
  const wrong: unknown[] = []
  for (let hundredths = -5_800; hundredths <= 93_200; hundredths += 1) {
    // (F − 32) · 5 / 9 in hundredths, by whole numbers.
    const ninths = (hundredths - 3_200) * 5
    const nearest = Math.sign(ninths) * Math.floor((Math.abs(ninths) * 2 + 9) / 18) + 0
    const found = centiFromFahrenheit(hundredths / 100)
    if (found !== nearest) wrong.push([hundredths, found, nearest])
  }
  expect(wrong).toEqual([])
})
