/** Stated allergens of products without a recipe count as a statement afterwards; nothing else does. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-0915-allergen-statements.sql')
}, 60_000)
afterAll(() => database.close())

const fill = `
with person as (insert into users (username, firstname, lastname, created_at)
    values ('owner@example.com', 'Olev', 'Omanik', now()) returning id),
  company as (insert into companies (name, address, email, reg_code, country_id, preferred_language,
      volume_system, weight_system, temperature_scale, date_format_id, entry_created_at_hidden,
      trial_end_date, created_by, created_at)
    select 'Sinilill', 'Pikk 1', 'a@example.com', '12345678', 63, 'en', 1, 1, 1, 1, false, '2027-01-01',
      id, now() from person returning id)
insert into products (company_id, name, created_at, updated_at)
  select id, name, '2026-11-01T08:00Z', '2026-11-02T08:00Z' from company
    cross join unnest(array['Flour', 'Salt', 'Egg', 'Dough', 'Bread', 'Soup', 'Pie']) n (name)`

const more = `
insert into product_allergens (company_id, product_id, allergen_id)
  select company_id, id, 7 from products where name in ('Flour', 'Egg');
insert into product_allergens (company_id, product_id, allergen_id, is_trace, reason)
  select company_id, id, 3, true, 'Same pan' from products where name in ('Soup', 'Pie');
insert into audit (at, company_id, actor, user_id, route, entity, entity_id, correlation_id)
  select '2026-11-01T09:00Z', p.company_id, 'user', u.id, 'products.change_allergens', 'product', p.id::text, ''
    from products p, users u where p.name in ('Egg', 'Salt');
insert into product_ingredients (company_id, product_id, ingredient_product_id, order_number, amount,
    amount_unit_id)
  select p.company_id, p.id, i.id, 1, 1, 1 from products p join products i on i.company_id = p.company_id
    where (p.name, i.name) in (('Dough', 'Flour'), ('Dough', 'Egg'), ('Bread', 'Dough'), ('Soup', 'Salt'),
      ('Pie', 'Bread'))`

it('keeps who stated what and when, and states nothing that nobody did', async () => {
  await database.pool.query(fill)
  for (const statement of more.split(';')) await database.pool.query(statement)
  await database.finish()
  const { rows } = await database.pool.query<Record<string, unknown>>(`
    select p.name, to_char(allergens_stated_at at time zone 'utc', 'DD HH24') as at, u.firstname as by,
      are_ingredients_stated as by_recipe, is_kind_stated as kind
    from products p left join users u on u.id = p.allergens_stated_by order by p.id`)
  expect(rows.map(({ name, at, by, by_recipe, kind }) => [name, at, by, by_recipe, kind])).toEqual([
    ['Flour', '02 08', null, false, true],
    ['Salt', null, null, false, true],
    ['Egg', '01 09', 'Olev', false, true],
    ['Dough', null, null, true, true],
    ['Bread', null, null, true, true],
    ['Soup', null, null, false, true],
    ['Pie', null, null, true, true],
  ])
})
