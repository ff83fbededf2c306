/**
 * Products of the plan are products of the company's catalogue afterwards, under the ids that records name.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261126-1728-products.sql')
}, 60_000)
afterAll(() => database.close())

const fill = `
with person as (insert into users (username, firstname, lastname, created_at)
    values ('owner@example.com', 'Olev', 'Omanik', now()) returning id),
  company as (insert into companies (name, address, email, reg_code, country_id, preferred_language,
      volume_system, weight_system, temperature_scale, date_format_id, entry_created_at_hidden,
      trial_end_date, created_by, created_at)
    select 'Sinilill', 'Pikk 1', 'a@example.com', '12345678', 63, 'en', 1, 1, 1, 1, false, '2027-01-01',
      id, now() from person returning id),
  place as (insert into places (company_id, name, address, country_id, person_phone, person_email,
      contact_person, business_activity_id, location_type_id, number_of_employees,
      preferred_language, timezone, created_at)
    select id, name, 'Viru 2', 63, '', 'a@example.com', 'Mari', 1, 1, '1-5', 'en', 'Europe/Tallinn', now()
      from company cross join (values ('Kesklinn'), ('Sadam')) n (name) returning company_id, id),
  plan as (insert into food_safety_plans (company_id, place_id)
    select company_id, id from place returning company_id, place_id, id),
  food as (insert into fsp_product_groups (company_id, place_id, food_safety_plan_id, name, created_at)
    select company_id, place_id, id, 'Soups', now() from plan returning company_id, place_id, id)
insert into products (company_id, place_id, fsp_product_group_id, name)
  select company_id, place_id, id, name from food cross join (values ('Borscht'), ('Solyanka')) n (name)`

it('keeps the ids of the products, of each place its own, and gives new ones higher ids', async () => {
  await database.pool.query(fill)
  const { rows: before } = await database.pool.query<{ id: number }>(
    'select id, name, place_id as created_from_fhp_id from products order by id',
  )
  await database.finish()
  const { rows: catalogue } = await database.pool.query(
    'select id, name, created_from_fhp_id from products order by id',
  )
  expect(before).toHaveLength(4)
  expect(catalogue).toEqual(before)
  const { rows: linked } = await database.pool.query(
    'select count(*)::int as count from plan_products where catalogue_product_id = id',
  )
  expect(linked).toEqual([{ count: 4 }])
  const { rows } = await database.pool.query<{ id: number }>(`
    insert into products (company_id, name, created_at, updated_at)
    select company_id, 'New', now(), now() from products limit 1 returning id`)
  expect(rows[0]?.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)))
})
