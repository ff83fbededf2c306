-- When a task was on stands in its schedules, by the day: nothing ever read it from a second table.

create or replace function app.keep_task_version() returns trigger language plpgsql as $$
begin
  insert into task_versions as v (company_id, place_id, task_id, number, prev_version_id, definition, valid_from, created_by)
  values (new.company_id, new.place_id, new.id, new.task_version,
    (select p.id from task_versions p where p.company_id = new.company_id and p.task_id = new.id and p.number = new.task_version - 1),
    new.definition || jsonb_build_object('texts', new.texts, 'task_subtype_id', new.task_subtype_id, 'is_default', new.is_default, 'frequency', new.frequency, 'frequency_key', new.frequency_key, 'times', new.times, 'custom_frequency', new.custom_frequency),
    case when new.task_version = 1 then new.created_at else new.updated_at end, app.user_id())
  on conflict (company_id, task_id, number) do update set definition = excluded.definition where v.definition is distinct from excluded.definition;
  return null;
end $$;

drop table task_switches;
