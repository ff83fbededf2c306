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
  /** What the start is at, for those who look at the page meanwhile. */
  readonly tell: (progress: string) => void
  readonly release: () => Promise<void>
}

const starting = JSON.stringify({
  code: 'overloaded',
  message: 'Larder is starting. Please try again in a moment.',
})

/** Looks again by itself. */
const pageOf = (progress: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Larder</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30rem;padding:0 1rem;color-scheme:light dark}</style>
<h1>Larder is starting</h1><p>${progress.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p><p>This page opens Larder by itself.</p></html>`

const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html; charset=utf-8' }

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
  let progress = 'It takes a moment.'
  const server = createHttpServer(({ url, headers: { accept } }, response) => {
    const isHealth = url === '/healthz'
    const isPage = !isHealth && accept?.includes('text/html') === true
    response.writeHead(isHealth ? 200 : 503, {
      ...(isPage ? html : json),
      'retry-after': '2',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(isHealth ? '{"status":"ok"}' : isPage ? pageOf(progress) : starting)
  })
  server.listen({ host, port, backlog: BACKLOG, reusePort: canShare })
  await once(server, 'listening')
  const release = async (): Promise<void> => {
    server.close()
    await once(server, 'close')
  }
  const tell = (words: string): void => {
    progress = words
  }
  return { host, port, tell, release }
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
