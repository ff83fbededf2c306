/**
 * `/healthz` reports that the process answers, without the database; `/readyz` that it can serve, and what
 * the operator has to fix.
 */
import type { FastifyInstance } from 'fastify'
import { isFull } from './files/disk.ts'
import type { Platform } from './platform.ts'

/** A feature's own state in one word; it does not decide whether the process can serve. */
export type Checks = Readonly<Record<string, (platform: Platform) => Promise<string>>>

/**
 * Storage is reported as full after a save that failed for it, until a save succeeds; at most this long,
 * because there may be no save meanwhile.
 */
const FULL_FOR_MS = 60_000

type Health = {
  /** The version of the web that this server serves: an open page compares it with its own. */
  readonly web_version: string | null
  readonly checks?: Checks
}

export function serveHealth(
  app: FastifyInstance,
  platform: Platform,
  { web_version, checks = {} }: Health,
): void {
  const hasFoundFull = watchFull(app)
  const health = { status: 'ok', web_version }
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => health })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      try {
        await platform.pool.query('select 1')
        if (hasFoundFull() || (await isFull(platform.config.data_folder)))
          return await reply.status(503).send({ status: 'not_ready', storage: 'full' })
        const checkResults = await Promise.all(
          Object.entries(checks).map(async ([name, check]) => [name, await check(platform)] as const),
        )
        return { status: 'ready', ...Object.fromEntries(checkResults) }
      } catch {
        return reply.status(503).send({ status: 'not_ready' })
      }
    },
  })
}

/** PostgreSQL may be on another disk, whose free space only its answers show. */
function watchFull(app: FastifyInstance): () => boolean {
  let full_at = Number.NEGATIVE_INFINITY
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode === 507) full_at = performance.now()
    else if (request.method !== 'GET' && statusCode < 300) full_at = Number.NEGATIVE_INFINITY
    done()
  })
  return () => performance.now() - full_at < FULL_FOR_MS
}
