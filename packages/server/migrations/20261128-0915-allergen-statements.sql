-- Allergens have three states: contained, free by somebody's statement, not stated yet.

alter table products
  -- Somebody stated the whole list, also an empty one; null = nobody did, or a recipe brought something unknown since.
  add column allergens_stated_at timestamptz,
  add column allergens_stated_by int references users,
  -- Of a recipe: each ingredient is stated, through all levels.
  add column are_ingredients_stated boolean not null default false,
  -- False: nobody said yet whether it is bought or made; guests do not see it.
  add column is_kind_stated boolean not null default true;

-- Allergens of a product without a recipe were the whole list. Those beside a recipe were additions to it: they say
-- nothing about ingredients that nobody stated.
update products p set allergens_stated_at = coalesce(s.at, p.updated_at), allergens_stated_by = s.user_id
from (select p.company_id, p.id, last.at, last.user_id
  from products p left join lateral (
    select a.at, u.id as user_id from audit a left join users u on u.id = a.user_id
    where a.company_id = p.company_id and a.route = 'products.change_allergens' and a.entity_id = p.id::text
    order by a.id desc limit 1) last on true
  where exists (select from product_allergens a where a.company_id = p.company_id and a.product_id = p.id)
    and not exists (select from product_ingredients i where i.company_id = p.company_id and i.product_id = p.id)) s
where p.company_id = s.company_id and p.id = s.id;

-- From the bottom up: one level in each round.
do $$ begin
  loop
    update products p set are_ingredients_stated = true
    where not p.are_ingredients_stated
      and exists (select from product_ingredients i where i.company_id = p.company_id and i.product_id = p.id)
      and not exists (select from product_ingredients i
        join products c on c.company_id = i.company_id and c.id = i.ingredient_product_id
        where i.company_id = p.company_id and i.product_id = p.id
          and c.allergens_stated_at is null and not c.are_ingredients_stated);
    exit when not found;
  end loop;
end $$;
