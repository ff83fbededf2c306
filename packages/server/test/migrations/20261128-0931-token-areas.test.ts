/** Tokens keep the areas that they were made for; files are of the areas of the records that name them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-0931-token-areas.sql')
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
      now()
      from company returning company_id, id),
  tokens as (insert into company_tokens (company_id, name, token_hash, last4, scopes, created_by, created_at,
      expires_at, revoked_at)
    select company.id, t.name, decode(md5(t.name), 'hex'), 'abcd', t.scopes::text[], person.id, now(),
      t.expires_at, t.revoked_at
    from company, person, (values
      ('all', '{plan,activity_log,documents,audits}', null::timestamptz, null::timestamptz),
      ('plan', '{plan}', null, null), ('none', '{}', null, null), ('two', '{audits,documents}', null, null),
      ('ended', '{plan}', now() - interval '1 day', null), ('revoked', '{plan}', null, now()))
      t (name, scopes, expires_at, revoked_at) returning id),
  file as (insert into files (company_id, place_id, type, filename, held_at, created_at)
    select company_id, id, 'task_entry', n, now(), now()
    from place, unnest('{ticket,former,audited,nothing}'::text[]) n
    returning company_id, place_id, id, filename),
  ticket as (insert into tickets (company_id, place_id, uuid, body_hash, description, files, raised_at,
      raised_on, received_at, created_by)
    select company_id, place_id, gen_random_uuid(), '', 'It drips',
      jsonb_build_array(jsonb_build_object('id', file.id)),
      now(), now()::date, now(), person.id from file, person where filename = 'ticket' returning id)
insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor, performed_at,
    received_at, source, body, prev_hash, hash)
  select company_id, place_id, seq, entity, '1', 1, op, 'user:1', now(), now(), 'web',
    replace(body, 'ID', id::text), ''::bytea, ''::bytea from file, (values
      ('former', 1, 'traceability_record', 'create', '{"photos":{"files":[{"id":ID,"sha256":null}]}}'),
      ('audited', 2, 'digital_audit', 'confirm', '{"answers":[{"files":[{"id":ID,"sha256":null}]}]}'),
      ('nothing', 3, 'entry', 'create', 'damaged')) r (name, seq, entity, op, body)
    where filename = r.name`

it('gives the new areas to tokens that read everything, and tells owners of the others', async () => {
  await database.pool.query(fill)
  await database.finish()
  const { rows } = await database.pool.query<{ name: string; scopes: string[] }>(
    'select name, scopes from company_tokens order by id',
  )
  expect(rows.map(({ name, scopes }) => [name, scopes.join()])).toEqual([
    ['all', 'plan,activity_log,documents,audits,traceability,products'],
    ['plan', 'plan'],
    ['none', 'traceability,products'],
    ['two', 'audits,documents'],
    ['ended', 'plan'],
    ['revoked', 'plan'],
  ])
  const { rows: told } = await database.pool.query<{ names: string[] }>(`
    select array(select name from company_tokens
      where id in (select jsonb_array_elements_text(payload -> 'token_ids')::int) order by id) as names
    from jobs where name = 'companies.tell_token_areas'`)
  expect(told).toEqual([{ names: ['plan', 'two'] }])
  await expect(database.pool.query(`update company_tokens set scopes = '{}'`)).rejects.toThrow(
    'company_tokens_scopes',
  )
})

it('notes of which areas the records are that name a file, also those of older versions', async () => {
  const { rows } = await database.pool.query('select filename, named_by from files order by id')
  expect(rows).toEqual([
    { filename: 'ticket', named_by: ['activity_log'] },
    { filename: 'former', named_by: ['traceability'] },
    { filename: 'audited', named_by: ['audits'] },
    { filename: 'nothing', named_by: [] },
  ])
})
