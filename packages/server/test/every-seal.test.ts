/**
 * R1.3 for what is shown. Every column of every table that the chain says something of: changed past the
 * application it is a fault with place, kind and item; so are a missing row and one too many. The columns come
 * from the catalogue of the database, so a new one is compared, or has its reason beside the others.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '@larder/core/records'
import { account } from '@larder/contract/account'
import { records } from '@larder/contract/records'
import { asOperator, type Db } from '../src/db/transaction.ts'
import { addDemo, demoSignIn } from '../src/demo/add-demo.ts'
import { sealLate } from '../src/features/records/seal-late.ts'
import { judgeTables, sealedTables, verifyRecords } from '../src/features/records/public.ts'
import { projectionFaults } from '../src/kit/records/projection.ts'
import { canonicalJson } from '../src/kit/records/records.ts'
import type { Row, SealedTable } from '../src/kit/records/sealed-table.ts'
import { addSealed } from './add-sealed.ts'
import { call, openTestApp, type Caller, type TestApp } from './harness.ts'
import { unsealed } from './unsealed-tables.ts'

/** Enough for each kind of record. */
const DAYS = 5

let test: TestApp
let owner: Caller
let places: readonly { readonly company_id: number; readonly place_id: number }[]
let columnsOf: ReadonlyMap<string, readonly Column[]>
/** Values that the checks of a table name. */
let literals: ReadonlyMap<string, readonly string[]>

type Column = {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly is_nullable: 'YES' | 'NO'
}
const tableNames = [...new Set(sealedTables.map(({ table }) => table))]
const partsOf = (table: string): readonly SealedTable[] => sealedTables.filter((one) => one.table === table)
/** A file more that no record names is none of a record. */
const mayHaveMore = new Set(['files'])
/** A verification ends with the next change of its diagram, which is no record: one may be gone. */
const mayBeGone = new Set(['plan_flows'])
/** Who a PIN belongs to, and who vouched: entries that are made with it speak of that person. */
const identity = [
  ['workers', 'user_id'],
  ['worker_pins', 'worker_id'],
  ['worker_pins', 'set_by'],
  ['worker_pins', 'given_by'],
  ['worker_pins', 'code_given_by'],
] as const
/** A column is compared where one part of its table compares it. */
const ruleOf = (table: string, column: string): unknown =>
  partsOf(table)
    .map(({ columns }) => columns[column])
    .find((rule) => typeof rule === 'function') ??
  partsOf(table)
    .map(({ columns }) => columns[column])
    .find((rule) => rule !== undefined)

