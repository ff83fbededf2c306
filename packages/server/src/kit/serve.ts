/**
 * What must not be forgotten is done here, once, in this order: session → actor (401); target (404);
 * permission
 * (403); input (422); one transaction with its tenant; the handler; the audit entry; commit; the answer cut
 * to the
 * contract. A handler is `(ctx, input) => output` and cannot leave a step out. A route with a `before` step
 * is checked,
 * then the step runs outside any transaction, then everything is checked again in the handler's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor, Target } from '@larder/core/permissions'
import { can, sees } from '@larder/core/permissions'
import type { ResponseOf, Route, Scope } from '@larder/contract/kit'
import {
  inTransaction,
  lookOnce,
  over,
  type Credential,
  type Db,
  type Entered,
  type Entry,
  type Statement,
} from '#db/transaction.ts'
import type { Asker, AuditNote, Ctx, Input, Outside, RequestFacts } from './context.ts'
import { FileAnswer } from './file-answer.ts'
import { JsonText } from './json-text.ts'
import { Problem, notFound } from './problem.ts'
import {
  chooseReply,
  keepReply,
  lookForReply,
  mayBeCopy,
  readOperation,
  Replayed,
  sendText,
} from './replay.ts'
import { answerProblem } from './answer-problem.ts'
import { readInput } from './read-input.ts'
import { readCredential } from './tokens.ts'
import { slowGuesses, takeTokens, type Throttle } from './throttle.ts'
import { hasUpload, readUpload } from './uploads.ts'
import { noteActor } from './security-events.ts'
import { writeAudit } from './audit.ts'
import { touchSession } from './session-touch.ts'
import type { Platform } from './platform.ts'

export type Handler<R extends Route, Prepared = undefined> = (
  ctx: Ctx,
  input: Input<R>,
  prepared: Prepared,
) => Promise<ResponseOf<R> | FileAnswer | JsonText>
/** Runs outside the transaction; what it answers is the handler's third argument. */
export type Before<R extends Route, Prepared> = (outside: Outside, input: Input<R>) => Promise<Prepared>

/**
 * What a route of a place reads first, as one statement; its rows are the handler's third argument, none
 * where it answers null.
 */
export type Look<R extends Route> = (input: Input<R>, asker: Asker) => Statement | null

export type Served = {
  readonly route: Route
  readonly handler: Handler<Route, unknown>
  readonly throttles: readonly Throttle[]
  readonly before: Before<Route, unknown> | null
  readonly replays: boolean
  readonly look: Look<Route> | null
}

type Options<R extends Route, Prepared> = {
  readonly throttles?: readonly Throttle[]
  readonly before?: Before<R, Prepared>
  readonly replays?: boolean
  readonly look?: Look<R>
}

/**
 * Ties a route to its handler. `throttles` only where guessing or abuse must be slowed (429); load is shed
 * elsewhere (503).
 * `replays`: what a device may send again, named by its key, has its effect once and the same answer each
 * time (replay.ts).
 * `look`: what is read first comes with the round trip that begins the transaction, and of a route that only
 * reads that is
 * all. The statement runs in the tenancy that is entered, before the permission is known; who may not see its
 * rows gets the
 * same answer as ever, and the handler does not run.
 */
export function serve<R extends Route, Prepared = undefined>(
  route: R,
  handler: Handler<R, Prepared>,
  options: Options<R, Prepared> = {},
): Served {
  return {
    route,
    handler: handler as unknown as Handler<Route, unknown>,
    throttles: options.throttles ?? [],
    before: (options.before as unknown as Before<Route, unknown> | undefined) ?? null,
    replays: options.replays ?? false,
    look: (options.look as unknown as Look<Route> | undefined) ?? null,
  }
}

/** Tables whose rows a route may name by id alone, and what their rows belong to. */
const itemTables = {
  user_groups: 'place',
  company_tokens: 'company',
  custom_analyses: 'place',
  tasks: 'place',
  files: 'place',
} as const

/** Tests of the second line of defence (R3.3) switch the application's own check off; nothing else may. */
export type ServeOptions = { readonly check_permissions: boolean }

/** Forms of people without a session: names, addresses, passwords. */
const MAX_PUBLIC_BODY_BYTES = 65_536

const unauthenticated = (): Problem => new Problem('unauthorized', 'Unauthenticated.')

/**
 * Whether an actor without any credential is refused, so that the body of such a request is not even read.
 */
const needsCredential = ({ permission }: Route): boolean =>
  permission !== 'public' && !can({ kind: 'anonymous' }, permission)

