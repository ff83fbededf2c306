import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bytesOfBase64,
  bytesOfHex,
  decodeDragino,
  decodeMessage,
  decodeMilesight,
  decodeRuuvi,
  measuredAt,
  normalDeviceId,
  sourceKinds,
  toCenti,
  type Decoded,
  type SourceKind,
} from './index.ts'

const short = (decoded: Decoded): unknown =>
  decoded.kind === 'readings'
    ? decoded.readings.map(({ device_id, channel, value_centi, fault, time, time_source }) => [
        device_id,
        channel,
        fault ?? value_centi,
        time === null ? null : new Date(time).toISOString(),
        time_source,
      ])
    : decoded.kind === 'nothing'
      ? 'nothing'
      : decoded.reason
const decode = (kind: SourceKind, body: unknown, query: Record<string, unknown> = {}): unknown =>
  short(decodeMessage(kind, { body, query }))

const tts = (uplink: object, more: object = {}) => ({
  end_device_ids: {
    device_id: 'dev1',
    application_ids: { application_id: 'app1' },
    dev_eui: '0004A30B001C0530',
    join_eui: '800000000000000C',
    dev_addr: '00BCB929',
  },
  correlation_ids: ['as:up:01E0WZGT6Y7657CPFPE5WEYDSQ'],
  received_at: '2020-02-12T15:15:46.008797896Z',
  uplink_message: {
    session_key_id: 'AXA50BHUSbBAwQFY0xYm',
    frm_payload: 'gkHe',
    rx_metadata: [{ gateway_ids: { gateway_id: 'gtw1' }, time: '2020-02-12T15:15:45.787Z', rssi: -35 }],
    received_at: '2020-02-12T15:15:45.827965412Z',
    ...uplink,
  },
  ...more,
})

describe('The Things Stack', () => {
  const at = '2020-02-12T15:15:45.827Z'
  it.each<[string, object, unknown]>([
    [
      "a formatter's values",
      tts({ f_cnt: 1, f_port: 1, decoded_payload: { temperature: 4.5, humidity: 61 } }),
      [
        ['0004a30b001c0530', 'temperature', 450, at, 'gateway'],
        ['0004a30b001c0530', 'humidity', 6_100, at, 'gateway'],
      ],
    ],
    [
      'zero degrees are a value',
      tts({ decoded_payload: { temperature: 0 } }),
      [['0004a30b001c0530', 'temperature', 0, at, 'gateway']],
    ],
    [
      'f_cnt and f_port are absent where they are 0',
      tts({
        decoded_payload: { TempC_SHT: -18.25, Hum_SHT: 40.5, TempC_DS: 85, Ext_sensor: 'Temperature Sensor' },
      }),
      [
        ['0004a30b001c0530', 'temperature', -1_825, at, 'gateway'],
        ['0004a30b001c0530', 'temperature_2', 'sentinel', at, 'gateway'],
        ['0004a30b001c0530', 'humidity', 4_050, at, 'gateway'],
      ],
    ],
    [
      'a normalized payload',
      tts({ normalized_payload: [{ air: { temperature: 20.25, relativeHumidity: 44 } }] }),
      [
        ['0004a30b001c0530', 'temperature', 2_025, at, 'gateway'],
        ['0004a30b001c0530', 'humidity', 4_400, at, 'gateway'],
      ],
    ],
    [
      'Fahrenheit where there is no Celsius',
      tts({ decoded_payload: { temp_f: 41 } }),
      [['0004a30b001c0530', 'temperature', 500, at, 'gateway']],
    ],
    [
      'a probe that is gone',
      tts({ decoded_payload: { temperature: 327.67 } }),
      [['0004a30b001c0530', 'temperature', 'sentinel', at, 'gateway']],
    ],
    [
      'a frame before its wrong formatter',
      tts({
        frm_payload: 'A2c=',
        decoded_payload: { temperature: 0 },
        version_ids: { brand_id: 'milesight-iot', model_id: 'em300-th' },
      }),
      'bad_frame',
    ],
    ['a simulated uplink', tts({ decoded_payload: { temperature: 4 } }, { simulated: true }), 'nothing'],
    ['a join', { end_device_ids: { dev_eui: '0004A30B001C0530' }, join_accept: {} }, 'nothing'],
    ['nothing decoded', tts({}), 'no_values'],
    ['no device', { uplink_message: { decoded_payload: { temperature: 1 } } }, 'no_device'],
    ['something else', [1], 'unknown_format'],
  ])('%s', (_title, body, expected) => expect(decode('the_things_stack', body)).toEqual(expected))
})