beforeAll(async () => {
  test = await openTestApp()
  await addDemo(test.platform, { days: DAYS })
  // From now on rows without revisions are faults, of kinds that had none before.
  await sealLate(test.platform, {}, 0)
  owner = {
    token: (await call(test, account.login, { body: { ...demoSignIn, remember_me: true } })).access_token,
  }
  const { pool } = test.database
  places = (await pool.query('select company_id, id as place_id from places order by id'))
    .rows as typeof places
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as name, data_type as type, is_nullable from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`,
  )
  columnsOf = Map.groupBy(rows, ({ table }) => table)
  await addSealed(test, owner, places)
  const { rows: checks } = await pool.query<{ table: string; text: string }>(
    `select conrelid::regclass::text as table, string_agg(pg_get_constraintdef(oid), ' ') as text
      from pg_constraint where contype = 'c' and conrelid <> 0 group by 1`,
  )
  literals = new Map(checks.map(({ table, text }) => [table, text.match(/'\w+'/g) ?? []]))
}, 300_000)
afterAll(() => test.close())

class Undone extends Error {}

/**
 * What is found after the change, which is undone afterwards. Foreign keys and triggers do not stop it.
 * `table`: with those of the same kinds; all without one.
 */
async function findAfter(
  { table, place_id }: { readonly table?: string; readonly place_id: number | undefined },
  change: (db: Db) => Promise<unknown>,
): Promise<readonly Fault[]> {
  let found: readonly Fault[] = []
  const entities = new Set((table === undefined ? sealedTables : partsOf(table)).map(({ entity }) => entity))
  await asOperator(test.database.pool, async (db) => {
    await sql`reset role`.execute(db)
    await sql`set local session_replication_role = replica`.execute(db)
    await change(db)
    for (const part of sealedTables.filter(({ entity }) => entities.has(entity)))
      for (const at of places.filter((place) => place.place_id === place_id))
        found = [...found, ...(await projectionFaults(db, at, part))]
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}

type Target = { readonly place_id: number; readonly item: string; readonly key: string }

/** Rows that the chain says something of, those first whose column has a value. */
async function targetsOf(part: SealedTable, column: string): Promise<readonly Target[]> {
  const found: Target[] = []
  const order = sql.lit(column)
  await asOperator(test.database.pool, async (db) => {
    for (const at of places)
      found.push(
        ...(
          await sql<Target>`select ${at.place_id}::int as place_id, item, row::text as key
            from (${part.rows(at)}) t order by row -> ${order} = 'null', item limit 2`.execute(db)
        ).rows,
      )
  })
  return found
}

/** The row by what makes it one: its primary key. */
async function keyOf(db: Db, table: string, row: string) {
  const { rows } = await sql<{ name: string; type: string }>`select a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary`.execute(db)
  const values = JSON.parse(row) as Record<string, unknown>
  return sql.join(
    rows.map(({ name, type }) => sql`${sql.ref(name)} = ${String(values[name])}::text::${sql.raw(type)}`),
    sql` and `,
  )
}

type Key = Awaited<ReturnType<typeof keyOf>>

/** Other values of the column's type, in SQL; the first that the table takes is used. */
function otherValues(table: string, { name, type }: Column): string[] {
  const column = `"${name}"`
  const others = `(select o.${column} from ${table} o where o.${column} is distinct from t.${column} limit 1)`
  const byType: Readonly<Record<string, string[]>> = {
    integer: [`coalesce(${column}, 0) + 1000000`],
    bigint: [`coalesce(${column}, 0) + 1000000`],
    smallint: [`coalesce(${column}, 0) + 1`],
    numeric: [`coalesce(${column}, 0) + 1`],
    'double precision': [`coalesce(${column}, 0) + 1`],
    boolean: [`not coalesce(${column}, false)`],
    date: [`coalesce(${column}, date '2020-01-01') - 30`, `${column} + 30`],
    'timestamp with time zone': [`coalesce(${column}, timestamptz '2020-01-01Z') - interval '30 days'`],
    uuid: ['gen_random_uuid()'],
    jsonb: [
      `case jsonb_typeof(${column}) when 'object' then ${column} || '{"forged": 1}' when 'array'
        then ${column} || '[7]' else '{"forged": 1}' end`,
    ],
    text: [`coalesce(${column}, '') || 'x'`],
    bytea: [`'\\x00'`],
  }
  return [...(byType[type] ?? []), ...(literals.get(table) ?? []), others, 'null']
}

/** @returns whether the table took another value */
async function change(db: Db, table: string, column: Column, key: Key) {
  await sql`alter table ${sql.table(table)} alter column ${sql.ref(column.name)} drop identity if exists`.execute(
    db,
  )
  for (const value of otherValues(table, column))
    if (await set(db, { table, column: column.name, key }, value)) return true
  return false
}

type Cell = { readonly table: string; readonly column: string; readonly key: Key }

/** @returns whether the table took the value */
const set = async (db: Db, { table, column, key }: Cell, value: string): Promise<boolean> => {
  await sql`savepoint tried`.execute(db)
  try {
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${sql.raw(value)}
      where ${key} and ${sql.ref(column)} is distinct from ${sql.raw(value)}`.execute(db)
    return numAffectedRows === 1n
  } catch {
    await sql`rollback to savepoint tried`.execute(db)
    return false
  }
}

