/** SQL of the temperatures of a place. */
import { sql } from 'kysely'
import type { TemperatureLine } from '@larder/contract/overview'
import { unitName } from '#features/activity-log/public.ts'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

type TemperaturesQuery = PlaceKey & { readonly lang: string; readonly since: string }

/** Twice a day for two weeks. */
const READINGS = 28

const word = (name: string) => sql`(array_agg(words ->> ${name}::text order by nth))[1]`

/**
 * Readings of the tasks that have an hour, by task and unit, the oldest first. The limit is that of the last
 * reading. A task at no unit has its own name.
 */
export async function listTemperatures(
  db: Db,
  { company_id, place_id, lang, since }: TemperaturesQuery,
): Promise<readonly TemperatureLine[]> {
  const { rows } = await sql<TemperatureLine>`
    with numbered as (
      select e.task_id, e.related_entity_id as unit_id, ${unitName},
        coalesce(t.texts -> ${lang}::text, t.texts -> 'en') as words, t.order_number,
        e.performed_at, e.reading, e.within, e."limit",
        row_number() over (partition by e.task_id, e.related_entity_id
          order by e.performed_at desc, e.id desc) as nth
      from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
      where e.company_id = ${company_id} and e.place_id = ${place_id} and e.entry_date >= ${since}::date
        and e.removed_at is null and e.reading is not null and e.unit in ('C', 'F')
        and t.removed_at is null and not t.is_disabled
        and (t.times <> '[]'::jsonb or t.custom_frequency is not null)
        and (e.related_entity_id is not null or t.entry_type = 'enter_temperature'))
    select task_id, unit_id,
      coalesce(nullif((array_agg(unit_name order by nth))[1], ''), ${word('short')}, ${word('name')}) as name,
      case when (array_agg(unit_name order by nth))[1] = '' then coalesce(${word('short_foods')}, '') else '' end
        as foods,
      jsonb_build_object('min', ((array_agg("limit" order by nth))[1] ->> 'min')::float,
        'max', ((array_agg("limit" order by nth))[1] ->> 'max')::float) as "limit",
      jsonb_agg(jsonb_build_object('at', performed_at, 'celsius', reading, 'is_within', coalesce("within", true))
        order by nth desc) as readings
    from numbered where nth <= ${READINGS}
    group by task_id, unit_id, order_number order by order_number, name, task_id, unit_id`.execute(db)
  return rows
}
