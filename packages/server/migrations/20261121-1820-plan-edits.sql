-- Editions of the knowledge base, what a place changed in its plan, and which sections were touched since it was confirmed.

-- A plan is read with the edition that it was made from, also after a newer one was published. Written by the operator's role only.
create table knowledge_editions (
  version int primary key,
  -- Of facts and texts, hexadecimal.
  sha256 text not null,
  facts jsonb not null,
  -- Language → texts.
  texts jsonb not null,
  published_at timestamptz not null
);
alter table knowledge_editions enable row level security;
alter table knowledge_editions force row level security;
create policy everyone_reads on knowledge_editions for select using (true);
create policy operator_publishes on knowledge_editions for insert with check (true);
revoke insert, update, delete on knowledge_editions from larder_app;

-- What the place changed in a hazard of the knowledge base (key «P09/H16»), or a hazard of its own (key null).
create table place_hazards (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- The product group whose analysis it belongs to; null = the plan of the place.
  fsp_product_group_id int,
  key text,
  -- HazardEdit or OwnHazard of core, without key and id.
  content jsonb not null,
  -- Counts up with every change: whoever changes names the version that was seen.
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index place_hazards_key on place_hazards (company_id, place_id, coalesce(fsp_product_group_id, 0), key) where key is not null;
create index place_hazards_place on place_hazards (company_id, place_id);

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
  primary key (company_id, place_id, limit_id),
  foreign key (company_id, place_id) references places (company_id, id)
);

-- What was changed in a plan, by whom and why; sections by their static names. Never changed.
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

select app.protect(t) from unnest(array['place_hazards', 'place_limits', 'plan_changes']::regclass[]) t;
revoke update, delete on plan_changes from larder_app;

-- The plan says something else than what was confirmed; it need not be generated again.
create function app.unconfirm_plan(p_company int, p_place int) returns void language sql as $$
  update food_safety_plans set status_type_id = least(status_type_id, 2), confirmed_at = null, confirmed_by = null, confirmed_sha256 = null
  where company_id = p_company and place_id = p_place and status_type_id = 3
$$;
revoke execute on function app.unconfirm_plan(int, int) from public;
grant execute on function app.unconfirm_plan(int, int) to larder_app;
