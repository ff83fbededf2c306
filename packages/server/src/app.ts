/** The list of features; builds the application from what it is given. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import helmet from '@fastify/helmet'
import { routes } from '@larder/contract/routes'
import { mount, type ServeOptions, type Served } from '#kit/serve.ts'
import type { Platform } from '#kit/platform.ts'
import type { JobHandlers } from '#kit/jobs.ts'
import { sendMail } from '#kit/mail.ts'
import { serveWeb } from '#kit/web.ts'
import { serveHealth } from '#kit/health.ts'
import { serveDocs } from '#kit/docs.ts'
import { answerProblem } from '#kit/answer-problem.ts'
import { Problem } from '#kit/problem.ts'
import { requestForLog } from '#kit/request-log.ts'
import { contentSecurityPolicy } from '#kit/security-headers.ts'
import { accountRoutes } from '#features/account/account.routes.ts'
import { accountJobs } from '#features/account/account.jobs.ts'
import { entryRoutes } from '#features/entries/entries.routes.ts'
import { classifierRoutes } from '#features/classifiers/classifiers.routes.ts'
import { companyRoutes } from '#features/companies/companies.routes.ts'
import { overviewRoutes } from '#features/overview/overview.routes.ts'
import { permissionRoutes } from '#features/permissions/permissions.routes.ts'
import { placeRoutes } from '#features/places/places.routes.ts'
import { planRoutes } from '#features/plans/plans.routes.ts'
import { processRoutes } from '#features/processes/processes.routes.ts'
import { workGroupRoutes } from '#features/work-groups/work-groups.routes.ts'
import { closeResources } from '#kit/resources.ts'

/** One line a feature. */
export const features: readonly (readonly Served[])[] = [
  accountRoutes,
  entryRoutes,
  classifierRoutes,
  companyRoutes,
  overviewRoutes,
  permissionRoutes,
  placeRoutes,
  planRoutes,
  processRoutes,
  workGroupRoutes,
]

export const jobHandlers: JobHandlers = { 'mail.send': sendMail, ...accountJobs }

const MAX_BODY_BYTES = 1_048_576

/** Builds the HTTP application. It does not listen: `app.listen` or `app.inject` do. */
export async function buildApp(platform: Platform, options: ServeOptions = { check_permissions: true }): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log.child({}, { serializers: { req: requestForLog } }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => crypto.randomUUID(),
    trustProxy: platform.config.trust_proxy,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // An address that cannot be read, or whose parts are too long, leads nowhere.
    frameworkErrors: (_error, request, reply) => { answerProblem(new Problem('not_found', 'Not found.'), request as FastifyRequest, reply as FastifyReply) },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  await app.register(helmet, { contentSecurityPolicy, referrerPolicy: { policy: 'no-referrer' }, crossOriginEmbedderPolicy: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id)
    if (request.url.startsWith('/api/') || request.url.startsWith('/oauth/')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.addHook('onClose', () => closeResources(platform))
  serveHealth(app, platform)
  serveDocs(app)
  for (const served of features.flat()) mount(app, served, platform, options)
  await serveWeb(app, platform.config.web_folder)
  return app
}

/** Routes that the contract names and nobody serves: must be empty; the conformance test says so. */
export function unservedRoutes(): string[] {
  const served = new Set(features.flat().map(({ route }) => route.name))
  return routes.filter((route) => !served.has(route.name)).map((route) => route.name)
}
