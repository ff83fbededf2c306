-- Who changed an entry last, and who corrected it last: its author is another column.
alter table task_entries
  add column updated_by int references users,
  -- Continuing with an entry is no correction.
  add column corrected_by int references users;
-- The role is one that sees the rows of every company.
grant update (updated_by, corrected_by) on task_entries to larder_gate;
set local role larder_gate;
update task_entries e set updated_by = c.updated_by, corrected_by = c.corrected_by
from (
  select r.company_id, r.place_id, r.entity_id,
    (array_agg(substring(r.actor from '^user:([0-9]+)$')::int order by r.version desc))[1] as updated_by,
    (array_agg(substring(r.actor from '^user:([0-9]+)$')::int order by r.version desc) filter (where r.op = 'change'))[1] as corrected_by
  from revisions r where r.entity = 'entry' and r.op in ('change', 'continue') group by 1, 2, 3
) c
where e.version > 1 and e.company_id = c.company_id and e.place_id = c.place_id and e.uuid::text = c.entity_id;
reset role;
revoke update (updated_by, corrected_by) on task_entries from larder_gate;