/** Mounts a served route on the application. */
export function mount(app: FastifyInstance, served: Served, platform: Platform, options: ServeOptions): void {
  const { route } = served
  if (route.scope.kind === 'item' && !(route.scope.table in itemTables))
    throw new Error(`${route.name}: unknown item table ${route.scope.table}`)
  if (served.look !== null && (route.scope.kind !== 'place' || served.before !== null))
    throw new Error(`${route.name}: only routes of a place look, and those with a step before do not`)
  const json = route.produces === 'application/json'
  app.route({
    method: route.method,
    url: route.path,
    ...(json ? { schema: { response: { [route.status]: responseSchema(route) } } } : {}),
    config: { route: route.name },
    ...(route.permission === 'public' ? { bodyLimit: MAX_PUBLIC_BODY_BYTES } : {}),
    onRequest: (request, reply, done) => {
      if (needsCredential(route) && readCredential(request.headers).kind === 'anonymous')
        answerProblem(unauthenticated(), request, reply)
      else done()
    },
    handler: (request, reply) => answer(served, platform, options, { request, reply }),
  })
}

/** JSON schema of the answer; fast-json-stringify writes only what it names. */
function responseSchema(route: Route): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(route.response, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
  })
  return schema
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function answer(
  served: Served,
  platform: Platform,
  options: ServeOptions,
  { request, reply }: Exchange,
): Promise<unknown> {
  const after: (() => void)[] = []
  const credential =
    served.route.permission === 'public' ? { kind: 'anonymous' as const } : readCredential(request.headers)
  try {
    for (const throttle of served.throttles) await takeTokens(platform, throttle, request)
    const prepared = await prepare(served, platform, options, { request, credential, after })
    const output =
      (await lookAndRun(served, platform, options, { request, credential, after })) ??
      (await run(served, platform, options, {
        request,
        credential,
        after,
        prepared,
        write: writerOf(served, reply),
      }))
    for (const work of after) work()
    if (output instanceof FileAnswer || output instanceof Replayed) return await output.send(reply)
    if (output instanceof JsonText) return await sendText(reply, served.route.status, output.json)
    return await reply.status(served.route.status).send(output)
  } catch (error) {
    if (served.replays && mayBeCopy(error)) {
      const before = await lookAgain(served, platform, options, { request, credential, after: [] }).catch(
        () => undefined,
      )
      if (before !== undefined) return before.send(reply)
    }
    return answerProblem(await slowGuesses(platform, { error, credential, request }), request, reply)
  }
}

type Asked = {
  readonly request: FastifyRequest
  readonly credential: Credential
  readonly after: (() => void)[]
}
type Run = Asked & {
  readonly prepared: unknown
  /** The answer as text, cut to the contract; null where it is not kept. */ readonly write:
    | ((output: unknown) => string)
    | null
}

function writerOf({ replays, route }: Served, reply: FastifyReply): Run['write'] {
  if (!replays) return null
  const write = reply.getSerializationFunction(String(route.status)) as
    | ((output: unknown) => string)
    | undefined
  return (output) => (output instanceof JsonText ? output.json : (write?.(output) ?? JSON.stringify(output)))
}

const byWhom = (actor: Actor, { company_id }: Target): { company_id: number; user_id: number | null } => {
  if (company_id === undefined) throw new Error('Replays need a company.')
  return { company_id, user_id: actor.kind === 'user' ? actor.user_id : null }
}

/** A copy of the same request may have been faster: then its answer is the answer. */
function lookAgain(
  { route }: Served,
  platform: Platform,
  options: ServeOptions,
  { request, credential }: Asked,
): Promise<Replayed | undefined> {
  const { entry, ids } = entryOf(route, request, credential, platform.now())
  return inTransaction(
    platform.pool,
    { ...entry, writes: false, looks: lookForReply(request) },
    async (db, entered, { found }) => {
      const { actor, target } = await admit({ route, request, db, entered, ids }, options)
      const operation = readOperation(request)
      return operation === null ? undefined : chooseReply(found[0] ?? [], byWhom(actor, target), operation)
    },
  )
}

function entryOf(
  route: Route,
  request: FastifyRequest,
  credential: Credential,
  now: Date,
): { entry: Entry; ids: Ids } {
  const ids = namedIds(route.scope, request)
  const role = route.permission === 'public' ? 'larder_public' : 'larder_app'
  return {
    ids,
    entry: {
      credential,
      role,
      writes: route.writes,
      now,
      place_id: ids.place_id,
      company_id: ids.company_id,
    },
  }
}

