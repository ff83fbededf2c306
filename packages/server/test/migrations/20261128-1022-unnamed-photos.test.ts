/** Photos that no record names are removed a day after the update, and no others. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-1022-unnamed-photos.sql')
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
    select id, 'Kesklinn', 'Viru 2', 63, '', 'a@example.com', 'Mari', 1, 1, '1-5', 'en', 'Europe/Tallinn',
      now() from company returning company_id, id)
insert into files (company_id, place_id, type, filename, held_at, mime, size, sha256, uploaded_at, created_at)
  select company_id, id, f.type, f.name, f.held_at, 'image/png', 1, repeat('0', 64), now(), now() - interval '9 days'
  from place, (values ('unnamed', 'task_entry', null::timestamptz), ('named', 'task_entry', now()),
    ('drawing', 'drawing', null)) f (name, type, held_at)`

it('enqueues their removal', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query(`
    select f.filename, j.run_at > now() as is_later from jobs j
    join files f on f.id = (j.payload ->> 'file_id')::int where j.name = 'files.discard_waiting'`)
  expect(rows).toEqual([{ filename: 'unnamed', is_later: true }])
})
