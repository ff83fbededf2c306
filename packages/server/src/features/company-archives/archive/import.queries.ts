/** SQL of an import: rows of an archive into an empty database, as the operator. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { TenantTable } from './catalogue.queries.ts'
import { accountColumns, endedByImport } from './withheld.ts'
import { sharedColumns } from './rows.queries.ts'

/** No two imports at a time, and no request between the check for an empty database and the rows. */
export const lockImport = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('larder.company_import')),
    set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(db)

export const countStored = async (db: Db): Promise<{ companies: number; accounts: number; heads: number }> =>
  (
    await sql<{ companies: number; accounts: number; heads: number }>`
    select (select count(*)::int from companies) as companies, (select count(*)::int from users) as accounts,
      (select count(*)::int from signed_heads) as heads`.execute(db)
  ).rows[0] ?? { companies: 0, accounts: 0, heads: 0 }

type NewOrigin = {
  readonly company_id: number
  readonly key_fingerprint: string
  readonly imported_at: string
  readonly is_compared: boolean
}

/** The key that signed the archive: with the chain that came in it, and in the audit. */
export async function noteOrigin(db: Db, origin: NewOrigin): Promise<void> {
  const { company_id, imported_at, ...detail } = origin
  await db.insertInto('imported_chains').values(origin).execute()
  await db
    .insertInto('audit')
    .values({
      at: imported_at,
      company_id,
      actor: 'operator',
      route: 'operator.company_import',
      entity: 'company',
      entity_id: String(company_id),
      detail: JSON.stringify(detail),
      correlation_id: 'operator',
    })
    .execute()
}

/** Random bytes: nothing opens with them. */
const RANDOM = sql`sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea)`

type ImportBatch = { readonly lines: readonly string[]; readonly company_id: number; readonly at: string }

/** Inserts rows of one company; answers how many there were. Rows of another company are left out. */
export async function insertRows(db: Db, table: TenantTable, batch: ImportBatch): Promise<number> {
  const shared = new Set(sharedColumns(table))
  const taken = table.columns.filter(({ name, required }) => shared.has(name) || required)
  const values = taken.map(({ name }) => {
    const ended = endedByImport[`${table.name}.${name}`]
    if (ended === 'off') return sql`false`
    if (ended === 'now') return sql`coalesce(r.${sql.ref(name)}, ${batch.at}::timestamptz)`
    return shared.has(name) ? sql`r.${sql.ref(name)}` : RANDOM
  })
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table.name)} (${sql.join(taken.map(({ name }) => sql.ref(name)))})
      overriding system value
    select ${sql.join(values)} from unnest(${batch.lines}::text[]) line,
      lateral jsonb_populate_record(null::${sql.table(table.name)}, line::jsonb) r
      where ${table.name === 'companies' ? sql`r.id` : sql`r.company_id`} = ${batch.company_id}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Accounts without a password: their people set one by e-mail. They get no newsletter. */
export const insertAccounts = (db: Db, lines: readonly string[]): Promise<number> =>
  insertCommon(db, 'users', [...accountColumns], { lines, more: { newsletter: 'false' } })

type Common = {
  readonly lines: readonly string[]
  readonly more?: Readonly<Record<string, string>>
  /** Where the row is there already it stays. */
  readonly keep?: boolean
}

export async function insertCommon(
  db: Db,
  table: string,
  columns: readonly string[],
  { lines, more = {}, keep = false }: Common,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join([...columns, ...Object.keys(more)].map((name) => sql.ref(name)))})
      overriding system value
    select ${sql.join([...columns.map((name) => sql`r.${sql.ref(name)}`), ...Object.values(more).map((value) => sql.raw(value))])}
      from unnest(${[...lines]}::text[]) line,
      lateral jsonb_populate_record(null::${sql.table(table)}, line::jsonb) r
    ${keep ? sql`on conflict do nothing` : sql``}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** New rows get numbers beyond the imported ones. */
export async function continueNumbers(db: Db, tables: readonly TenantTable[]): Promise<void> {
  const numbered = [...tables, { name: 'users', numbered: ['id'] }]
  for (const { name, numbered: columns } of numbered)
    for (const column of columns)
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), (select max(${sql.ref(column)})
        from ${sql.table(name)})) where exists (select from ${sql.table(name)})`.execute(db)
}

export type HeadLeaf = {
  readonly number: number
  readonly note: string
  readonly place_id: number
  readonly seq: number
  readonly hash: string
  readonly leaf_index: number
  readonly proof: string
}

export const listImportedLeaves = async (db: Db): Promise<HeadLeaf[]> =>
  (
    await sql<HeadLeaf>`
    select s.number, s.note, p.place_id, p.seq, encode(p.hash, 'hex') as hash, p.leaf_index,
      encode(p.proof, 'hex') as proof
    from signed_heads s join place_heads p on p.number = s.number order by s.number, p.place_id`.execute(db)
  ).rows