/** Session, target, permission and input, in this order. */
async function admit(
  finding: Finding,
  options: ServeOptions,
): Promise<Who & { target: Target; input: Input<Route> }> {
  const { route, request, entered } = finding
  const { actor, ...ids } = readActor(entered, route)
  noteActor(request, actor)
  const target = await findTarget(finding)
  if (options.check_permissions) check(actor, route, target)
  return { actor, ...ids, target, input: readInput(route, request) }
}

async function prepare(
  { route, before }: Served,
  platform: Platform,
  options: ServeOptions,
  { request, credential }: Asked,
): Promise<unknown> {
  if (before === null) return undefined
  const now = platform.now()
  const { entry, ids } = entryOf(route, request, credential, now)
  const { actor, input } = await inTransaction(platform.pool, { ...entry, writes: false }, (db, entered) =>
    admit({ route, request, db, entered, ids }, options),
  )
  const look: Outside['look'] = (query) =>
    inTransaction(
      platform.pool,
      {
        credential: { kind: 'anonymous' },
        role: 'larder_public',
        writes: false,
        place_id: null,
        company_id: null,
        now,
      },
      query,
    )
  const judge: Outside['judge'] = (work) =>
    inTransaction(platform.pool, { ...entry, writes: false }, async (db, entered) => {
      const { input: _, ...who } = await admit({ route, request, db, entered, ids }, options)
      return work({
        db,
        ...who,
        now,
        platform,
        request: factsOf(request),
        audit: () => undefined,
        afterCommit: () => undefined,
      })
    })
  return before(
    {
      actor,
      now,
      platform,
      request: factsOf(request),
      look,
      judge,
      has_upload: hasUpload(request),
      upload: () => readUpload(request),
    },
    input,
  )
}

function run(
  { route, handler, look }: Served,
  platform: Platform,
  options: ServeOptions,
  { request, credential, after, prepared, write }: Run,
): Promise<unknown> {
  const now = platform.now()
  const { entry, ids } = entryOf(route, request, credential, now)
  const own = look === null ? null : lookAt(look, route, request, { now, ids })
  const kept = write === null ? [] : lookForReply(request)
  return inTransaction(
    platform.pool,
    { ...entry, looks: own === null ? kept : [...kept, own] },
    async (db, entered, { found, ending }) => {
      const { input, ...who } = await admit({ route, request, db, entered, ids }, options)
      const operation = write === null ? null : readOperation(request)
      const before =
        operation === null ? undefined : chooseReply(found[0] ?? [], byWhom(who.actor, who.target), operation)
      if (before !== undefined) return before
      const notes: AuditNote[] = []
      const ctx: Ctx = {
        db,
        ...who,
        now,
        platform,
        request: factsOf(request),
        audit: (note) => notes.push(note),
        afterCommit: (work) => after.push(work),
      }
      const output = await handler(
        ctx,
        input,
        look === null ? prepared : own === null ? [] : (found.at(-1) ?? []),
      )
      writeAudit(ending, { route, ctx, notes })
      touchSession(platform, { entered, credential, now }, after)
      if (write === null || operation === null) return output
      const text = write(output)
      keepReply(ending, byWhom(who.actor, who.target), operation, { status: route.status, text, now })
      return new JsonText(text)
    },
  )
}

/**
 * Undefined where the route writes or looks at nothing, or its input or place cannot be read: what is wrong
 * is said in the order of all routes.
 */
async function lookAndRun(
  { route, handler, look }: Served,
  platform: Platform,
  options: ServeOptions,
  { request, credential, after }: Asked,
): Promise<unknown> {
  const now = platform.now()
  const { entry, ids } = entryOf(route, request, credential, now)
  const statement = look === null || route.writes ? null : lookAt(look, route, request, { now, ids })
  if (statement === null) return undefined
  const { entered, found } = await lookOnce(platform.pool, { ...entry, writes: false, looks: [statement] })
  const { input, ...who } = await admit({ route, request, db: over, entered, ids }, options)
  const output = await handler(
    {
      db: over,
      ...who,
      now,
      platform,
      request: factsOf(request),
      audit: () => undefined,
      afterCommit: (work) => after.push(work),
    },
    input,
    found[0] ?? [],
  )
  touchSession(platform, { entered, credential, now }, after)
  return output
}

