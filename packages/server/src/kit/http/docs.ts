/** The API described by its own contract: OpenAPI 3.1 at /api/openapi.json, a page to read at /api/docs. */
import type { FastifyInstance } from 'fastify'
import { routes } from '@larder/contract/routes'
import { openApi } from '@larder/contract/openapi'
import { docsPage } from './docs-page.ts'

export function serveDocs(app: FastifyInstance): void {
  const document = openApi(routes)
  const text = JSON.stringify(document)
  const page = docsPage(routes)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
