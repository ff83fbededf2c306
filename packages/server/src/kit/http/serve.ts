/**
 * Does the steps that every route needs, once, in this order: session → actor (401); target (404); permission
 * (403); package (402); input (422); one transaction with its tenant; the handler; the audit entry; commit; the answer cut
 * to the contract. A handler is `(ctx, input) => output` and cannot leave a step out. A route with a `before`
 * step is checked, then the step runs outside any transaction, then everything is checked again in the
 * handler's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personOf, type Actor, type Target } from '@larder/core/permissions'
import type { ResponseOf, Route } from '@larder/contract/kit'
import { getServedRoute, type ServedRoute } from '@larder/contract/routes'
import { asRequest, asSystem, type Credential, type Db } from '#db/transaction.ts'
import { admit, entryOf, requireItemTable, type Admitted, type ServeOptions } from './admit.ts'
import { answerProblem } from './answer-problem.ts'
import { auditStatement } from '../audit.ts'
import type { AuditNote, Ctx, Input, Outside } from '../context.ts'
import { FileAnswer } from './file-answer.ts'
import { JsonText } from './json-text.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { findReply, mayBeCopy, readOperation, Replayed, replyStatement } from './replay.ts'
import { factsOf } from './request-facts.ts'
import { requireCaller } from './require-caller.ts'
import { sendJson } from './send-json.ts'
import { touchSession } from './session-touch.ts'
import { takeTokens, type Throttle } from './throttle.ts'
import { readCredential } from '../tokens.ts'
import { hasUpload, readUpload } from '../files/uploads.ts'
import { conflictOf, countVersion, findLastChange, type Versioned } from './versions.ts'

export type { ServeOptions } from './admit.ts'

export type Handler<R extends Route, Prepared = undefined> = (
  ctx: Ctx,
  input: Input<R>,
  prepared: Prepared,
) => Promise<ResponseOf<R> | FileAnswer | JsonText>
/** Runs outside the transaction; its result is the handler's third argument. */
export type Before<R extends Route, Prepared> = (outside: Outside, input: Input<R>) => Promise<Prepared>

export type Served = {
  readonly route: ServedRoute
  readonly handler: Handler<Route, unknown>
  readonly throttles: readonly Throttle[]
  readonly before: Before<Route, unknown> | null
  readonly replays: boolean
  readonly versioned: Versioned | null
}

type Options<R extends Route, Prepared> = {
  readonly throttles?: readonly Throttle[]
  readonly before?: Before<R, Prepared>
  readonly replays?: boolean
  readonly versioned?: Versioned
}

/**
 * Ties a route to its handler. `throttles` slow guessing and abuse (429); load is shed elsewhere (503).
 * `replays`: a device may send the same operation again; it has its effect once and the same answer each time
 * (replay.ts). `versioned`: the row whose version the change names and counts up (versions.ts).
 */
export function serve<R extends Route, Prepared = undefined>(
  route: R,
  handler: Handler<R, Prepared>,
  options: Options<R, Prepared> = {},
): Served {
  return {
    route: getServedRoute(route),
    handler: handler as unknown as Handler<Route, unknown>,
    throttles: options.throttles ?? [],
    before: (options.before as unknown as Before<Route, unknown> | undefined) ?? null,
    replays: options.replays ?? false,
    versioned: options.versioned ?? null,
  }
}

/** Forms of people without a session: names, addresses, passwords. */
const MAX_PUBLIC_BODY_BYTES = 65_536

/** Mounts a served route on the application. */
export function mount(app: FastifyInstance, served: Served, platform: Platform, options: ServeOptions): void {
  const { route } = served
  requireItemTable(route)
  const isPublic = route.permission === 'public'
  app.route({
    method: route.method,
    url: route.path,
    ...(isPublic ? { bodyLimit: MAX_PUBLIC_BODY_BYTES } : {}),
    onRequest: requireCaller(platform, route),
    handler: (request, reply) => {
      const credential = isPublic ? ({ kind: 'anonymous' } as const) : readCredential(request.headers)
      return answer({ served, route, platform, options, request, reply, credential, after: [] })
    },
  })
}

const responseSchemas = new WeakMap<ServedRoute, Record<string, unknown>>()

/**
 * JSON schema of the answer, made at the first one: for all routes together it takes a third of the start.
 */
function responseSchema(route: ServedRoute): Record<string, unknown> {
  const cachedSchema = responseSchemas.get(route)
  if (cachedSchema !== undefined) return cachedSchema
  const { $schema: _, ...schema } = z.toJSONSchema(route.response, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
  })
  responseSchemas.set(route, schema)
  return schema
}

/** One request on its way through the frame. */
type Exchange = {
  readonly served: Served
  readonly route: ServedRoute
  readonly platform: Platform
  readonly options: ServeOptions
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly credential: Credential
  /** Runs after the commit. */
  readonly after: (() => void)[]
}

async function answer(exchange: Exchange): Promise<unknown> {
  const { served, route, platform, request, reply, after } = exchange
  try {
    for (const throttle of served.throttles) await takeTokens(platform, throttle, request)
    const output = await run(exchange, await prepare(exchange))
    for (const work of after) work()
    if (output instanceof FileAnswer || output instanceof Replayed) return await output.send(reply)
    if (route.produces !== 'application/json') return await reply.status(route.status).send(output)
    return await sendJson(reply, route.status, textOf(output, route, reply))
  } catch (error) {
    const earlier = served.replays && mayBeCopy(error) ? await answerOfCopy(exchange) : undefined
    if (earlier !== undefined) return earlier.send(reply)
    return answerProblem(await withAuthor(exchange, error), request, reply)
  }
}

