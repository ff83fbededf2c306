-- Whole definitions of tasks, their versions, and entries of many fields.

-- Steps and sub-tasks draw their ids from the sequence of tasks: the step that stands in the columns carries the
-- task's own id, and no two steps, sub-tasks or tasks share one.
grant usage on sequence tasks_id_seq to larder_app;

alter table tasks
  -- 1 work group, 2 analysis, 3 team, 4 monitoring, 5 traceability.
  add column task_type_id int not null default 4 check (task_type_id between 1 and 5),
  -- TaskDefinition of core: steps, sub-tasks, roles, corrective action, units, verification.
  add column definition jsonb not null default '{}',
  -- Number of the version that new entries are made by.
  add column task_version int not null default 1,
  -- CustomFrequency of core; null = the named frequency with its times.
  add column custom_frequency jsonb,
  add column created_by int references users,
  add column confirmed_at timestamptz,
  -- Removed tasks are disabled too; their entries and versions stay.
  add column removed_at timestamptz,
  -- The one step that the plan makes; null for forms and checklists of the place's own, whose steps are all in `definition`.
  alter column entry_type drop not null;

-- What a task asked and when: entries are judged and shown by the version of their day.
create table task_versions (
  company_id int not null,
  id int generated always as identity,
  place_id int not null,
  task_id int not null,
  number int not null,
  prev_version_id int,
  -- The definition with texts and schedule as they were.
  definition jsonb not null,
  valid_from timestamptz not null,
  created_by int references users,
  primary key (company_id, id),
  unique (company_id, task_id, number),
  foreign key (company_id, task_id) references tasks (company_id, id)
);

-- When a task was enabled and disabled: what was not asked for was not missed.
create table task_switches (
  company_id int not null,
  id int generated always as identity,
  place_id int not null,
  task_id int not null,
  at timestamptz not null,
  is_disabled boolean not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id)
);
create index task_switches_task on task_switches (company_id, task_id, at);

select app.protect(t) from unnest(array['task_versions', 'task_switches']::regclass[]) t;
revoke delete on task_versions, task_switches from larder_app;
revoke update on task_switches from larder_app;

create function app.empty_definition() returns jsonb language sql immutable as $$
  select '{"is_checklist":false,"task_steps":[],"sub_tasks":[],"corrective_action":{"text":"","custom_options_enabled":true,"options":[]},"related_to":"none","related_entities":[],
    "same_task_for_all":true,"sameFrequencyForTasks":true,"sameRoleForTasks":true,"user_group_id":null,"responsible_role_ids":[],"notify_role_ids":[],"is_ticket":false,
    "is_verification_enabled":false,"verification_user_group_id":null,"verification_notification_frequency_type_id":null,"instructionSummaryText":""}'::jsonb
$$;

-- The step of the columns is the first of the definition, whoever writes the row.
create function app.keep_task_definition() returns trigger language plpgsql as $$
declare
  own jsonb;
  steps jsonb;
begin
  new.definition := app.empty_definition() || new.definition;
  if new.entry_type is null then return new; end if;
  own := jsonb_build_object('id', new.id, 'task_step_type_name', new.entry_type, 'quantity', new.quantity,
    'entry_min_value', new."limit" -> 'min', 'entry_max_value', new."limit" -> 'max', 'hold_minutes', new."limit" -> 'hold_minutes');
  steps := new.definition -> 'task_steps';
  if jsonb_path_exists(steps, '$[*] ? (@.id == $id)', jsonb_build_object('id', new.id)) then
    select jsonb_agg(case when (step ->> 'id')::int = new.id then step || own else step end order by place) into steps from jsonb_array_elements(steps) with ordinality as s(step, place);
  else
    steps := jsonb_build_array('{"name":"","order_number":1,"is_required":true,"custom_unit":null,"allow_custom_value_ind":false,"options":[],"timer_hours":null,"timer_notify_minutes":null,"sensor_id":null,"user_group_id":null}'::jsonb || own) || steps;
  end if;
  new.definition := jsonb_set(new.definition, '{task_steps}', steps);
  return new;
