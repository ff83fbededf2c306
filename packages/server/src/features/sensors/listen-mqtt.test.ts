import { connect } from 'node:net'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '@larder/contract/equipment'
import { sensorSources } from '@larder/contract/sensor-readings'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { call, openTestApp, type TestApp } from '../../../test/harness.ts'
import { fitsTopic, listenMqtt, type MqttListener } from './listen-mqtt.ts'

const broker = await new Promise<boolean>((resolve) => {
  const socket = connect(1883, '127.0.0.1', () => { socket.destroy(); resolve(true) })
  socket.on('error', () => resolve(false))
})

it.each([['a/+/c', 'a/b/c', true], ['a/+/c', 'a/b/d', false], ['a/#', 'a/b/c', true], ['a/+', 'a/b/c', false], ['v3/+/devices/+/up', 'v3/app@ttn/devices/dev/up', true]])('the filter %s and the topic %s: %s', (filter, topic, fits) => expect(fitsTopic(filter, topic)).toBe(fits))

describe.skipIf(!broker)('with a broker at 127.0.0.1:1883', () => {
  let test: TestApp
  let owner: TestUser
  let listener: MqttListener | null = null
  const name = `larder-test-${crypto.randomUUID()}`
  const settings = { token: '', sensor: 0 }

  beforeAll(async () => {
    test = await openTestApp()
    owner = await makeUser(test)
    const place = await makePlace(test, await makeCompany(test, owner))
    settings.token = (await call(test, sensorSources.create, { params: { placeId: place }, body: { name: 'Broker', kind: 'json' } }, owner)).token
    settings.sensor = (await call(test, equipment.create, { params: { placeId: place }, body: { name: 'Fridge', equipment_type: { id: 1 }, sensor: { name: 'Probe', device_id: 'probe' } } }, owner)).sensor_id ?? 0
  })
  afterAll(async () => {
    await listener?.stop()
    await test.close()
  })
  const start = async (): Promise<void> => {
    listener = listenMqtt(test.platform, { url: 'mqtt://127.0.0.1:1883', client_id: name, subscriptions: [{ topic: `${name}/+`, token: settings.token }] })
    await listener.connected
  }
  const publish = async (from: number, count: number): Promise<void> => {
    const client = await mqtt.connectAsync('mqtt://127.0.0.1:1883')
    for (let index = from; index < from + count; index += 1) await client.publishAsync(`${name}/probe`, JSON.stringify({ device: 'probe', time: new Date(test.clock.now.getTime() - 3_600_000 + index * 1_000).toISOString(), temperature: index / 100 }), { qos: 1 })
    await client.endAsync()
  }
  const stored = async (): Promise<number> => (await test.database.pool.query<{ n: number }>('select count(*)::int as n from sensor_readings where sensor_id = $1', [settings.sensor])).rows[0]?.n ?? 0

  it('stores each message once, those too that came while nobody listened', async () => {
    await start()
    await publish(0, 20)
    await expect.poll(stored, { timeout: 10_000 }).toBe(20)
    await listener?.stop()
    await publish(20, 20)
    expect(await stored()).toBe(20)
    await start()
    await expect.poll(stored, { timeout: 10_000 }).toBe(40)
  }, 40_000)
})
