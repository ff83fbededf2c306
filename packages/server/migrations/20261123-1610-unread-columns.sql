-- Nothing reads these: the audit and the record say who made, confirmed or erased what.
alter table food_safety_plans drop column generated_by, drop column confirmed_sha256, drop column custom_confirmed_sha256,
  drop column updated_at;
alter table places drop column plan_confirmed_at, drop column plan_confirmed_by, drop column user_groups;
alter table sensor_states drop column last_fault;
alter table revision_texts drop column erased_at;

drop function app.erase_texts(int, int, text[], timestamptz);
grant create on schema app to larder_gate;
set local role larder_gate;
-- Erases sealed texts of a place; how many there were. The caller appends the revision that says so.
create function app.erase_texts(p_company int, p_place int, p_commitments text[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  update revision_texts set salt = null, text = null
    where company_id = p_company and place_id = p_place and text is not null and commitment in (select decode(c, 'hex') from unnest(p_commitments) c);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.erase_texts(int, int, text[]) from public;
grant execute on function app.erase_texts(int, int, text[]) to larder_app;
