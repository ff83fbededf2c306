-- A first day: tasks that come from the plan, entries, and where each task stands.
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
  entry_type text not null check (entry_type in ('enter_temperature', 'enter_value', 'choose_one_answer')),
  -- The plan's limit as it stands in the plan (PlanLimit); null for ticks.
  "limit" jsonb,
  quantity text,
  -- Per language: name, instruction, corrective action options.
  texts jsonb not null,
  order_number int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, place_id, plan_task_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index tasks_place on tasks (company_id, place_id) where not is_disabled;

create table task_entries (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  task_id int not null,
  -- Made by the client: the entry's identity for ever.
  uuid uuid not null,
  entry_date date not null,
  performed_at timestamptz not null,
  received_at timestamptz not null,
  status text not null check (status in ('done', 'not_done')),
  -- As typed, with its unit; the reading in °C (or the task's unit) beside it.
  value text,
  unit text,
  reading double precision,
  within boolean,
  -- The limit of that moment.
  "limit" jsonb,
  action_options jsonb not null default '[]',
  comment text not null default '',
  source text not null,
  body_hash bytea not null,
  created_by int not null references users,
  removed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id)
);
create index task_entries_task on task_entries (company_id, place_id, task_id, entry_date);

-- The last entry of each task, so that the day's list reads one row a task.
create table task_states (
  company_id int not null,
  place_id int not null,
  task_id int not null,
  last_entry_id bigint not null,
  last_entry_at timestamptz not null,
  last_entry_date date not null,
  entries_on_date int not null,
  last_status text not null,
  last_value text,
  last_unit text,
  last_by int not null,
  primary key (company_id, place_id, task_id),
  foreign key (company_id, task_id) references tasks (company_id, id)
);

select app.protect(t) from unnest(array['tasks', 'task_entries', 'task_states']::regclass[]) t;
revoke delete on tasks, task_entries, task_states from larder_app;
