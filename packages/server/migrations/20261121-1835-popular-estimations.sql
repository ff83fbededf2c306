-- How companies estimate each hazard, counted once a day over all plans. No company is named: a row is read only where
-- at least ten other companies stand behind the hazard (see read-popular-estimation.ts).
create table hazard_estimations (
  hazard_key text not null,
  severity int not null,
  probability int not null,
  companies int not null,
  counted_at timestamptz not null,
  primary key (hazard_key, severity, probability)
);
alter table hazard_estimations enable row level security;
alter table hazard_estimations force row level security;
create policy everyone_reads on hazard_estimations for select to larder_app using (true);
create policy gate on hazard_estimations to larder_gate using (true) with check (true);
revoke insert, update, delete on hazard_estimations from larder_app;
grant select, insert, delete on hazard_estimations to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;
-- Counts anew, at most once a day: who looks twice learns nothing of what one company did in between.
create function app.count_estimations(p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from hazard_estimations where counted_at > p_now - interval '24 hours') then return; end if;
  delete from hazard_estimations;
  insert into hazard_estimations (hazard_key, severity, probability, companies, counted_at)
  select h ->> 'key', (h ->> 'severity')::int, (h ->> 'probability')::int, count(distinct p.company_id), p_now
  from food_safety_plans p cross join lateral jsonb_array_elements(p.plan -> 'hazards') h
  where p.plan is not null and h ->> 'hazard' not like 'H-own-%'
  group by 1, 2, 3;
end $$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.count_estimations(timestamptz) from public;
grant execute on function app.count_estimations(timestamptz) to larder_public;
