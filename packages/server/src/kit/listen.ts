/**
 * Listens so that a crowd is taken up as it comes. Node takes up one connection a socket and turn of its loop; a turn of a busy
 * server takes milliseconds, so newcomers would wait for seconds before they are even refused. Several sockets share the port,
 * and the system spreads who comes over them.
 */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

const SOCKETS = 16
/** Connections that wait at a socket. Where there is no room for one the caller's system tries again after 1, 2, 4 … seconds. */
const BACKLOG = 4_096

/** Elsewhere one socket has to do. */
const canShare = process.platform === 'linux'

export type Listening = { readonly port: number; /** Ends when the last request is answered. */ readonly close: () => Promise<void> }

/** @throws the system's error (`EADDRINUSE`, `EACCES`) where the port cannot be had; 0 takes a free one. */
export async function listen(app: FastifyInstance, { host, port: asked }: { readonly host: string; readonly port: number }): Promise<Listening> {
  // Sockets that share a port share it with any other process that asks to: who comes second is told here.
  const port = await freePort(host, asked)
  // Fastify hands on what it does not name.
  const options: FastifyListenOptions & { reusePort: boolean } = { host, port, backlog: BACKLOG, reusePort: canShare }
  await app.listen(options)
  const beside = canShare ? await Promise.all(Array.from({ length: SOCKETS - 1 }, () => listenBeside(app, host, port))) : []
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
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
  server.listen({ host, port, backlog: BACKLOG, reusePort: true })
  await once(server, 'listening')
  return server
}
