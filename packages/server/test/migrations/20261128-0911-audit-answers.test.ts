/** An answer that was given before has itself as its only version. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-0911-audit-answers.sql')
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
      now() from company returning company_id, id),
  template as (insert into digital_audits (company_id, name, pass_percent, created_at, updated_at)
    select id, 'Round', 80, now(), now() from company returning company_id, id),
  audit as (insert into digital_audit_results (company_id, place_id, uuid, digital_audit_id,
      digital_audit_version, name, pass_percent, questions, started_at, score, updated_at)
    select t.company_id, p.id, gen_random_uuid(), t.id, 1, 'Round', 80, '[]', now(), '{}', now()
    from template t join place p using (company_id) returning company_id, place_id, id)
insert into digital_audit_responses (company_id, place_id, digital_audit_result_id, question_id, value,
    comment, due_on, version, updated_at, updated_by)
  select a.company_id, a.place_id, a.id, 7, 'no', 'Mould', '2026-12-01', 3, '2026-11-27T10:00:00Z', p.id
  from audit a, person p`

it('keeps each answer with its author, its time and its version', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query(
    `select a.version, a.state, a.value, a.comment, a.due_on::text, a.answered_at = r.updated_at as is_timed,
      a.answered_by = r.updated_by as has_author
    from digital_audit_answers a join digital_audit_responses r on r.id = a.digital_audit_response_id`,
  )
  expect(rows).toEqual([
    {
      version: 3,
      state: 'current',
      value: 'no',
      comment: 'Mould',
      due_on: '2026-12-01',
      is_timed: true,
      has_author: true,
    },
  ])
})
