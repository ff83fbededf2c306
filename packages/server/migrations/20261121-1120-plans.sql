-- The hazard-control plan of a place: what is told of the place, the plan that follows from it, and its confirmed versions.

create table user_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  email text not null default '',
  workers_count int not null default 0 check (workers_count between 0 and 100000),
  is_default boolean not null,
  is_disabled boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index user_groups_place on user_groups (company_id, place_id);

-- A chosen process of the knowledge base (process_id = number of its P code), or one of the place's own (a name).
-- An own process with original_production_process_id is a copy and replaces its original.
create table place_processes (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  process_id int,
  name text,
  description text not null default '',
  original_production_process_id int,
  fsp_product_group_id int,
  -- Numbers of the sub-processes that are chosen: process × 100 + its own.
  sub_processes jsonb not null default '[]',
  order_number int not null default 0,
  is_disabled boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((process_id is null) <> (name is null))
);
create unique index place_processes_chosen on place_processes (company_id, place_id, process_id) where process_id is not null;
create index place_processes_place on place_processes (company_id, place_id);

create table place_plan_inputs (
  company_id int not null,
  place_id int not null,
  -- Numbers of the PG and FG codes; null = never told.
  product_groups jsonb,
  food_groups jsonb,
  -- Step key → instant at which the step was last saved or confirmed.
  steps_saved jsonb not null default '{}',
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);

create table custom_analyses (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  task_desc text not null,
  task_subtype_id int not null,
  task_frequency_type_id int not null,
  custom_frequency text not null default '',
  comment text not null default '',
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index custom_analyses_place on custom_analyses (company_id, place_id);

create table food_safety_plans (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- 1 unfilled, 2 filled, 3 confirmed
  status_type_id int not null default 1 check (status_type_id in (1, 2, 3)),
  knowledge_version int,
  plan jsonb,
  flow jsonb,
  -- Of the plan's canonical JSON, hexadecimal.
  sha256 text,
  generated_at timestamptz,
  generated_by int references users,
  -- What the plan follows from has changed since it was generated.
  is_outdated boolean not null default false,
  confirmed_at timestamptz,
  confirmed_by int references users,
  confirmed_sha256 text,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((status_type_id = 1) = (plan is null)),
  check ((status_type_id = 3) = (confirmed_at is not null))
);

-- What was confirmed, as it was: the plan, its diagram and its text. Never changed.
create table plan_versions (
  company_id int not null,
  plan_id int not null,
  version int not null,
  place_id int not null,
  knowledge_version int not null,
  plan jsonb not null,
  flow jsonb not null,
  document jsonb not null,
  sha256 text not null,
  confirmed_by int not null references users,
  confirmed_at timestamptz not null,
  primary key (company_id, plan_id, version),
  foreign key (company_id, plan_id) references food_safety_plans (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);

select app.protect(t) from unnest(array['user_groups', 'place_processes', 'place_plan_inputs', 'custom_analyses', 'food_safety_plans', 'plan_versions']::regclass[]) t;
revoke delete on place_plan_inputs, food_safety_plans from larder_app;
revoke update, delete on plan_versions from larder_app;

-- Every place has its plan from the start.
create function app.open_plan() returns trigger language plpgsql as $$
begin
  insert into food_safety_plans (company_id, place_id, updated_at) values (new.company_id, new.id, new.created_at);
  return null;
end $$;
create trigger open_plan after insert on places for each row execute function app.open_plan();
insert into food_safety_plans (company_id, place_id, updated_at) select company_id, id, created_at from places;

-- What the plan follows from has changed: it is outdated, and no longer confirmed. The row is locked first, so that a
-- plan that is being made at this moment from what was told before is found by the second statement.
create function app.reopen_plan(p_company int, p_place int) returns void language sql as $$
  select 1 from food_safety_plans where company_id = p_company and place_id = p_place for update;
  update food_safety_plans set is_outdated = plan is not null, status_type_id = least(status_type_id, 2),
    confirmed_at = null, confirmed_by = null, confirmed_sha256 = null
  where company_id = p_company and place_id = p_place and plan is not null
$$;
create function app.reopen_plan_of_place() returns trigger language plpgsql as $$
begin
  perform app.reopen_plan(new.company_id, new.id);
  return null;
end $$;
create trigger reopen_plan after update of country_id, state_id, business_activity_id, location_type_id, number_of_employees, extra_data on places
  for each row when ((old.country_id, old.state_id, old.business_activity_id, old.location_type_id, old.number_of_employees, old.extra_data)
    is distinct from (new.country_id, new.state_id, new.business_activity_id, new.location_type_id, new.number_of_employees, new.extra_data))
  execute function app.reopen_plan_of_place();

-- The place's onboarding has its plan: [{"plan_created": "yes"}].
create function app.note_generation() returns trigger language plpgsql as $$
begin
  update places set onboarding_progress = onboarding_progress || '[{"plan_created": "yes"}]'
  where company_id = new.company_id and id = new.place_id and not onboarding_progress @> '[{"plan_created": "yes"}]';
  return null;
end $$;
create trigger note_generation after update of generated_at on food_safety_plans
  for each row when (old.generated_at is null and new.generated_at is not null)
  execute function app.note_generation();

revoke execute on function app.open_plan(), app.note_generation(), app.reopen_plan(int, int), app.reopen_plan_of_place() from public;
grant execute on function app.reopen_plan(int, int) to larder_app;