end $$;
create trigger keep_definition before insert or update on tasks for each row execute function app.keep_task_definition();

-- A raised `task_version` is a new version from `updated_at` on; any other change is made in the version that stands.
create function app.keep_task_version() returns trigger language plpgsql as $$
begin
  insert into task_versions as v (company_id, place_id, task_id, number, prev_version_id, definition, valid_from, created_by)
  values (new.company_id, new.place_id, new.id, new.task_version,
    (select p.id from task_versions p where p.company_id = new.company_id and p.task_id = new.id and p.number = new.task_version - 1),
    new.definition || jsonb_build_object('texts', new.texts, 'task_subtype_id', new.task_subtype_id, 'is_default', new.is_default, 'frequency', new.frequency, 'frequency_key', new.frequency_key, 'times', new.times, 'custom_frequency', new.custom_frequency),
    case when new.task_version = 1 then new.created_at else new.updated_at end, app.user_id())
  on conflict (company_id, task_id, number) do update set definition = excluded.definition where v.definition is distinct from excluded.definition;
  if tg_op = 'INSERT' or new.is_disabled is distinct from old.is_disabled then
    insert into task_switches (company_id, place_id, task_id, at, is_disabled)
    values (new.company_id, new.place_id, new.id, case when tg_op = 'INSERT' then new.created_at else new.updated_at end, new.is_disabled);
  end if;
  return null;
end $$;
create trigger keep_version after insert or update on tasks for each row execute function app.keep_task_version();

-- Tasks that are there get their definition, their first version and their first switch.
update tasks set definition = definition;
insert into task_switches (company_id, place_id, task_id, at, is_disabled) select company_id, place_id, id, created_at, false from tasks;
insert into task_switches (company_id, place_id, task_id, at, is_disabled) select company_id, place_id, id, updated_at, true from tasks where is_disabled;

alter table task_entries
  add column task_version int not null default 1,
  -- StoredField of core, one an answered step: name, type, value as typed, reading, limit of that moment, within, source.
  add column entry_fields jsonb not null default '[]',
  add column related_entity_id int,
  -- Ids of files.
  add column files jsonb not null default '[]';

update task_entries e set entry_fields = jsonb_build_array(jsonb_build_object(
  'id', 1, 'task_step_id', e.task_id, 'name', '', 'type', t.entry_type,
  'value', case t.entry_type when 'enter_temperature' then jsonb_build_object('temp', e.value, 'unit', e.unit) when 'enter_value' then jsonb_build_object('amount', e.value, 'unit', e.unit) else jsonb_build_object('text', e.status) end,
  'reading', e.reading, 'limit', e."limit", 'within', e.within, 'source', e.source, 'measured_at', null, 'files', '[]'::jsonb, 'action_options', '[]'::jsonb, 'comment', ''))
from tasks t where t.company_id = e.company_id and t.id = e.task_id;

-- Where each task stands, a row for each unit it is done at (0 = it is done at none) and, of a checklist, for each sub-task in it.
alter table task_states
  add column unit_id int not null default 0,
  -- By id of the sub-task: { at, date, count, status }.
  add column sub_states jsonb not null default '{}',
  drop constraint task_states_pkey,
  add primary key (company_id, place_id, task_id, unit_id);

-- The later answer of each line counts; the count is of its day.
create function app.join_sub_states(p_there jsonb, p_new jsonb) returns jsonb language sql immutable as $$
  select p_there || coalesce(jsonb_object_agg(key, case
    when p_there -> key is null or new ->> 'date' > p_there -> key ->> 'date' then new
    when new ->> 'date' < p_there -> key ->> 'date' then p_there -> key
    else case when new ->> 'at' >= p_there -> key ->> 'at' then new else p_there -> key end || jsonb_build_object('count', (p_there -> key ->> 'count')::int + (new ->> 'count')::int) end), '{}')
  from jsonb_each(p_new) as n(key, new)
$$;
