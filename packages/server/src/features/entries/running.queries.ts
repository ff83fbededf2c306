/** SQL of entries that wait for a step with a timer. */
import { sql } from 'kysely'
import type { SharedWork } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const waits = (at: PlaceKey) =>
  sql`e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.next_step_id is not null
    and e.removed_at is null`

export type Timer = {
  readonly due_at: string
  readonly uuid: string
  readonly task_id: number
  readonly task_subtype_id: number
  /** Null = at no unit. */
  readonly unit_id: number | null
  readonly step_name: string
  readonly step_group_id: number | null
  readonly work: SharedWork & { readonly notify_role_ids: readonly number[] }
}

/** The entry as it waits for this step; undefined where it does not any more. */
export const findTimer = async (
  db: Db,
  at: PlaceKey & { readonly entry_id: number; readonly step_id: number },
): Promise<Timer | undefined> =>
  (
    await sql<Timer>`
    select e.next_due_at as due_at, e.uuid, e.task_id, t.task_subtype_id, e.related_entity_id as unit_id,
      coalesce(s.step ->> 'name', '') as step_name, (s.step ->> 'user_group_id')::int as step_group_id,
      t.definition as work
    from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
    left join lateral (select x as step from task_versions v
      cross join lateral jsonb_array_elements(v.definition -> 'task_steps') x
      where v.company_id = e.company_id and v.task_id = e.task_id and v.number = e.task_version
      and (x ->> 'id')::int = e.next_step_id) s on true
    where ${waits(at)} and e.id = ${at.entry_id} and e.next_step_id = ${at.step_id}`.execute(db)
  ).rows[0]

type People = { readonly user_ids: readonly number[]; readonly emails: readonly string[] }

/** Members of the groups and the groups' own addresses; owners where there are none. */
export async function listPeople(db: Db, at: PlaceKey, group_ids: readonly number[]): Promise<People> {
  const { rows } = await sql<{ user_id: number | null; email: string; is_owner: boolean }>`
    select u.id as user_id, u.username as email, false as is_owner from work_group_members m
      join user_groups g on g.company_id = m.company_id and g.id = m.user_group_id and not g.is_disabled
        join workers w on w.company_id = m.company_id and w.id = m.worker_id and w.removed_at is null
          and not w.is_disabled
        join users u on u.id = w.user_id and not exists (select from invitations i where i.user_id = u.id)
          and exists (select from place_members a where a.company_id = w.company_id
              and a.place_id = w.place_id and a.user_id = u.id
            union all select from company_members a where a.company_id = w.company_id and a.user_id = u.id)
      where m.company_id = ${at.company_id} and m.place_id = ${at.place_id}
        and m.user_group_id = any (${[...group_ids]}::int[])
    union select null, btrim(g.email), false from user_groups g where g.company_id = ${at.company_id}
      and g.place_id = ${at.place_id} and g.id = any (${[...group_ids]}::int[]) and not g.is_disabled
      and btrim(g.email) <> ''
    union select u.id, u.username, true from company_members c join users u on u.id = c.user_id
    and not exists (select from invitations i where i.user_id = u.id) where c.company_id = ${at.company_id}
    and c.access_level = 'owner'`.execute(db)
  const [owners, groupMembers] = [
    rows.filter(({ is_owner }) => is_owner),
    rows.filter(({ is_owner }) => !is_owner),
  ]
  const ids = (of: typeof rows): number[] => of.flatMap(({ user_id }) => user_id ?? [])
  return {
    user_ids: ids(groupMembers).length > 0 ? ids(groupMembers) : ids(owners),
    emails: (groupMembers.length > 0 ? groupMembers : owners).map(({ email }) => email),
  }
}
