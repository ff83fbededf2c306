import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseVersion,
  DateText,
  Done,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  BaseQuery,
} from './kit/fields.schemas.ts'

export const PausePeriod = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Both days included. */ start_date: z.string(),
  end_date: z.string(),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type PausePeriod = Wire<typeof PausePeriod>

const Days = z.object({ name: requiredText(255), start_date: DateText, end_date: DateText })
const isInOrder = (period: Wire<typeof Days>): boolean => period.start_date <= period.end_date
const wrongOrder = { message: 'before_start', path: ['end_date'] }

export const PausePeriodInput = Days.refine(isInOrder, wrongOrder)

export const pausePeriodsSchemas = {
  list: {
    params: PlaceParams,
    query: z.object({ fromDate: DateText.optional(), toDate: DateText.optional() }),
    response: z.array(PausePeriod),
    summary: 'Pauses of monitoring that touch the dates, latest first',
  },
  create: {
    params: PlaceParams,
    body: PausePeriodInput,
    response: PausePeriod,
    summary: 'Pauses monitoring from one day to another',
  },
  get: {
    params: PlaceItemParams,
    response: PausePeriod,
    summary: 'One pause',
  },
  change: {
    params: PlaceItemParams,
    body: Days.extend({ base_version: BaseVersion }).refine(isInOrder, wrongOrder),
    response: PausePeriod,
    summary: 'Changes name and days of a pause',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a pause; checks are due again on its days',
  },
} satisfies SchemaTable
