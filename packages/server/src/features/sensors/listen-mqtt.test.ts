import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { equipment } from '@larder/contract/equipment'
import { sensorSources } from '@larder/contract/sensor-readings'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { freePort } from '../../../test/free-port.ts'
import { call, openTestApp, type TestApp } from '../../../test/harness.ts'
import { listenMqtt, sessionsOf, type MqttListener } from './listen-mqtt.ts'
import { fitsTopic, overlaps } from './mqtt-topics.ts'
import { isQuick } from '../../../test/is-quick.ts'

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
const broker = await answers(1_883)
/** Debian keeps it beside the path of most people. */
const program = ['mosquitto', '/usr/sbin/mosquitto'].find((one) => spawnSync(one, ['-h']).error === undefined)

it.each([
  ['a/+/c', 'a/b/c', true],
  ['a/+/c', 'a/b/d', false],
  ['a/#', 'a/b/c', true],
  ['a/+', 'a/b/c', false],
  ['v3/+/devices/+/up', 'v3/app@ttn/devices/dev/up', true],
  ['a/#', 'a', true],
  ['#', '$SYS/broker/uptime', false],
  ['+/broker', '$SYS/broker', false],
  ['$share/larder/a/+', 'a/b', true],
  ['a/b', 'a/b/c', false],
  ['a/b/c', 'a/b', false],
])('the filter %s and the topic %s: %s', (filter, topic, fits) => expect(fitsTopic(filter, topic)).toBe(fits))

it.each([
  ['a/+', 'a/b', true],
  ['a/#', 'a/b/c', true],
  ['+/x', 'a/+', true],
  ['a/+/c', 'a/b/d', false],
  ['a', 'a/b', false],
  ['a/#', 'b/#', false],
])('the filters %s and %s share a topic: %s', (one, other, shared) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([shared, shared])
})

describe('the sessions at the broker', () => {
  const sessions = (...pairs: readonly (readonly [topic: string, token: string])[]) =>
    sessionsOf({
      url: '',
      client_id: 'larder',
      subscriptions: pairs.map(([topic, token]) => ({ topic, token })),
    }).map(({ client_id, subscriptions }) => [client_id, ...subscriptions.map(({ topic }) => topic)])
  it('are one for each token, and the first has the name of the setting', () => {
    expect(sessions(['a/+', 'A'], ['b/+', 'B'], ['c/+', 'A'])).toEqual([
      ['larder', 'a/+', 'c/+'],
      [expect.stringMatching(/^larder-[0-9a-f]{8}$/), 'b/+'],
    ])
  })
  it('are shared by tokens whose topics overlap, so that no message comes twice', () => {
    expect(sessions(['a/+', 'A'], ['b/+', 'B'], ['+/x', 'C'])).toEqual([['larder', 'a/+', 'b/+', '+/x']])
  })
})

type Bed = {
  readonly test: TestApp
  readonly token: string
  readonly stored: () => Promise<number[]>
  readonly listen: (url: string, name: string) => Promise<MqttListener>
  readonly waiting: () => Promise<string[]>
}

/** A place with a fridge and a sender of plain JSON; `stored` answers the hundredths that are there. */
async function openBed(): Promise<Bed> {
  const test = await openTestApp()
  const owner: TestUser = await makeUser(test)
  const place = await makePlace(test, await makeCompany(test, owner))
  const { token } = await call(
    test,
    sensorSources.create,
    { params: { placeId: place }, body: { name: 'Broker', kind: 'json' } },
    owner,
  )
  const { sensor_id } = await call(
    test,
    equipment.create,
    {
      params: { placeId: place },
      body: { name: 'Fridge', equipment_type: { id: 1 }, sensor: { name: 'Probe', device_id: 'probe' } },
    },
    owner,
  )
  return {
    test,
    token,
    stored: async () =>
      (
        await test.database.pool.query<{ value_centi: number }>(
          'select value_centi from sensor_readings where sensor_id = $1 order by measured_at',
          [sensor_id],
        )
      ).rows.map(({ value_centi }) => value_centi),
    waiting: async () =>
      (await call(test, sensorSources.quarantine, { params: { placeId: place } }, owner)).map(
        ({ reason }) => reason,
      ),
    listen: async (url, name) => {
      const listener = listenMqtt(test.platform, {
        url,
        client_id: name,
        subscriptions: [{ topic: `${name}/+`, token }],
      })
      await listener.connected
      return listener
    },
  }
}

