/** Days on which a place monitors nothing. Document 3, sections 3, 4 and 7. */
import { z } from 'zod'
import { DateText, Done, PlaceItemParams, PlaceParams, requiredText, route } from './kit/index.ts'

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

const path = '/api/places/:placeId/monitoring-pause-periods'

export const pausePeriods = {
  list: route({
    name: 'pause_periods.list',
    method: 'GET',
    path,
    permission: 'pause_periods.view',
    params: PlaceParams,
    query: z.object({ fromDate: DateText.optional(), toDate: DateText.optional() }),
    response: z.array(PausePeriod),
    summary: 'Pauses of monitoring that touch the dates, latest first',
  }),
  create: route({
    name: 'pause_periods.create',
    method: 'POST',
    path,
    permission: 'pause_periods.edit',
    params: PlaceParams,
    body: PausePeriodInput,
    response: PausePeriod,
    status: 201,
    summary: 'Pauses monitoring from one day to another',
  }),
  get: route({
    name: 'pause_periods.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'pause_periods.view',
    params: PlaceItemParams,
    response: PausePeriod,
    summary: 'One pause',
  }),
  change: route({
    name: 'pause_periods.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'pause_periods.edit',
    params: PlaceItemParams,
    body: PausePeriodInput,
    response: PausePeriod,
    summary: 'Changes name and days of a pause',
  }),
  remove: route({
    name: 'pause_periods.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'pause_periods.edit',
    params: PlaceItemParams,
    response: Done,
    summary: 'Removes a pause; its days are asked again',
  }),
}
