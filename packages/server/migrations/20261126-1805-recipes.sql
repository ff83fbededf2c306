-- Recipes of products, their versions, and the allergens that follow from them.

alter table products
  -- Grows with each change of the recipe; 0 = it never had one.
  add column recipe_version int not null default 0,
  -- Sets of allergens (core/products) that the ingredients bring, through all levels.
  add column generated_contains int not null default 0,
  add column generated_may_contain int not null default 0;

create table product_ingredients (
  company_id int not null,
  id int generated always as identity unique,
  product_id int not null,
  ingredient_product_id int not null,
  order_number int not null,
  amount numeric(20, 6) not null check (amount > 0),
  amount_unit_id int not null,
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
