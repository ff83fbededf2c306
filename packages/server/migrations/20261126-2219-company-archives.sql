-- Everything of a company: out into a ZIP, into an empty installation, and away 30 days after its removal.

create table company_exports (
  company_id int not null references companies,
  id int generated always as identity unique,
  asked_by int not null references users,
  asked_at timestamptz not null,
  -- Contents of files, in bytes; null until the rows are written.
  bytes_total bigint,
  bytes_done bigint not null default 0,
  -- The ZIP in the store of files: nothing else names it, so that the daily sweep removes it after a day.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint,
  made_at timestamptz,
  failed_at timestamptz,
  primary key (company_id, id),
  check ((sha256 is null) = (size is null) and (sha256 is null) = (made_at is null))
);

-- As before, and the operator's role may also insert and delete: it imports and erases whole companies.
create or replace function app.protect(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to larder_app '
    'using (company_id = any ((select app.companies())::int[])) '
    'with check (company_id = any ((select app.companies())::int[]))', tenant_table);
  execute format('create policy gate on %s to larder_gate using (true) with check (true)', tenant_table);
  execute format('grant select, insert, delete on %s to larder_gate', tenant_table);
end $$;

select app.protect('company_exports');
revoke delete on company_exports from larder_app;

do $$
declare tenant_table regclass;
begin
  for tenant_table in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'company_id'
  loop
    execute format('grant select, insert, delete on %s to larder_gate', tenant_table);
  end loop;
end $$;

drop policy operator on audit;
create policy gate on audit to larder_gate using (true) with check (true);
grant select, insert on knowledge_editions to larder_gate;
-- An import continues the numbers of its rows.
grant select, update on all sequences in schema public to larder_gate;
alter default privileges in schema public grant select, update on sequences to larder_gate;

grant update on companies to larder_gate;
grant create on schema app to larder_gate;
set local role larder_gate;

-- Companies that the user owns and that were removed since then: they can be restored.
create function app.list_removed_companies(p_since timestamptz)
  returns table (id int, name text, removed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, c.removed_at from companies c
    join company_members m on m.company_id = c.id and m.user_id = app.user_id()
      and split_part(m.access_level, ',', 1) = 'owner'
    where c.removed_at > p_since order by c.id
$$;

-- The restored company joins the tenancy of the transaction; false where there is none to restore.
create function app.restore_company(p_company int, p_since timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set removed_at = null
    where companies.id = p_company and p_company in (select r.id from app.list_removed_companies(p_since) r);
  if not found then return false; end if;
  perform set_config('app.companies', (coalesce(app.companies(), '{}') || p_company)::text, true);
  return true;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.list_removed_companies(timestamptz), app.restore_company(int, timestamptz)
  from public;
grant execute on function app.list_removed_companies(timestamptz), app.restore_company(int, timestamptz)
  to larder_app;
