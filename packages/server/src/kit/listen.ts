/**
 * Listens so that a crowd is taken up as it comes. Node takes up one connection a socket and turn of its
 * loop; a turn of a busy
 * server takes milliseconds, so newcomers would wait for seconds before they are even refused. Several
 * sockets share the port,
 * and the system spreads who comes over them.
 */
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

const SOCKETS = 16
/**
 * Connections that wait at a socket. Where there is no room for one the caller's system tries again after 1,
 * 2, 4 … seconds.
 */
const BACKLOG = 4_096

/** Elsewhere one socket has to do. */
const canShare = process.platform === 'linux'

export type Listening = {
  readonly port: number
  /** Ends when the last request is answered. */ readonly close: () => Promise<void>
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
  port: asked,
}: {
  readonly host: string
  readonly port: number
}): Promise<TakenPort> {
  // Sockets that share a port share it with any other process that asks to: who comes second is told here.
  const port = await freePort(host, asked)
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
  // Fastify hands on what it does not name.
  const options: FastifyListenOptions & { reusePort: boolean } = {
    host,
    port,
    backlog: BACKLOG,
    reusePort: canShare,
  }
  await app.listen(options)
  const beside = canShare
    ? await Promise.all(Array.from({ length: SOCKETS - 1 }, () => listenBeside(app, host, port)))
    : []
  if (canShare) await taken.release()
  return {
    port,
    close: async () => {
      const closed = beside.map((server) => once(server, 'close'))
      for (const server of beside) server.close()
      // Who is answered may stay for the next question otherwise.
      const leaving = setInterval(() => app.server.closeIdleConnections(), 50)
      await Promise.all([app.close(), ...closed]).finally(() => clearInterval(leaving))
    },
  }
}

async function freePort(host: string, asked: number): Promise<number> {
  const probe = createServer().listen({ host, port: asked })
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** As the HTTP server takes up its own. */
async function listenBeside(app: FastifyInstance, host: string, port: number): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  server.listen({ host, port, backlog: BACKLOG, reusePort: true })
  await once(server, 'listening')
  return server
}
