/** SQL of many places side by side: one statement for all of them, never one a place. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type ChainQuery = {
  readonly company_id: number
  /** Null = all places. */
  readonly group_id: number | null
  /** The reader may see certificates of people. */
  readonly sees_people: boolean
  /** The day after the last that is asked for, in UTC. */
  readonly today: string
}

export type ChainRow = {
  readonly place_id: number
  readonly name: string
  readonly group_id: number | null
  readonly last: string | null
  readonly yesterday_ok: number
  readonly yesterday_missed: number
  readonly ok: number
  readonly missed: number
  readonly breaches: number
  readonly open_tickets: number
  readonly open_alarms: number
  readonly expiring: number
  readonly plan: number
  readonly plan_is_outdated: boolean
}

/** Which places are asked for. */
const chosen = ({ company_id, group_id }: ChainQuery) => sql`
  select p.id, p.name, m.group_id from places p
  left join place_group_places m on m.company_id = p.company_id and m.place_id = p.id
  where p.company_id = ${company_id} and p.removed_at is null
    and (${group_id}::int is null or m.group_id = ${group_id})`

/** A place's week are its last seven counted days, so that zones do not matter. */
export async function listChain(db: Db, chainQuery: ChainQuery): Promise<readonly ChainRow[]> {
  const { company_id, today, sees_people } = chainQuery
  const { rows } = await sql<ChainRow>`
    with chosen as (${chosen(chainQuery)}),
    recent as (
      select place_id, date, ok, missed, breaches, max(date) over (partition by place_id) as last
      from place_days where company_id = ${company_id} and date > ${today}::date - 15
    ),
    days as (
      select place_id, max(last) as last,
        sum(ok) filter (where date = last) as yesterday_ok,
        sum(missed) filter (where date = last) as yesterday_missed,
        sum(ok) as ok, sum(missed) as missed, sum(breaches) as breaches
      from recent where date > last - 7 group by place_id
    ),
    open_tickets as (
      select place_id, count(*) as count from tickets
      where company_id = ${company_id} and removed_at is null and entry_status is null group by place_id
    ),
    alarms as (
      select place_id, count(*) as count from sensor_alarms
      where company_id = ${company_id} and cleared_at is null and withdrawn_at is null group by place_id
    ),
    papers as (
      select place_id, count(*) as count from files
      where company_id = ${company_id} and removed_at is null and worker_id is null
        and valid_until <= ${today}::date + 30 group by place_id
    ),
    last_certificates as (
      select distinct on (e.worker_id, e.team_task_id) e.place_id, e.valid_until
      from team_task_entries e
      join workers w on w.company_id = e.company_id and w.id = e.worker_id
        and w.removed_at is null and not w.is_disabled
      where e.company_id = ${company_id} and e.removed_at is null and ${sees_people}
      order by e.worker_id, e.team_task_id, e.date desc, e.id desc
    ),
    certificates as (
      select place_id, count(*) as count from last_certificates
      where valid_until <= ${today}::date + 30 group by place_id
    )
    select c.id as place_id, c.name, c.group_id, d.last::text as last,
      coalesce(d.yesterday_ok, 0)::int as yesterday_ok,
      coalesce(d.yesterday_missed, 0)::int as yesterday_missed,
      coalesce(d.ok, 0)::int as ok, coalesce(d.missed, 0)::int as missed,
      coalesce(d.breaches, 0)::int as breaches, coalesce(t.count, 0)::int as open_tickets,
      coalesce(a.count, 0)::int as open_alarms,
      (coalesce(f.count, 0) + coalesce(z.count, 0))::int as expiring,
      coalesce(n.status_type_id, 1) as plan, coalesce(n.is_outdated, false) as plan_is_outdated
    from chosen c
    left join days d on d.place_id = c.id
    left join open_tickets t on t.place_id = c.id
    left join alarms a on a.place_id = c.id
    left join papers f on f.place_id = c.id
    left join certificates z on z.place_id = c.id
    left join food_safety_plans n on n.company_id = ${company_id} and n.place_id = c.id`.execute(db)
  return rows
}

export type TrendRow = {
  readonly date: string
  readonly ok: number
  readonly missed: number
  readonly breaches: number
}

/** The counted days of all places together, from `since` on. */
export const listTrend = async (
  db: Db,
  chainQuery: ChainQuery,
  since: string,
): Promise<readonly TrendRow[]> =>
  (
    await sql<TrendRow>`
      with chosen as (${chosen(chainQuery)})
      select d.date::text as date, sum(d.ok)::int as ok, sum(d.missed)::int as missed,
        sum(d.breaches)::int as breaches
      from place_days d join chosen c on c.id = d.place_id
      where d.company_id = ${chainQuery.company_id} and d.date >= ${since}::date
      group by d.date`.execute(db)
  ).rows

export type WorstCheck = {
  readonly task_subtype_id: number
  readonly breaches: number
  readonly places: number
}

export const listWorstChecks = async (db: Db, chainQuery: ChainQuery): Promise<readonly WorstCheck[]> =>
  (
    await sql<WorstCheck>`
      with chosen as (${chosen(chainQuery)})
      select k.task_subtype_id, count(*)::int as breaches, count(distinct e.place_id)::int as places
      from task_entries e join chosen c on c.id = e.place_id
      join tasks k on k.company_id = e.company_id and k.id = e.task_id
      where e.company_id = ${chainQuery.company_id} and e.had_breach and e.removed_at is null
        and e.entry_date > ${chainQuery.today}::date - 28
      group by k.task_subtype_id order by 2 desc, 1 limit 5`.execute(db)
  ).rows
