-- How many companies an account has created, removed ones and those it left included.
create index companies_created_by on companies (created_by);
grant create on schema app to larder_gate;
set local role larder_gate;
create function app.count_companies_by(p_user int) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from companies where created_by = p_user and p_user = app.user_id()
$$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.count_companies_by(int) from public;
grant execute on function app.count_companies_by(int) to larder_app;
