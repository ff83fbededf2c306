-- What is done at units is asked at each of them; which those were, and how each was asked, is kept by day like the schedule itself.

alter table tasks
  -- Active units with their own frequency (null = as the task) and since when each is asked like that: [{ id, task_frequency_type_id, custom_frequency, since }]. Null = it is done at none.
  add column unit_schedules jsonb;
-- The same of that day.
alter table task_schedules add column units jsonb;

-- A unit that was switched off is asked nothing.
create function app.unit_schedules(p_company int, p_definition jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u -> 'id',
    'task_frequency_type_id', case when own then u -> 'task_frequency_type_id' end, 'custom_frequency', case when own then u -> 'custom_frequency' end) order by (u ->> 'id')::int), '[]')
  from jsonb_array_elements(p_definition -> 'related_entities') u, lateral (select not (p_definition ->> 'sameFrequencyForTasks')::boolean as own) o
  where not exists (select from equipment e where e.company_id = p_company and u ->> 'kind' = 'equipment' and e.id = (u ->> 'id')::int and not e.is_active)
    and not exists (select from rooms r where r.company_id = p_company and u ->> 'kind' = 'room' and r.id = (u ->> 'id')::int and r.is_disabled)
$$;

create function app.without_since(p_units jsonb) returns jsonb language sql immutable as $$
  select case when p_units is null then null else (select coalesce(jsonb_agg(u - 'since' order by place), '[]') from jsonb_array_elements(p_units) with ordinality as r(u, place)) end
$$;

-- A unit whose own schedule is as it was keeps since when it is.
create function app.units_since(p_now jsonb, p_before jsonb, p_same boolean, p_moment text) returns jsonb language sql immutable as $$
  select case when p_now is null then null else (
    select coalesce(jsonb_agg(u || jsonb_build_object('since', coalesce((
      select b ->> 'since' from jsonb_array_elements(p_before) b
      where b - 'since' = u and (p_same or u -> 'task_frequency_type_id' <> 'null' or u -> 'custom_frequency' <> 'null')), p_moment)) order by place), '[]')
    from jsonb_array_elements(p_now) with ordinality as r(u, place)) end
$$;

create or replace function app.note_schedule() returns trigger language plpgsql as $$
declare
  units jsonb := null;
  same boolean;
begin
  if jsonb_array_length(new.definition -> 'related_entities') > 0 then units := app.unit_schedules(new.company_id, new.definition); end if;
  if tg_op = 'INSERT' then
    new.schedule_since := app.local_time(new.company_id, new.place_id, new.created_at);
    new.unit_schedules := app.units_since(units, null, true, new.schedule_since);
    return new;
  end if;
  same := (old.frequency, old.times, old.is_disabled, old.custom_frequency) is not distinct from (new.frequency, new.times, new.is_disabled, new.custom_frequency);
  if same and units is not distinct from app.without_since(old.unit_schedules) then
    new.unit_schedules := old.unit_schedules;
    return new;
  end if;
  new.schedule_since := app.local_time(new.company_id, new.place_id, new.updated_at);
  new.unit_schedules := app.units_since(units, case when old.is_disabled = new.is_disabled then old.unit_schedules end, same, new.schedule_since);
  return new;
end $$;

create or replace function app.keep_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.schedule_since, old.frequency, old.times, old.is_disabled, old.custom_frequency, old.unit_schedules) is not distinct from (new.schedule_since, new.frequency, new.times, new.is_disabled, new.custom_frequency, new.unit_schedules) then return null; end if;
  insert into task_schedules (company_id, place_id, task_id, from_date, from_time, frequency, times, custom_frequency, is_disabled, units)
  values (new.company_id, new.place_id, new.id, left(new.schedule_since, 10)::date, substr(new.schedule_since, 12), new.frequency, new.times, new.custom_frequency, new.is_disabled, new.unit_schedules)
  on conflict (company_id, place_id, task_id, from_date) do update set
    from_time = excluded.from_time, frequency = excluded.frequency, times = excluded.times, custom_frequency = excluded.custom_frequency, is_disabled = excluded.is_disabled, units = excluded.units;
  return null;
end $$;

-- Until now the units of today were those of every day.
alter table tasks disable trigger user;
update tasks set unit_schedules = app.units_since(app.unit_schedules(company_id, definition), null, true, schedule_since) where jsonb_array_length(definition -> 'related_entities') > 0;
alter table tasks enable trigger user;
update task_schedules s set units = t.unit_schedules from tasks t where t.company_id = s.company_id and t.id = s.task_id and t.unit_schedules is not null;

-- The state of a checklist's lines, made anew from the entries that are left: the latest answer of each, and how many it has on its day.
create function app.sub_states_of(p_company int, p_place int, p_task int, p_unit int) returns jsonb language sql stable as $$
  with answers as (
    select f ->> 'task_step_id' as line, e.entry_date, e.performed_at, e.id, coalesce(f #>> '{value,text}', 'done') as status
    from task_entries e cross join lateral jsonb_array_elements(e.entry_fields) f
    where e.company_id = p_company and e.place_id = p_place and e.task_id = p_task and coalesce(e.related_entity_id, 0) = p_unit and e.removed_at is null
  ), last as (
    select distinct on (line) line, entry_date, performed_at, status from answers order by line, entry_date desc, performed_at desc, id desc
  )
  select coalesce(jsonb_object_agg(l.line, jsonb_build_object('at', to_char(l.performed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'date', l.entry_date::text, 'status', l.status,
    'count', (select count(*) from answers a where a.line = l.line and a.entry_date = l.entry_date))), '{}')
  from last l
$$;
