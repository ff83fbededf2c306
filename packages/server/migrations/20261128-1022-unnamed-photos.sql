-- A photo that no record names within a day is removed, also with its content.
grant create on schema app to larder_gate;
set local role larder_gate;

create or replace function app.discard_waiting_file(p_id int, p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update files set removed_at = p_before where id = p_id and not on_paper and removed_at is null
    and held_at is null and created_at < p_before
    and (sha256 is null or (type = 'task_entry' and folder_id is null))
$$;

reset role;
revoke create on schema app from larder_gate;

insert into jobs (name, payload, run_at, created_at)
select 'files.discard_waiting', jsonb_build_object('file_id', id), now() + interval '1 day', now()
from files where type = 'task_entry' and folder_id is null and held_at is null and removed_at is null
  and sha256 is not null;
