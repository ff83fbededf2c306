-- Product groups: each with its products, food groups, processes and an analysis of its own.
create table fsp_product_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  food_safety_plan_id int not null,
  name text not null,
  is_default boolean not null default false,
  -- The group that this one was copied from.
  original_id int,
  -- Numbers of the FG codes; null = never told.
  food_groups jsonb,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, food_safety_plan_id) references food_safety_plans (company_id, id)
);
create index fsp_product_groups_place on fsp_product_groups (company_id, place_id);

create table products (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  fsp_product_group_id int not null,
  name text not null,
  -- Number of the PG code.
  product_group_id int,
  is_default boolean not null default false,
  production_amount_range_id int,
  production_time_unit_id int,
  production_unit_id int,
  order_number int not null default 0,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id) on delete cascade
);
create index products_group on products (company_id, fsp_product_group_id);

-- The analysis of a group, as it was generated with the place's plan.
create table fsp_group_plans (
  company_id int not null,
  place_id int not null,
  fsp_product_group_id int not null,
  plan jsonb not null,
  flow jsonb not null,
  sha256 text not null,
  generated_at timestamptz not null,
  primary key (company_id, fsp_product_group_id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id) on delete cascade
);

select app.protect(t) from unnest(array['fsp_product_groups', 'products', 'fsp_group_plans']::regclass[]) t;

-- A process is chosen once for the place and once for each group.
drop index place_processes_chosen;
create unique index place_processes_chosen on place_processes (company_id, place_id, coalesce(fsp_product_group_id, 0), process_id) where process_id is not null;

-- How much the place makes and sells: [{"product_group_id": 7, "range_id": 2, "time_unit_id": 4, "unit_id": 1}].
alter table place_plan_inputs add column food_production_capacities jsonb not null default '[]';
alter table place_plan_inputs add column resale_capacities jsonb not null default '[]';

-- One analysis or one a group: the plan follows from it.
create trigger reopen_plan_kind after update of use_product_based_plan on places
  for each row when (old.use_product_based_plan is distinct from new.use_product_based_plan) execute function app.reopen_plan_of_place();
