/** The list of features; builds the application from the given platform. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { routes } from '@larder/contract/routes'
import { mount, type ServeOptions, type Served } from '#kit/http/serve.ts'
import type { Platform } from '#kit/platform.ts'
import { jobsState, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { sendMail } from '#kit/mail/mail.ts'
import { pruneReplies } from '#kit/http/prune-replies.ts'
import { readWebVersion, serveWeb } from '#kit/http/web.ts'
import { serveHealth } from '#kit/health.ts'
import { serveDocs } from '#kit/http/docs.ts'
import { JsonBody } from '#kit/http/json-body.ts'
import { answerProblem } from '#kit/http/answer-problem.ts'
import { Problem } from '#kit/problem.ts'
import { limitInFlight, type InFlight } from '#kit/http/shed.ts'
import { timeZonesState } from '#kit/time-zones.ts'
import { guardBodies } from '#kit/http/body-budget.ts'
import { ownerOf } from '#kit/http/callers.ts'
import { limitConnections } from '#kit/http/connections.ts'
import { networkOf } from '#kit/http/networks.ts'
import { noticeProxies } from '#kit/http/notice-proxies.ts'
import { serveMetrics } from '#kit/http/security-events.ts'
import { requestForLog } from '#kit/http/request-log.ts'
import { securityHeaders } from '#kit/http/security-headers.ts'
import { accountRoutes } from '#features/account/account.routes.ts'
import { accountJobs } from '#features/account/account.jobs.ts'
import { serveOneClick } from '#features/account/serve-one-click.ts'
import { deviceJobs } from '#features/devices/devices.jobs.ts'
import { activityLogRoutes } from '#features/activity-log/activity-log.routes.ts'
import { billingJobs, billingSchedules } from '#features/billing/billing.jobs.ts'
import { billingRoutes } from '#features/billing/billing.routes.ts'
import { documentRoutes } from '#features/documents/documents.routes.ts'
import { entryRoutes } from '#features/entries/entries.routes.ts'
import { classifierRoutes } from '#features/classifiers/classifiers.routes.ts'
import {
  companyArchiveJobs,
  companyArchiveSchedules,
} from '#features/company-archives/company-archives.jobs.ts'
import { companyArchiveRoutes } from '#features/company-archives/company-archives.routes.ts'
import { companyJobs } from '#features/companies/companies.jobs.ts'
import { companyRoutes } from '#features/companies/companies.routes.ts'
import { unitRoutes } from '#features/units/units.routes.ts'
import { fileRoutes } from '#features/files/files.routes.ts'
import { timerJobs } from '#features/entries/timers.jobs.ts'
import { fileJobs, fileSchedules } from '#features/files/files.jobs.ts'
import { deviceRoutes } from '#features/devices/devices.routes.ts'
import { traceabilityRoutes } from '#features/traceability/traceability.routes.ts'
import { digitalAuditRoutes } from '#features/digital-audits/digital-audits.routes.ts'
import { digestJobs, digestSchedules } from '#features/digests/digest.jobs.ts'
import { weeklyJobs, weeklySchedules } from '#features/digests/weekly.jobs.ts'
import { notificationJobs } from '#features/notifications/notifications.jobs.ts'
import { helpRoutes } from '#features/help/help.routes.ts'
import { legalDocumentRoutes } from '#features/legal-documents/legal-documents.routes.ts'
import { newsRoutes } from '#features/news/news.routes.ts'
import { notificationRoutes } from '#features/notifications/notifications.routes.ts'
import { overviewRoutes } from '#features/overview/overview.routes.ts'
import { partnerRoutes } from '#features/partners/partners.routes.ts'
import { frequencyRoutes } from '#features/frequencies/frequencies.routes.ts'
import { pausePeriodRoutes } from '#features/pause-periods/pause-periods.routes.ts'
import { photoRoutes } from '#features/photos/photos.routes.ts'
import { placeGroupJobs, placeGroupSchedules } from '#features/place-groups/count-days.jobs.ts'
import { placeGroupRoutes } from '#features/place-groups/place-groups.routes.ts'
import { placeRoutes } from '#features/places/places.routes.ts'
import { planJobs } from '#features/plans/plans.jobs.ts'
import { placeSetupRoutes } from '#features/place-setup/place-setup.routes.ts'
import { planRoutes } from '#features/plans/plans.routes.ts'
import { posterRoutes } from '#features/posters/posters.routes.ts'
import { processRoutes } from '#features/processes/processes.routes.ts'
import { fillJobs, sensorSchedules } from '#features/sensors/fill.jobs.ts'
import { serveEvents } from '#features/billing/serve-events.ts'
import { ingestPath, serveIngest } from '#features/sensors/serve-ingest.ts'
import { sensorJobs } from '#features/sensors/watch.jobs.ts'
import { sensorRoutes } from '#features/sensors/sensors.routes.ts'
import { recallRoutes } from '#features/recalls/recalls.routes.ts'
import { recordJobs, recordSchedules } from '#features/records/records.jobs.ts'
import { recordRoutes } from '#features/records/records.routes.ts'
import { clockState, recordsState, structureState } from '#features/records/public.ts'
import { sharedAccessRoutes } from '#features/shared-accesses/shared-accesses.routes.ts'
import { productRoutes } from '#features/products/products.routes.ts'
import { productGroupRoutes } from '#features/product-groups/product-groups.routes.ts'
import { questionnaireRoutes } from '#features/questionnaires/questionnaires.routes.ts'
import { teamTaskRoutes } from '#features/team-tasks/team-tasks.routes.ts'
import { workGroupTaskRoutes } from '#features/work-group-tasks/work-group-tasks.routes.ts'
import { taskRoutes } from '#features/tasks/tasks.routes.ts'
import { ticketRoutes } from '#features/tickets/tickets.routes.ts'
import { verificationRoutes } from '#features/verifications/verifications.routes.ts'
import { webhookRoutes } from '#features/webhooks/webhooks.routes.ts'
import { webhookJobs } from '#features/webhooks/deliver.jobs.ts'
import { peopleRoutes } from '#features/people/people.routes.ts'
import { closeResources } from '#kit/resources.ts'
import { takeUploads } from '#kit/files/uploads.ts'

/** One line a feature. */
export const features: readonly (readonly Served[])[] = [
  accountRoutes,
  activityLogRoutes,
  billingRoutes,
  entryRoutes,
  classifierRoutes,
  companyArchiveRoutes,
  companyRoutes,
  documentRoutes,
  unitRoutes,
  fileRoutes,
  digitalAuditRoutes,
  traceabilityRoutes,
  helpRoutes,
  legalDocumentRoutes,
  newsRoutes,
  notificationRoutes,
  overviewRoutes,
  partnerRoutes,
  posterRoutes,
  frequencyRoutes,
  pausePeriodRoutes,
  photoRoutes,
  placeGroupRoutes,
  placeRoutes,
  placeSetupRoutes,
  planRoutes,
  processRoutes,
  productGroupRoutes,
  productRoutes,
  sensorRoutes,
  questionnaireRoutes,
  recallRoutes,
  recordRoutes,
  sharedAccessRoutes,
  teamTaskRoutes,
  workGroupTaskRoutes,
  taskRoutes,
  ticketRoutes,
  verificationRoutes,
  webhookRoutes,
  peopleRoutes,
  deviceRoutes,
]

