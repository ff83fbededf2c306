/**
 * `npm run db:types`: row types of Kysely from the migrated database, so that a migration and its types
 * cannot part.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { migrate } from './migrate.ts'
import { openPglite } from './open.ts'

const file = fileURLToPath(new URL('./schema.gen.ts', import.meta.url))

const typescript: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  timestamptz: 'string',
  numeric: 'string',
  uuid: 'string',
  jsonb: 'Json',
  _int4: 'number[]',
  _text: 'string[]',
}

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
  generated: boolean
  readonly: boolean
}

/** The text of schema.gen.ts for this database. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as generated,
        a.attidentity = 'a' as readonly
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`)
  const tables = Map.groupBy(rows, (row) => row.table)
  const body = [...tables].map(
    ([name, columns]) => `  ${name}: {\n${columns.map(describeColumn).join('')}  }\n`,
  )
  return `// Made by \`npm run db:types\` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** jsonb: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export interface DB {
${body.join('')}}
`
}

function describeColumn(column: Column): string {
  const plain = typescript[column.type]
  if (plain === undefined) throw new Error(`${column.table}.${column.column}: no type for ${column.type}`)
  const base = column.nullable
    ? plain === 'Json'
      ? 'ColumnType<unknown, string | null, string | null>'
      : `${plain} | null`
    : plain
  const full =
    column.generated || column.readonly
      ? `GeneratedAlways<${base}>`
      : column.has_default
        ? `Defaulted<${base}>`
        : base
  return `    ${column.column}: ${full}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await openPglite('memory')
  await migrate(database.pool)
  await writeFile(file, await describeSchema(database.pool))
  await database.close()
}
