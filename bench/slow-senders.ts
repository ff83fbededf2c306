/**
 * Run by `flood-figures.ts` as a process of its own: so many connections from five networks, each declares a
 * megabyte of readings with an invented token and sends 1.5 kB a second. Those that are closed come back.
 */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setPriority } from 'node:os'

const [port = '', connections = ''] = process.argv.slice(2)
const SECOND_MS = 1_000
const PIECE = 'x'.repeat(1_500)
/** Less than what serves. */
const SENDER_NICE = 10

function sendSlowly(index: number): void {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  socket.on('connect', () =>
    socket.write(
      `POST /api/sensor-data HTTP/1.1\r\nhost: larder.test\r\nx-forwarded-for: 203.0.${index % 5}.${1 + (index % 250)}\r\nauthorization: Bearer lm_${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: 1048576\r\n\r\n`,
    ),
  )
  socket.resume()
  const timer = setInterval(() => socket.write(PIECE), SECOND_MS)
  socket.on('close', () => {
    clearInterval(timer)
    setTimeout(sendSlowly, SECOND_MS * Math.random(), index)
  })
}

setPriority(SENDER_NICE)
for (let index = 0; index < Number(connections); index += 1) sendSlowly(index)
