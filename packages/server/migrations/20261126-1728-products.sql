-- The catalogue of a company: what it makes, buys and has made, and its own units.

-- Products of the plan's groups keep their table under another name.
alter table products rename to plan_products;
alter table plan_products rename constraint products_pkey to plan_products_pkey;
alter table plan_products rename constraint products_id_key to plan_products_id_key;
alter index products_group rename to plan_products_group;
alter sequence products_id_seq rename to plan_products_id_seq;

create table product_units (
  company_id int not null references companies,
  -- Ids up to 1000 are units of the application (core/measures).
  id int generated always as identity (start with 1001) unique,
  name text not null,
  short_name text not null,
  -- One of it is so many of this unit, which may be an own one too.
  base_unit_id int not null,
  base_unit_amount numeric(20, 6) not null check (base_unit_amount > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create unique index product_units_name on product_units (company_id, lower(name));
select app.protect('product_units');

create table products (
  company_id int not null references companies,
  id int generated always as identity unique,
  name text not null,
  -- Text: “00123” and “1E5” are codes.
  code text not null default '',
  ean text not null default '',
  is_outsourced boolean not null default false,
  is_ingredient boolean not null default false,
  -- The place where it was added.
  created_from_fhp_id int,
  -- Of core/products; null = not entered.
  expiration_type_id int,
  expiration_time_unit_count int check (expiration_time_unit_count between 1 and 1000),
  expiration_time_unit_id int,
  -- What the recipe yields; null = not entered.
  recipe_total_amount numeric(20, 6) check (recipe_total_amount > 0),
  recipe_total_amount_unit_id int,
  portion_amount numeric(20, 6) check (portion_amount > 0),
  portion_amount_unit_id int,
  -- What one piece weighs or holds.
  piece_amount numeric(20, 6) check (piece_amount > 0),
  piece_amount_unit_id int,
  -- Kilograms of a litre.
  density numeric(12, 6) check (density > 0),
  preparation_instructions_text text not null default '',
  ingredients_text text not null default '',
  consuming_guide_text text not null default '',
  storing_conditions_text text not null default '',
  -- Grows with each change.
  version int not null default 1,
  created_at timestamptz not null,
  created_by int references users,
  updated_at timestamptz not null,
  -- No longer offered; recipes and records that use it keep it.
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_from_fhp_id) references places (company_id, id)
);

-- Ids stay: recorded answers name products by them.
insert into products (company_id, id, name, created_from_fhp_id, created_at, updated_at)
  overriding system value
  select p.company_id, p.id, p.name, p.place_id, g.created_at, g.created_at
  from plan_products p join fsp_product_groups g
    on g.company_id = p.company_id and g.id = p.fsp_product_group_id;
select setval(pg_get_serial_sequence('products', 'id'),
  greatest((select max(id) from products), (select last_value from plan_products_id_seq), 1));

alter table plan_products add column catalogue_product_id int;
update plan_products set catalogue_product_id = id;
alter table plan_products add foreign key (company_id, catalogue_product_id)
  references products (company_id, id);
create index plan_products_catalogue on plan_products (company_id, catalogue_product_id);

create unique index products_code on products (company_id, lower(code)) where code <> '' and removed_at is null;
create unique index products_ean on products (company_id, ean) where ean <> '' and removed_at is null;
create index products_name on products (company_id, lower(name), id) where removed_at is null;
create index products_place on products (company_id, created_from_fhp_id);
select app.protect('products');
revoke delete on products from larder_app;
