/** The API described by its own contract: OpenAPI 3.1 at /api/openapi.json, a page to read at /api/docs. */
import type { FastifyInstance } from 'fastify'
import { routes } from '@larder/contract/routes'
import { openApi } from '@larder/contract/openapi'
import { docsPage } from './docs-page.ts'

/** Made at the first request: all schemas together took half of the time that it takes to build the server. */
let document: string | undefined
let page: string | undefined

export function serveDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(routes)))),
  )
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= docsPage(routes))),
  )
}
