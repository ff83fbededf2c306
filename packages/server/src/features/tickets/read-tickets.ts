/** Tickets as lists: of today, of a day in numbers, and of a range. */
import { civilOf, dateOf, dayFrom, dayOf, localDate } from '@larder/core/schedule'
import { ticketTaskStatus } from '@larder/core/tickets'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ticket, tickets } from '@larder/contract/tickets'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { present } from './show-ticket.ts'
import { countDay, findPlace, listTickets, listToday, type TicketFilter } from './tickets.queries.ts'

/** More than a day can use; the rest is found in the range. */
const MOST_TODAY = 500
/** There is no year 0. */
const FIRST_DAY = dateOf(dayFrom(1, 1, 1))

async function todayOf(ctx: Ctx): Promise<string> {
  const { timezone } = await findPlace(ctx.db, placeOf(ctx))
  return localDate(ctx.now.toISOString(), timezone)
}

export async function readToday(ctx: Ctx, { query }: Input<typeof tickets.list>): Promise<Ticket[]> {
  const rows = await listToday(ctx.db, placeOf(ctx), {
    date: await todayOf(ctx),
    lang: query.lang ?? 'en',
    most: MOST_TODAY,
  })
  return rows.map((row) => present(ctx, row))
}

export async function readStatus(
  ctx: Ctx,
  { query }: Input<typeof tickets.status>,
): Promise<ResponseOf<typeof tickets.status>> {
  const date = query.date ?? (await todayOf(ctx))
  const counts = await countDay(ctx.db, placeOf(ctx), date)
  const filled = counts.open === 0
  return { date, filled, status: ticketTaskStatus({ filled }), ...counts }
}

type TicketQuery = Pick<Input<typeof tickets.entries>['query'], 'fromDate' | 'toDate' | 'status'>

/**
 * The filter with its default range: from the first day of the month before today's until today (document 3
 * section 9); open ones are shown however old they are. @throws Problem 422 `toDate` where the end lies
 * before the start
 */
export async function readFilter(
  ctx: Ctx,
  query: TicketQuery,
): Promise<TicketFilter & { readonly place_name: string }> {
  const { timezone, name } = await findPlace(ctx.db, placeOf(ctx))
  const to = query.toDate ?? localDate(ctx.now.toISOString(), timezone)
  const { year, month } = civilOf(dayOf(to))
  const start =
    month === 1 && year === 1
      ? FIRST_DAY
      : dateOf(month === 1 ? dayFrom(year - 1, 12, 1) : dayFrom(year, month - 1, 1))
  const from = query.fromDate ?? (query.status === 'open' ? FIRST_DAY : start)
  if (to < from) throw invalid('toDate', 'before_start', 'End date is before start date.')
  return { from, to, status: query.status ?? null, place_name: name }
}

export async function readEntries(
  ctx: Ctx,
  { query }: Input<typeof tickets.entries>,
): Promise<ResponseOf<typeof tickets.entries>> {
  const filter = await readFilter(ctx, query)
  const { rows, total } = await listTickets(ctx.db, placeOf(ctx), filter, {
    page: query.page,
    per_page: query.perPage,
    lang: query.lang ?? 'en',
  })
  return {
    data: rows.map((row) => present(ctx, row)),
    meta: { current_page: query.page, per_page: query.perPage, total },
  }
}
