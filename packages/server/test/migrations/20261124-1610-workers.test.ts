/** People with access become workers, and their work groups follow them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261124-1610-workers.sql')
}, 60_000)
afterAll(() => database.close())

const fill = `
with person as (insert into users (username, firstname, lastname, created_at) values
    ('mari@example.com', 'Mari', 'Tamm', now()), ('jaan@no-email.larder', 'Jaan', 'Kask', now()),
    ('owner@example.com', 'Olev', 'Omanik', now()), ('boss@example.com', 'Pille', 'Pealik', now())
    returning id, username),
  company as (insert into companies (name, address, email, reg_code, country_id, preferred_language,
      volume_system, weight_system, temperature_scale, date_format_id, entry_created_at_hidden,
      trial_end_date, created_by, created_at)
    select 'Sinilill', 'Pikk 1', 'a@example.com', '12345678', 63, 'en', 1, 1, 1, 1, false, '2027-01-01',
      id, now() from person where username = 'owner@example.com' returning id),
  place as (insert into places (company_id, name, address, country_id, person_phone, person_email,
      contact_person, business_activity_id, location_type_id, number_of_employees,
      preferred_language, timezone, created_at)
    select id, 'Kesklinn', 'Viru 2', 63, '', 'a@example.com', 'Mari', 1, 1, '1-5', 'en', 'Europe/Tallinn', now()
      from company returning company_id, id),
  company_access as (insert into company_members (company_id, user_id, access_level, created_at)
    select c.id, p.id, 'owner', now() from company c, person p where p.username in
      ('owner@example.com', 'boss@example.com')),
  access as (insert into place_members (company_id, place_id, user_id, access_level, created_at)
    select l.company_id, l.id, p.id, 'readonly,temp-measurements', now() from place l, person p
      where p.username in ('mari@example.com', 'jaan@no-email.larder')),
  work_group as (insert into user_groups (company_id, place_id, name, workers_count, is_default, created_at)
    select company_id, id, 'Kitchen', 7, false, now() from place returning company_id, place_id, id)
insert into user_group_members (company_id, place_id, user_group_id, user_id)
  select g.company_id, g.place_id, g.id, p.id from work_group g, person p
    where p.username in ('mari@example.com', 'owner@example.com')`

it('makes one worker of each person at a place, with the groups that they had', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query(`
    select w.first_name, w.last_name, w.email, u.username, w.is_disabled,
      array(select g.name from work_group_members m join user_groups g on g.id = m.user_group_id
        where m.worker_id = w.id) as groups
    from workers w join users u on u.id = w.user_id order by w.first_name`)
  expect(rows).toEqual([
    {
      first_name: 'Jaan',
      last_name: 'Kask',
      email: '',
      username: 'jaan@no-email.larder',
      is_disabled: false,
      groups: [],
    },
    {
      first_name: 'Mari',
      last_name: 'Tamm',
      email: 'mari@example.com',
      username: 'mari@example.com',
      is_disabled: false,
      groups: ['Kitchen'],
    },
    {
      first_name: 'Olev',
      last_name: 'Omanik',
      email: 'owner@example.com',
      username: 'owner@example.com',
      is_disabled: false,
      groups: ['Kitchen'],
    },
  ])
})
