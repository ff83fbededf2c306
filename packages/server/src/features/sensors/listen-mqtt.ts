/**
 * Readings by MQTT: QoS 1, a session that the broker keeps, and an acknowledgement only after the commit. The
 * broker repeats messages without an acknowledgement, after a restart of either side too; the unique reading
 * makes the repeat harmless.
 */
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt'
import { hashToken } from '#kit/tokens.ts'
import type { Platform } from '#kit/platform.ts'
import { ingestQueue } from './ingest-queue.ts'

/** `token` of a sender of the place: it says whose readings come on the topic, and of which kind. */
export type MqttSubscription = { readonly topic: string; readonly token: string }
export type MqttSettings = {
  readonly url: string
  /** The same at every start: the broker keeps the session by it. */
  readonly client_id: string
  readonly subscriptions: readonly MqttSubscription[]
}

export type MqttListener = {
  readonly stop: () => Promise<void>
  /** Resolves at the first connection. */
  readonly connected: Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Further messages stay with the broker, whatever its own limit is. */
const MOST_UNDER_WAY = 1_000

/** Whether a topic fits a filter with `+` and `#`. */
export function fitsTopic(filter: string, topic: string): boolean {
  const wanted = filter.split('/')
  const parts = topic.split('/')
  const rest = wanted.indexOf('#')
  if (rest >= 0)
    return (
      parts.length >= rest &&
      wanted.slice(0, rest).every((part, index) => part === '+' || part === parts[index])
    )
  return (
    wanted.length === parts.length && wanted.every((part, index) => part === '+' || part === parts[index])
  )
}

export function listenMqtt(
  platform: Platform,
  { url, client_id, subscriptions }: MqttSettings,
): MqttListener {
  const client = mqtt.connect(url, {
    clientId: client_id,
    clean: false,
    protocolVersion: 4,
    reconnectPeriod: 2_000,
    resubscribe: true,
  })
  let stopped = false
  const store = ({ topic, payload, retain }: IPublishPacket): Promise<void> =>
    keepTrying(
      platform,
      () => stopped,
      async () => {
        const { token } = subscriptions.find((one) => fitsTopic(one.topic, topic)) ?? { token: '' }
        const message = {
          token_hash: hashToken(token),
          body: Buffer.from(payload).toString('utf8'),
          query: {},
          received_at: platform.now(),
          is_retained: retain,
        }
        const taken = await ingestQueue(platform).take(message, token)
        if (taken === 'nobody')
          platform.log.warn({ event: 'mqtt.unknown_sender', topic }, 'An MQTT message has no known sender.')
      },
    )
  takeTogether(client, store)
  client.on('error', (error) =>
    platform.log.warn({ event: 'mqtt.error', err: error }, 'The MQTT connection failed.'),
  )
  const connected = new Promise<void>((resolve) => {
    client.once('connect', () =>
      subscribe(client, subscriptions).then(resolve, (error: unknown) =>
        platform.log.error(
          { event: 'mqtt.not_subscribed', err: error },
          'The MQTT topics are not subscribed.',
        ),
      ),
    )
  })
  return {
    connected,
    stop: async () => {
      stopped = true
      await client.endAsync(true)
    },
  }
}

/**
 * The library delivers a message of QoS 1 only when the one before it is acknowledged, which would make each
 * a transaction of its own. With QoS 0 in the packet it delivers all messages at once, and they are stored in
 * one transaction; we acknowledge them ourselves, after the commit, and only on the connection of the
 * message: on the next one its number may belong to another message.
 */
function takeTogether(client: MqttClient, store: (packet: IPublishPacket) => Promise<void>): void {
  let under_way = 0
  const waiting: (() => void)[] = []
  client.on('packetreceive', (packet) => {
    if (packet.cmd === 'publish' && packet.qos === 1) packet.qos = 0
  })
  const take = async (packet: IPublishPacket): Promise<void> => {
    const { stream } = client
    under_way += 1
    // A message that was not stored because the process ends is not acknowledged: the broker keeps it.
    const stored = await store(packet).then(
      () => true,
      () => false,
    )
    under_way -= 1
    waiting.shift()?.()
    if (stored && packet.messageId !== undefined && client.stream === stream)
      acknowledge(stream, packet.messageId)
  }
  client.handleMessage = (packet, callback) => {
    void take(packet)
    if (under_way < MOST_UNDER_WAY) callback()
    else waiting.push(() => callback())
  }
}

/** PUBACK of MQTT 3.1.1, section 3.4; those of one transaction leave together. */
function acknowledge(stream: MqttClient['stream'], id: number): void {
  if (stream.destroyed) return
  stream.cork()
  stream.write(Buffer.from([0x40, 2, id >> 8, id & 0xff]))
  process.nextTick(() => stream.uncork())
}

async function subscribe(client: MqttClient, subscriptions: readonly MqttSubscription[]): Promise<void> {
  await client.subscribeAsync(
    subscriptions.map(({ topic }) => topic),
    { qos: 1 },
  )
}

/** Until it is stored or the process ends: the broker waits with the acknowledgement. */
async function keepTrying(
  platform: Platform,
  stopped: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (stopped()) throw error
      platform.log.warn({ event: 'mqtt.retry', err: error }, 'Storing an MQTT message is tried again.')
      await new Promise((resolve) => {
        setTimeout(resolve, pause).unref()
      })
    }
  }
}
