-- The task groups of a unit decide which kinds of task are asked there. Until now they decided nothing: what is asked today stays asked.
update unit_task_groups g set is_active = true
from tasks t cross join lateral jsonb_array_elements(t.definition -> 'related_entities') u
where t.company_id = g.company_id and t.place_id = g.place_id and t.removed_at is null and t.task_subtype_id = g.task_subtype_id and not g.is_active
  and (u ->> 'id')::int = case u ->> 'kind' when 'equipment' then g.equipment_id else g.room_id end;

-- A unit that was switched off, or where this kind of task is not done, is asked nothing.
create function app.unit_schedules(p_company int, p_definition jsonb, p_subtype int) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u -> 'id',
    'task_frequency_type_id', case when own then u -> 'task_frequency_type_id' end, 'custom_frequency', case when own then u -> 'custom_frequency' end) order by (u ->> 'id')::int), '[]')
  from jsonb_array_elements(p_definition -> 'related_entities') u, lateral (select not (p_definition ->> 'sameFrequencyForTasks')::boolean as own) o
  where not exists (select from equipment e where e.company_id = p_company and u ->> 'kind' = 'equipment' and e.id = (u ->> 'id')::int and not e.is_active)
    and not exists (select from rooms r where r.company_id = p_company and u ->> 'kind' = 'room' and r.id = (u ->> 'id')::int and r.is_disabled)
    and not exists (select from unit_task_groups g where g.company_id = p_company and g.task_subtype_id = p_subtype and not g.is_active
      and (u ->> 'id')::int = case u ->> 'kind' when 'equipment' then g.equipment_id else g.room_id end)
$$;

create or replace function app.note_schedule() returns trigger language plpgsql as $$
declare
  units jsonb := null;
  same boolean;
begin
  if jsonb_array_length(new.definition -> 'related_entities') > 0 then units := app.unit_schedules(new.company_id, new.definition, new.task_subtype_id); end if;
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

drop function app.unit_schedules(int, jsonb);
