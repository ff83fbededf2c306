/** Export → another installation → import: the same company. On the demo, which has everything of a company. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { companies, companyExports } from '@larder/contract/companies'
import { activityLog } from '@larder/contract/activity-log'
import { files } from '@larder/contract/files'
import { plans } from '@larder/contract/plans'
import { records } from '@larder/contract/records'
import { tickets } from '@larder/contract/tickets'
import { localDate } from '@larder/core/schedule'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { addDemo, demoSignIn } from '../../../demo/add-demo.ts'
import { asOperator } from '#db/transaction.ts'
import { verifyRecords } from '#features/records/public.ts'
import { verifierPath } from '#test/flip-bytes.ts'
import { forgetAttempts, call, openTestApp, refuse, send, type Caller, type TestApp } from '#test/harness.ts'
import { tokenFor } from '#test/mailed.ts'
import { makeCompany, makePlace, makeUser } from '#test/builders.ts'
import { listTenantTables } from './catalogue.queries.ts'
import { importCompany } from './import-company.ts'
import {
  accountColumns,
  commonTables,
  harmlessColumns,
  looksSecret,
  withheldAccountColumns,
  withheldColumns,
  withheldTables,
} from './withheld.ts'

const DAYS = 3
const password = 'nine cold cellars'

let from: TestApp
let to: TestApp
let folder: string
let file: string
let zip: Buffer
let company_id: number
let owner: Caller
let then: Caller

const download = async (): Promise<Buffer> => {
  await call(from, companyExports.create, { params: { companyId: company_id } }, owner)
  await from.worker.drain()
  const [made] = await call(from, companyExports.list, { params: { companyId: company_id } }, owner)
  expect(made).toMatchObject({ state: 'ready' })
  const input = { params: { exportId: made?.id ?? 0 } }
  return (await call(from, companyExports.download, input, owner)) as unknown as Buffer
}

/** Chains, heads, files and what is shown; the demo's own clock may go back. */
async function verify({ platform }: TestApp) {
  const { faults, places } = await verifyRecords(platform, { files: true, projections: true })
  const own = places.filter(({ revisions }) => revisions > 1)
  expect([...faults, ...own.flatMap((place) => place.faults)].filter((one) => one.class !== 'clock')).toEqual(
    [],
  )
  return own
}

const quiet = (): void => undefined

beforeAll(async () => {
  ;[from, to] = await Promise.all([openTestApp(), openTestApp()])
  folder = await mkdtemp(join(tmpdir(), 'larder-archive-'))
  file = join(folder, 'company.zip')
  await addDemo(from.platform, { days: DAYS })
  const other = await makeUser(from, { firstname: 'Stranger', username: 'stranger@elsewhere.example' })
  await makePlace(from, await makeCompany(from, other, { name: 'Elsewhere OÜ' }), { name: 'Elsewhere' })
  await from.worker.drain()
  const session = await call(from, account.login, { body: { ...demoSignIn, remember_me: true } })
  owner = { token: session.access_token }
  company_id = (await call(from, companies.list, {}, owner))[0]?.id ?? 0
  await from.database.pool.query(
    "insert into stripe_customers (company_id, customer_id, created_at) values ($1, 'cus_elsewhere', now())",
    [company_id],
  )
  await from.database.pool.query(
    `update subscriptions set stripe_subscription_id = 'sub_elsewhere', recurring_payments_enabled = true,
      card_number_suffix = '4242', next_payment_date = '2027-11-21', provider_reading = 7, is_overdue = true`,
  )
  zip = await download()
  await writeFile(file, zip)
  await importCompany(to.platform, file, { tell: quiet, fingerprint: null })
}, 300_000)
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  await rm(folder, { recursive: true })
})

