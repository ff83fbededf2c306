/** Places that are there already get the folders of a new place; their files stay what they are. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultFolders } from '@larder/core/documents'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261124-1640-documents.sql')
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
    select id, 'Kesklinn', 'Viru 2', 63, '', 'a@example.com', 'Mari', 1, 1, '1-5', 'en', 'Europe/Tallinn', now()
      from company returning company_id, id)
insert into files (company_id, place_id, type, filename, on_paper, created_at)
  select company_id, id, 'premises_plan', 'Kitchen', true, now() from place`

it('makes the default folders of each place and moves no file', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query(
    'select default_key as key, type, name, parent_id from folders order by order_number',
  )
  expect(rows).toEqual(defaultFolders.map((folder) => ({ ...folder, name: null, parent_id: null })))
  const files = await database.pool.query('select type, folder_id, valid_until, kept_where from files')
  expect(files.rows).toEqual([{ type: 'premises_plan', folder_id: null, valid_until: null, kept_where: '' }])
})
