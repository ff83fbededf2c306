-- Certificates and trainings (tasks of type 3): what a place requires of its people, and who has what.

create table team_tasks (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- A default of the knowledge base; null = the place's own, with a name.
  default_key text,
  name text check ((name is null) = (default_key is not null)),
  task_subtype_id int not null check (task_subtype_id between 1 and 7),
  task_frequency_type_id int not null,
  repeat_months int check (repeat_months between 1 and 240),
  -- Groups that it is for; empty = everybody.
  user_group_ids int[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index team_tasks_default on team_tasks (company_id, place_id, default_key) where default_key is not null;
create index team_tasks_place on team_tasks (company_id, place_id) where removed_at is null;
select app.protect('team_tasks');
revoke delete on team_tasks from larder_app;

create table team_task_entries (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  team_task_id int not null,
  worker_id int not null,
  date date not null,
  -- The last day; null = as the requirement says.
  valid_until date check (valid_until >= date),
  trainer text not null default '',
  comment text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, team_task_id) references team_tasks (company_id, id),
  foreign key (company_id, worker_id) references workers (company_id, id)
);
create index team_task_entries_last on team_task_entries (company_id, place_id, worker_id, team_task_id, date desc, id desc)
  where removed_at is null;
create index team_task_entries_task on team_task_entries (company_id, team_task_id);
create index team_task_entries_worker on team_task_entries (company_id, worker_id);
select app.protect('team_task_entries');
revoke delete on team_task_entries from larder_app;

-- The first day of work of a person; without a row it is the day on which they were added.
create table worker_starts (
  company_id int not null,
  worker_id int not null,
  place_id int not null,
  employed_since date not null,
  primary key (company_id, worker_id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, worker_id) references workers (company_id, id)
);
create index worker_starts_place on worker_starts (company_id, place_id);
select app.protect('worker_starts');
revoke delete on worker_starts from larder_app;
