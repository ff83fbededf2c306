/** PINs keep who gave their code, and only those that a person chose for the own account stay valid. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-0912-tablet-sessions.sql')
}, 60_000)
afterAll(() => database.close())

const fill = `
with person as (insert into users (username, firstname, lastname, created_at) values
    ('owner@example.com', 'Mari', 'Tamm', now()), ('cook@example.com', 'Kati', 'Kuusk', now()),
    ('pin-1@no-email.larder', 'Olev', 'Oja', now()) returning id, username, firstname),
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
  own as (insert into pin_accounts select l.company_id, p.id from place l, person p
      where p.username like 'pin-%'),
  worker as (insert into workers (company_id, place_id, user_id, first_name, created_at, updated_at)
    select l.company_id, l.id, p.id, p.firstname, now(), now() from place l, person p
      returning company_id, id, user_id, place_id),
  pins as (insert into worker_pins (company_id, worker_id, pin_hash, code_hash, code_expires_at)
    select company_id, id, 'hash', decode(lpad(to_hex(id), 4, '0'), 'hex'), now() from worker),
  given as (insert into audit (at, company_id, actor, user_id, route, entity, entity_id, detail, correlation_id)
    select now(), w.company_id, 'user', p.id, 'devices.give_code', 'worker_pin', w.id::text,
      '{"code": "given"}', 'x' from worker w, person p where p.username = 'owner@example.com'),
  exchanged as (insert into audit (at, actor, user_id, route, entity, detail, correlation_id)
    select now(), 'user', id, 'account.exchange_session', 'session', '{"exchanged": true}', 'x' from person
      where username = 'cook@example.com'),
  device as (insert into devices (company_id, place_id, name, created_at)
    select company_id, id, 'Wall', now() from place returning id)
insert into sessions (token_hash, user_id, remember, created_at, last_seen_at, expires_at, device_id)
  select decode(lpad(to_hex(p.id * 2 + d.n), 4, '0'), 'hex'), p.id, true, now(), now(),
    now() + interval '1 day', d.id
  from person p, (select id, 0 as n from device union all select null, 1) d`

it('keeps a PIN that the person gave themselves, and leaves others to be confirmed', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query(`
    select w.first_name as name, n.given_by, n.set_by = w.user_id as is_own, n.code_hash is not null as has_code
    from worker_pins n join workers w on w.id = n.worker_id order by 1`)
  expect(rows).toEqual([
    { name: 'Kati', given_by: 'Mari Tamm', is_own: null, has_code: false },
    { name: 'Mari', given_by: 'Mari Tamm', is_own: true, has_code: false },
    { name: 'Olev', given_by: 'Mari Tamm', is_own: null, has_code: true },
  ])
})

it('ends sessions on tablets, and all of an account with a PIN that has exchanged one', async () => {
  const { rows } = await database.pool.query(
    'select u.firstname as name, s.device_id from sessions s join users u on u.id = s.user_id order by 1',
  )
  expect(rows).toEqual([
    { name: 'Mari', device_id: null },
    { name: 'Olev', device_id: null },
  ])
})
