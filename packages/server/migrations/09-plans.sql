-- The hazard-control plan of a place: what was entered for it, the plan that follows from it, what the place
-- has changed in it, and its confirmed versions.

-- What the owner has entered for the plan.
create table place_plan_inputs (
  company_id int not null,
  place_id int not null,
  -- Numbers of the PG and FG codes; null = not entered yet.
  product_groups jsonb,
  food_groups jsonb,
  -- Step key → instant at which the step was last saved or confirmed.
  steps_saved jsonb not null default '{}',
  -- How much the place makes and sells: [{ product_group_id, range_id, time_unit_id, unit_id }].
  food_production_capacities jsonb not null default '[]',
  resale_capacities jsonb not null default '[]',
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('place_plan_inputs');
revoke delete on place_plan_inputs from larder_app;

-- A chosen process of the knowledge base (process_id = number of its P code), or one of the place's own (a
-- name). An own process with original_production_process_id is a copy and replaces its original.
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
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((process_id is null) <> (name is null))
);
create index place_processes_place on place_processes (company_id, place_id);
create unique index place_processes_chosen on place_processes (company_id, place_id,
  coalesce(fsp_product_group_id, 0), process_id) where process_id is not null;
select app.protect('place_processes');

-- Laboratory analyses of the place's own.
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
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index custom_analyses_place on custom_analyses (company_id, place_id);
select app.protect('custom_analyses');

-- The plan of a place; every place has one from the start.
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
  -- What the plan follows from has changed since it was generated.
  is_outdated boolean not null default false,
  confirmed_at timestamptz,
  confirmed_by int references users,
  -- Tasks, programmes, analyses and duties are kept as this edition has them; null = as knowledge_version has
  -- them.
  rest_version int,
  -- The newest edition that was compared with this plan.
  proposed_version int,
  -- Confirmation of the files of type custom_plan, which a place may use instead of the generated plan.
  custom_confirmed_at timestamptz,
  custom_confirmed_by int references users,
  primary key (company_id, id),
  unique (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((status_type_id = 1) = (plan is null)),
  check ((status_type_id = 3) = (confirmed_at is not null))
);
create index food_safety_plans_behind on food_safety_plans (knowledge_version, id) where plan is not null;
select app.protect('food_safety_plans');
revoke delete on food_safety_plans from larder_app;
grant update (proposed_version) on food_safety_plans to larder_gate;

-- What was confirmed: the plan, its diagram and its text.
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
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, plan_id) references food_safety_plans (company_id, id)
);
select app.protect('plan_versions');
revoke update, delete on plan_versions from larder_app;

-- The ZIP of a confirmed version, by the SHA-256 of its bytes.
create table plan_version_files (
  company_id int not null,
  plan_id int not null,
  version int not null,
  place_id int not null,
  language text not null,
  sha256 text not null,
  size int not null,
  made_at timestamptz not null,
  primary key (company_id, plan_id, version),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, plan_id, version) references plan_versions (company_id, plan_id, version)
);
select app.protect('plan_version_files');
revoke update, delete on plan_version_files from larder_app;

