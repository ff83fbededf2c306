-- An entry is marked by each of its readings, and by what each of its revisions said; those from before were marked by
-- the one reading that lists show. The role is one that sees the rows of every company.
grant update (had_breach) on task_entries to larder_gate;
set local role larder_gate;
update task_entries e set had_breach = true
where not e.had_breach and (e.entry_fields @? '$[*] ? (@.within == false)' or exists (
  select from revisions r where r.company_id = e.company_id and r.place_id = e.place_id and r.entity = 'entry' and r.entity_id = e.uuid::text
    -- Canonical JSON: in what people write the quotation marks are escaped.
    and position('"within":false' in r.body) > 0));
reset role;
revoke update (had_breach) on task_entries from larder_gate;
