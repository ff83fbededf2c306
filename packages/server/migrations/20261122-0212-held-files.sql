-- A file that a record names stays as it is: it is neither removed nor given another content.
alter table files add column held_at timestamptz;

create function app.hold_files(p_company int, p_moment timestamptz, variadic p_lists jsonb[]) returns void language sql as $$
  update files f set held_at = p_moment
  where f.company_id = p_company and f.held_at is null and f.id in (select (x ->> 'id')::int from unnest(p_lists) l, jsonb_array_elements(l) x)
$$;

-- Whoever writes the row.
create function app.hold_entry_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, new.files, jsonb_path_query_array(new.entry_fields, '$[*].files[*]'));
  return null;
end $$;
create trigger hold_files after insert or update of files, entry_fields on task_entries for each row
  when (new.files <> '[]' or jsonb_path_exists(new.entry_fields, '$[*].files[0]')) execute function app.hold_entry_files();

create function app.hold_ticket_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, new.files, coalesce(new.entry_files, '[]'));
  return null;
end $$;
create trigger hold_files after insert or update of files, entry_files on tickets for each row
  when (new.files <> '[]' or coalesce(new.entry_files, '[]') <> '[]') execute function app.hold_ticket_files();

update files f set held_at = n.since from (
  select company_id, (x ->> 'id')::int as id, min(received_at) as since from (
    select company_id, received_at, jsonb_array_elements(files || jsonb_path_query_array(entry_fields, '$[*].files[*]')) as x from task_entries
    union all select company_id, received_at, jsonb_array_elements(files || coalesce(entry_files, '[]')) from tickets) named
  group by 1, 2) n
where f.company_id = n.company_id and f.id = n.id;