export const jobHandlers: JobHandlers = {
  'mail.send': sendMail,
  'replies.prune': pruneReplies,
  ...accountJobs,
  ...deviceJobs,
  ...billingJobs,
  ...fileJobs,
  ...planJobs,
  ...notificationJobs,
  ...timerJobs,
  ...digestJobs,
  ...weeklyJobs,
  ...recordJobs,
  ...sensorJobs,
  ...fillJobs,
  ...webhookJobs,
  ...placeGroupJobs,
  ...companyArchiveJobs,
  ...companyJobs,
}

/**
 * Jobs of one lane wait for each other only: a mail does not wait for a PDF. Signing is in the lane of
 * documents: the ZIP of a confirmed plan names the signature over its confirmation, so it must come after it.
 */
export const jobLanes = {
  mail: ['mail.send', ...Object.keys({ ...accountJobs, ...deviceJobs, ...notificationJobs, ...timerJobs })],
  documents: ['records.sign_heads', ...Object.keys(planJobs)],
  // A receiver that does not answer holds up other receivers alone.
  webhooks: Object.keys(webhookJobs),
  // It reads months of entries of many places.
  counts: Object.keys(placeGroupJobs),
  // A payment provider that does not answer holds up payments alone.
  payments: Object.keys(billingJobs),
  // Exporting or erasing a company takes minutes.
  companies: Object.keys({ ...companyArchiveJobs, ...companyJobs }),
}

