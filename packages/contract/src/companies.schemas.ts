import { packageFeatures, renewalOffers } from '@larder/core/billing'
import { judgeCompany } from '@larder/core/companies'
import { tokenDays, tokenScopes } from '@larder/core/permissions'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Subscription } from './billing.schemas.ts'
import { Currency, MeasurementSystem, TemperatureScale } from './classifiers.schemas.ts'
import {
  BaseQuery,
  BaseVersion,
  CompanyParams,
  Done,
  Flag,
  Id,
  Instant,
  ItemParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

const CompanyFields = z.object({
  name: text(),
  address: text(),
  country_id: RowId,
  state_id: RowId.nullish(),
  email: text(254),
  /** Key of a language: `en`, `en_GB`. */
  preferred_language: text(10),
  reg_code: text(50).nullish(),
  vat_number: text(50).nullish(),
  production_currency_id: RowId.nullish(),
  volume_system: RowId,
  weight_system: RowId,
  temperature_scale: RowId,
  date_format_id: RowId,
  entry_created_at_hidden: Flag,
  is_temp_predictions_enabled: Flag.optional(),
  base_version: BaseVersion,
})

/** The company form; its faults are those of `judgeCompany`. */
export const CompanyInput = CompanyFields.superRefine((form, check) => {
  for (const { field, code } of judgeCompany(form))
    check.addIssue({ code: 'custom', path: [field], message: code })
})
export type CompanyInput = Wire<typeof CompanyInput>

/** On creation: a random session id that the browser keeps. */
export const NewCompany = CompanyFields.extend({ sess_id: text(100).nullish() }).superRefine(
  (form, check) => {
    for (const { field, code } of judgeCompany(form))
      check.addIssue({ code: 'custom', path: [field], message: code })
  },
)

export const ProgressItem = z.record(text(100), z.union([text(100), z.boolean()]))

/** A place as lists show it. `role` is the access level in the company, or else on the place. */
export const PlaceOfCompany = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
})

export const Company = z.object({
  id: z.number().int(),
  name: z.string(),
  /**
   * Access level in the company; null for users with access to places only. Address, e-mail and codes are
   * then null.
   */
  role: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  reg_code: z.string().nullable(),
  vat_number: z.string().nullable(),
  country_id: z.number().int(),
  state_id: z.number().int().nullable(),
  preferred_language: z.string(),
  volume_system: MeasurementSystem,
  weight_system: MeasurementSystem,
  temperature_scale: TemperatureScale,
  production_currency: Currency.nullable(),
  /** A change names it as `base_version`. */ version: z.number().int(),
  date_format_id: z.number().int(),
  date_format: z.string(),
  entry_created_at_hidden: z.boolean(),
  is_temp_predictions_enabled: z.boolean(),
  onboarding_progress: z.array(ProgressItem),
  sales_pipe_type: z.string().nullable(),
  trial_end_date: z.string().nullable(),
  /** Null where the trial is over and nothing was bought, and for users without a role in the company. */
  subscription: Subscription.nullable(),
  /** What the package opens today, also for users without a role in the company. */
  features: z.array(z.enum(packageFeatures)),
  /** What is offered after a download of the plan, also to those users. */
  renewal_offer: z.enum(renewalOffers).nullable(),
  /** With the zone (IANA) of their days. */
  places: z.array(PlaceOfCompany.extend({ timezone: z.string() })),
})
export type Company = Wire<typeof Company>

/** Ids of the companies that the actor still has, smallest first. */
export const CompanyRemoved = z.object({
  id: z.number().int(),
  remaining: z.array(z.number().int()),
  /** Until then it can be restored. */
  erase_at: Instant,
})

export const RemovedCompany = z.object({
  id: z.number().int(),
  name: z.string(),
  removed_at: Instant,
  erase_at: Instant,
})
export type RemovedCompany = Wire<typeof RemovedCompany>

export const CompanyExport = z.object({
  id: z.number().int(),
  asked_at: Instant,
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Contents of files; null until the rows are written. */
  bytes_total: z.number().int().nullable(),
  bytes_done: z.number().int(),
  /** Of the ZIP, in bytes; null until it is ready. */
  size: z.number().int().nullable(),
  /** Of the key that signed it: an import compares it. */
  key_fingerprint: z.string().nullable(),
  available_until: Instant.nullable(),
})
export type CompanyExport = Wire<typeof CompanyExport>

const TokenScopes = z
  .array(z.enum(tokenScopes))
  .max(tokenScopes.length)
  .refine((scopes) => scopes.length > 0, { message: 'required' })
  .refine((scopes) => new Set(scopes).size === scopes.length, { message: 'duplicate' })

export const CompanyToken = z.object({
  id: z.number().int(),
  name: z.string(),
  last4: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: Instant,
  /** Null = it has no end. */
  expires_at: Instant.nullable(),
})

export const companiesSchemas = {
  list: {
    response: z.array(Company),
    summary: 'Companies in which the account has a role, with their places',
  },
  create: {
    body: NewCompany,
    response: Company,
    summary: 'Creates a company; its creator becomes owner',
  },
  change: {
    params: CompanyParams,
    body: CompanyInput,
    response: Company,
    summary: 'Changes a company',
  },
  remove: {
    params: CompanyParams,
    query: BaseQuery,
    response: CompanyRemoved,
    summary: 'Removes a company with its places; everything of it is erased 30 days later',
  },
  removed: {
    response: z.array(RemovedCompany),
    summary: 'Removed companies that the account owns and can restore',
  },
  restore: {
    params: ItemParams,
    response: Company,
    summary: 'Restores a removed company, within 30 days',
  },
} satisfies SchemaTable

export const companyExportsSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(CompanyExport),
    summary: 'Exports of the last day, newest first',
  },
  create: {
    params: CompanyParams,
    response: CompanyExport,
    summary: 'Requests an export of everything that the company has; three a day at most',
  },
  download: {
    params: z.object({ exportId: Id }),
    summary: 'The ZIP of an export, for a day after it was made',
  },
} satisfies SchemaTable

export const companyTokensSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(CompanyToken),
    summary: 'Tokens of integrations, without their secrets',
  },
  create: {
    params: CompanyParams,
    body: z.object({
      name: requiredText(100),
      /** What it reads besides the names of places. */
      scopes: TokenScopes,
      /** Null or absent = it has no end. */
      valid_days: z.literal(tokenDays).nullish(),
    }),
    response: CompanyToken.extend({ token: z.string() }),
    summary: 'Creates a token; its secret is returned only here',
  },
  revoke: {
    params: z.object({ tokenId: Id }),
    response: Done,
    summary: 'Revokes a token',
  },
} satisfies SchemaTable