/** Whether the row took the change, and the fault names it. */
async function tamper(
  table: string,
  target: Target | undefined,
  write: (db: Db, key: Key) => Promise<boolean>,
): Promise<{ readonly changed: boolean; readonly named: boolean }> {
  let changed = false
  const faults = await findAfter({ table, place_id: target?.place_id }, async (db) => {
    if (target !== undefined) changed = await write(db, await keyOf(db, table, target.key))
  })
  const named = faults.some(
    ({ class: kind, place_id, detail }) =>
      kind === 'projection' && place_id === target?.place_id && detail.includes(target.item),
  )
  return { changed, named }
}

it('each table of a company is compared, or has its reason', () => {
  const named = new Set([...tableNames, ...Object.values(unsealed).flat()])
  const all = [...columnsOf].filter(([, columns]) => columns.some(({ name }) => name === 'company_id'))
  expect(all.map(([table]) => table).filter((table) => !named.has(table))).toEqual([])
  expect(
    Object.values(unsealed)
      .flat()
      .filter((table) => tableNames.includes(table) || !columnsOf.has(table)),
  ).toEqual([])
})

describe('sound data', () => {
  it('raise no alarm', async () => {
    const { faults, places: judged } = await verifyRecords(test.platform, { projections: true })
    expect([...faults, ...judged.flatMap((place) => place.faults)]).toEqual([])
  })
  it.each(sealedTables.map((part) => [`${part.name ?? part.entity} in ${part.table}`, part] as const))(
    'has rows of %s, so that its columns are tried',
    async (_name, part) => expect(await targetsOf(part, 'company_id')).not.toEqual([]),
  )
})

it.each(identity)('who a PIN belongs to is compared: %s.%s', (table, column) =>
  expect(ruleOf(table, column)).toBeTypeOf('function'),
)

describe.each(tableNames)('the table %s', (table) => {
  const alone = partsOf(table)

  it('names each of its columns as compared, or why it is not', () => {
    const named = new Set(alone.flatMap(({ columns }) => Object.keys(columns)))
    expect((columnsOf.get(table) ?? []).map(({ name }) => name).filter((name) => !named.has(name))).toEqual(
      [],
    )
  })

  it('is a fault with any compared column changed', { timeout: 300_000 }, async () => {
    const unseen: string[] = []
    for (const column of columnsOf.get(table) ?? []) {
      for (const part of alone.filter(({ columns }) => typeof columns[column.name] === 'function')) {
        const [target] = await targetsOf(part, column.name)
        const { changed, named } = await tamper(table, target, (db, key) => change(db, table, column, key))
        if (!changed || !named)
          unseen.push(
            `${part.name ?? part.entity}: ${column.name}${changed ? '' : ' (could not be changed)'}`,
          )
      }
    }
    expect(unseen).toEqual([])
  })

  it('is a fault with any compared column emptied', { timeout: 300_000 }, async () => {
    const unseen: string[] = []
    for (const column of (columnsOf.get(table) ?? []).filter(({ is_nullable }) => is_nullable === 'YES'))
      for (const part of alone.filter(({ columns }) => typeof columns[column.name] === 'function')) {
        const [target] = await targetsOf(part, column.name)
        if (target === undefined || (JSON.parse(target.key) as Row)[column.name] === null) continue
        const { changed, named } = await tamper(table, target, (db, key) =>
          set(db, { table, column: column.name, key }, 'null'),
        )
        if (changed && !named) unseen.push(`${part.name ?? part.entity}: ${column.name}`)
      }
    expect(unseen).toEqual([])
  })

  it(
    'is a fault with any compared time changed by less than a millisecond',
    { timeout: 300_000 },
    async () => {
      const unseen: string[] = []
      for (const column of (columnsOf.get(table) ?? []).filter(
        ({ type }) => type === 'timestamp with time zone',
      ))
        for (const part of alone.filter(({ columns }) => typeof columns[column.name] === 'function')) {
          const [target] = await targetsOf(part, column.name)
          if (target === undefined || (JSON.parse(target.key) as Row)[column.name] === null) continue
          const later = `"${column.name}" + interval '1 microsecond'`
          const { changed, named } = await tamper(table, target, (db, key) =>
            set(db, { table, column: column.name, key }, later),
          )
          if (!changed || !named) unseen.push(`${part.name ?? part.entity}: ${column.name}`)
        }
      expect(unseen).toEqual([])
    },
  )

  it.skipIf(mayBeGone.has(table))('is a fault with a row deleted', async () => {
    for (const part of alone) {
      const [target] = await targetsOf(part, 'company_id')
      const faults = await findAfter({ table, place_id: target?.place_id }, async (db) =>
        sql`delete from ${sql.table(table)} where ${await keyOf(db, table, target?.key ?? '{}')}`.execute(db),
      )
      expect(faults.map(({ detail }) => detail).join('\n')).toContain(target?.item)
    }
  })
})

