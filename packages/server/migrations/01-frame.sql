-- Roles and tenancy.
--
-- larder_app     requests with a session: owns nothing, cannot bypass row-level security
-- larder_public  requests without a session (sign-in, sign-up, recovery): accounts only, no tenant table
-- larder_gate    owns the few functions with “security definer”; nobody signs in as it
do $$
declare name text;
begin
  foreach name in array array['larder_app', 'larder_public', 'larder_gate'] loop
    begin
      execute format('create role %I nologin nobypassrls', name);
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to current_user', name);
    exception when others then
      if not pg_has_role(current_user, name, 'member') then raise; end if;
    end;
  end loop;
end $$;

create schema app;
grant usage on schema app to larder_app, larder_public, larder_gate;
grant usage on schema public to larder_app, larder_public, larder_gate;
alter default privileges in schema public grant select, insert, update, delete on tables to larder_app;
alter default privileges in schema public grant usage, select on sequences to larder_app;

-- Companies of this transaction. After a local set_config the setting reads '' outside it, hence nullif.
create function app.companies() returns int[] language sql stable as
  $$ select nullif(current_setting('app.companies', true), '')::int[] $$;

create function app.user_id() returns int language sql stable as
  $$ select nullif(current_setting('app.user_id', true), '')::int $$;

-- Puts a tenant table under forced row-level security with the one policy that all of them have.
create function app.protect(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to larder_app '
    'using (company_id = any ((select app.companies())::int[])) '
    'with check (company_id = any ((select app.companies())::int[]))', tenant_table);
  execute format('create policy gate on %s to larder_gate using (true) with check (true)', tenant_table);
  execute format('grant select on %s to larder_gate', tenant_table);
end $$;

revoke execute on function app.companies(), app.user_id(), app.protect(regclass) from public;
grant execute on function app.companies(), app.user_id() to larder_app, larder_public, larder_gate;
