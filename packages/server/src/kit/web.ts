/** Serves the built browser application: hashed assets for a year, every other page path answers with index.html. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'

const isApi = (url: string): boolean => /^\/(api|oauth)(\/|$|\?)/.test(url)

export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  const index = folder === null ? null : join(folder, 'index.html')
  const hasWeb = folder !== null && index !== null && existsSync(index)
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const page = hasWeb ? await readFile(index) : null
  // The static files answer a folder with 403, so the root is named.
  if (page !== null) app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page))
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = page !== null && request.method === 'GET' && !isApi(request.url) && !/\.\w{2,5}(\?|$)/.test(request.url)
    if (asksForPage) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    return reply.status(404).send({ code: 'not_found', message: 'Not found.' })
  })
}