-- What was changed in a plan, by whom and why; sections by their static names.
create table plan_changes (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  sections jsonb not null,
  -- What happened: hazard_changed, flow_changed, generated …
  code text not null,
  detail jsonb not null default '{}',
  reason text not null default '',
  changed_at timestamptz not null,
  changed_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index plan_changes_place on plan_changes (company_id, place_id, id);
select app.protect('plan_changes');
revoke update, delete on plan_changes from larder_app;

-- A hazard of the knowledge base as the place has changed it (key “P09/H16”), or a hazard of its own (key
-- null).
create table place_hazards (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- The product group whose analysis it belongs to; null = the plan of the place.
  fsp_product_group_id int,
  key text,
  -- HazardEdit or OwnHazard of core, without key and id.
  content jsonb not null,
  -- Counts up with every change: a change names the version that its author has seen.
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index place_hazards_key on place_hazards (company_id, place_id,
  coalesce(fsp_product_group_id, 0), key) where key is not null;
create index place_hazards_place on place_hazards (company_id, place_id);
select app.protect('place_hazards');

-- Values that a limit has at this place instead of the knowledge base's.
create table place_limits (
  company_id int not null,
  place_id int not null,
  limit_id text not null,
  -- PlanLimit[] of core.
  content jsonb not null,
  reason text not null default '',
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  -- The value that an older edition had, kept by the owner; false = the place has set it.
  is_kept boolean not null default false,
  primary key (company_id, place_id, limit_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('place_limits');

-- Flow diagrams that were edited by hand, and their verification on site. Without a row the generated diagram
-- is shown.
create table plan_flows (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- null = of the whole place
  fsp_product_group_id int,
  is_edited boolean not null,
  -- The edited diagram; null = the generated one.
  graph jsonb,
  -- Of the generated diagram at that time: where another one is generated by now, the two have to be
  -- compared.
  base_sha256 text,
  -- One more with every change of the diagram.
  version int not null default 0,
  updated_at timestamptz not null,
  updated_by int references users,
  verified_on date,
  verified_by text,
  verified_by_user int references users,
  verified_at timestamptz,
  -- Of the diagram that was compared with the site: the verification is valid for no other.
  verified_graph_sha256 text,
  primary key (company_id, id),
  unique nulls not distinct (company_id, place_id, fsp_product_group_id),
  foreign key (company_id, place_id) references places (company_id, id),
  check (is_edited = (graph is not null)),
  check (num_nulls(verified_on, verified_by, verified_by_user, verified_at, verified_graph_sha256)
    in (0, 5))
);
select app.protect('plan_flows');
revoke delete on plan_flows from larder_app;

-- Sections that a place has added to its plan.
create table plan_section_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  -- Heading of the side menu: general, haccp, annexes.
  section_group text not null check (section_group in ('general', 'haccp', 'annexes')),
  order_number int not null default 0,
  language text not null,
  -- RichText of core.
  content jsonb not null,
  -- Counts up with every change: a change names the version that its author has seen.
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index plan_section_groups_place on plan_section_groups (company_id, place_id);
select app.protect('plan_section_groups');

-- Texts that a place has added before or after a section.
create table plan_texts (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Of the section before or after which it is shown.
  static_name text not null,
  position text not null check (position in ('before', 'after')),
  language text not null,
  content jsonb not null,
  is_disabled boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index plan_texts_place on plan_texts (company_id, place_id);
select app.protect('plan_texts');
revoke delete on plan_texts from larder_app;

-- What a newer edition of the knowledge base would change in a plan, for the owner to decide.
create table plan_proposals (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- The product group whose analysis it is about; null = the plan of the place.
  fsp_product_group_id int,
  -- Editions: that of the plan, and the one that would replace it.
  from_version int not null,
  to_version int not null,
  kind text not null check (kind in ('hazard', 'limit', 'other')),
  -- Key of the hazard “P09/H16”, id of the limit, or empty.
  key text not null,
  -- Keys of the hazards that it concerns.
  hazards jsonb not null default '[]',
  is_new boolean not null default false,
  is_removed boolean not null default false,
  -- 0 open, 1 approved, 2 rejected
  state int not null default 0 check (state in (0, 1, 2)),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((state = 0) = (decided_at is null))
);
create unique index plan_proposals_key on plan_proposals (company_id, place_id,
  coalesce(fsp_product_group_id, 0), to_version, kind, key);
create index plan_proposals_open on plan_proposals (company_id, place_id) where state = 0;
select app.protect('plan_proposals');
grant insert, delete on plan_proposals to larder_gate;

-- How companies estimate each hazard, counted once a day over all plans. No company is named: a row is read
-- only where at least ten other companies have estimated the hazard (see read-popular-estimation.ts).
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

-- Counts at most once a day: reading twice does not show what one company did in between.
create function app.count_estimations(p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from hazard_estimations where counted_at > p_now - interval '24 hours')
    then return; end if;
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
