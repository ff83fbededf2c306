-- The server writes the definition, version and schedule of a task in one place (features/tasks/write-task.ts).
drop trigger keep_definition on tasks;
drop trigger note_schedule on tasks;
drop trigger keep_version on tasks;
drop trigger keep_schedule on tasks;
drop trigger keep_disabled_at on tasks;
drop function app.keep_task_definition();
drop function app.note_schedule();
drop function app.keep_task_version();
drop function app.keep_schedule();
drop function app.keep_disabled_at();
drop function app.unit_schedules(int, jsonb, int);
drop function app.units_since(jsonb, jsonb, boolean, text);
drop function app.without_since(jsonb);
drop function app.local_time(int, int, timestamptz);
drop function app.empty_definition();

-- A task cannot be stored without its definition, its schedule and the version that entries are made by.
alter table tasks
  alter column definition drop default,
  alter column schedule_since set not null,
  add constraint tasks_version foreign key (company_id, id, task_version)
    references task_versions (company_id, task_id, number) deferrable initially deferred;
