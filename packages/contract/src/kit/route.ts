/**
 * A route has two halves. Its facts (`<feature>.ts`: name, method, path, permission) are read by server and
 * browser, its schemas (`<feature>.schemas.ts`) by the server alone; `declareRoutes` ties their types
 * together.
 */
import type { Permission } from '@larder/core/permissions'
import type { z } from 'zod'
import type { Resource } from './resources.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where the permission is checked. `placeId`/`companyId` name the path parameter that carries the id; `item`
 * finds the row's company and place by its id under row-level security; `body` takes ids from named body
 * fields (an absent or malformed one answers like an absent place). `self`: no target, the actor alone
 * decides.
 */
export type Scope =
  | { readonly kind: 'self' }
  | { readonly kind: 'company'; readonly param: string }
  | { readonly kind: 'place'; readonly param: string }
  | { readonly kind: 'item'; readonly table: string; readonly param: string }
  | { readonly kind: 'body'; readonly place_id?: string; readonly company_id?: string }

type CommonFacts = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly permission: Permission
  /** Follows from the path unless given: `:placeId`, else `:companyId`, else self. */
  readonly scope?: Scope
  /** Status of the success; 200 unless given. */
  readonly status?: number
  /** Media type of the response where it is not JSON: a file, streamed by the handler. */
  readonly produces?: string
  /** The body may be a form (multipart/form-data) with a part `file` instead of JSON. */
  readonly takes_file?: boolean
}

/**
 * A route that writes runs in a writing transaction and is audited, a GET too (redirects of providers,
 * logout).
 */
export type RouteFacts = CommonFacts &
  (
    | { readonly reads: readonly Resource[]; readonly writes?: never }
    | { readonly writes: readonly [Resource, ...Resource[]]; readonly reads?: never }
  )

/** Schemas of a route's input and output, without the parts that have no fields, and its documentation. */
export type RouteSchemas = {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response?: z.ZodType
  readonly summary: string
}
export type SchemaTable = Readonly<Record<string, RouteSchemas>>

export type Route<Schemas extends RouteSchemas = RouteSchemas> = Required<CommonFacts> & {
  /**
   * Its queries are fetched again when one of these is written; empty where no request changes the answer.
   */
  readonly reads: readonly Resource[]
  /** Empty where it only reads. */
  readonly writes: readonly Resource[]
  /** Never set: carries the types of input and output. */
  readonly schemas?: Schemas
}

/** The routes of a feature; the types fail where facts and schemas do not name the same routes. */
export type RoutesOf<Table extends SchemaTable> = { readonly [Name in keyof Table]: Route<Table[Name]> }

export function declareRoutes<Table extends SchemaTable>(facts: {
  readonly [Name in keyof Table]: RouteFacts
}): RoutesOf<Table> {
  return Object.fromEntries(
    Object.entries<RouteFacts>(facts).map(([name, routeFacts]) => [name, completeRoute(routeFacts)]),
  ) as RoutesOf<Table>
}

const completeRoute = (routeFacts: RouteFacts): Route => ({
  scope: scopeOfPath(routeFacts.path),
  status: 200,
  produces: 'application/json',
  takes_file: false,
  reads: [],
  writes: [],
  ...routeFacts,
})

export const isWriting = ({ writes }: Pick<Route, 'writes'>): boolean => writes.length > 0

function scopeOfPath(path: string): Scope {
  if (path.includes(':placeId')) return { kind: 'place', param: 'placeId' }
  if (path.includes(':companyId')) return { kind: 'company', param: 'companyId' }
  return { kind: 'self' }
}

type Part = 'params' | 'query' | 'body' | 'response'
type SchemasOf<R extends Route> = NonNullable<R['schemas']>
type SchemaOf<R extends Route, P extends Part> = P extends keyof SchemasOf<R>
  ? Extract<SchemasOf<R>[P], z.ZodType>
  : z.ZodObject<Record<never, never>, z.core.$strip>

type Scalar = string | number | boolean | bigint | null | undefined
type DeepReadonly<T> = unknown extends T
  ? T
  : T extends Scalar
    ? T
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
/** What a schema reads. It is readonly as the values of core's rules are, so that both need no cast. */
export type Wire<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>
/** What a schema is given, before its defaults. */
export type WireInput<Schema extends z.ZodType> = DeepReadonly<z.input<Schema>>

export type ParamsOf<R extends Route> = Wire<SchemaOf<R, 'params'>>
export type QueryOf<R extends Route> = Wire<SchemaOf<R, 'query'>>
export type BodyOf<R extends Route> = Wire<SchemaOf<R, 'body'>>
export type ResponseOf<R extends Route> = Wire<SchemaOf<R, 'response'>>
/** The arguments of a call: parts without fields may be left out. */
export type CallInput<R extends Route> = {
  readonly params?: WireInput<SchemaOf<R, 'params'>>
  readonly query?: WireInput<SchemaOf<R, 'query'>>
  readonly body?: WireInput<SchemaOf<R, 'body'>>
}