/** Jobs that come by the clock. */
export const schedules: Schedules = {
  ...recordSchedules,
  ...sensorSchedules,
  ...digestSchedules,
  ...weeklySchedules,
  ...fileSchedules,
  ...placeGroupSchedules,
  ...billingSchedules,
  ...companyArchiveSchedules,
  'replies.prune': { every_minutes: 24 * 60 },
}

const MAX_BODY_BYTES = 1_048_576
/** A file of 5 MB over a slow line takes a minute; heads of requests have to come sooner. */
const patience = {
  requestTimeout: 120_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
}
/** Browsers of a whole office share a network, and many tablets an account. */
const CONNECTIONS = { max: 10_000, max_of_network: 1_000, max_of_owner: 500 }
/** Three requests for each connection to the database, and the requests that arrive in half a second. */
const MEMBERS = { at_once: 32, waiting: 400, of_one: 100 }
/** The other connections to the database stay free for signed-in users. */
const STRANGERS = { at_once: 5, waiting: 50, of_one: 20 }

const isCall = (path: string): boolean =>
  (/^\/(api|oauth)\//.test(path) || /^\/auth\/[^/]+\/unsubscribed\/?$/.test(path)) && path !== ingestPath
const hasCredential = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || headers['shared-access-token'] !== undefined

/** Requests of owners of a credential, and those of strangers, do not wait for each other. */
const openLimits = (): readonly InFlight[] => [
  limitInFlight({
    ...MEMBERS,
    mayCount: (path, request) => isCall(path) && hasCredential(request),
    senderOf: (path, request) => (isCall(path) ? ownerOf(request) : null),
  }),
  limitInFlight({
    ...STRANGERS,
    mayCount: (path, request) => isCall(path) && !hasCredential(request),
    senderOf: (path, request) => (isCall(path) && ownerOf(request) === null ? networkOf(request.ip) : null),
  }),
]

function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders).header('x-correlation-id', request.id)
  if (request.url.startsWith('/api/') || request.url.startsWith('/oauth/'))
    reply.header('cache-control', 'no-store')
}

function openFastify(platform: Platform, limits: readonly InFlight[]): FastifyInstance {
  const isProxy = compile(platform.config.trust_proxy.split(',').map((name) => name.trim()))
  const connections = limitConnections({ ...CONNECTIONS, isProxy: (address) => isProxy(address, 0) })
  const app = Fastify({
    serverFactory: (handle) =>
      connections.limit(
        createServer(
          patience,
          limits.reduce<RequestListener>((inner, { guard }) => guard(inner), handle),
        ),
      ),
    loggerInstance: platform.log.child({}, { serializers: { req: requestForLog } }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => crypto.randomUUID(),
    trustProxy: isProxy,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // A connection that was accepted is served to its end, also while the process is ending.
    return503OnClosing: false,
    // An address that cannot be read, or whose parts are too long, leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      secure(request as FastifyRequest, reply as FastifyReply)
      answerProblem(new Problem('not_found', 'Not found.'), request as FastifyRequest, reply as FastifyReply)
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new JsonBody(String(body))),
  )
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
  guardBodies(app)
  connections.watch(app)
  noticeProxies(app)
  for (const { count } of limits) count(app)
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.addHook('onClose', () => closeResources(platform))
  return app
}

/** Builds the HTTP application. It does not listen: `app.listen` or `app.inject` do. */
export async function buildApp(
  platform: Platform,
  options: ServeOptions = { check_permissions: true },
): Promise<FastifyInstance> {
  const all = features.flat()
  const app = openFastify(platform, openLimits())
  serveHealth(app, platform, {
    web_version: await readWebVersion(platform.config.web_folder),
    checks: {
      records: recordsState,
      clock: clockState,
      jobs: jobsState,
      structure: structureState,
      time_zones: timeZonesState,
    },
  })
  serveDocs(app)
  serveMetrics(app)
  for (const served of all.filter(({ route }) => !route.takes_file)) mount(app, served, platform, options)
  await app.register(async (scope) => {
    await takeUploads(scope)
    for (const served of all.filter(({ route }) => route.takes_file)) mount(scope, served, platform, options)
  })
  await serveIngest(app, platform)
  await serveEvents(app, platform)
  await serveOneClick(app, platform, options)
  await serveWeb(app, platform.config.web_folder)
  return app
}

/** Routes of the contract without a handler: must be empty; the conformance test checks it. */
export function unservedRoutes(): string[] {
  const served = new Set(features.flat().map(({ route }) => route.name))
  return routes.filter((route) => !served.has(route.name)).map((route) => route.name)
}
