/**
 * A proxy between a listener and its broker that passes every byte on and reports when a message was
 * delivered and when it was acknowledged. A listener acknowledges a message once it is stored, so from then
 * on it cannot be lost.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PUBLISH = 3
const PUBACK = 4

/** MQTT 3.1.1, section 2.2: the packets of a stream, by their type. */
class Packets {
  #rest: Buffer = Buffer.alloc(0)
  readonly #each: (type: number, flags: number, body: Buffer) => void

  constructor(each: (type: number, flags: number, body: Buffer) => void) {
    this.#each = each
  }

  take(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    for (let size = this.#whole(); size !== null; size = this.#whole()) {
      const { head, length } = size
      this.#each(
        (this.#rest[0] ?? 0) >> 4,
        (this.#rest[0] ?? 0) & 0xf,
        this.#rest.subarray(head, head + length),
      )
      this.#rest = this.#rest.subarray(head + length)
    }
  }

  /** The size of the next packet where all of it is there. */
  #whole(): { head: number; length: number } | null {
    let length = 0
    for (let at = 1; at < Math.min(5, this.#rest.length); at += 1) {
      const byte = this.#rest[at] ?? 0
      length += (byte & 0x7f) * 128 ** (at - 1)
      if (byte < 0x80) return this.#rest.length >= at + 1 + length ? { head: at + 1, length } : null
    }
    return null
  }
}

export type Tap = { readonly url: string; readonly close: () => void }

/** `onAcknowledged` gets the payload of each message of QoS 1 when the listener has acknowledged it. */
export async function openTap(broker: URL, onAcknowledged: (payload: string) => void): Promise<Tap> {
  const sockets = new Set<Socket>()
  const server = createServer((listener) => {
    const upstream = connect(Number(broker.port || 1_883), broker.hostname)
    const under_way = new Map<number, string>()
    const fromBroker = new Packets((type, flags, body) => {
      if (type !== PUBLISH || (flags & 6) === 0) return
      const topic = body.readUInt16BE(0)
      under_way.set(body.readUInt16BE(2 + topic), body.toString('latin1', 4 + topic))
    })
    const fromListener = new Packets((type, _flags, body) => {
      if (type !== PUBACK) return
      const payload = under_way.get(body.readUInt16BE(0))
      under_way.delete(body.readUInt16BE(0))
      if (payload !== undefined) onAcknowledged(payload)
    })
    upstream.on('data', (chunk: Buffer) => {
      fromBroker.take(chunk)
      listener.write(chunk)
    })
    listener.on('data', (chunk: Buffer) => {
      fromListener.take(chunk)
      upstream.write(chunk)
    })
    for (const [one, other] of [
      [listener, upstream],
      [upstream, listener],
    ] as const) {
      sockets.add(one.setNoDelay(true))
      one.on('close', () => other.destroy()).on('error', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type Broker = { readonly url: URL; readonly close: () => void }

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/**
 * The one that `BENCH_MQTT_URL` names, else a Mosquitto with the settings that README.md names; null where it
 * is not installed.
 */
export async function openBroker(): Promise<Broker | null> {
  const named = process.env['BENCH_MQTT_URL']
  if (named !== undefined) return { url: new URL(named), close: () => undefined }
  const program = ['mosquitto', '/usr/sbin/mosquitto'].find(
    (one) => spawnSync(one, ['-h']).error === undefined,
  )
  if (program === undefined) return null
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const folder = mkdtempSync(join(tmpdir(), 'larder-broker-'))
  writeFileSync(
    join(folder, 'broker.conf'),
    `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence true\npersistence_location ${folder}/\nmax_inflight_messages 500\nmax_queued_messages 100000\n${process.getuid?.() === 0 ? 'user root\n' : ''}`,
  )
  const running = spawn(program, ['-c', join(folder, 'broker.conf')], { stdio: 'ignore' })
  for (let turn = 0; turn < 100 && !(await answers(port)); turn += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  return {
    url: new URL(`mqtt://127.0.0.1:${port}`),
    close: () => {
      running.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