const reading = ({ test }: Bed, index: number): string =>
  JSON.stringify({
    device: 'probe',
    time: new Date(test.clock.now.getTime() - 3_600_000 + index * 1_000).toISOString(),
    temperature: index / 100,
  })
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe.skipIf(!broker)('with a broker at 127.0.0.1:1883', () => {
  const url = 'mqtt://127.0.0.1:1883'
  let bed: Bed
  let listener: MqttListener | null = null
  const name = `larder-test-${crypto.randomUUID()}`

  beforeAll(async () => {
    bed = await openBed()
  })
  afterAll(async () => {
    await listener?.stop()
    await bed.test.close()
  })
  const publish = async (texts: readonly string[], options: { retain?: boolean } = {}): Promise<void> => {
    const client = await mqtt.connectAsync(url)
    await Promise.all(texts.map((text) => client.publishAsync(`${name}/probe`, text, { qos: 1, ...options })))
    await client.endAsync()
  }

  it('stores each message once, also those sent while it was down', async () => {
    listener = await bed.listen(url, name)
    await publish(upTo(20).map((index) => reading(bed, index)))
    await expect.poll(bed.stored, { timeout: 10_000 }).toEqual(upTo(20))
    await listener.stop()
    await publish(
      upTo(40)
        .slice(20)
        .map((index) => reading(bed, index)),
    )
    expect(await bed.stored()).toEqual(upTo(20))
    listener = await bed.listen(url, name)
    await expect.poll(bed.stored, { timeout: 10_000 }).toEqual(upTo(40))
  }, 40_000)

  it('stores messages that arrive together in one transaction', async () => {
    await publish(
      upTo(340)
        .slice(40)
        .map((index) => reading(bed, index)),
    )
    await expect.poll(bed.stored, { timeout: 10_000 }).toEqual(upTo(340))
    const { rows } = await bed.test.database.pool.query<{ n: number }>(
      'select count(distinct xmin::text)::int as n from sensor_readings where value_centi >= 40',
    )
    expect(rows[0]?.n).toBeLessThan(150)
  }, 40_000)

  it('puts aside a message that the database refuses, and continues', async () => {
    await bed.test.database.pool.query(
      'alter table sensor_readings add constraint never check (value_centi is distinct from 777)',
    )
    await publish([
      reading(bed, 777),
      JSON.stringify({ device: 'pro\u0000be', temperature: 4 }),
      'no json',
      reading(bed, 340),
    ])
    await expect.poll(bed.stored, { timeout: 10_000 }).toEqual(upTo(341))
    await expect
      .poll(async () => (await bed.waiting()).toSorted(), { timeout: 10_000 })
      .toEqual(['no_device', 'not_json', 'unknown_format'])
  }, 40_000)

  it('puts the beginning of a message aside that is longer than any, and continues', async () => {
    const before = await bed.stored()
    await publish([`{"device":"probe","temperature":4,"x":"${'x'.repeat(6_000_000)}"}`, '4'])
    await publish([reading(bed, 341)])
    await expect.poll(bed.stored, { timeout: 20_000 }).toEqual([...before, 341])
    expect((await bed.waiting()).filter((reason) => reason === 'not_json')).toHaveLength(2)
  }, 60_000)

  it('stores the message of a tenant whose neighbour has filled the queue of the broker', async () => {
    const neighbour = await openBed()
    const both = `${name}-both`
    const subscriptions = [
      { topic: `${both}/flood`, token: neighbour.token },
      { topic: `${both}/quiet`, token: bed.token },
    ]
    const listen = async (): Promise<MqttListener> => {
      const opened = listenMqtt(bed.test.platform, { url, client_id: both, subscriptions })
      await opened.connected
      return opened
    }
    await (await listen()).stop()
    const client = await mqtt.connectAsync(url)
    await Promise.all(
      upTo(1_500).map((index) => client.publishAsync(`${both}/flood`, reading(bed, index), { qos: 1 })),
    )
    await client.publishAsync(`${both}/quiet`, reading(bed, 342), { qos: 1 })
    await client.endAsync()
    const again = await listen()
    await expect.poll(async () => (await bed.stored()).at(-1), { timeout: 20_000 }).toBe(342)
    await again.stop()
    await neighbour.test.close()
  }, 90_000)

  it('accepts retained messages only with a time of their own', async () => {
    const other = `${name}-later`
    const client = await mqtt.connectAsync(url)
    await client.publishAsync(`${other}/old`, JSON.stringify({ device: 'probe', temperature: 30 }), {
      qos: 1,
      retain: true,
    })
    await client.publishAsync(`${other}/garbage`, 'garbage', { qos: 1, retain: true })
    await client.publishAsync(`${other}/known`, reading(bed, 343), { qos: 1, retain: true })
    const late = await bed.listen(url, other)
    await expect.poll(bed.stored, { timeout: 10_000 }).toEqual(upTo(344))
    await Promise.all(
      ['old', 'garbage', 'known'].map((topic) =>
        client.publishAsync(`${other}/${topic}`, '', { qos: 1, retain: true }),
      ),
    )
    await client.endAsync()
    await late.stop()
    expect([
      (await bed.stored()).length,
      (await bed.waiting()).filter((reason) => reason === 'not_json'),
    ]).toEqual([344, ['not_json', 'not_json']])
  }, 40_000)
})