/** A transaction of the request that only reads, with everything checked. */
function inReading<T>(
  exchange: Exchange,
  work: (db: Db, admitted: Admitted, now: Date) => Promise<T>,
): Promise<T> {
  const now = exchange.platform.now()
  const entry = { ...entryOf(exchange, exchange.credential, now), writes: false }
  return asRequest(exchange.platform.pool, entry, async (db, entered) =>
    work(db, await admit(exchange, db, entered, { ...exchange.options, now }), now),
  )
}

async function prepare(exchange: Exchange): Promise<unknown> {
  const { served, platform, request } = exchange
  if (served.before === null) return undefined
  const { actor, input, now } = await inReading(exchange, async (_db, admitted, at) => ({
    ...admitted,
    now: at,
  }))
  const outside: Outside = {
    actor,
    now,
    platform,
    request: factsOf(request),
    has_upload: hasUpload(request),
    upload: () => readUpload(request),
    read: (query) => asSystem(platform, query, { writes: false }),
    judge: (work) =>
      inReading(exchange, (db, admitted, at) => work(readingContext(exchange, db, admitted, at))),
  }
  return served.before(outside, input)
}

/** Of a transaction that writes nothing. */
const readingContext = (exchange: Exchange, db: Db, admitted: Admitted, now: Date): Ctx => ({
  ...contextOf(exchange, db, admitted, now),
  audit: () => undefined,
  afterCommit: () => undefined,
})

function contextOf(
  { platform, request }: Exchange,
  db: Db,
  admitted: Admitted,
  now: Date,
): Omit<Ctx, 'audit' | 'afterCommit'> {
  const { input: _, ...who } = admitted
  return { db, ...who, now, platform, request: factsOf(request) }
}

function run(exchange: Exchange, prepared: unknown): Promise<unknown> {
  const { served, route, platform, request, reply, credential, after } = exchange
  const now = platform.now()
  return asRequest(platform.pool, entryOf(exchange, credential, now), async (db, entered, atCommit) => {
    const admitted = await admit(exchange, db, entered, { ...exchange.options, now })
    const operation = served.replays ? readOperation(request) : null
    const sender = operation === null ? null : senderOf(admitted)
    if (operation !== null && sender !== null) {
      const earlier = await findReply(db, sender, operation)
      if (earlier !== undefined) return earlier
    }
    const notes: AuditNote[] = []
    const ctx: Ctx = {
      ...contextOf(exchange, db, admitted, now),
      audit: (note) => notes.push(note),
      afterCommit: (work) => after.push(work),
    }
    const output = await handle(served, ctx, { admitted, prepared })
    const audit = auditStatement({ route, ctx, notes })
    if (audit !== null) atCommit(audit)
    touchSession(platform, { entered, credential, now }, after)
    if (operation === null || sender === null) return output
    const text = textOf(output, route, reply)
    atCommit(replyStatement(sender, operation, { status: route.status, text, now }))
    return new JsonText(text)
  })
}

/**
 * The handler refuses first what the actor may not change; its effect is rolled back where another user's
 * change would be replaced.
 */
async function handle(
  { route, handler, versioned }: Served,
  ctx: Ctx,
  { admitted, prepared }: { readonly admitted: Admitted; readonly prepared: unknown },
): Promise<unknown> {
  const { input, target } = admitted
  if (versioned === null) return handler(ctx, input, prepared)
  const removes = route.method === 'DELETE'
  const before = await countVersion(ctx.db, versioned, { target, params: input.params, removes })
  const output = await handler(ctx, input, prepared)
  const problem = conflictOf(route, before, input)
  if (problem !== undefined) throw problem
  return output
}

/** The answer as text, cut to the contract: only the fields that the schema names are written. */
function textOf(output: unknown, route: ServedRoute, reply: FastifyReply): string {
  if (output instanceof JsonText) return output.json
  return reply.compileSerializationSchema(responseSchema(route))(output as Record<string, unknown>)
}

function senderOf({ actor, target }: { readonly actor: Actor; readonly target: Target }): {
  readonly company_id: number
  readonly user_id: number | null
} {
  if (target.company_id === undefined) throw new Error('Replays need a company.')
  return { company_id: target.company_id, user_id: personOf(actor) }
}

/** A conflict also says who was faster, and when. */
async function withAuthor(exchange: Exchange, error: unknown): Promise<unknown> {
  const { current } = error instanceof Problem ? error : {}
  if (!(error instanceof Problem) || typeof current !== 'object' || current === null) return error
  const { route, served } = exchange
  const id = 'id' in current ? Number(current.id) : 0
  const more = await inReading(exchange, async (db, admitted, now) => ({
    changed: await findLastChange(db, route, { company_id: admitted.target.company_id ?? 0, id: String(id) }),
    current:
      (await served.versioned?.show?.(readingContext(exchange, db, admitted, now), id)) ?? error.current,
  })).catch(() => null)
  return more === null ? error : error.with(more)
}

/** The stored answer where a copy of the same request was faster; undefined where none was. */
const answerOfCopy = (exchange: Exchange): Promise<Replayed | undefined> =>
  inReading(exchange, async (db, admitted) => {
    const operation = readOperation(exchange.request)
    return operation === null ? undefined : findReply(db, senderOf(admitted), operation)
  }).catch(() => undefined)
