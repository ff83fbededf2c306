-- What a newer edition of the knowledge base would change in a plan, to be decided by the owner.

create table plan_proposals (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- The product group whose analysis it is about; null = the plan of the place.
  fsp_product_group_id int,
  -- Editions: the one that the plan rests on, and the one that it would rest on.
  from_version int not null,
  to_version int not null,
  kind text not null check (kind in ('hazard', 'limit', 'other')),
  -- Key of the hazard «P09/H16», id of the limit, or empty.
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
create unique index plan_proposals_key on plan_proposals (company_id, place_id, coalesce(fsp_product_group_id, 0), to_version, kind, key);
create index plan_proposals_open on plan_proposals (company_id, place_id) where state = 0;
select app.protect('plan_proposals'::regclass);

-- Tasks, programmes, analyses and duties are kept as this edition has them; null = as knowledge_version has them.
alter table food_safety_plans add column rest_version int;
-- The newest edition whose changes were looked at for this plan.
alter table food_safety_plans add column proposed_version int;
create index food_safety_plans_behind on food_safety_plans (knowledge_version, id) where plan is not null;

-- The value that an older edition had, kept by the owner; false = the place has set it.
alter table place_limits add column is_kept boolean not null default false;

-- Publishing is done by the operator, for all companies.
grant insert, delete on plan_proposals to larder_gate;
grant update (proposed_version) on food_safety_plans to larder_gate;

-- Of what may not change under the same version: facts and English texts. A release may bring other languages.
alter table knowledge_editions add column content_sha256 text;
create policy operator_completes on knowledge_editions for update using (true) with check (true);