describe('ChirpStack', () => {
  const up = {
    deduplicationId: '3ac7e3c4-4401-4b8d-9386-a5c902f9202d',
    time: '2022-07-18T09:34:15.775023242+00:00',
    deviceInfo: {
      tenantName: 'ChirpStack',
      deviceProfileName: 'my-device-profile',
      deviceName: 'my-device',
      devEui: '0101010101010101',
    },
    devAddr: '00189440',
    dr: 1,
    fPort: 1,
    data: 'qg==',
    rxInfo: [{ gatewayId: '0016c001f153a14c' }, { gatewayId: '0016c001f153a14d' }],
  }
  const at = '2022-07-18T09:34:15.775Z'
  it('takes one reading of an uplink that two gateways received', () =>
    expect(decode('chirpstack', { ...up, object: { temperature: 3.1 } }, { event: 'up' })).toEqual([
      ['0101010101010101', 'temperature', 310, at, 'gateway'],
    ]))
  it('reports missing values without a codec', () =>
    expect(decode('chirpstack', up, { event: 'up' })).toBe('no_values'))
  it('reads frames of known makers without a codec', () => {
    const profile = { ...up.deviceInfo, deviceProfileName: 'Milesight EM300-TH' }
    expect(
      decode('chirpstack', { ...up, deviceInfo: profile, data: 'AXVcA2c0AQRoZQ==' }, { event: 'up' }),
    ).toEqual([
      ['0101010101010101', 'temperature', 3_080, at, 'gateway'],
      ['0101010101010101', 'humidity', 5_050, at, 'gateway'],
    ])
  })
  it.each(['join', 'ack', 'txack', 'status', 'log'])('gives nothing for a %s event', (event) =>
    expect(decode('chirpstack', up, { event })).toBe('nothing'),
  )
})

describe('Shelly', () => {
  const full = (params: object) => ({
    src: 'shellyplusht-b8d61a8b17cc',
    dst: 'shellyplusht-b8d61a8b17cc/events',
    method: 'NotifyFullStatus',
    params: { ts: 1_680_962_879.62, sys: { mac: 'B8D61A8B17CC', unixtime: null }, ...params },
  })
  const at = '2023-04-08T14:07:59.620Z'
  it('sends both values with its own time', () =>
    expect(
      decode(
        'shelly',
        full({ 'temperature:0': { id: 0, tC: 19.8, tF: 67.6 }, 'humidity:0': { id: 0, rh: 42.2 } }),
      ),
    ).toEqual([
      ['b8d61a8b17cc', 'temperature', 1_980, at, 'device'],
      ['b8d61a8b17cc', 'humidity', 4_220, at, 'device'],
    ]))
  it('has no time after deep sleep with a clock that is not set', () =>
    expect(decode('shelly', full({ ts: 1.33, 'temperature:0': { tC: 0 } }))).toEqual([
      ['b8d61a8b17cc', 'temperature', 0, null, 'received'],
    ]))
  it('gives null for a missing probe', () =>
    expect(decode('shelly', full({ 'temperature:100': { tC: null } }))).toEqual([
      ['b8d61a8b17cc', 'temperature_2', 'sentinel', at, 'device'],
    ]))
  it('gives nothing for other notifications', () => expect(decode('shelly', full({}))).toBe('nothing'))
  it('of the first generation sends its values in the address', () =>
    expect(decode('shelly', undefined, { hum: '49', temp: '-18.50', id: 'shellyht-6A75AA' })).toEqual([
      ['shellyht-6a75aa', 'temperature', -1_850, null, 'received'],
      ['shellyht-6a75aa', 'humidity', 4_900, null, 'received'],
    ]))
})

