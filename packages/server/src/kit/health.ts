/** `/healthz` says that the process answers, without the database; `/readyz` that it can serve, and what needs the operator. */
import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

/** What a feature says of itself in one word; it does not decide whether the process can serve. */
export type Checks = Readonly<Record<string, (platform: Platform) => Promise<string>>>

type Health = {
  /** The version of the web that this server serves: an open page compares it with its own. */
  readonly web_version: string | null
  readonly checks?: Checks
}

export function serveHealth(app: FastifyInstance, platform: Platform, { web_version, checks = {} }: Health): void {
  const health = { status: 'ok', web_version }
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => health })
  app.route({ method: ['GET', 'HEAD'], url: '/readyz', handler: async (_request, reply) => {
    try {
      await platform.pool.query('select 1')
      const said = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check(platform)] as const))
      return { status: 'ready', ...Object.fromEntries(said) }
    } catch {
      return reply.status(503).send({ status: 'not_ready' })
    }
  } })
}
