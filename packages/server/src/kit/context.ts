/** Everything that a handler can reach. */
import { personOf, type Actor, type Target } from '@larder/core/permissions'
import type { Route, ParamsOf, QueryOf, BodyOf } from '@larder/contract/kit'
import type { Credential, Db } from '#db/transaction.ts'
import { Problem } from './problem.ts'
import type { Platform } from './platform.ts'
import type { Upload } from './files/uploads.ts'

export type AuditNote = {
  readonly entity: string
  readonly entity_id?: string | number | null
  readonly company_id?: number | null
  readonly place_id?: number | null
  readonly user_id?: number | null
  /** Ids and old/new values of fields. Never secrets. */
  readonly detail?: Readonly<Record<string, unknown>>
}

export type Ctx = {
  /** The request's transaction; there is no other one in reach. */
  readonly db: Db
  readonly actor: Actor
  /** Id of the session that asks, for logout and for ending the other sessions. */
  readonly session_id: number | null
  /** Id of the shared link that asks. */
  readonly shared_access_id: number | null
  /** The company and place for which the permission was checked. */
  readonly target: Target
  readonly now: Date
  readonly request: RequestFacts
  readonly platform: Platform
  /** Every writing route calls it exactly once; the frame refuses the commit otherwise. */
  readonly audit: (note: AuditNote) => void
  /** Runs after the commit, before the reply: wakes workers. Never the place for a promise of the answer. */
  readonly afterCommit: (work: () => void) => void
}

/** The facts of a request besides its input. `credential` is read from the headers, also on public routes. */
export type RequestFacts = {
  readonly ip: string
  readonly correlation_id: string
  readonly device_token: string | null
  /**
   * The device's clock when it sent the request, milliseconds since 1970; null where the header is absent.
   */
  readonly device_time: number | null
  /** The tablet had no network when this was typed: the PIN was given later. */
  readonly was_unproven: boolean
  /** The kind of device by the browser's header; null without one. */
  readonly client: 'phone' | 'computer' | null
  readonly accept_language: string | null
  readonly credential: Credential
}

/**
 * Everything that a `before` step can reach. It runs after session, permission and input were checked and
 * before the handler's transaction: the place for work that must not hold a connection, such as password
 * hashes and calls to other hosts. `read` reads in a short transaction as larder_public; the rows may have
 * changed when the handler runs. `judge` reads in the transaction of the actor, as the handler will, so that
 * a request that the handler would refuse is refused before a file is read. `upload` reads the file of an
 * upload route; `has_upload` says whether the request brings one.
 */
export type Outside = Pick<Ctx, 'actor' | 'now' | 'platform' | 'request'> & {
  readonly read: <T>(query: (db: Db) => Promise<T>) => Promise<T>
  readonly judge: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
  readonly has_upload: boolean
  readonly upload: () => Promise<Upload | null>
}

export type Input<R extends Route> = {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
}

const usersOnly = (): Problem =>
  new Problem('forbidden', 'You do not have sufficient permissions to do that.')

/**
 * The user of the request. @throws Problem 403 for other actors: their permission should not have brought
 * them here.
 */
export function userOf(ctx: Pick<Ctx, 'actor'>): Extract<Actor, { kind: 'user' }> {
  if (ctx.actor.kind !== 'user') throw usersOnly()
  return ctx.actor
}

/** The account of the person of the request, also of one who signed in by PIN. @throws Problem 403 */
export function userId(ctx: Pick<Ctx, 'actor'>): number {
  const id = personOf(ctx.actor)
  if (id === null) throw usersOnly()
  return id
}

/** The person of the request, for the author columns of rows; null for jobs and integrations. */
export const writingUser = ({ actor }: Pick<Ctx, 'actor'>): number | null => personOf(actor)

/** The session that asks. @throws Problem 403 where somebody else asks. */
export function sessionOf(ctx: Ctx): number {
  if (ctx.session_id === null) throw usersOnly()
  return ctx.session_id
}

/** The shared link that asks, and its place. @throws Problem 403 where somebody else asks. */
export function sharedBy({ actor, shared_access_id }: Pick<Ctx, 'actor' | 'shared_access_id'>): {
  company_id: number
  place_id: number
  shared_access_id: number
} {
  if (actor.kind !== 'shared' || shared_access_id === null) throw usersOnly()
  return { company_id: actor.company_id, place_id: actor.place_id, shared_access_id }
}

/** The place of a route whose scope is a place. */
export function placeOf(ctx: Ctx): { company_id: number; place_id: number } {
  const { company_id, place_id } = ctx.target
  if (company_id === undefined || place_id === undefined) throw new Error('This route has no place.')
  return { company_id, place_id }
}

/** The company of a route whose scope is a company or a place. */
export function companyOf(ctx: Ctx): number {
  if (ctx.target.company_id === undefined) throw new Error('This route has no company.')
  return ctx.target.company_id
}
