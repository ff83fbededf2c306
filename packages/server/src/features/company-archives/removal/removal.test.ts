/** A removed company: 30 days with a way back, then nothing of it is left. On the demo. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { companies } from '@larder/contract/companies'
import { places } from '@larder/contract/places'
import { tickets } from '@larder/contract/tickets'
import { addDemo, demoSignIn } from '../../../demo/add-demo.ts'
import { runVerifyCommand } from '../../../operator/verify-command.ts'
import { signHeads } from '#features/records/public.ts'
import { enqueueDue } from '#kit/jobs/schedules.ts'
import { makeCompany, makePlace, makeSession, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type Caller, type TestApp } from '#test/harness.ts'
import { companyArchiveJobs } from '../company-archives.jobs.ts'

const DAY_MS = 86_400_000

let test: TestApp
let owner: Caller
let company_id: number
let other: TestUser
let others: number

beforeAll(async () => {
  test = await openTestApp()
  await addDemo(test.platform, { days: 2 })
  other = await makeUser(test, { username: 'stranger@elsewhere.example' })
  const elsewhere = await makeCompany(test, other, { name: 'Elsewhere OÜ', email: 'info@elsewhere.example' })
  others = await makePlace(test, elsewhere)
  const body = { uuid: crypto.randomUUID(), description: 'The door does not close' }
  await call(test, tickets.create, { params: { placeId: others }, body }, other)
  await test.worker.drain()
  await signHeads(test.platform)
  const session = await call(test, account.login, { body: { ...demoSignIn, remember_me: true } })
  owner = { token: session.access_token }
  company_id = (await call(test, companies.list, {}, owner))[0]?.id ?? 0
}, 300_000)
afterAll(() => test.close())

/** Sessions end meanwhile, and both sign in again. */
async function pass(ms: number): Promise<void> {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from users where username = $1',
    [demoSignIn.username],
  )
  owner = { token: await makeSession(test, rows[0]?.id ?? 0) }
  other = { ...other, token: await makeSession(test, other.id) }
}
const eraseDue = async (): Promise<void> => {
  await enqueueDue(test.platform, { 'companies.erase_due': { every_minutes: 1 } })
  await test.worker.drain()
}
const removed = () => call(test, companies.removed, {}, owner)

it('can be restored by its owner for 30 days, and by nobody else', async () => {
  const { erase_at } = await call(test, companies.remove, { params: { companyId: company_id } }, owner)
  await test.worker.drain()
  expect(test.mails.at(-1)).toMatchObject({
    to: demoSignIn.username,
    subject: 'Sinilill OÜ was removed',
    text: expect.stringContaining(erase_at.slice(0, 10)) as string,
  })
  expect(await call(test, companies.list, {}, owner)).toEqual([])
  expect(await call(test, companies.removed, {}, other)).toEqual([])
  const input = { params: { id: company_id } }
  expect(await refuse(test, companies.restore, input, other)).toMatchObject({ status: 404 })
  await pass(30 * DAY_MS - 60_000)
  await eraseDue()
  expect(await removed()).toMatchObject([{ id: company_id, name: 'Sinilill OÜ', erase_at }])
  expect(await call(test, companies.restore, input, owner)).toMatchObject({ id: company_id, role: 'owner' })
  expect(await removed()).toEqual([])
  expect(await refuse(test, companies.restore, input, owner)).toMatchObject({ status: 404 })
}, 60_000)

it('leaves nothing in any table and no file after 30 days', async () => {
  const { rows: named } = await test.database.pool.query<{ text: string }>(
    `select name as text from companies where id = $1
      union select email from companies where id = $1 union select name from places where company_id = $1
      union select email from partners where company_id = $1 and email <> ''
      union select filename from files where company_id = $1`,
    [company_id],
  )
  const { rows: stored } = await test.database.pool.query<{ sha256: string }>(
    'select sha256 from files where sha256 is not null union select sha256 from plan_version_files',
  )
  expect(stored.length).toBeGreaterThan(3)
  await call(test, companies.remove, { params: { companyId: company_id } }, owner)
  await pass(30 * DAY_MS)
  expect(await removed()).toEqual([])
  await eraseDue()
  expect(test.mails.at(-1)).toMatchObject({ to: demoSignIn.username, subject: 'Sinilill OÜ was erased' })
  const { rows: columns } = await test.database.pool.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )
  const left: string[] = []
  for (const { table, column, type } of columns) {
    const count = async (where: string, value: unknown): Promise<void> => {
      const { rows } = await test.database.pool.query<{ n: number }>(
        `select count(*)::int as n from "${table}" where ${where}`,
        [value],
      )
      if ((rows[0]?.n ?? 0) > 0) left.push(`${table}.${column}: ${String(value)}`)
    }
    if (column === 'company_id') await count('company_id = $1', company_id)
    if (['text', 'jsonb', 'ARRAY', 'bytea'].includes(type))
      for (const { text } of named)
        await count(
          `position($1 in ${type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`}) > 0`,
          text,
        )
  }
  expect(left).toEqual([])
  const folder = join(test.platform.config.data_folder, 'files')
  const kept = (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))
  expect(kept).toEqual([])
  const heads = join(test.platform.config.data_folder, 'heads')
  for (const name of (await readdir(heads, { recursive: true })).filter((one) => one.includes('.')))
    for (const { text } of named) expect(await readFile(join(heads, name), 'utf8')).not.toContain(text)
}, 120_000)

it('leaves one line of the audit without a name, and the accounts of its people', async () => {
  const { rows } = await test.database.pool.query(
    "select actor, company_id, entity_id from audit where route = 'companies.erase'",
  )
  expect(rows).toEqual([{ actor: 'operator', company_id: null, entity_id: String(company_id) }])
  expect(await call(test, companies.list, {}, owner)).toEqual([])
})

it('leaves the records of others sound: a signed note explains the missing chains', async () => {
  expect(await call(test, places.get, { params: { placeId: others } }, other)).toMatchObject({ id: others })
  const lines: string[] = []
  await runVerifyCommand(test.platform, [], (line) => lines.push(line))
  expect(lines.join('\n')).toMatch(/3 places were erased with their company/)
  await signHeads(test.platform)
  await runVerifyCommand(test.platform, [], () => undefined)
}, 60_000)

it('goes on with the others where one company cannot be erased', async () => {
  const { pool } = test.database
  const [held, free] = [await makeCompany(test, other), await makeCompany(test, other)]
  await pool.query('create table holds (company int references companies)')
  await pool.query('insert into holds values ($1)', [held])
  await pool.query('update companies set removed_at = $1 where id = any ($2)', [test.clock.now, [held, free]])
  test.clock.now = new Date(test.clock.now.getTime() + 31 * DAY_MS)
  await expect(companyArchiveJobs['companies.erase_due']?.(test.platform, {}, 1)).rejects.toThrow(/holds/)
  const { rows } = await pool.query('select id from companies where id = any ($1)', [[held, free]])
  expect(rows).toEqual([{ id: held }])
})
