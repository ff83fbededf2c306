import { languageKeys } from '@larder/core/languages'
import { MAX_FOLDERS_OF_PLACE } from '@larder/core/documents'
import { shareableModules, sharedModules } from '@larder/core/permissions'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { TemperatureScale } from './classifiers.schemas.ts'
import {
  DateText,
  Done,
  Email,
  Id,
  Instant,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

const Module = z.enum(sharedModules)
const Modules = z
  .array(z.enum(shareableModules))
  .max(50)
  .transform((modules) => [...new Set(modules)])
  .refine((modules) => modules.length > 0, { message: 'required' })
const Lang = text(10).refine((key) => languageKeys.some((languageKey) => languageKey === key), {
  message: 'unknown',
})

export const SharedAccess = z.object({
  /** Public id, for the path; it opens nothing. */
  token: z.string(),
  name: z.string(),
  email: z.string(),
  modules: z.array(Module),
  /** The folders of documents that it opens, with their sub-folders; null = all. */
  folder_ids: z.array(z.number().int()).nullable(),
  /** The last day, in the place's time zone. */
  valid_date: z.string(),
  lang: z.string(),
  created_at: Instant,
  created_by: z.string(),
  last_used_at: Instant.nullable(),
  expired: z.boolean(),
  /** Only in the answer that made it: the address to hand on, with the secret. */
  link: z.string().nullable(),
})
export type SharedAccess = Wire<typeof SharedAccess>

export const NewSharedAccess = z.object({
  name: requiredText(100),
  email: Email,
  valid_date: DateText,
  modules: Modules,
  /** Of the module documents; null = all folders. */
  folder_ids: z.array(RowId).min(1).max(MAX_FOLDERS_OF_PLACE).nullable().default(null),
  lang: Lang.optional(),
  sendEmail: z.boolean().default(true),
})

/** Where a visitor with a shared link is, and how things are written there. */
export const SharedVisit = z.object({
  company_id: z.number().int(),
  company_name: z.string(),
  place_id: z.number().int(),
  place_name: z.string(),
  /** IANA, of the place. */
  timezone: z.string(),
  name: z.string(),
  modules: z.array(Module),
  valid_date: z.string(),
  lang: z.string(),
  date_format: z.string(),
  temperature_scale: TemperatureScale,
  entry_created_at_hidden: z.boolean(),
  /** The link is that of the demo company, which everybody may open. */
  is_demo: z.boolean(),
})
export type SharedVisit = Wire<typeof SharedVisit>
const ItemOfPlace = z.object({ placeId: Id, token: text(100) })

export const sharedAccessesSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(SharedAccess),
    summary: 'Shared links of the place that were not revoked, newest first',
  },
  create: {
    params: PlaceParams,
    body: NewSharedAccess,
    response: z.array(SharedAccess),
    summary:
      'Creates a shared link and sends it by e-mail; returns the list, whose first item has the new link only here',
  },
  get: {
    params: ItemOfPlace,
    response: SharedAccess,
    summary: 'One shared link',
  },
  remove: {
    params: ItemOfPlace,
    response: Done,
    summary: 'Revokes a shared link at once',
  },
  exchange: {
    response: z.object({ shared_access_token: z.string(), expires_in: z.number().int() }),
    summary: 'Creates a session for the shared link in the header; the link itself stays valid',
  },
  demo: {
    response: z.object({
      /** The secret of a shared link, for the header of the exchange; null = no demo here. */
      token: z.string().nullable(),
    }),
    summary: 'The shared link of the demo company, for everybody; it opens every module for reading alone',
  },
  visit: {
    response: SharedVisit,
    summary: 'The place and modules of the shared link in the header',
  },
} satisfies SchemaTable
