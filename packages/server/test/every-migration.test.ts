/** A migration that changes rows has a test from the state before, in `test/migrations`. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../src/db/migrate.ts'
import { changesRows, untestedMigrations } from './data-migrations.ts'
import { openBefore, openEmpty } from './empty-database.ts'
import { migrate } from '../src/db/migrate.ts'

const migrations = globSync('*.sql', { cwd: migrationsFolder }).map((name) => ({
  name,
  sql: readFileSync(join(migrationsFolder, name), 'utf8'),
}))
const tests = globSync('migrations/*.test.ts', { cwd: import.meta.dirname }).map((path) => basename(path))

it('has a test for every migration that changes rows', () => {
  expect(migrations.length).toBeGreaterThan(10)
  expect(untestedMigrations(migrations, tests)).toEqual([])
})

const trimming = {
  name: '20991231-1000-trimmed-names.sql',
  sql: `alter table users add column initials text;
update users set firstname = btrim(firstname), initials = left(btrim(firstname), 1);
`,
}

it('finds a migration that changes rows and has no test', () => {
  expect(untestedMigrations([...migrations, trimming], tests)).toEqual([trimming.name])
  expect(untestedMigrations([trimming], ['20991231-1000-trimmed-names.test.ts'])).toEqual([])
})

it.each([
  'insert into partners (name) select name from users',
  'set local role larder_gate; delete from jobs; reset role',
  'with gone as (delete from jobs returning id) select 1',
  'do $$ begin update users set lang = null; end $$',
  'do $$ begin if true then truncate jobs; end if; end $$',
])('counts as a change of rows: %s', (sql) => expect(changesRows(sql)).toBe(true))

it.each([
  '-- update users set lang = null',
  'grant select, insert, update on users to larder_gate',
  'grant update on users to larder_gate; revoke delete on users from larder_app',
  'create trigger note after insert or update of lang on users for each row execute function app.note()',
  'create function app.note() returns void language sql as $$ update users set lang = null $$',
  'alter table a add foreign key (b) references b on delete cascade on update cascade',
])('does not: %s', (sql) => expect(changesRows(sql)).toBe(false))

/** The folder of the migrations with one more in it. */
function plant({ name, sql }: typeof trimming): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  writeFileSync(join(folder, name), sql)
  return folder
}

it('runs a migration on rows that were there before', async () => {
  const folder = plant(trimming)
  const { pool, finish, close } = await openBefore(trimming.name, folder)
  try {
    await pool.query("insert into users (username, firstname, created_at) values ('mari', ' Mari ', now())")
    expect(await finish()).toEqual([trimming.name])
    const { rows } = await pool.query('select firstname, initials from users')
    expect(rows).toEqual([{ firstname: 'Mari', initials: 'M' }])
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}, 60_000)

it('refuses a migration that was changed, and a database of another version', async () => {
  const folder = plant(trimming)
  const { pool, close } = await openEmpty()
  try {
    await migrate(pool, { folder })
    expect(await migrate(pool, { folder })).toEqual([])
    writeFileSync(join(folder, trimming.name), `${trimming.sql}-- later`)
    await expect(migrate(pool, { folder })).rejects.toThrow('20991231-1000-trimmed-names.sql was changed')
    await expect(migrate(pool)).rejects.toThrow(
      /20991231-1000-trimmed-names\.sql, which this version .* lacks/,
    )
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}, 60_000)
