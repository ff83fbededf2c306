/**
 * A route is a constant: what may be asked, what is answered and who may ask. The server serves it, the
 * browser calls it, OpenAPI, the conformance tests and the fuzz loop read it. Nothing else knows a path or a
 * schema.
 */
import type { Permission } from '@larder/core/permissions'
import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where the permission is asked. `placeId`/`companyId` name the path parameter that carries the id; `item`
 * looks the row's company and place up by its id under row-level security; `body` takes ids from named body
 * fields (an absent or malformed one answers like an absent place). `self`: no target, the actor alone
 * decides.
 */
export type Scope =
  | { readonly kind: 'self' }
  | { readonly kind: 'company'; readonly param: string }
  | { readonly kind: 'place'; readonly param: string }
  | { readonly kind: 'item'; readonly table: string; readonly param: string }
  | { readonly kind: 'body'; readonly place_id?: string; readonly company_id?: string }

type Shape = z.ZodType

export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
> = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly permission: Permission
  readonly scope: Scope
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
  /** Status of the success; 200 unless named. */
  readonly status: number
  /** What the body is when it is not JSON: a file, streamed by the handler. */
  readonly produces: string
  /** A GET that must write (redirects of providers, logout): runs in a writing transaction and is audited. */
  readonly writes: boolean
  /** The body may be a form (multipart/form-data) with a part `file` instead of JSON. */
  readonly takes_file: boolean
  /** Answers that take work outside the transaction (PDF) after it has read. */
  readonly summary: string
}

const Nothing = z.object({})
type NothingShape = typeof Nothing

type Given<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly permission: Permission
  readonly summary: string
  readonly scope?: Scope
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly response?: R
  readonly status?: number
  readonly produces?: string
  readonly writes?: boolean
  readonly takes_file?: boolean
}

/** Declares a route. The scope follows from the path: `:placeId`, else `:companyId`, else self. */
export function route<
  P extends Shape = NothingShape,
  Q extends Shape = NothingShape,
  B extends Shape = NothingShape,
  R extends Shape = NothingShape,
>(given: Given<P, Q, B, R>): Route<P, Q, B, R> {
  return {
    name: given.name,
    method: given.method,
    path: given.path,
    permission: given.permission,
    summary: given.summary,
    scope: given.scope ?? scopeOfPath(given.path),
    params: given.params ?? (Nothing as unknown as P),
    query: given.query ?? (Nothing as unknown as Q),
    body: given.body ?? (Nothing as unknown as B),
    response: given.response ?? (Nothing as unknown as R),
    status: given.status ?? 200,
    produces: given.produces ?? 'application/json',
    writes: given.writes ?? given.method !== 'GET',
    takes_file: given.takes_file ?? false,
  }
}

function scopeOfPath(path: string): Scope {
  if (path.includes(':placeId')) return { kind: 'place', param: 'placeId' }
  if (path.includes(':companyId')) return { kind: 'company', param: 'companyId' }
  return { kind: 'self' }
}

export type ParamsOf<R extends Route> = z.output<R['params']>
export type QueryOf<R extends Route> = z.output<R['query']>
export type BodyOf<R extends Route> = z.output<R['body']>
export type ResponseOf<R extends Route> = z.output<R['response']>
/** What a caller passes: parts without fields may be left out. */
export type CallInput<R extends Route> = {
  readonly params?: z.input<R['params']>
  readonly query?: z.input<R['query']>
  readonly body?: z.input<R['body']>
}