it.each(tableNames.filter((table) => !mayHaveMore.has(table)))(
  'the table %s is a fault with a copy of a row',
  async (table) => {
    const columns = columnsOf.get(table) ?? []
    const [target] = await targetsOf(partsOf(table)[0] as SealedTable, 'company_id')
    const unique = columns.filter(({ name }) => name === 'id' || name === 'uuid')
    const refused: string[] = []
    const faults = await findAfter({ table, place_id: target?.place_id }, async (db) => {
      const values = columns.map((column) =>
        unique.includes(column) ? otherValues(table, column)[0] : `"${column.name}"`,
      )
      await sql`savepoint tried`.execute(db)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      overriding system value select ${sql.raw(values.join(', '))} from ${sql.table(table)}
      where ${await keyOf(db, table, target?.key ?? '{}')}`
        .execute(db)
        .catch(async (error: unknown) => {
          refused.push(String(error))
          await sql`rollback to savepoint tried`.execute(db)
        })
    })
    // The database itself may refuse a second row of the same key.
    expect([...refused, ...faults.map(({ class: kind }) => kind)].join()).toMatch(/unique|projection/)
  },
)

it.each([...new Set(sealedTables.map(({ entity }) => entity))])(
  'is a fault with the revisions of any record of the kind %s gone',
  async (entity) => {
    const parts = sealedTables.filter((part) => part.entity === entity && !mayHaveMore.has(part.table))
    let records = 0
    for (const { company_id, place_id } of places) {
      const shown: string[] = []
      const faults = await findAfter({ place_id }, async (db) => {
        for (const part of parts) {
          const { rows } = await sql<{
            item: string
          }>`select item from (${part.rows({ company_id, place_id })}) t
            where item in (select item from (${part.said({ company_id, place_id })}) s)`.execute(db)
          shown.push(...rows.map(({ item }) => item))
        }
        // Those of other places say something of lots here too.
        await sql`delete from revisions where entity = ${entity}`.execute(db)
      })
      const named = faults.map(({ detail }) => detail).join('\n')
      // A part of a record is named with it.
      expect(
        shown.filter((item) => !named.includes(` ${item}: `) && !named.includes(` ${item.split('/')[0]}: `)),
      ).toEqual([])
      records += shown.length
    }
    expect(records).toBeGreaterThan(0)
  },
)

/** Names of people and tasks change, so the chain has none of them. */
const nameless = new Set(['workers'])

/** Compared columns by which a row names another one of a sealed table. */
async function listReferences() {
  const { rows } = await test.database.pool.query<{ table: string; column: string; target: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target
      from pg_constraint c, unnest(c.conkey, c.confkey) k (own, other)
      join pg_attribute a on a.attnum = k.own
      join pg_attribute o on o.attnum = k.other and o.attname = 'id'
      where c.contype = 'f' and a.attrelid = c.conrelid and o.attrelid = c.confrelid
        and c.conrelid::regclass::text = any ($1) and c.confrelid::regclass::text = any ($1) order by 1, 2`,
    [tableNames],
  )
  return rows.filter(
    ({ table, column, target }) => typeof ruleOf(table, column) === 'function' && !nameless.has(target),
  )
}

it('a row that a record names is a fault where it has changed places with another', async () => {
  const references = await listReferences()
  expect(references.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining(['digital_audit_responses.ticket_id', 'tickets.related_task_entry_id']),
  )
  const unseen: string[] = []
  for (const { table, column, target } of references) {
    const { rows } = await test.database.pool.query<{ place_id: number; one: string; other: string }>(
      `select t.place_id, t.id as one, o.id as other from ${table} s
        join ${target} t on t.company_id = s.company_id and t.id = s.${column}
        join ${target} o on o.company_id = t.company_id and o.id <> t.id
        order by o.place_id = t.place_id desc, (select count(*) from ${table} z where z.${column} = o.id), t.id desc, o.id limit 1`,
    )
    const [pair] = rows
    const faults = await findAfter({ place_id: pair?.place_id }, async (db) => {
      await sql`alter table ${sql.table(target)} alter column id drop identity if exists`.execute(db)
      for (const [from, to] of [
        [pair?.one, -1],
        [pair?.other, pair?.one],
        [-1, pair?.other],
      ])
        await sql`update ${sql.table(target)} set id = ${to} where id = ${from}`.execute(db)
    })
    if (pair === undefined || !faults.some(({ class: kind }) => kind === 'projection'))
      unseen.push(`${table}.${column}${pair === undefined ? ' (has no rows)' : ''}`)
  }
  expect(unseen).toEqual([])
})

describe('a place', () => {
  const faultsOf = async (at: (typeof places)[number] | undefined): Promise<readonly string[]> =>
    at === undefined
      ? []
      : (await asOperator(test.database.pool, (db) => judgeTables(db, at))).map(({ detail }) => detail)

  /** Members that older revisions do not have. */
  const newer = [
    'started_at',
    'started_by',
    'links',
    'lots',
    'moved',
    'occurred_at',
    'entry_uuids',
    'notes',
    'related_task_entry_uuid',
    'stored',
  ]

  it('is checked with its tables by the owner', async () => {
    const place_id = places[1]?.place_id ?? 0
    const params = { placeId: place_id }
    expect((await call(test, records.check, { params }, owner)).fault).toBeNull()
    await test.database.pool.query(
      `update task_entries set entry_date = entry_date - 1 where id =
        (select min(id) from task_entries where place_id = $1)`,
      [place_id],
    )
    const { fault } = await call(test, records.check, { params }, owner)
    await test.database.pool.query(
      `update task_entries set entry_date = entry_date + 1 where id =
        (select min(id) from task_entries where place_id = $1)`,
      [place_id],
    )
    expect(fault).toMatchObject({ class: 'projection' })
    expect(fault?.detail).toMatch(/^entry [-0-9a-f]{36}: entry_date is shown otherwise than it was recorded$/)
  })

  it('whose revisions say less than is shown gets late ones, and is compared from then on', async () => {
    const { pool } = test.database
    const { rows } = await pool.query<{ place_id: number; seq: number; body: string }>(
      "select place_id, seq, body from revisions where entity in ('digital_audit', 'traceability_record', 'recall', 'plan', 'ticket')",
    )
    for (const { place_id, seq, body } of rows) {
      const older = Object.entries(JSON.parse(body) as object).filter(([member]) => !newer.includes(member))
      const text = canonicalJson(Object.fromEntries(older))
      await pool.query('update revisions set body = $3 where place_id = $1 and seq = $2', [
        place_id,
        seq,
        text,
      ])
    }
    await pool.query('update lots set version = 0')
    for (const at of places) expect(await faultsOf(at)).toEqual([])
    await sealLate(test.platform, {}, 0)
    for (const at of places) expect(await faultsOf(at)).toEqual([])
    const sealed = await pool.query(
      "select entity from revisions where op = 'seal' and actor = 'system' and source = 'generated' group by 1 order by 1",
    )
    expect(sealed.rows.map(({ entity }) => entity as string)).toEqual(
      expect.arrayContaining(['digital_audit', 'plan', 'recall', 'ticket', 'traceability_record']),
    )
    await pool.query('delete from lot_links where parent = (select min(parent) from lot_links)')
    expect((await faultsOf(places[0])).join('\n')).toMatch(
      /link of traceability_record .*: it is recorded, and not/,
    )
  })
})