function lookAt(
  look: Look<Route>,
  route: Route,
  request: FastifyRequest,
  { now, ids: { place_id } }: { readonly now: Date; readonly ids: Ids },
): Statement | null {
  try {
    return place_id === null
      ? null
      : look(readInput(route, request), { place_id, now, request: factsOf(request) })
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

type Who = {
  readonly actor: Actor
  readonly session_id: number | null
  readonly shared_access_id: number | null
}

function readActor(entered: Entered, route: Route): Who {
  if (entered === null) throw unauthenticated()
  const actor = entered.actor as Actor & { session_id?: number; shared_access_id?: number }
  if (actor.kind === 'anonymous' && !can(actor, route.permission)) throw unauthenticated()
  return { actor, session_id: actor.session_id ?? null, shared_access_id: actor.shared_access_id ?? null }
}

type Ids = { readonly place_id: number | null; readonly company_id: number | null; readonly named: boolean }

/** A whole number that fits a PostgreSQL integer, or null: what is malformed answers like what is absent. */
export function readId(value: unknown): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)
        ? Number(value)
        : Number.NaN
  return Number.isInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : null
}

function namedIds(scope: Scope, request: FastifyRequest): Ids {
  const params = request.params as Record<string, unknown>
  switch (scope.kind) {
    case 'self':
    case 'item':
      return { place_id: null, company_id: null, named: false }
    case 'place':
      return { place_id: readId(params[scope.param]), company_id: null, named: true }
    case 'company':
      return { place_id: null, company_id: readId(params[scope.param]), named: true }
    case 'body': {
      const body = peekBody(request)
      const place_id = scope.place_id === undefined ? null : readId(body[scope.place_id])
      return {
        place_id,
        company_id:
          scope.company_id === undefined || place_id !== null ? null : readId(body[scope.company_id]),
        named: true,
      }
    }
  }
}

/** The body as far as it can be read before the permission is known: only ids are taken from it. */
function peekBody(request: FastifyRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''))
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

type Finding = {
  readonly route: Route
  readonly request: FastifyRequest
  readonly db: Db
  readonly entered: Entered
  readonly ids: Ids
}

async function findTarget({ route, request, db, entered, ids }: Finding): Promise<Target> {
  const { scope } = route
  if (scope.kind === 'item')
    return findItem(db, scope, (request.params as Record<string, unknown>)[scope.param])
  if (!ids.named) return {}
  if (!entered?.target) throw notFound(modelOf(scope), { refuses_permission: true })
  return entered.target
}

async function findItem(db: Db, scope: { table: string; param: string }, value: unknown): Promise<Target> {
  const id = readId(value)
  const ofPlace = itemTables[scope.table as keyof typeof itemTables] === 'place'
  const columns = ofPlace ? sql`t.company_id, t.place_id` : sql`t.company_id`
  const placeThere = ofPlace
    ? sql`join places p on p.company_id = t.company_id and p.id = t.place_id and p.removed_at is null`
    : sql``
  const found =
    id === null
      ? undefined
      : (
          await sql<{
            company_id: number
            place_id?: number
          }>`select ${columns} from ${sql.table(scope.table)} t ${placeThere} where t.id = ${id}`.execute(db)
        ).rows[0]
  if (!found) throw notFound(scope.table)
  return found
}

function check(actor: Actor, route: Route, target: Target): void {
  if (can(actor, route.permission, target)) return
  if (sees(actor, target))
    throw new Problem('forbidden', 'You do not have sufficient permissions to do that.')
  throw notFound(modelOf(route.scope), { refuses_permission: true })
}

const modelOf = (scope: Scope): string =>
  scope.kind === 'item' ? scope.table : scope.kind === 'company' ? 'Company' : 'Place'

/** A clock beyond these says nothing, and arithmetic with it leaves the range of dates. */
const EARLIEST_DEVICE_TIME = Date.UTC(2000, 0)
const LATEST_DEVICE_TIME = Date.UTC(2200, 0)

function factsOf(request: FastifyRequest): RequestFacts {
  const device = request.headers['x-larder-device']
  const device_time = Date.parse(String(request.headers['x-larder-device-time']))
  const isPlausible = device_time >= EARLIEST_DEVICE_TIME && device_time <= LATEST_DEVICE_TIME
  return {
    ip: request.ip,
    correlation_id: request.id,
    device_token: typeof device === 'string' && device.length <= 200 ? device : null,
    device_time: isPlausible ? device_time : null,
    client: clientOf(request.headers),
    accept_language: request.headers['accept-language'] ?? null,
    // Few ask for it, and it is a hash.
    get credential() {
      return readCredential(request.headers)
    },
  }
}

/** Browsers alone begin with «Mozilla»; on phones they say «Mobi», on tablets «Android» at most. */
function clientOf({
  'sec-ch-ua-mobile': hint,
  'user-agent': agent = '',
}: FastifyRequest['headers']): RequestFacts['client'] {
  if (hint === '?1' || /\bMobi|\biPhone\b|\bAndroid\b/.test(agent)) return 'phone'
  return agent.startsWith('Mozilla/') ? 'computer' : null
}
