import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  CompanyParams,
  DateText,
  Done,
  Flag,
  Id,
  InLanguage,
  requiredText,
  RowId,
} from './kit/fields.schemas.ts'

const Count = z.number().int()

export const PlaceGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  place_ids: z.array(z.number().int()),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type PlaceGroup = Wire<typeof PlaceGroup>

const PlaceGroupInput = z.object({
  name: requiredText(100),
  /** A place is in one group: those of others move. */
  place_ids: z
    .array(RowId)
    .max(5_000)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'duplicate' }),
})

/** One place of a chain. Shares are 0 to 100; null where no check was due. */
export const ChainPlace = z.object({
  place_id: z.number().int(),
  name: z.string(),
  group_id: z.number().int().nullable(),
  /** Share of yesterday's checks that were done. */
  yesterday: Count.nullable(),
  /** The same for the last seven days, without today. */
  week: Count.nullable(),
  /** Entries outside their limit in the last seven days. */
  breaches: Count,
  open_tickets: Count,
  open_alarms: Count,
  /** Documents and certificates that end within 30 days, or have ended. */
  expiring: Count,
  /** 1 not filled, 2 filled, 3 confirmed. */
  plan: z.number().int(),
  plan_is_outdated: Flag,
})
export type ChainPlace = Wire<typeof ChainPlace>

const ofGroup = { group_id: Id.optional() }

export const placeGroupsSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(PlaceGroup),
    summary: 'Groups of places, by name',
  },
  create: {
    params: CompanyParams,
    body: PlaceGroupInput,
    response: PlaceGroup,
    summary: 'Adds a group of places',
  },
  change: {
    params: z.object({ companyId: Id, id: Id }),
    body: PlaceGroupInput.extend({ base_version: BaseVersion }),
    response: PlaceGroup,
    summary: 'Renames a group and says which places are in it',
  },
  remove: {
    params: z.object({ companyId: Id, id: Id }),
    query: BaseQuery,
    response: Done,
    summary: 'Removes a group; its places stay',
  },
  overview: {
    params: CompanyParams,
    query: z.object(ofGroup),
    response: z.object({
      /** The worst first. */
      places: z.array(ChainPlace),
      /** The last twelve weeks, oldest first. */
      trend: z.array(z.object({ monday: DateText, percent: Count.nullable(), breaches: Count })),
      /** The kinds of checks with the most breaches in 28 days. */
      worst_checks: z.array(z.object({ task_subtype_id: z.number().int(), breaches: Count, places: Count })),
      /** Until which day checks are counted; null before the first count. */
      counted_until: DateText.nullable(),
    }),
    summary: 'All places of the company or of a group side by side, the worst first',
  },
  export: {
    params: CompanyParams,
    query: InLanguage.extend({ ...ofGroup, format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    summary: 'The same as a table',
  },
} satisfies SchemaTable
