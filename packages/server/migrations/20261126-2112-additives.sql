-- Products that are food additives, percentages in lists of ingredients, and what products are packed in.

alter table products
  -- Of core/additives; null = no additive.
  add column esubstance_id int,
  -- The class under which lists of ingredients name it.
  add column additive_class_id int,
  -- Lists of ingredients print its name instead of the E number.
  add column is_additive_named boolean not null default false,
  -- Of core/additives: materials that touch the food.
  add column packaging_material_ids int[] not null default '{}';

-- Its percentage is printed (Regulation (EU) No 1169/2011, Article 22).
alter table product_ingredients add column is_quid boolean not null default false;
