-- Tasks, their versions and schedules.

-- Days without checks, the first and the last included.
create table monitoring_pause_periods (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  created_by int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check (start_date <= end_date)
);
create index monitoring_pause_periods_place on monitoring_pause_periods (company_id, place_id, start_date);
select app.protect('monitoring_pause_periods');

-- Tasks of the plan and of the place's own.
create table tasks (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Fact id in the knowledge base; null for tasks of the place's own.
  plan_task_id text,
  is_default boolean not null,
  is_disabled boolean not null default false,
  task_subtype_id int not null,
  frequency text not null,
  frequency_key text,
  times jsonb not null default '[]',
  -- The one step that the plan makes; null for forms and checklists of the place's own, whose steps are all
  -- in the definition.
  entry_type text check (entry_type in ('enter_temperature', 'enter_value', 'choose_one_answer')),
  -- The plan's limit as it is in the plan (PlanLimit); null for ticks.
  "limit" jsonb,
  quantity text,
  -- Per language: name, instruction, corrective action options.
  texts jsonb not null,
  order_number int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts up with every change: a change names the version that its author has seen.
  version int not null default 1,
  -- The limit or the schedule is the place's own; false = as the plan has it.
  limit_changed boolean not null default false,
  schedule_changed boolean not null default false,
  -- Disabled by the place; a task that the plan no longer has is disabled too.
  switched_off boolean not null default false,
  -- 1 work group, 2 analysis, 3 team, 4 monitoring, 5 traceability.
  task_type_id int not null default 4 check (task_type_id between 1 and 5),
  -- TaskDefinition of core: steps, sub-tasks, roles, corrective action, units, verification.
  definition jsonb not null,
  -- Number of the version that new entries are made by.
  task_version int not null default 1,
  -- CustomFrequency of core; null = the named frequency with its times.
  custom_frequency jsonb,
  created_by int references users,
  confirmed_at timestamptz,
  -- Removed tasks are disabled too; their entries and versions stay.
  removed_at timestamptz,
  -- Local wall time `YYYY-MM-DDTHH:mm` at the place since which the task has its schedule.
  schedule_since text not null,
  -- [{ id, task_frequency_type_id, custom_frequency, since }]: active units with their own frequency (null =
  -- as the task) and since when each has it. Null = it is done at none.
  unit_schedules jsonb,
  disabled_at timestamptz,
  primary key (company_id, id),
  unique (company_id, place_id, plan_task_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index tasks_place on tasks (company_id, place_id) where not is_disabled;
select app.protect('tasks');
revoke delete on tasks from larder_app;

-- The definition of a task by version: entries are judged and shown by the version of their day.
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
select app.protect('task_versions');
revoke delete on task_versions from larder_app;

-- The schedule of a task from a local date on; the last change of a day counts for that day. Days are always
-- judged by it.
create table task_schedules (
  company_id int not null,
  place_id int not null,
  task_id int not null,
  from_date date not null,
  from_time text not null,
  frequency text not null,
  times jsonb not null,
  custom_frequency jsonb,
  is_disabled boolean not null,
  -- unit_schedules of that day.
  units jsonb,
  primary key (company_id, place_id, task_id, from_date),
  foreign key (company_id, task_id) references tasks (company_id, id)
);
select app.protect('task_schedules');
revoke delete on task_schedules from larder_app;

-- No task without the version that its entries are judged by. Each of the two tables names the other, hence
-- “deferrable”.
alter table tasks add constraint tasks_version foreign key (company_id, id, task_version)
  references task_versions (company_id, task_id, number) deferrable initially deferred;
