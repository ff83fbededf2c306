import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { DateText, Done, PlaceItemParams, PlaceParams, requiredText } from './kit/fields.schemas.ts'

export const PausePeriod = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Both days included. */ start_date: z.string(),
  end_date: z.string(),
})
export type PausePeriod = z.infer<typeof PausePeriod>

export const PausePeriodInput = z
  .object({ name: requiredText(255), start_date: DateText, end_date: DateText })
  .refine((period) => period.start_date <= period.end_date, { message: 'before_start', path: ['end_date'] })

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
    body: PausePeriodInput,
    response: PausePeriod,
    summary: 'Changes name and days of a pause',
  },
  remove: {
    params: PlaceItemParams,
    response: Done,
    summary: 'Removes a pause; checks are due again on its days',
  },
} satisfies SchemaTable
