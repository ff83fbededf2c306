import { contentDisposition } from '@larder/plan-pdf'
import type { ResponseOf } from '@larder/contract/kit'
import type { ChainPlace, placeGroups } from '@larder/contract/place-groups'
import { byWorst, donePercent } from '@larder/core/chain'
import { exportFileName } from '@larder/core/exports'
import { can } from '@larder/core/permissions'
import { dateOf, dayOf, mondayOf } from '@larder/core/schedule'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { notFound } from '#kit/problem.ts'
import { csvTable, xlsxTable } from '#kit/text/tables.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import {
  listChain,
  listTrend,
  listWorstChecks,
  type ChainQuery,
  type ChainRow,
  type TrendRow,
} from './chain.queries.ts'
import { listGroupRows } from './place-groups.queries.ts'

type Chain = ResponseOf<typeof placeGroups.overview>

const WEEKS = 12

/** @throws Problem 404 for a group that is not the company's */
async function askFor(ctx: Ctx, group_id: number | undefined): Promise<ChainQuery> {
  const company_id = companyOf(ctx)
  const isThere = (await listGroupRows(ctx.db, company_id)).some(({ id }) => id === group_id)
  if (group_id !== undefined && !isThere) throw notFound('place_groups')
  return {
    company_id,
    group_id: group_id ?? null,
    sees_people: can(ctx.actor, 'team_tasks.view', { company_id }),
    today: ctx.now.toISOString().slice(0, 10),
  }
}

const describe = ({ yesterday_ok, yesterday_missed, ok, missed, ...row }: ChainRow): ChainPlace => ({
  ...row,
  yesterday: donePercent({ ok: yesterday_ok, missed: yesterday_missed }),
  week: donePercent({ ok, missed }),
})

/** Twelve weeks, also those in which nothing was due. */
function fillTrend(rows: readonly TrendRow[], first: number): Chain['trend'] {
  const weeks = Map.groupBy(rows, ({ date }) => mondayOf(dayOf(date)))
  return Array.from({ length: WEEKS }, (_, week) => {
    const monday = first + week * 7
    const days = weeks.get(monday) ?? []
    const sum = (of: 'ok' | 'missed' | 'breaches'): number => days.reduce((total, day) => total + day[of], 0)
    const percent = donePercent({ ok: sum('ok'), missed: sum('missed') })
    return { monday: dateOf(monday), percent, breaches: sum('breaches') }
  })
}

export async function getChain(ctx: Ctx, { query }: Input<typeof placeGroups.overview>): Promise<Chain> {
  const chainQuery = await askFor(ctx, query.group_id)
  const first = mondayOf(dayOf(chainQuery.today)) - (WEEKS - 1) * 7
  const [rows, trend, worst] = await Promise.all([
    listChain(ctx.db, chainQuery),
    listTrend(ctx.db, chainQuery, dateOf(first)),
    listWorstChecks(ctx.db, chainQuery),
  ])
  return {
    places: rows.map(describe).toSorted(byWorst),
    trend: fillTrend(trend, first),
    worst_checks: [...worst],
    counted_until: rows.flatMap(({ last }) => last ?? []).toSorted()[0] ?? null,
  }
}

const columns = [
  'chain.place',
  'chain.group',
  'chain.yesterday',
  'chain.week',
  'chain.breaches',
  'chain.open_alarms',
  'chain.open_tickets',
  'chain.expiring',
  'chain.plan',
] as const

/** The state of the plan in words. */
const planWords = ({ plan, plan_is_outdated }: ChainPlace, say: Say): string =>
  say(
    plan === 1
      ? 'chain.plan_unfilled'
      : plan_is_outdated
        ? 'chain.plan_outdated'
        : plan === 2
          ? 'chain.plan_unconfirmed'
          : 'chain.plan_confirmed',
  )

export async function exportChain(
  ctx: Ctx,
  { query }: Input<typeof placeGroups.export>,
): Promise<FileAnswer> {
  const chainQuery = await askFor(ctx, query.group_id)
  const say = sayIn(query.lang ?? 'en')
  const groups = new Map(
    (await listGroupRows(ctx.db, chainQuery.company_id)).map(({ id, name }) => [id, name]),
  )
  const percent = (value: number | null): string => (value === null ? '' : `${value} %`)
  const lines = (await listChain(ctx.db, chainQuery))
    .map(describe)
    .toSorted(byWorst)
    .map((place) => [
      place.name,
      groups.get(place.group_id ?? 0) ?? '',
      percent(place.yesterday),
      percent(place.week),
      String(place.breaches),
      String(place.open_alarms),
      String(place.open_tickets),
      String(place.expiring),
      planWords(place, say),
    ])
  const all = [columns.map((column) => say(column)), ...lines]
  async function* batches(): AsyncGenerator<string[][]> {
    yield all
  }
  const title = say('chain.title')
  const name = [
    title,
    ...(query.group_id === undefined ? [] : [groups.get(query.group_id) ?? '']),
    chainQuery.today,
  ]
  const headers = { 'content-disposition': contentDisposition(exportFileName(name, query.format)) }
  return query.format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(batches()), headers)
    : new FileAnswer(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        () => xlsxTable(batches(), title),
        headers,
      )
}
