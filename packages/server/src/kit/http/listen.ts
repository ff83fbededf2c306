/**
 * Takes the port before anything is written, answers 503 while the server starts, and ends when the last
 * request is answered.
 */
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

/**
 * Connections that wait to be accepted. Beyond them the client's system tries again after 1, 2, 4 … seconds.
 */
const BACKLOG = 4_096

/** Two sockets share the port while the application follows the server that answers 503. */
const canShare = process.platform === 'linux'

export type Listening = {
  readonly port: number
  /** Ends when the last request is answered. */
  readonly close: () => Promise<void>
}

/** A port that this process has; requests are answered 503 until `listen` takes it. */
export type TakenPort = {
  readonly host: string
  readonly port: number
  readonly release: () => Promise<void>
}

const starting = JSON.stringify({
  code: 'overloaded',
  message: 'Larder is starting. Please try again in a moment.',
})

/**
 * Takes the port before anything is written. @throws the system's error (`EADDRINUSE`, `EACCES`) where the
 * port cannot be had; 0 takes a free one.
 */
export async function takePort({
  host,
  port: wanted,
}: {
  readonly host: string
  readonly port: number
}): Promise<TakenPort> {
  // A shared port is shared with any other process that asks to: a second server is refused here.
  const port = await freePort(host, wanted)
  const server = createHttpServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(request.url === '/healthz' ? '{"status":"ok"}' : starting)
  })
  server.listen({ host, port, backlog: BACKLOG, reusePort: canShare })
  await once(server, 'listening')
  const release = async (): Promise<void> => {
    server.close()
    await once(server, 'close')
  }
  return { host, port, release }
}

export async function listen(app: FastifyInstance, taken: TakenPort): Promise<Listening> {
  const { host, port } = taken
  // Only sockets that share a port can follow each other without a gap.
  if (!canShare) await taken.release()
  // Fastify passes unknown options to Node.
  const options: FastifyListenOptions & { reusePort: boolean } = {
    host,
    port,
    backlog: BACKLOG,
    reusePort: canShare,
  }
  await app.listen(options)
  if (canShare) await taken.release()
  return {
    port,
    close: async () => {
      // Connections become idle one by one, as their last request is answered.
      const timer = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close().finally(() => clearInterval(timer))
    },
  }
}

async function freePort(host: string, wanted: number): Promise<number> {
  const probe = createServer().listen({ host, port: wanted })
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
