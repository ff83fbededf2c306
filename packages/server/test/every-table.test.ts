/**
 * Tenancy is the database's job: no table without forced row-level security but for those named here, with a
 * reason.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeSchema } from '../src/db/generate-types.ts'
import { readFile } from 'node:fs/promises'
import { openTestApp, type TestApp } from './harness.ts'

const withoutRowLevelSecurity: Record<string, string> = {
  schema_migrations:
    "names of migrations, written by the operator's role only; the application has no use of it",
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

type Table = {
  name: string
  forced: boolean
  has_company: boolean
  policies: string[]
  owner_is_app: boolean
}

const listTables = async (): Promise<Table[]> =>
  (
    await test.database.pool.query<Table>(`
    select c.relname as name, c.relrowsecurity
      and c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) like 'larder_%' as owner_is_app,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
        and not a.attisdropped) as has_company,
      array(select polname::text from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  ).rows

it('puts every table under forced row-level security, or names the reason', async () => {
  const tables = await listTables()
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(
    Object.keys(withoutRowLevelSecurity),
  )
  expect(tables.filter(({ owner_is_app }) => owner_is_app)).toEqual([])
})

it('gives every tenant table a policy of its company', async () => {
  const open = new Set(['audit', 'jobs'])
  const tenants = (await listTables()).filter(({ name, has_company }) => has_company && !open.has(name))
  expect(tenants.filter(({ policies }) => !policies.includes('tenant')).map(({ name }) => name)).toEqual([])
})

it('ties every row of a company to the company, so that a write beside its erasure leaves none', async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `with recursive tied as (
      select 'companies'::regclass::oid as id
      union
      select k.conrelid from tied join pg_constraint k on k.confrelid = tied.id and k.contype = 'f'
        and k.convalidated and (cardinality(k.conkey) = 1 or not exists (select from pg_attribute o
          where o.attrelid = k.conrelid and o.attnum = any (k.conkey) and not o.attnotnull))
        join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'company_id' and a.attnum = k.conkey[1]
    )
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.oid not in (select id from tied) order by 1`,
  )
  // A check requires one of its two: a piece of equipment or a room.
  expect(rows).toEqual([{ name: 'unit_task_groups' }])
})

it('has triggers only as guards', async () => {
  const { rows } = await test.database.pool.query<{ guard: string }>(
    "select tgrelid::regclass || ' ' || tgname as guard from pg_trigger where not tgisinternal order by 1",
  )
  expect(rows.map(({ guard }) => guard)).toEqual([
    'files release_content',
    'structure_changes keep_as_written',
    'task_entries hold_files',
    'tickets hold_files',
  ])
})

it("lets the application's roles neither log in nor bypass row-level security", async () => {
  const { rows } = await test.database.pool.query(
    `select rolname, rolcanlogin, rolbypassrls, rolsuper from pg_roles where rolname like 'larder\\_%'
      order by 1`,
  )
  expect(rows).toEqual(
    ['larder_app', 'larder_gate', 'larder_public'].map((rolname) => ({
      rolname,
      rolcanlogin: false,
      rolbypassrls: false,
      rolsuper: false,
    })),
  )
})

it('shows the application no row before the actor is set', async () => {
  const client = await test.database.pool.connect()
  try {
    await client.query('begin; set local role larder_app')
    for (const { name, has_company } of await (async () => {
      await client.query('reset role')
      const tables = await listTablesBy(client)
      await client.query('set local role larder_app')
      return tables
    })()) {
      if (!has_company || name === 'jobs') continue
      expect([name, (await client.query(`select 1 from ${name} limit 1`)).rowCount]).toEqual([name, 0])
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

const listTablesBy = async (client: {
  query: (text: string) => Promise<{ rows: unknown[] }>
}): Promise<{ name: string; has_company: boolean }[]> =>
  (
    await client.query(`select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid
      and a.attname = 'company_id') as has_company
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  ).rows as { name: string; has_company: boolean }[]

it('has its row types made from these tables', async () => {
  expect(await readFile(new URL('../src/db/schema.gen.ts', import.meta.url), 'utf8')).toBe(
    await describeSchema(test.database.pool),
  )
})
