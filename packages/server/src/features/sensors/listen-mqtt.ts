/**
 * Readings by MQTT: QoS 1, a session that the broker keeps, and an acknowledgement only after the commit. The
 * broker repeats messages without an acknowledgement, after a restart of either side too; the unique reading
 * makes the repeat harmless.
 */
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt'
import { hashToken } from '#kit/tokens.ts'
import type { Platform } from '#kit/platform.ts'
import { ingestQueue, MAX_MESSAGE_BYTES } from './ingest-queue.ts'
import { fitsTopic, overlaps } from './mqtt-topics.ts'

/** `token` of a sender of the place: it says whose readings come on the topic, and of which kind. */
export type MqttSubscription = { readonly topic: string; readonly token: string }
export type MqttSettings = {
  readonly url: string
  /** The same at every start: the broker keeps the sessions by it. */
  readonly client_id: string
  readonly subscriptions: readonly MqttSubscription[]
}

export type MqttListener = {
  readonly stop: () => Promise<void>
  /** Resolves when all topics are subscribed for the first time. */
  readonly connected: Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Further messages stay with the broker, whatever its own limit is. */
const MOST_UNDER_WAY = 1_000
const MOST_BYTES_UNDER_WAY = 12_000_000

type Session = { readonly client_id: string; readonly subscriptions: readonly MqttSubscription[] }

/**
 * A session at the broker for each token, so that a flood of one fills the broker's queue of no other. Tokens
 * whose topics overlap share one: each message comes once. The first session has the name of the setting.
 */
export function sessionsOf({ client_id, subscriptions }: MqttSettings): readonly Session[] {
  const groups: MqttSubscription[][] = []
  for (const one of subscriptions) {
    const related = groups.filter((group) =>
      group.some(({ token, topic }) => token === one.token || overlaps(topic, one.topic)),
    )
    for (const group of related) groups.splice(groups.indexOf(group), 1)
    groups.push([...related.flat(), one])
  }
  const order = (group: readonly MqttSubscription[]): number =>
    Math.min(...group.map((one) => subscriptions.indexOf(one)))
  return groups
    .toSorted((one, other) => order(one) - order(other))
    .map((group, index) => ({
      client_id: index === 0 ? client_id : `${client_id}-${nameOf(group[0]?.token)}`,
      subscriptions: group,
    }))
}

const nameOf = (token = ''): string => hashToken(token).toString('hex').slice(0, 8)

/**
 * Readings of all subscriptions, each session by itself. Of an earlier version the first session has the topics
 * of all: they are given up as soon as the others have theirs.
 */
export function listenMqtt(platform: Platform, settings: MqttSettings): MqttListener {
  const { url, subscriptions } = settings
  const [first, ...others] = sessionsOf(settings).map((session) =>
    openSession(platform, { url, session, subscriptions }),
  )
  const all = first === undefined ? [] : [first, ...others]
  const connected = Promise.all(all.map((one) => one.connected)).then(async () => {
    const topics = others.flatMap((one) => one.topics)
    if (topics.length > 0) await first?.giveUp(topics)
  })
  connected.catch((error: unknown) =>
    platform.log.error({ event: 'mqtt.not_subscribed', err: error }, 'The MQTT topics are not subscribed.'),
  )
  return {
    connected,
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()))
    },
  }
}

type Opened = MqttListener & {
  readonly topics: readonly string[]
  readonly giveUp: (topics: readonly string[]) => Promise<void>
}
type Arrived = Pick<IPublishPacket, 'topic' | 'retain'> & { readonly payload: Buffer }
type Opening = Pick<MqttSettings, 'url' | 'subscriptions'> & { readonly session: Session }

function openSession(platform: Platform, { url, session, subscriptions }: Opening): Opened {
  const client = mqtt.connect(url, {
    clientId: session.client_id,
    clean: false,
    protocolVersion: 4,
    reconnectPeriod: 2_000,
    resubscribe: true,
  })
  let stopped = false
  const warnOfStranger = onceAMinute((topic: string) =>
    platform.log.warn({ event: 'mqtt.unknown_sender', topic }, 'An MQTT message has no known sender.'),
  )
  const store = ({ topic, payload, retain }: Arrived): Promise<void> =>
    keepTrying(
      platform,
      () => stopped,
      async () => {
        const { token } = subscriptions.find((one) => fitsTopic(one.topic, topic)) ?? { token: '' }
        const message = {
          token_hash: hashToken(token),
          body: payload.toString('utf8'),
          query: {},
          received_at: platform.now(),
          is_retained: retain,
        }
        if ((await ingestQueue(platform).take(message, token)) === 'nobody') warnOfStranger(topic)
      },
    )
  takeTogether(client, store)
  client.on('error', (error) =>
    platform.log.warn({ event: 'mqtt.error', err: error }, 'The MQTT connection failed.'),
  )
  warnOfLostSessions(platform, client)
  const topics = session.subscriptions.map(({ topic }) => topic)
  const connected = new Promise<void>((resolve, reject) => {
    client.once('connect', () => client.subscribeAsync(topics, { qos: 1 }).then(() => resolve(), reject))
  })
  return {
    topics,
    connected,
    giveUp: async (others) => {
      await client.unsubscribeAsync([...others])
    },
    stop: async () => {
      stopped = true
      await client.endAsync(true)
    },
  }
}

/** A second client of the same name ends the session, or the broker forgot it: messages may be missing. */
function warnOfLostSessions(platform: Platform, client: MqttClient): void {
  let hadSession = false
  client.on('connect', ({ sessionPresent }) => {
    if (hadSession && !sessionPresent)
      platform.log.error(
        { event: 'mqtt.session_lost' },
        'The MQTT broker has lost the session of Larder; messages sent meanwhile may be missing.',
      )
    hadSession = true
  })
}

function onceAMinute(write: (topic: string) => void): (topic: string) => void {
  let last = Number.NEGATIVE_INFINITY
  return (topic) => {
    if (performance.now() - last < 60_000) return
    last = performance.now()
    write(topic)
  }
}

/**
 * The library delivers a message of QoS 1 only when the one before it is acknowledged, which would make each
 * a transaction of its own. With QoS 0 in the packet it delivers all messages at once, and they are stored in
 * one transaction; we acknowledge them ourselves, after the commit, and only on the connection of the
 * message: on the next one its number may belong to another message.
 */
function takeTogether(client: MqttClient, store: (packet: Arrived) => Promise<void>): void {
  let under_way = 0
  let bytes_under_way = 0
  const waiting: (() => void)[] = []
  client.on('packetreceive', (packet) => {
    if (packet.cmd === 'publish' && packet.qos === 1) packet.qos = 0
  })
  const take = async (packet: IPublishPacket): Promise<void> => {
    const { stream } = client
    // One that is longer can never be stored whole: the beginning of it is put aside as unreadable.
    const payload = Buffer.from(packet.payload).subarray(0, MAX_MESSAGE_BYTES)
    under_way += 1
    bytes_under_way += payload.length
    // A message that was not stored because the process ends is not acknowledged: the broker keeps it.
    const stored = await store({ ...packet, payload }).then(
      () => true,
      () => false,
    )
    under_way -= 1
    bytes_under_way -= payload.length
    waiting.shift()?.()
    if (stored && packet.messageId !== undefined && client.stream === stream)
      acknowledge(stream, packet.messageId)
  }
  client.handleMessage = (packet, callback) => {
    void take(packet)
    if (under_way < MOST_UNDER_WAY && bytes_under_way < MOST_BYTES_UNDER_WAY) callback()
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
