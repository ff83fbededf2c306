-- A change of tables, functions, policies or rights leaves a trace, whoever makes it, a superuser too: a row
-- here and a line in the database's own log. Migrations leave one with their names.
create table structure_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who signed in at the database, and the role taken on since, if any.
  login text not null,
  acting_as text,
  address text,
  tag text not null,
  object text not null,
  migration text
);
alter table structure_changes enable row level security;
alter table structure_changes force row level security;
create policy gate on structure_changes to larder_gate using (true) with check (true);
revoke all on structure_changes from larder_app;
grant select, insert on structure_changes to larder_gate;

create function app.keep_as_written() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'rows of ' || tg_table_name || ' stay as they were written';
end $$;

create trigger keep_as_written before update or delete or truncate on structure_changes
  for each statement execute function app.keep_as_written();
alter table structure_changes enable always trigger keep_as_written;

-- Starts the watch; only a superuser can. “always”: also in a session that counts as a replica, which skips
-- usual triggers.
create function app.watch_structure() returns void language plpgsql as $$
begin
  create event trigger larder_structure_changed on ddl_command_end
    execute function app.note_structure_change();
  create event trigger larder_structure_dropped on sql_drop execute function app.note_structure_change();
  alter event trigger larder_structure_changed enable always;
  alter event trigger larder_structure_dropped enable always;
end $$;

grant create on schema app to larder_gate;
set local role larder_gate;

create function app.note_structure_change() returns event_trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c record;
  v_acting text := nullif(current_setting('role'), 'none');
  v_migration text := nullif(current_setting('app.migration', true), '');
begin
  for c in
    -- Grants name no object: the statement does.
    select command_tag as tag, coalesce(object_identity,
        case when v_migration is null then left(current_query(), 500) else object_type end) as object
      from pg_event_trigger_ddl_commands()
      where tg_event = 'ddl_command_end' and schema_name is distinct from 'pg_temp'
    union all
    select tg_tag, object_type || ' ' || object_identity
      from pg_event_trigger_dropped_objects() where tg_event = 'sql_drop' and original and not is_temporary
  loop
    insert into structure_changes (at, login, acting_as, address, tag, object, migration)
      values (clock_timestamp(), session_user, v_acting, host(inet_client_addr()), c.tag, c.object,
        v_migration);
    raise log 'structure changed by %: % %', session_user, c.tag, c.object;
  end loop;
end $$;

reset role;
revoke create on schema app from larder_gate;

do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then perform app.watch_structure(); end if;
end $$;