/** `npm test` leaves the restarts to CI. */
describe.skipIf(program === undefined || isQuick)('with a broker of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-broker-'))
  let bed: Bed
  let port: number
  let running: ChildProcess

  const start = async (): Promise<void> => {
    running = spawn(program ?? '', ['-c', join(folder, 'broker.conf')], { stdio: 'ignore' })
    await vi.waitFor(
      async () => {
        if (!(await answers(port))) throw new Error('no answer')
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  const restart = async (): Promise<void> => {
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
    await start()
  }

  beforeAll(async () => {
    bed = await openBed()
    port = await freePort()
    writeFileSync(
      join(folder, 'broker.conf'),
      `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence true\npersistence_location ${folder}/\n${process.getuid?.() === 0 ? 'user root\n' : ''}`,
    )
    await start()
  })
  afterAll(async () => {
    running.kill('SIGTERM')
    await bed.test.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('loses and doubles nothing with a restarted broker and two listeners of one name (F21)', async () => {
    const count = 1_500
    const url = `mqtt://127.0.0.1:${port}`
    const listener = await bed.listen(url, 'kitchen')
    const client = await mqtt.connectAsync(url, { reconnectPeriod: 200, clean: false, clientId: 'sender' })
    let twin: MqttListener | null = null
    for (let index = 0; index < count; index += 50) {
      await Promise.all(
        upTo(index + 50)
          .slice(index)
          .map((one) => client.publishAsync('kitchen/probe', reading(bed, one), { qos: 1 })),
      )
      if (index === 400 || index === 900) await restart()
      if (index === 600) twin = await bed.listen(url, 'kitchen')
    }
    await twin?.stop()
    await client.endAsync()
    await expect.poll(async () => (await bed.stored()).length, { timeout: 30_000, interval: 200 }).toBe(count)
    expect(await bed.stored()).toEqual(upTo(count))
    await listener.stop()
  }, 90_000)
})