const count = async (test: TestApp, table: string): Promise<number> =>
  (
    await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where company_id = $1`,
      [company_id],
    )
  ).rows[0]?.n ?? 0

const rowsOf = async (test: TestApp, table: string, columns: readonly string[]): Promise<string[]> => {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const { rows } = await test.database.pool.query<{ line: string }>(
    `select row_to_json(r)::text as line from (select ${list} from ${table} where company_id = $1) r order by 1`,
    [company_id],
  )
  return rows.map(({ line }) => line)
}

describe('the lists of what stays behind', () => {
  it('name every table without a company', async () => {
    const { rows } = await from.database.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p') and not exists (select from pg_attribute a where a.attrelid = c.oid
        and a.attname = 'company_id' and not a.attisdropped) order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(commonTables).sort())
  })
  it('name every column that looks like a secret', async () => {
    const tables = await asOperator(from.platform.pool, listTenantTables)
    const suspicious = tables
      .filter(({ name }) => !Object.hasOwn(withheldTables, name))
      .flatMap(({ name, columns }) =>
        columns
          .filter((column) => column.type === 'bytea' || looksSecret.test(column.name))
          .map((column) => `${name}.${column.name}`),
      )
    const known = { ...withheldColumns, ...harmlessColumns }
    expect(suspicious.filter((column) => !Object.hasOwn(known, column))).toEqual([])
    const all = new Set(
      tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
    )
    expect(Object.keys(known).filter((column) => !all.has(column))).toEqual([])
  })
  it('name every column of accounts', async () => {
    const { rows } = await from.database.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'users'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(
      [...accountColumns, ...Object.keys(withheldAccountColumns)].sort(),
    )
  })
})

describe('an export', () => {
  const inside = (): ReadonlyMap<string, Uint8Array> =>
    new Map(readZip(zip).map(({ name, bytes }) => [name, bytes]))
  it('has every row of the company, and nothing of others', async () => {
    const manifest = JSON.parse(Buffer.from(inside().get('manifest.json') ?? []).toString()) as {
      rows: Record<string, number>
    }
    const tables = (await asOperator(from.platform.pool, listTenantTables)).filter(
      ({ name }) => !Object.hasOwn(withheldTables, name) && name !== 'audit',
    )
    for (const { name } of tables)
      expect([name, manifest.rows[name]]).toEqual([name, await count(from, name)])
    expect(zip.includes('Elsewhere')).toBe(false)
    expect(zip.includes('stranger@elsewhere.example')).toBe(false)
  })
  it('has no password, session or token', async () => {
    const { rows } = await from.database.pool.query<{ secret: string }>(`
      select password_hash as secret from users where password_hash is not null
      union all select encode(token_hash, 'hex') from sessions
      union all select encode(token_hash, 'hex') from company_tokens
      union all select encode(token_hash, 'hex') from shared_accesses
      union all select encode(token_hash, 'hex') from sensor_sources
      union all select encode(secret, 'hex') from webhooks
      union all select pin_hash from worker_pins where pin_hash is not null`)
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(zip.includes(secret)).toBe(false)
  })
  it('is checked by the script in it', async () => {
    const { verifyBundle } = (await import(verifierPath)) as {
      verifyBundle: (bytes: Uint8Array) => Promise<{ company: string; said: string[] }>
    }
    const { company, said } = await verifyBundle(new Uint8Array(zip))
    expect(company).toBe('Sinilill OÜ')
    expect(said.join('\n')).toMatch(/3 places/)
    const bad = Buffer.from(zip)
    bad[bad.indexOf('"entity":"entry"') + 12] = 88
    await expect(verifyBundle(new Uint8Array(bad))).rejects.toThrow('is damaged')
  })
  it('is the owner’s alone, and at most three a day', async () => {
    const stranger = await makeUser(from)
    const input = { params: { companyId: company_id } }
    expect(await refuse(from, companyExports.create, input, stranger)).toMatchObject({ status: 404 })
    const [made] = await call(from, companyExports.list, input, owner)
    const one = { params: { exportId: made?.id ?? 0 } }
    expect(await refuse(from, companyExports.download, one, stranger)).toMatchObject({ status: 404 })
    for (let more = 0; more < 2; more += 1) {
      const first = await call(from, companyExports.create, input, owner)
      // A second click while it is made.
      expect((await call(from, companyExports.create, input, owner)).id).toBe(first.id)
      await from.worker.drain()
    }
    expect(await refuse(from, companyExports.create, input, owner)).toMatchObject({ status: 429 })
    const was = from.clock.now
    from.clock.now = new Date(was.getTime() + 86_400_000)
    expect(await call(from, companyExports.list, input, owner)).toEqual([])
    expect(await refuse(from, companyExports.download, one, owner)).toMatchObject({ status: 404 })
    from.clock.now = was
  }, 120_000)
})

describe('an imported company', () => {
  it('has the same rows in every table', async () => {
    const ended = new Set(['company_tokens', 'shared_accesses', 'subscriptions', 'webhooks'])
    // The import adds its own row to the last one.
    const left = new Set([...Object.keys(withheldTables), 'audit', 'place_heads', 'imported_chains'])
    const tables = (await asOperator(to.platform.pool, listTenantTables)).filter(
      ({ name }) => !left.has(name),
    )
    for (const { name, columns } of tables) {
      const shared = columns
        .map((column) => column.name)
        .filter((column) => !Object.hasOwn(withheldColumns, `${name}.${column}`))
      const read = (test: TestApp) => (ended.has(name) ? count(test, name) : rowsOf(test, name, shared))
      expect([name, await read(to)]).toEqual([name, await read(from)])
    }
  }, 60_000)
  it('has sound records, under the old signatures and a new one', async () => {
    const report = await verify(to)
    expect(report.map(({ faults: _faults, signed_heads: _count, ...place }) => place)).toEqual(
      (await verify(from)).map(({ faults: _faults, signed_heads: _count, ...place }) => place),
    )
    expect(report.map(({ signed_heads }) => signed_heads > 1)).toEqual([true, true, true])
    const { rows } = await to.database.pool.query<{ keys: number }>(
      'select count(*)::int as keys from record_keys',
    )
    expect(rows[0]?.keys).toBe(2)
  }, 60_000)
  it('is opened after a new password was set by e-mail', async () => {
    const { username } = demoSignIn
    expect(await refuse(to, account.login, { body: { ...demoSignIn, remember_me: true } })).toMatchObject({
      status: 401,
    })
    await forgetAttempts(to)
    await call(to, account.recover, { body: { username, lang: 'en' } })
    await to.worker.drain()
    const body = { password_token: tokenFor(to, username), new_password: password }
    await call(to, account.setNewPassword, { body })
    const session = await call(to, account.login, { body: { username, password, remember_me: true } })
    then = { token: session.access_token }
    expect((await call(to, companies.list, {}, then))[0]).toMatchObject({ id: company_id, role: 'owner' })
  })
  it('has the same plan, byte for byte', async () => {
    const { rows } = await from.database.pool.query<{ plan_id: number; place_id: number; version: number }>(
      'select plan_id, place_id, version from plan_version_files where company_id = $1',
      [company_id],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { plan_id: planId, place_id: placeId, version } of rows) {
      const input = { params: { placeId, planId, version } }
      const read = async (test: TestApp, caller: Caller): Promise<string> =>
        createHash('sha256')
          .update((await call(test, plans.downloadVersion, input, caller)) as unknown as Buffer)
          .digest('hex')
      expect(await read(to, then)).toBe(await read(from, owner))
    }
  }, 60_000)
  it('shows the same entries, faults and documents', async () => {
    const [{ places: at } = { places: [] }] = await call(to, companies.list, {}, then)
    for (const { id: placeId } of at) {
      const day = localDate(new Date(from.clock.now.getTime() - 86_400_000).toISOString(), 'Europe/Tallinn')
      const query = { fromDate: day, toDate: day }
      for (const [route, input] of [
        [activityLog.history, { params: { placeId }, query }],
        [tickets.list, { params: { placeId } }],
      ] as const) {
        const there = await send(from, route, input, owner)
        expect([there.status, await send(to, route, input, then)]).toMatchObject([200, { body: there.body }])
      }
    }
    const { rows } = await from.database.pool.query<{ id: number; sha256: string }>(
      'select id, sha256 from files where company_id = $1 and sha256 is not null and removed_at is null',
      [company_id],
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, sha256 } of rows) {
      const bytes = (await call(to, files.get, { params: { id } }, then)) as unknown as Buffer
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  }, 60_000)
  it('gives inspectors a sound bundle, and goes on: a new entry, a new head', async () => {
    const [{ places: [at] } = { places: [] }] = await call(to, companies.list, {}, then)
    const day = localDate(to.clock.now.toISOString(), 'Europe/Tallinn')
    const query = { fromDate: '2026-11-01', toDate: day }
    const bytes = await call(to, records.bundle, { params: { placeId: at?.id ?? 0 }, query }, then)
    const { verifyBundle } = (await import(verifierPath)) as {
      verifyBundle: (bytes: Uint8Array) => Promise<{ said: string[] }>
    }
    const { said } = await verifyBundle(new Uint8Array(bytes as unknown as Buffer))
    expect(said.filter((line) => line.startsWith('Consistent with head')).length).toBeGreaterThan(0)
    const [origin = '{}'] = await rowsOf(to, 'imported_chains', ['key_fingerprint'])
    const { key_fingerprint: fingerprint } = JSON.parse(origin) as { key_fingerprint: string }
    expect(said.join('\n')).toContain(`was signed by ${fingerprint} (imported, not compared)`)
    const inside = readZip(bytes as unknown as Buffer)
    const textOf = (ending: string): string =>
      Buffer.from(inside.find(({ name }) => name.endsWith(ending))?.bytes ?? []).toString()
    expect(textOf('README.txt')).toContain(fingerprint)
    expect(JSON.parse(textOf('manifest.json'))).toMatchObject({
      imported: [{ key_fingerprint: fingerprint }],
    })
    const pdf = inside.find(({ name }) => name.endsWith('.pdf'))?.bytes ?? new Uint8Array()
    expect(squeezed((await readPdf(pdf)).pages.join(' '))).toContain(squeezed(fingerprint))
    const made = await call(
      to,
      tickets.create,
      {
        params: { placeId: at?.id ?? 0 },
        body: { uuid: crypto.randomUUID(), description: 'The door does not close' },
      },
      then,
    )
    const { rows } = await from.database.pool.query<{ last: number }>('select max(id) as last from tickets')
    expect(made.id).toBeGreaterThan(rows[0]?.last ?? 0)
    await verify(to)
  }, 60_000)
})

describe('a company that paid by card elsewhere', () => {
  it('is no customer of this installation: an archive may name the customer of another company', async () => {
    expect(zip.includes('_elsewhere')).toBe(false)
    expect(await count(to, 'stripe_customers')).toBe(0)
    const { rows } = await to.database.pool.query(
      `select stripe_subscription_id, recurring_payments_enabled, card_number_suffix, next_payment_date,
        is_overdue, price_package_id from subscriptions where company_id = $1`,
      [company_id],
    )
    expect(rows).toEqual([
      {
        stripe_subscription_id: null,
        recurring_payments_enabled: false,
        card_number_suffix: null,
        next_payment_date: null,
        is_overdue: false,
        price_package_id: 12,
      },
    ])
  })
})

describe('an import is refused', () => {
  const refusal = async (bytes: Uint8Array): Promise<string> => {
    const path = join(folder, 'other.zip')
    await writeFile(path, bytes)
    const empty = await openTestApp()
    try {
      await importCompany(empty.platform, path, { tell: quiet, fingerprint: null })
      return 'imported'
    } catch (error) {
      const { rows } = await empty.database.pool.query(
        'select 1 from companies union all select 1 from users',
      )
      expect(rows).toEqual([])
      return error instanceof Error ? error.message : String(error)
    } finally {
      await empty.close()
    }
  }
  const changed = (change: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.from(zip)
    change(bytes)
    return bytes
  }
  const replaced = (old: string, next: string): Buffer => {
    const bytes = Buffer.from(zip)
    for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old, at + 1)) bytes.write(next, at)
    return bytes
  }
  it('where a company is', async () => {
    await expect(importCompany(to.platform, file, { tell: quiet, fingerprint: null })).rejects.toThrow(
      /not empty: it has 1 companies/,
    )
  })
  it.each<[string, () => Uint8Array, RegExp]>([
    ['no ZIP', () => Buffer.from('hello'), /no ZIP file/],
    ['half of it', () => zip.subarray(0, zip.length >> 1), /no ZIP file|damaged/],
    ['another format', () => replaced('{"archive":1,', '{"archive":2,'), /has format 2/],
    [
      'a changed row',
      () => changed((bytes) => bytes.write('Tartu 9', bytes.indexOf('Viru 4,'))),
      /damaged: tables\/\w+\.jsonl is not what was exported/,
    ],
    [
      'a changed list of parts',
      () => changed((bytes) => bytes.write('larder', bytes.lastIndexOf('larder+') + 7)),
      /list of parts is not the signed one/,
    ],
    [
      'a name that leads elsewhere',
      () => replaced('tables/audit.jsonl', '../../../aud.jsonl'),
      /a part that no archive has/,
    ],
    [
      'a packed part',
      () =>
        changed((bytes) => bytes.writeUInt16LE(8, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 10)),
      /packed or encrypted/,
    ],
  ])(
    '%s',
    async (_title, make, reason) => {
      expect(await refusal(make())).toMatch(reason)
    },
    30_000,
  )
  it('from another version of Larder', async () => {
    const empty = await openTestApp()
    await empty.database.pool.query("insert into schema_migrations (name, sha256) values ('zz.sql', 'x')")
    await expect(importCompany(empty.platform, file, { tell: quiet, fingerprint: null })).rejects.toThrow(
      /older version of Larder.*zz\.sql/,
    )
    await empty.database.pool.query("update schema_migrations set sha256 = 'y' where name = '01-frame.sql'")
    await expect(importCompany(empty.platform, file, { tell: quiet, fingerprint: null })).rejects.toThrow(
      /another version.*01-frame\.sql/,
    )
    await empty.close()
  }, 30_000)
})
