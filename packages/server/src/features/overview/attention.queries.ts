/** SQL of what needs somebody at a place. */
import { sql } from 'kysely'
import type { PlaceState, SetupState } from '@larder/core/statistics'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

type FoundState = Omit<PlaceState, 'overdue_checks'> & SetupState

/** All but the checks of the day, which follow from the schedules. */
export const findPlaceState = async (db: Db, { company_id, place_id }: PlaceKey): Promise<FoundState> => {
  const at = (table: string) =>
    sql`${sql.ref(`${table}.company_id`)} = ${company_id} and ${sql.ref(`${table}.place_id`)} = ${place_id}`
  const { rows } = await sql<FoundState>`
    select p.status_type_id as plan_status, p.is_outdated as plan_is_outdated,
      exists (select from plan_versions v where v.company_id = p.company_id and v.plan_id = p.id)
        as was_confirmed,
      (select count(*)::int from sensor_alarms a where ${at('a')} and a.cleared_at is null
        and a.withdrawn_at is null) as open_alarms,
      (select count(*)::int from tickets t where ${at('t')} and t.removed_at is null
        and t.entry_status is null) as open_tickets,
      (select count(*)::int from plan_proposals o where ${at('o')} and o.state = 0) as plan_proposals,
      (select count(*)::int from task_entries e join tasks k on k.company_id = e.company_id and k.id = e.task_id
        where ${at('e')} and e.removed_at is null and e.verified_at is null and e.next_step_id is null
        and k.task_type_id = 4 and (k.definition ->> 'is_verification_enabled')::boolean)
        as waiting_verifications,
      (select count(*)::int from equipment q where ${at('q')} and q.is_active)
        + (select count(*)::int from rooms r where ${at('r')}) as units,
      (select count(*)::int from workers w where ${at('w')} and not w.is_disabled) as people,
      (select count(*)::int from (select 1 from task_entries n where ${at('n')} and n.removed_at is null limit 1) one)
        as entries
    from food_safety_plans p where ${at('p')}`.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error(`place ${place_id} has no plan`)
  return state
}
