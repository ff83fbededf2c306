/** `/healthz` says that the process answers, without the database; `/readyz` that it can serve. */
import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await platform.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'not_ready' })
    }
  })
}
