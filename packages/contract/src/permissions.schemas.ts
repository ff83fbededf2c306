import { isAccessLevel, NO_ACCESS } from '@larder/core/classifiers'
import { languageKeys } from '@larder/core/languages'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { PlaceOfCompany } from './companies.schemas.ts'
import {
  BaseVersion,
  Done,
  Email,
  Flag,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

/** A stored level: `owner`, `member`, `readonly`, `readonly,temp-measurements` … */
const GivenLevel = text(60).refine(isAccessLevel, { message: 'unknown' })
/** The same, or no access: empty, null and `no_access` take it away. */
const Level = text(60)
  .nullable()
  .refine((level) => level === null || level === '' || level === NO_ACCESS || isAccessLevel(level), {
    message: 'unknown',
  })

/** Of the invitation's e-mail and of the account that it creates. */
const Lang = text(10).refine((key) => languageKeys.some((languageKey) => languageKey === key), {
  message: 'unknown_language',
})

const CompanyPermission = z.object({
  company_id: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
  places: z.array(PlaceOfCompany),
})
const PlacePermission = z.object({
  place_id: z.number().int(),
  company_id: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
})

/** The actor as `can` of the core reads it. */
export const CurrentPermissions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    user_id: z.number().int(),
    companies: z.record(z.string(), z.string()),
    places: z.record(z.string(), z.object({ company_id: z.number().int(), access_level: z.string() })),
  }),
  z.object({
    kind: z.literal('tablet'),
    user_id: z.number().int(),
    company_id: z.number().int(),
    place_id: z.number().int(),
  }),
])

/**
 * The place or the company that is meant; the place counts when both are named, and it must be the company's.
 */
const Where = z.object({ place_id: RowId.nullish(), company_id: RowId.nullish() })

export const PlaceAccess = z.object({
  fhp_id: z.number().int(),
  fhp_name: z.string(),
  access_level: z.string().nullable(),
  roles: z.array(z.string()),
  worker: z.object({ id: z.number().int() }).nullable(),
})

export const PlaceUser = z.object({
  /** Id of the account. */
  id: z.number().int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  has_seen_intro_slides: z.boolean(),
  /** On this place; null where access comes from the company alone. */
  accessLevel: z.string().nullable(),
  company_access_level: z.string().nullable(),
  /** Words of both levels. */
  roles: z.array(z.string()),
  /** `invited` until the person accepts; until then name and address are as the inviter typed them. */
  status: z.enum(['active', 'invited']),
  /** For DELETE /api/permission/{id}. */
  permission_id: z.number().int().nullable(),
  company_permission_id: z.number().int().nullable(),
  /** Places of the company that the asking account manages. */
  place_accesses: z.array(PlaceAccess),
  /** Work groups of this place that the person belongs to. */
  groupsIds: z.array(z.number().int()),
  /** Of the rights and groups above: other ones have another. A change names it as `base_version`. */
  version: z.number().int(),
})
export type PlaceUser = Wire<typeof PlaceUser>

const Accesses = {
  access_level: Level.optional(),
  company_access_level: Level.optional(),
  place_accesses: z
    .array(z.object({ fhp_id: RowId, access_level: Level }))
    .max(500)
    .optional(),
}

export const NewPlaceUser = z.object({
  first_name: requiredText(100),
  last_name: text(100).default(''),
  username: Email,
  sendEmail: Flag.default(true),
  lang: Lang.optional(),
  ...Accesses,
})
/** `groupsIds`: the work groups of this place that the person belongs to from now on, and no others. */
export const PlaceUserChange = z.object({
  ...Accesses,
  groupsIds: z.array(RowId).max(50).optional(),
  base_version: BaseVersion,
})

export const permissionsSchemas = {
  list: {
    response: z.object({ companies: z.array(CompanyPermission), places: z.array(PlacePermission) }),
    summary: 'All rights of the account',
  },
  current: {
    response: CurrentPermissions,
    summary: 'Access levels by company and place',
  },
  remove: {
    params: ItemParams,
    body: Where,
    response: Done,
    summary: 'Removes an access',
  },
  invite: {
    body: Where.extend({
      first_name: requiredText(100),
      last_name: text(100).default(''),
      role: GivenLevel,
      email: Email,
      sendEmail: Flag.default(true),
      lang: Lang.optional(),
    }),
    response: z.object({ id: z.number().int(), email: z.string(), role: z.string() }),
    summary: 'Invites a person to a company or a place',
  },
} satisfies SchemaTable

export const placeUsersSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(PlaceUser),
    summary: 'Users with access to the place',
  },
  get: {
    params: PlaceItemParams,
    response: PlaceUser,
    summary: 'One user with access to the place',
  },
  create: {
    params: PlaceParams,
    body: NewPlaceUser,
    response: PlaceUser,
    summary: 'Gives a person access',
  },
  change: {
    params: PlaceItemParams,
    body: PlaceUserChange,
    response: PlaceUser,
    summary: 'Changes access levels and work groups; names belong to the account',
  },
  remove: {
    params: PlaceItemParams,
    response: Done,
    summary: 'Removes the access to the place',
  },
} satisfies SchemaTable
