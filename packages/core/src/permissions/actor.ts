/**
 * The caller of a request. An actor is resolved once per request from the session, the shared link or the
 * company token, and is all that `can` reads. Roles are written as in the specification: `owner`, `member`,
 * `readonly`, as comma lists with extras (`readonly,temp-measurements`).
 */
export const roles = ['owner', 'member', 'readonly'] as const
export type Role = (typeof roles)[number]

export const roleExtras = ['temp-measurements', 'personnel'] as const
export type RoleExtra = (typeof roleExtras)[number]

export type Grant = { readonly role: Role | null; readonly extras: readonly RoleExtra[] }

/** Those that a link can be made for: a module joins when its page exists. */
export const shareableModules = [
  'plan',
  'activity_log',
  'traceability',
  // The matrix alone, for guests: who reads it from the wall must not see batches and suppliers.
  'allergens',
  'documents',
  'audits',
] as const
/** Areas that a shared link can open (general 6.5). */
export const sharedModules = [...shareableModules, 'team'] as const
export type ShareableModule = (typeof shareableModules)[number]
export type SharedModule = (typeof sharedModules)[number]

/** Areas that a company's token can read. Every token reads the names of places; each token has an area. */
export const tokenScopes = [
  'plan',
  'activity_log',
  'traceability',
  'products',
  'documents',
  'audits',
] as const
export type TokenScope = (typeof tokenScopes)[number]
/** For how many days a token can be made; another one has no end. */
export const tokenDays = [30, 90, 365] as const

export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user'
      readonly user_id: number
      /** Company id → access level there. */
      readonly companies: Readonly<Record<number, string>>
      /** Place id → its company and the access level granted on the place itself. */
      readonly places: Readonly<
        Record<number, { readonly company_id: number; readonly access_level: string }>
      >
    }
  /** A person who signed in by PIN on a tablet of the place: the day of that place and nothing else. */
  | {
      readonly kind: 'tablet'
      readonly user_id: number
      readonly company_id: number
      readonly place_id: number
    }
  | {
      readonly kind: 'shared'
      readonly company_id: number
      readonly place_id: number
      readonly modules: readonly string[]
    }
  | { readonly kind: 'integration'; readonly company_id: number; readonly scopes: readonly string[] }

/** What everybody has at the place of a tablet, whatever they may do elsewhere. */
export const tabletLevel = 'readonly,temp-measurements'

/** The account of the person who acts; null where no person does. */
export const personOf = (actor: Actor): number | null =>
  actor.kind === 'user' || actor.kind === 'tablet' ? actor.user_id : null

/** Where something is done: nowhere in particular, in a company, or at one of its places. */
export type Target = { readonly company_id?: number; readonly place_id?: number }

/** Reads an access level; unknown words and `no_access` grant nothing. */
export function readGrant(access_level: string | null | undefined): Grant {
  const words = (access_level ?? '').split(',').map((word) => word.trim())
  return {
    role: roles.find((role) => words.includes(role)) ?? null,
    extras: roleExtras.filter((extra) => words.includes(extra)),
  }
}
