import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type TaskNames = ReadonlyMap<string, string>

/** Names of tasks in a language, and of their units: keys “task” and “task unit”. */
export async function nameTasks(
  db: Db,
  at: PlaceKey,
  task_ids: readonly number[],
  lang: string,
): Promise<TaskNames> {
  const { rows } = await sql<{ key: string; name: string }>`
    select t.id::text as key, coalesce(t.texts -> ${lang}::text, t.texts -> 'en') ->> 'name' as name
      from tasks t where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}
      and t.id = any (${[...task_ids]}::int[])
    union all
    select t.id || ' ' || (unit ->> 'id'), coalesce(e.name, r.name) from tasks t
      cross join lateral jsonb_array_elements(t.definition -> 'related_entities') unit
    left join equipment e on unit ->> 'kind' = 'equipment' and e.company_id = t.company_id
      and e.id = (unit ->> 'id')::int
    left join rooms r on unit ->> 'kind' = 'room' and r.company_id = t.company_id
      and r.id = (unit ->> 'id')::int
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}
    and t.id = any (${[...task_ids]}::int[]) and coalesce(e.name, r.name) is not null`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