describe('Ruuvi Gateway', () => {
  const post = (tags: object) => ({
    data: {
      coordinates: '',
      timestamp: '1653633988',
      nonce: '2636366621',
      gw_mac: 'C8:25:2D:8E:9C:2C',
      tags,
    },
  })
  it('reads the advertisements of tags', () =>
    expect(
      decode(
        'ruuvi_gateway',
        post({
          'CB:B8:33:4C:88:4F': {
            rssi: -48,
            timestamp: '1653633987',
            data: '0201061BFF99040512FC5394C37C0004FFFC040CAC364200CDCBB8334C884F',
          },
        }),
      ),
    ).toEqual([
      ['cbb8334c884f', 'temperature', 2_430, '2022-05-27T06:46:27.000Z', 'gateway'],
      ['cbb8334c884f', 'humidity', 5_349, '2022-05-27T06:46:27.000Z', 'gateway'],
    ]))
  it('gives nothing without tags, and a reason for an unknown one', () =>
    expect([
      decode('ruuvi_gateway', post({})),
      decode('ruuvi_gateway', post({ 'CB:B8:33:4C:88:4F': { data: '02' } })),
      decode('ruuvi_gateway', {}),
    ]).toEqual(['nothing', 'bad_frame', 'unknown_format']))
  // https://docs.ruuvi.com/communication/bluetooth-advertisements/data-format-5-rawv2, test vectors; format 3
  // likewise
  it.each<[string, string, unknown]>([
    ['valid data', '0512FC5394C37C0004FFFC040CAC364200CDCBB8334C884F', [2_430, 5_349]],
    ['highest values', '057FFFFFFEFFFE7FFF7FFF7FFFFFDEFEFFFECBB8334C884F', ['implausible', 'implausible']],
    ['lowest values', '058001000000008001800180010000000000CBB8334C884F', ['implausible', 0]],
    ['invalid values', '058000FFFFFFFF800080008000FFFFFFFFFFFFFFFFFFFFFF', ['sentinel', 'sentinel']],
    ['format 3, valid', '03291A1ECE1EFC18F94202CA0B53', [2_630, 2_050]],
    ['format 3, highest', '03FF7F63FFFF7FFF7FFF7FFFFFFF', ['implausible', 'implausible']],
    ['format 3, lowest', '0300FF6300008001800180010000', ['implausible', 0]],
  ])('%s', (_title, hex, expected) =>
    expect(
      decodeRuuvi(bytesOfHex(hex) ?? new Uint8Array())?.map(({ value_centi, fault }) => fault ?? value_centi),
    ).toEqual(expected),
  )
})

describe('plain JSON', () => {
  it.each<[string, unknown, unknown]>([
    [
      'one reading',
      { device: 'fridge-1', time: '2026-11-21T08:00:00Z', temperature: 4.2 },
      [['fridge-1', 'temperature', 420, '2026-11-21T08:00:00.000Z', 'device']],
    ],
    [
      'Unix seconds and milliseconds',
      [
        { device: 'a', time: 1_795_248_000, temperature: 0 },
        { device: 'a', time: 1_795_248_060_000, temperature: '1,5' },
      ],
      [
        ['a', 'temperature', 0, '2026-11-21T08:00:00.000Z', 'device'],
        ['a', 'temperature', 150, '2026-11-21T08:01:00.000Z', 'device'],
      ],
    ],
    [
      'Fahrenheit to the hundredth',
      { device: 'a', unit: 'F', value: 39.2 },
      [['a', 'temperature', 400, null, 'received']],
    ],
    [
      'what a list says once',
      { device: 'a', channel: 'humidity', readings: [{ value: 45 }] },
      [['a', 'humidity', 4_500, null, 'received']],
    ],
    [
      'a time that is none',
      { device: 'a', time: 'yesterday', temperature: 4 },
      [['a', 'temperature', 400, null, 'received']],
    ],
    ['no device', { temperature: 4 }, 'no_device'],
    ['no figure', { device: 'a', temperature: 'warm' }, 'no_values'],
    ['one bad among many: nothing is taken by halves', [{ device: 'a', temperature: 1 }, {}], 'no_device'],
    ['an empty list', [], 'nothing'],
  ])('%s', (_title, body, expected) => expect(decode('json', body)).toEqual(expected))
})

