-- Plans with an analysis for each product group.

-- Product groups: each has its products, food groups, processes and an analysis of its own.
create table fsp_product_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  food_safety_plan_id int not null,
  name text not null,
  is_default boolean not null default false,
  -- The group that this one was copied from.
  original_id int,
  -- Numbers of the FG codes; null = not entered yet.
  food_groups jsonb,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, food_safety_plan_id) references food_safety_plans (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index fsp_product_groups_place on fsp_product_groups (company_id, place_id);
select app.protect('fsp_product_groups');

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
  foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id)
    on delete cascade,
  foreign key (company_id, place_id) references places (company_id, id)
);
create index products_group on products (company_id, fsp_product_group_id);
select app.protect('products');

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
  foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id)
    on delete cascade,
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('fsp_group_plans');
