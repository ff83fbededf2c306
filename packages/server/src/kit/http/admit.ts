/** Resolves a request's session (401) and target (404), and checks its permission (403). */
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { can, sees, type Actor, type Target } from '@larder/core/permissions'
import { isWriting, type Route, type Scope } from '@larder/contract/kit'
import type { ServedRoute } from '@larder/contract/routes'
import type { Credential, Db, Entered, Entry } from '#db/transaction.ts'
import type { Input } from '../context.ts'
import { peekBody } from './json-body.ts'
import { Problem, notFound } from '../problem.ts'
import { requirePackage } from './package-gate.ts'
import { readInput } from './read-input.ts'
import { noteActor } from './security-events.ts'

/** Tables whose rows a route may name by id alone, and the company or place of their rows. */
const itemTables = {
  user_groups: 'place',
  company_exports: 'company',
  company_tokens: 'company',
  custom_analyses: 'place',
  tasks: 'place',
  files: 'place',
  digital_audits: 'company',
  digital_audit_questions: 'company',
  digital_audit_results: 'place',
  digital_audit_responses: 'place',
} as const

/** @throws for a route that names rows of a table that is not in the list */
export function requireItemTable({ name, scope }: Route): void {
  if (scope.kind === 'item' && !(scope.table in itemTables))
    throw new Error(`${name}: unknown item table ${scope.table}`)
}

export const unauthenticated = (): Problem => new Problem('unauthorized', 'Unauthenticated.')

/** Tests of the second line of defence (R3.3) turn the application's own check off; nothing else may. */
export type ServeOptions = { readonly check_permissions: boolean }

export type Admitted = {
  readonly actor: Actor
  readonly session_id: number | null
  readonly shared_access_id: number | null
  readonly target: Target
  readonly input: Input<Route>
}

type Exchange = { readonly route: ServedRoute; readonly request: FastifyRequest }

/** The transaction that a request enters. */
export function entryOf({ route, request }: Exchange, credential: Credential, now: Date): Entry {
  const { place_id, company_id } = namedIds(route.scope, request)
  const role = route.permission === 'public' ? 'larder_public' : 'larder_app'
  return { credential, role, writes: isWriting(route), now, place_id, company_id }
}

/** Session, target, permission, package and input, in this order. @throws Problem 401, 404, 403, 402, 422 */
export async function admit(
  { route, request }: Exchange,
  db: Db,
  entered: Entered,
  { check_permissions, now }: ServeOptions & { readonly now: Date },
): Promise<Admitted> {
  if (entered === null) throw unauthenticated()
  const actor = entered.actor as Actor & { session_id?: number; shared_access_id?: number }
  if (actor.kind === 'anonymous' && !can(actor, route.permission)) throw unauthenticated()
  noteActor(request, actor)
  const target = await findTarget({ route, request }, db, entered)
  if (check_permissions) {
    checkPermission(actor, route, target)
    await requirePackage(db, route, { company_id: target.company_id, now })
  }
  return {
    actor,
    session_id: actor.session_id ?? null,
    shared_access_id: actor.shared_access_id ?? null,
    target,
    input: readInput(route, request),
  }
}

/** A whole number that fits a PostgreSQL integer, or null: a malformed id answers like one that is absent. */
function readId(value: unknown): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)
        ? Number(value)
        : Number.NaN
  return Number.isInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : null
}

type Ids = { readonly place_id: number | null; readonly company_id: number | null }

function namedIds(scope: Scope, request: FastifyRequest): Ids {
  const params = request.params as Record<string, unknown>
  switch (scope.kind) {
    case 'self':
    case 'item':
      return { place_id: null, company_id: null }
    case 'place':
      return { place_id: readId(params[scope.param]), company_id: null }
    case 'company':
      return { place_id: null, company_id: readId(params[scope.param]) }
    case 'body': {
      const body = peekBody(request)
      const place_id = scope.place_id === undefined ? null : readId(body[scope.place_id])
      const takesCompany = scope.company_id !== undefined && place_id === null
      return { place_id, company_id: takesCompany ? readId(body[scope.company_id]) : null }
    }
  }
}

async function findTarget({ route, request }: Exchange, db: Db, entered: Entered): Promise<Target> {
  const { scope } = route
  if (scope.kind === 'self') return {}
  if (scope.kind === 'item')
    return findItem(db, scope.table, (request.params as Record<string, unknown>)[scope.param])
  if (!entered?.target) throw notFound(modelOf(scope), { refuses_permission: true })
  return entered.target
}

async function findItem(db: Db, table: string, value: unknown): Promise<Target> {
  const id = readId(value)
  const ofPlace = itemTables[table as keyof typeof itemTables] === 'place'
  const columns = ofPlace ? sql`t.company_id, t.place_id` : sql`t.company_id`
  const existingPlace = ofPlace
    ? sql`join places p on p.company_id = t.company_id and p.id = t.place_id and p.removed_at is null`
    : sql``
  const select = sql<{ company_id: number; place_id?: number }>`
    select ${columns} from ${sql.table(table)} t ${existingPlace} where t.id = ${id}`
  const item = id === null ? undefined : (await select.execute(db)).rows[0]
  if (!item) throw notFound(table)
  return item
}

function checkPermission(actor: Actor, route: Route, target: Target): void {
  if (can(actor, route.permission, target)) return
  if (sees(actor, target))
    throw new Problem('forbidden', 'You do not have sufficient permissions to do that.')
  throw notFound(modelOf(route.scope), { refuses_permission: true })
}

const modelOf = (scope: Scope): string =>
  scope.kind === 'item' ? scope.table : scope.kind === 'company' ? 'Company' : 'Place'
