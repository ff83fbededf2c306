/** Rows of a company as lines of JSON, read through a cursor so that memory stays the same. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { TenantTable } from './catalogue.queries.ts'
import { accountColumns, withheldColumns } from './withheld.ts'

/** Bytes of lines that are read together. */
const TOGETHER = 1_048_576
const MOST_LINES = 2_048

/** Lines of a query whose one column is `line`; `count` gets their number. */
export async function* readLines(
  db: Db,
  query: RawBuilder<unknown>,
  count: (lines: number) => void,
): AsyncGenerator<string> {
  await sql`declare archive_lines no scroll cursor for ${query}`.execute(db)
  let size = 16
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(size))} from archive_lines`.execute(
      db,
    )
    if (rows.length === 0) break
    count(rows.length)
    const text = rows.map(({ line }) => `${line}\n`).join('')
    yield text
    // Some rows hold a plan, others a number.
    if (text.length > TOGETHER) size = Math.max(1, size >> 1)
    else if (text.length * 2 < TOGETHER) size = Math.min(MOST_LINES, size * 2)
  }
  await sql`close archive_lines`.execute(db)
}

/** Columns that leave the installation. */
export const sharedColumns = ({ name, columns }: TenantTable): string[] =>
  columns
    .map((column) => column.name)
    .filter((column) => !Object.hasOwn(withheldColumns, `${name}.${column}`))

export const tenantRows = (table: TenantTable, company_id: number): RawBuilder<unknown> => sql`
  select row_to_json(r)::text as line from (
    select ${sql.join(sharedColumns(table).map((column) => sql.ref(column)))} from ${sql.table(table.name)}
      where company_id = ${sql.lit(company_id)}
      ${table.key.length === 0 ? sql`` : sql`order by ${sql.join(table.key.map((column) => sql.ref(column)))}`}
  ) r`

/** Accounts that rows of the company name, by a foreign key or in a list. */
export function accountRows(tables: readonly TenantTable[], company_id: number): RawBuilder<unknown> {
  const id = sql.lit(company_id)
  const accountSelects = tables.flatMap(({ name, accounts }) =>
    accounts.map((column) => sql`select ${sql.ref(column)} from ${sql.table(name)} where company_id = ${id}`),
  )
  const others = [
    sql`select user_id from audit where company_id = ${id}`,
    sql`select unnest(user_ids) from notifications where company_id = ${id}`,
    sql`select substring(actor from 6)::int from revisions where company_id = ${id} and actor ~ '^user:[0-9]+$'`,
  ]
  return sql`
    select row_to_json(r)::text as line from (
      select ${sql.join(accountColumns.map((column) => sql.ref(column)))} from users
        where id in (${sql.join([...accountSelects, ...others], sql` union `)}) order by id) r`
}

/** Signed heads that name a place of the company. */
export const headRows = (company_id: number): RawBuilder<unknown> => sql`
  select row_to_json(r)::text as line from (select * from signed_heads where number in
    (select number from place_heads where company_id = ${sql.lit(company_id)}) order by number) r`

export const keyRows = (): RawBuilder<unknown> =>
  sql`select row_to_json(r)::text as line from (select * from record_keys order by created_at, key_id) r`

/** Editions of the knowledge base on which plans and proposals of the company rest. */
export const editionRows = (company_id: number): RawBuilder<unknown> => {
  const id = sql.lit(company_id)
  return sql`
    select row_to_json(r)::text as line from (select * from knowledge_editions where version in (
      select unnest(array[knowledge_version, rest_version, proposed_version]) from food_safety_plans
        where company_id = ${id}
      union select knowledge_version from plan_versions where company_id = ${id}
      union select unnest(array[from_version, to_version]) from plan_proposals where company_id = ${id}
    ) order by version) r`
}

/** SHA-256 and bytes of the contents that rows of the company name and that are stored. */
export async function listContents(
  db: Db,
  tables: readonly TenantTable[],
  company_id: number,
): Promise<readonly string[]> {
  const columns = tables
    .filter(({ columns: all }) => all.some(({ name }) => name === 'sha256'))
    .map(({ name }) => sql`select sha256 from ${sql.table(name)} where company_id = ${company_id}`)
  const { rows } = await sql<{ sha256: string }>`
    with named as (${sql.join(columns, sql` union `)}
      union select found #>> '{}' from plan_versions v, jsonb_path_query(v.document, '$.**.sha256') found
        where v.company_id = ${company_id})
    select kept as sha256 from app.named_contents(
      array(select sha256 from named where sha256 is not null), 'infinity') kept order by 1`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}

export type FileLine = {
  readonly sha256: string
  readonly filename: string
  readonly place: string
  readonly at: string
}

/** Names of the contents, for people: files, earlier versions of documents, and plans. */
export const listFileNames = async (db: Db, company_id: number): Promise<readonly FileLine[]> =>
  (
    await sql<FileLine>`
    select f.sha256, f.filename, p.name as place, f.uploaded_at as at from files f
      join places p on p.company_id = f.company_id and p.id = f.place_id
      where f.company_id = ${company_id} and f.sha256 is not null
    union all
    select v.sha256, v.filename, p.name, v.uploaded_at from file_versions v
      join places p on p.company_id = v.company_id and p.id = v.place_id where v.company_id = ${company_id}
    union all
    select v.sha256, p.name || ' ' || v.version || ' ' || v.language || '.zip', p.name, v.made_at
      from plan_version_files v join places p on p.company_id = v.company_id and p.id = v.place_id
      where v.company_id = ${company_id}
    order by 3, 4, 2`.execute(db)
  ).rows

export type CompanyWords = { readonly name: string; readonly language: string }

/** @throws where there is no such company */
export const findCompany = (db: Db, company_id: number): Promise<CompanyWords> =>
  db
    .selectFrom('companies')
    .select(['name', 'preferred_language as language'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()

export const listVerifiers = async (db: Db): Promise<string[]> =>
  (
    await db.selectFrom('record_keys').select('verifier').orderBy('created_at').orderBy('key_id').execute()
  ).map(({ verifier }) => verifier)
