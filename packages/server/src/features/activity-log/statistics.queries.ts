/** SQL of the chart: schedules of all tasks, and how many entries each has on each day. */
import { sql, type RawBuilder } from 'kysely'
import type { PartSchedule, ScheduleFrequency } from '@larder/core/schedule'
import type { CustomFrequency } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** `since`: local wall time, `YYYY-MM-DDTHH:mm`, since which this schedule applies. */
export type UnitSchedule = PartSchedule & { readonly id: number; readonly since: string }

export type ScheduleRow = {
  readonly id: number
  readonly versions: readonly {
    readonly from_date: string
    readonly from_time: string
    readonly frequency: ScheduleFrequency
    readonly times: readonly string[]
    readonly custom_frequency: CustomFrequency | null
    readonly is_disabled: boolean
    /** Where it is done; null = at no unit. */
    readonly units: readonly UnitSchedule[] | null
  }[]
}

/** The place's tasks, disabled ones too, each with its schedules in the order of their days. */
export async function listSchedules(
  db: Db,
  at: PlaceKey,
  task_subtype_id: number | null,
): Promise<readonly ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select t.id, v.versions
      from tasks t
      join lateral (
        select json_agg(json_build_object('from_date', c.from_date, 'from_time', c.from_time, 'frequency',
          c.frequency, 'times', c.times, 'custom_frequency', c.custom_frequency, 'is_disabled', c.is_disabled,
          'units', c.units) order by c.from_date) as versions
        from task_schedules c where c.company_id = t.company_id and c.place_id = t.place_id
          and c.task_id = t.id) v on v.versions is not null
      where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.task_type_id in (2, 4)
        and (${task_subtype_id}::int is null or t.task_subtype_id = ${task_subtype_id})`.execute(db)
  return rows
}

export type EntryDay = {
  readonly task_id: number
  readonly unit_id: number
  readonly entry_date: string
  readonly count: number
}
export type EntryDays = {
  readonly from: string
  readonly to: string
  readonly since: string
  readonly periodic: readonly number[]
}

/** Entries by task and day: of all tasks in the range, of the periodic ones from `since` on. */
export async function listEntryDays(
  db: Db,
  at: PlaceKey,
  { from, to, since, periodic }: EntryDays,
): Promise<readonly EntryDay[]> {
  const count = (where: RawBuilder<unknown>) => sql`
    select task_id, coalesce(related_entity_id, 0) as unit_id, entry_date, count(*)::int as count
      from task_entries
    where company_id = ${at.company_id} and place_id = ${at.place_id} and removed_at is null and ${where}
    group by 1, 2, 3`
  // Most places have no periodic task, so this query is left out for them.
  const before =
    periodic.length === 0
      ? sql``
      : sql`union all ${count(sql`task_id = any (${[...periodic]}::int[]) and entry_date >= ${since}
        and entry_date < ${from}`)}`
  return (await sql<EntryDay>`${count(sql`entry_date between ${from} and ${to}`)} ${before}`.execute(db)).rows
}

/** How many timers of steps have ended without an answer. */
export const countOverdueTimers = async (
  db: Db,
  at: { company_id: number; place_id: number },
  now: Date,
): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from task_entries e
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.next_step_id is not null
    and e.removed_at is null and e.next_due_at <= ${now.toISOString()}`.execute(db)
  ).rows[0]?.n ?? 0
