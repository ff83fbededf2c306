/** What writes beside an erasure have left goes with the update; every row of a company that is there stays. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBefore } from '../empty-database.ts'

let database: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  database = await openBefore('20261128-1235-rows-of-erased-companies.sql')
}, 60_000)
afterAll(() => database.close())

const company = `
with person as (insert into users (username, firstname, lastname, created_at)
    values ('owner@example.com', 'Olev', 'Omanik', now()) returning id)
insert into companies (name, address, email, reg_code, country_id, preferred_language, volume_system,
    weight_system, temperature_scale, date_format_id, entry_created_at_hidden, trial_end_date, created_by,
    created_at)
  select 'Sinilill', 'Pikk 1', 'a@example.com', '12345678', 63, 'en', 1, 1, 1, 1, false, '2027-01-01', id,
    now() from person returning id`
/** One row of each of these tables. */
const rows: Readonly<Record<string, string>> = {
  audit: `(at, company_id, actor, route, entity, entity_id, detail, correlation_id)
    values (now(), $1, 'user', 'tickets.create', 'ticket', '1', '{}', '')`,
  jobs: `(company_id, name, payload, run_at, created_at) values ($1, 'mail', '{}', now(), now())`,
  replies: `(company_id, op_id, body_hash, status, answer, created_at)
    values ($1, gen_random_uuid(), '', 201, '{}', now())`,
  released_contents: `(company_id, sha256, size, released_at) values ($1, repeat('0', 64), 1, now())`,
  place_heads: `values ($1, 1, 1, 1, '', 0, '')`,
  revision_texts: `values ($1, 1, '', null, null)`,
  revisions: `(company_id, place_id, seq, entity, entity_id, version, op, actor, performed_at, received_at,
    source, body, prev_hash, hash) values ($1, 1, 1, 'ticket', '1', 1, 'create', 'system', now(), now(),
    'generated', '{}', '', '')`,
  chain_heads: `values ($1, 1, 1, '')`,
}

it('deletes rows of companies that are not there, and those alone', async () => {
  const { pool } = database
  const { rows: made } = await pool.query<{ id: number }>(company)
  const id = made[0]?.id ?? 0
  for (const [table, row] of Object.entries(rows))
    for (const one of [id, id + 1]) await pool.query(`insert into ${table} ${row}`, [one])
  await pool.query(`insert into audit ${rows['audit']}`, [null])
  await pool.query(`insert into jobs ${rows['jobs']}`, [null])
  await database.finish()
  for (const table of Object.keys(rows)) {
    const left = await pool.query(
      `select company_id from ${table} where company_id is null or company_id in ($1, $2) order by 1`,
      [id, id + 1],
    )
    const kept = ['audit', 'jobs'].includes(table) ? [id, null] : [id]
    expect([
      table,
      left.rows.slice(0, 2).map(({ company_id }: { company_id: number | null }) => company_id),
    ]).toEqual([table, kept])
    // The pool would end a connection whose statement failed.
    const client = await pool.connect()
    const late = await client
      .query(`insert into ${table} ${rows[table]}`, [id + 1])
      .catch((error: unknown) => error)
    client.release()
    expect(late).toMatchObject({ code: '23503' })
  }
})