describe('frames', () => {
  const codes = (hex: string, by: (bytes: Uint8Array) => ReturnType<typeof decodeMilesight>) =>
    by(bytesOfHex(hex) ?? new Uint8Array())?.map(({ channel, value_centi, fault }) => [
      channel,
      fault ?? value_centi,
    ]) ?? null
  it.each<[string, string, unknown]>([
    [
      'EM300-TH',
      '01755C03673401046865',
      [
        ['temperature', 3_080],
        ['humidity', 5_050],
      ],
    ],
    ['zero degrees', '03670000', [['temperature', 0]]],
    ['below zero', '036738FF', [['temperature', -2_000]]],
    ['a cut frame', '0367', null],
    ['a frame cut in its middle', '01755C036734', null],
    ['a probe that is gone', '0367FF7F', [['temperature', 'sentinel']]],
    [
      'what it kept while it had no network',
      '20CE9E74466310015D',
      [
        ['temperature', 2_720],
        ['humidity', 4_650],
      ],
    ],
    ['a kept reading that is cut', '20CE9E744663', null],
  ])('Milesight: %s', (_title, hex, expected) => expect(codes(hex, decodeMilesight)).toEqual(expected))
  it('gives kept readings of Milesight the device’s time, and the others that of the gateway', () => {
    const data = btoa(String.fromCharCode(...(bytesOfHex('20CE9E74466310015D03673401') ?? [])))
    const message = {
      deviceInfo: { devEui: '24e124', deviceProfileName: 'Milesight EM300' },
      time: '2022-10-12T09:00:00Z',
      data,
    }
    expect(decode('chirpstack', message)).toEqual([
      ['24e124', 'temperature', 2_720, '2022-10-12T08:02:38.000Z', 'device'],
      ['24e124', 'humidity', 4_650, '2022-10-12T08:02:38.000Z', 'device'],
      ['24e124', 'temperature', 3_080, '2022-10-12T09:00:00.000Z', 'gateway'],
    ])
  })
  it.each<[string, string, number, unknown]>([
    [
      'LHT65',
      'CBF60B0D0376010ADD7FFF',
      2,
      [
        ['temperature', 2_829],
        ['humidity', 8_860],
        ['temperature_2', 2_781],
      ],
    ],
    [
      'below zero',
      'CBF6F8300376010ADD7FFF',
      2,
      [
        ['temperature', -2_000],
        ['humidity', 8_860],
        ['temperature_2', 2_781],
      ],
    ],
    [
      'an unplugged probe',
      'CBF60B0D0376017FFF7FFF',
      2,
      [
        ['temperature', 2_829],
        ['humidity', 8_860],
        ['temperature_2', 'sentinel'],
      ],
    ],
    [
      'no probe',
      'CBF60B0D0376000ADD7FFF',
      2,
      [
        ['temperature', 2_829],
        ['humidity', 8_860],
      ],
    ],
    ['its log, which has another shape', 'CBF60B0D0376010ADD7FFF', 3, null],
  ])('Dragino: %s', (_title, hex, port, expected) =>
    expect(codes(hex, (bytes) => decodeDragino(bytes, port))).toEqual(expected),
  )
  it('of random bytes give a plausible figure, a fault or nothing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 0, max: 4 }), (bytes, port) => {
        const found = [decodeRuuvi(bytes), decodeMilesight(bytes), decodeDragino(bytes, port)].flatMap(
          (one) => one ?? [],
        )
        for (const { value_centi, fault } of found)
          expect(fault === null ? Math.abs(value_centi ?? Number.NaN) <= 50_000 : value_centi).toBe(
            fault === null ? true : null,
          )
      }),
      { numRuns: 20_000 },
    )
  })
  it('of Milesight that are cut anywhere give nothing', () => {
    const whole = bytesOfHex('01755C03673401046865') ?? new Uint8Array()
    for (let length = 0; length < whole.length; length += 1)
      expect([
        length,
        [0, 3, 7].includes(length) ? 'between values' : decodeMilesight(whole.subarray(0, length)),
      ]).toEqual([length, [0, 3, 7].includes(length) ? 'between values' : null])
  })
})

describe('any message', () => {
  it('gives readings, nothing or a reason, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sourceKinds),
        fc.anything(),
        fc.dictionary(fc.string(), fc.anything()),
        (kind, body, query) => {
          expect(['readings', 'nothing', 'undecodable']).toContain(decodeMessage(kind, { body, query }).kind)
        },
      ),
      { numRuns: 5_000 },
    )
  })
  it('is never guessed as base64 or hex', () =>
    expect([bytesOfBase64('A2c'), bytesOfBase64('@@@@'), bytesOfHex('0x1'), bytesOfHex('zz')]).toEqual([
      null,
      null,
      null,
      null,
    ]))
})

describe('the time of measuring', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  it.each<[string, number | null, string]>([
    ["is the device's", now - 3_600_000, 'device'],
    ["is the device's after a day without a network", now - 86_400_000, 'device'],
    ['is that of receipt where none is told', null, 'received'],
    ['is that of receipt where the clock is ahead', now + 301_000, 'received'],
    ['is that of receipt where the clock was never set', Date.UTC(2000, 0, 1), 'received'],
    ["is the device's for a reading of years ago", Date.UTC(2020, 1, 12), 'device'],
  ])('%s', (_title, time, source) =>
    expect(measuredAt({ time, time_source: 'device' }, now)).toEqual({
      at: source === 'received' ? now : time,
      source,
    }),
  )
})

it.each([
  [1.005, 101],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [-0, 0],
  [4.995, 500],
])('%s is %s hundredths', (value, centi) => expect(Object.is(toCenti(value), centi)).toBe(true))
it.each([
  ['A8:40:41:00:01:81:D2:E4', 'a84041000181d2e4'],
  ['A8-40-41-00-01-81', 'a84041000181'],
  [' Fridge-1 ', 'fridge-1'],
  ['', null],
])('the device %j is %j', (typed, normal) => expect(normalDeviceId(typed)).toBe(normal))
