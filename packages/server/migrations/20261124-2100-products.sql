-- The catalogue of a company: what it makes, buys and has made, with recipes, allergens and own units.

-- Products of the plan's groups keep their table under another name.
alter table products rename to plan_products;
alter table plan_products rename constraint products_pkey to plan_products_pkey;
alter table plan_products rename constraint products_id_key to plan_products_id_key;
alter index products_group rename to plan_products_group;
alter sequence products_id_seq rename to plan_products_id_seq;

create table product_units (
  company_id int not null references companies,
  -- Ids up to 1000 are units of the product itself (core/measures).
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
  -- Not in the list for guests.
  is_hidden_from_guests boolean not null default false,
  -- The place where it was added.
  created_from_fhp_id int,
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
  -- The name of the food by law, where it is not the product's name.
  legal_name text not null default '',
  -- Of an additive: its class and its E-number.
  additive_class text,
  e_number text not null default '',
  packaging_material_ids int[] not null default '{}',
  preparation_instructions_text text not null default '',
  ingredients_text text not null default '',
  consuming_guide_text text not null default '',
  storing_conditions_text text not null default '',
  -- Sets of allergens (core/products): stated by people, and brought by the ingredients through all levels.
  own_contains int not null default 0,
  own_may_contain int not null default 0,
  generated_contains int not null default 0,
  generated_may_contain int not null default 0,
  -- Grows with each change; the recipe's with each change of the recipe.
  version int not null default 1,
  recipe_version int not null default 0,
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

create table product_ingredients (
  company_id int not null,
  id int generated always as identity unique,
  product_id int not null,
  ingredient_product_id int not null,
  order_number int not null,
  amount numeric(20, 6) not null check (amount > 0),
  amount_unit_id int not null,
  -- Its percentage is printed in the list of ingredients.
  is_quantity_named boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id),
  foreign key (company_id, ingredient_product_id) references products (company_id, id)
);
create index product_ingredients_product on product_ingredients (company_id, product_id, order_number);
create index product_ingredients_use on product_ingredients (company_id, ingredient_product_id, product_id);
select app.protect('product_ingredients');

-- Each recipe as it was: a batch names the version by which it was made.
create table recipe_versions (
  company_id int not null,
  product_id int not null,
  version int not null,
  -- As RecipeContent of the contract, with the names of that day.
  content jsonb not null,
  created_at timestamptz not null,
  created_by int references users,
  primary key (company_id, product_id, version),
  foreign key (company_id, product_id) references products (company_id, id)
);
select app.protect('recipe_versions');
revoke update, delete on recipe_versions from larder_app;

-- Allergens that people stated, with the reason.
create table product_allergens (
  company_id int not null,
  product_id int not null,
  allergen_id int not null check (allergen_id between 1 and 17),
  -- Cannot be ruled out: “may contain”.
  is_trace boolean not null default false,
  reason text not null default '',
  primary key (company_id, product_id, allergen_id),
  foreign key (company_id, product_id) references products (company_id, id)
);
select app.protect('product_allergens');
