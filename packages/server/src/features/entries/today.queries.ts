/**
 * SQL of today's list: one row a task, a state and a running entry; features/entries/list-today.ts joins
 * them.
 */
import { sql } from 'kysely'
import type { PartSchedule, ScheduleFrequency } from '@larder/core/schedule'
import type {
  ChosenAction,
  CustomFrequency,
  StoredField,
  StoredFile,
  TaskDefinition,
  TaskStep,
} from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { TaskWords } from './task-to-fill.queries.ts'

export type TodayTask = {
  readonly id: number
  readonly task_subtype_id: number
  readonly task_version: number
  readonly is_default: boolean
  readonly plan_task_id: string | null
  /** It is listed for the entries that are not finished. */
  readonly is_disabled: boolean
  /** A line continues it from the next day on. */
  readonly ends_today: boolean
  readonly definition: TaskDefinition
  /** In the language of the user, else in English. */
  readonly words: TaskWords | null
  readonly frequency: ScheduleFrequency
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
  /** Local wall time since which it is scheduled like this, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** Of its active units; null = it is done at none. */
  readonly unit_schedules: readonly UnitSchedule[] | null
}
export type UnitSchedule = PartSchedule & { readonly id: number; readonly since: string }

const unfinished = (at: PlaceKey) =>
  sql`e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.next_step_id is not null
    and e.removed_at is null`

type Now = { readonly lang: string; readonly now: Date; readonly today: string }

/**
 * Active monitoring tasks and laboratory analyses by their order, and disabled ones with entries that are not
 * finished. One that ends with the day has the schedule of today.
 */
export const listTodayTasks = async (
  db: Db,
  at: PlaceKey,
  { lang, now, today, types }: Now & { readonly types: readonly number[] },
): Promise<readonly TodayTask[]> =>
  (
    await sql<TodayTask>`
    select t.id, t.task_subtype_id, t.task_version, t.is_default, t.plan_task_id,
      t.is_disabled and s.task_id is null as is_disabled, s.task_id is not null as ends_today, t.definition,
      coalesce(t.texts -> ${lang}::text, t.texts -> 'en') as words, t.frequency, t.times, t.custom_frequency,
      coalesce(s.from_date || 'T' || s.from_time, t.schedule_since) as since,
      case when s.task_id is null then t.unit_schedules else s.units end as unit_schedules
    from tasks t
    left join lateral (select c.task_id, c.from_date, c.from_time, c.units, c.is_disabled from task_schedules c
      where c.company_id = t.company_id and c.place_id = t.place_id and c.task_id = t.id
        and c.from_date <= ${today} order by c.from_date desc limit 1) s
      on t.is_disabled and t.disabled_at > ${now.toISOString()}::timestamptz and not s.is_disabled
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.task_type_id = any (${[...types]}::int[])
      and (not t.is_disabled or s.task_id is not null
        or t.id in (select e.task_id from task_entries e where ${unfinished(at)}))
    order by t.order_number, t.id`.execute(db)
  ).rows

export type TodayState = {
  readonly task_id: number
  /** 0 = at no unit. */
  readonly unit_id: number
  readonly time: string
  readonly date: string
  readonly entries_on_date: number
  /** Of a task without hours that was done today: the day of the entry before; it decides the check. */
  readonly earlier_date: string | null
  readonly name: string
  readonly value: string | null
  readonly unit: string | null
  readonly status: string
  /** Of a checklist: the last answer of each of its lines. */
  readonly sub_states: Readonly<Record<number, { readonly date: string; readonly count: number }>>
}

/** The last entry of each task at each of its units. */
export const listTodayStates = async (db: Db, at: PlaceKey, today: string): Promise<readonly TodayState[]> =>
  (
    await sql<TodayState>`
    select s.task_id, s.unit_id, s.last_entry_at as time, s.last_entry_date as date, s.entries_on_date,
      concat_ws(' ', u.firstname, u.lastname) as name, s.last_value as value, s.last_unit as unit,
      s.last_status as status, s.sub_states,
      case when s.last_entry_date = ${today} and t.times = '[]' then (
        select max(e.entry_date) from task_entries e
        where e.company_id = s.company_id and e.place_id = s.place_id and e.task_id = s.task_id
          and e.entry_date < ${today} and e.removed_at is null
          and (s.unit_id = 0 or e.related_entity_id = s.unit_id)) end as earlier_date
    from task_states s join tasks t on t.company_id = s.company_id and t.id = s.task_id
      left join users u on u.id = s.last_by
    where s.company_id = ${at.company_id} and s.place_id = ${at.place_id}`.execute(db)
  ).rows

export type RunningRow = {
  readonly task_id: number
  /** 0 = at no unit. */
  readonly unit_id: number
  readonly id: number
  readonly uuid: string
  readonly version: number
  readonly task_version: number
  readonly performed_at: string
  /** Of the version that it was made by. */
  readonly related_to: TaskDefinition['related_to']
  readonly task_steps: readonly TaskStep[]
  readonly entry_fields: readonly StoredField[]
  readonly action_options: readonly ChosenAction[]
  readonly comment: string
  readonly file_list: readonly StoredFile[]
  readonly next_step_id: number
  readonly due_at: string
}

/** Entries that wait for a step with a timer, in the order of their due times. */
export const listRunning = async (db: Db, at: PlaceKey): Promise<readonly RunningRow[]> =>
  (
    await sql<RunningRow>`
    select e.task_id, coalesce(e.related_entity_id, 0) as unit_id, e.id, e.uuid, e.version, e.task_version,
      e.performed_at, v.definition ->> 'related_to' as related_to, v.definition -> 'task_steps' as task_steps,
      e.entry_fields, e.action_options, e.comment, e.files as file_list, e.next_step_id,
      e.next_due_at as due_at
    from task_entries e join task_versions v on v.company_id = e.company_id and v.task_id = e.task_id
      and v.number = e.task_version
    where ${unfinished(at)} order by e.next_due_at, e.id`.execute(db)
  ).rows

export type UnitRow = {
  readonly kind: 'equipment' | 'room'
  readonly id: number
  readonly name: string
  /** Order numbers by the kind of task that is done there. */
  readonly orders: Readonly<Record<number, number>>
}

export const listUnits = async (db: Db, at: PlaceKey): Promise<readonly UnitRow[]> =>
  (
    await sql<UnitRow>`
    select u.kind, u.id, u.name, coalesce((select json_object_agg(g.task_subtype_id, g.order_number)
      from unit_task_groups g where g.company_id = ${at.company_id} and g.place_id = ${at.place_id}
      and u.id = case u.kind when 'room' then g.room_id else g.equipment_id end), '{}') as orders
    from (
      select 'equipment' as kind, id, name from equipment where company_id = ${at.company_id}
        and place_id = ${at.place_id}
      union all select 'room', id, name from rooms where company_id = ${at.company_id}
        and place_id = ${at.place_id}) u`.execute(db)
  ).rows
