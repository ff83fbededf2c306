/** A name server on this machine: for tests of names that point inside, or to somewhere else at each question. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type NameServer = {
  readonly address: string
  /** Questions so far. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

const A = 1
const AAAA = 28
const HEAD_BYTES = 12
const pointer = Buffer.from([0xc0, HEAD_BYTES])

/** `answer` names the addresses of a name, IPv4 and IPv6 alike; none: the name is unknown. */
export async function openNameServer(
  answer: (name: string, count: number) => readonly string[],
): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const { name, end } = readName(question)
    const type = question.readUInt16BE(end)
    if (type === A) asked.push(name)
    const addresses = answer(name, asked.length)
    const records = addresses
      .filter((one) => one.includes(':') === (type === AAAA))
      .map((one) => recordOf(type, one))
    const head = Buffer.from(question.subarray(0, HEAD_BYTES))
    head.writeUInt16BE(addresses.length === 0 ? 0x8183 : 0x8180, 2)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([head, question.subarray(HEAD_BYTES, end + 4), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEAD_BYTES
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

function recordOf(type: number, address: string): Buffer {
  const bytes =
    type === A
      ? Buffer.from(address.split('.').map(Number))
      : Buffer.from(
          address
            .split(':')
            .map((part) => part.padStart(4, '0'))
            .join(''),
          'hex',
        )
  const head = Buffer.alloc(10)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt16BE(bytes.length, 8)
  return Buffer.concat([pointer, head, bytes])
}
