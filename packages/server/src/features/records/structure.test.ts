/** R1.1, second half: every change of the record tables' structure, by a superuser too, leaves a trace. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openEmpty } from '#test/empty-database.ts'
import { asAdmin } from '#test/global-setup.ts'
import { openTestApp, type TestApp } from '#test/harness.ts'
import type { Platform } from '#kit/platform.ts'
import { runVerifyCommand } from '../../operator/verify-command.ts'
import { signHeads } from './sign-heads.ts'
import { readStructure, structureState } from './structure.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Runs statements in one transaction that is rolled back; returns the recorded changes and the log. */
async function changing(...statements: string[]): Promise<{
  rows: { login: string; acting_as: string | null; tag: string; object: string; migration: string | null }[]
  said: string[]
}> {
  const client = await test.database.pool.connect()
  const said: string[] = []
  const hear = ({ message }: { message?: string | undefined }): void => {
    if (message?.startsWith('structure changed')) said.push(message)
  }
  client.on('notice', hear)
  try {
    await client.query('begin; set local client_min_messages = log')
    const {
      rows: [last],
    } = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from structure_changes')
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query(
      'select login, acting_as, tag, object, migration from structure_changes where id > $1 order by id',
      [last?.id],
    )
    return { rows, said }
  } finally {
    await client.query('rollback')
    client.off('notice', hear)
    client.release()
  }
}

const login = async (): Promise<string> =>
  (await test.database.pool.query<{ login: string }>('select session_user as login')).rows[0]?.login ?? ''
const tables = [
  'revisions',
  'revision_texts',
  'chain_heads',
  'signed_heads',
  'place_heads',
  'record_keys',
  'audit',
]

describe('a superuser who changes the structure leaves a trace (R1.1)', () => {
  it.each(tables)('of %s: column, trigger, rights, policy', async (table) => {
    const { rows, said } = await changing(
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column forged text`,
      `grant update on ${table} to larder_app`,
      `create policy forged on ${table} to larder_app using (true)`,
      `drop policy forged on ${table}`,
      `drop table ${table} cascade`,
    )
    const who = await login()
    expect(rows.map(({ tag, object }) => [tag, object])).toEqual(
      expect.arrayContaining([
        ['ALTER TABLE', `public.${table}`],
        ['GRANT', `grant update on ${table} to larder_app`],
        ['CREATE POLICY', `forged on public.${table}`],
        ['DROP POLICY', `policy forged on public.${table}`],
        ['DROP TABLE', `table public.${table}`],
      ]),
    )
    expect(rows.filter(({ tag }) => tag === 'ALTER TABLE')).toHaveLength(2)
    expect(rows.every((row) => row.login === who && row.acting_as === null && row.migration === null)).toBe(
      true,
    )
    expect(said).toContain(`structure changed by ${who}: ALTER TABLE public.${table}`)
  })
  it('of the functions that write revisions, under any role', async () => {
    const { rows } = await changing(
      'grant create on schema app to larder_gate',
      'set local role larder_gate',
      'drop function app.append_revision(text, text, jsonb)',
      'reset role',
    )
    expect(rows.at(-1)).toMatchObject({
      acting_as: 'larder_gate',
      tag: 'DROP FUNCTION',
      object: 'function app.append_revision(pg_catalog.text,pg_catalog.text,pg_catalog.jsonb)',
    })
  })
  it('also as a replica, and not by tables of one session', async () => {
    expect(
      (
        await changing(
          'set local session_replication_role = replica',
          'alter table revisions disable row level security',
        )
      ).rows,
    ).toHaveLength(1)
    expect((await changing('create temp table own (id int)', 'drop table own')).rows).toEqual([])
  })
  it('that is not removed except by a change that leaves one', async () => {
    for (const statement of [
      "update structure_changes set login = 'x'",
      'delete from structure_changes',
      'truncate structure_changes',
    ])
      await expect(changing(statement)).rejects.toMatchObject({ code: '42501' })
    expect((await changing('alter table structure_changes disable trigger all')).rows).toMatchObject([
      { tag: 'ALTER TABLE', object: 'public.structure_changes' },
    ])
    await expect(changing('drop table structure_changes')).rejects.toThrow('structure_changes')
  })
})

describe('the report of structure changes', () => {
  const told = async (): Promise<string[]> => {
    const lines: string[] = []
    await runVerifyCommand(test.platform, [], (line) => lines.push(line))
    return lines
  }
  it('names migrations, and changes since the last signed head', async () => {
    const client = await test.database.pool.connect()
    await client.query(
      `begin; set local app.migration = '20991231-1000-later.sql'; create index later on revisions
        (actor); create index latest on revisions (device); commit`,
    )
    await client.query('drop index later')
    client.release()
    const lines = await told()
    expect(lines).toContain('  2 by the migration 20991231-1000-later.sql')
    expect(lines.at(-1)).toMatch(
      new RegExp(`^  \\d{4}-.+Z ${await login()}.*: DROP INDEX index public.later$`),
    )
    test.clock.now = new Date()
    await signHeads(test.platform)
    expect((await told()).at(-1)).toBe('0 changes of tables, functions and rights since the last signed head')
  })
  it('shows when the watch is off', async () => {
    expect(await structureState(test.platform)).toBe('watched')
    await test.database.pool.query('alter event trigger larder_structure_changed disable')
    expect((await test.app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      structure: 'unwatched',
    })
    expect((await told()).at(-1)).toContain('THEY ARE NOT WATCHED NOW')
    await test.database.pool.query('alter event trigger larder_structure_changed enable always')
    expect(await structureState(test.platform)).toBe('watched')
  })
})

describe('migrations', () => {
  it('continue without the watch where their role may not set it up, and report it', async () => {
    const database = await openEmpty()
    const { pool } = database
    const platform = { pool } as unknown as Platform
    const role = `larder_owner_${randomBytes(4).toString('hex')}`
    const {
      rows: [admin],
    } = await pool.query<{ login: string }>('select session_user as login')
    try {
      await pool.query(`create role ${role} createrole`)
      await pool.query(
        `do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`,
      )
      await pool.query(`grant all on schema public to ${role}`)
      for (const name of ['larder_app', 'larder_public', 'larder_gate']) {
        await pool.query(
          `do $$ begin create role ${name} nologin nobypassrls; exception when duplicate_object then null; end $$;
        grant ${name} to ${role}`,
        )
      }
      await pool.query(`set session authorization ${role}`)
      expect(await migrate(pool)).toContain('18-structure.sql')
      expect(await structureState(platform)).toBe('unwatched')
      await expect(pool.query('select app.watch_structure()')).rejects.toMatchObject({ code: '42501' })
      await pool.query(`set session authorization ${admin?.login}`)
      await pool.query('select app.watch_structure()')
      await pool.query(`set session authorization ${role}`)
      await pool.query('alter table revisions add column later text')
      expect((await readStructure(platform)).changes).toMatchObject([
        { login: role, tag: 'ALTER TABLE', object: 'public.revisions' },
      ])
      await pool.query(`set session authorization ${admin?.login}`)
      await pool.query(`drop owned by ${role} cascade`).catch(() => undefined)
    } finally {
      await database.close()
      const url = process.env['TEST_DATABASE_URL']
      if (url !== undefined) await asAdmin(url, `drop role if exists ${role}`)
    }
  }, 60_000)
})
