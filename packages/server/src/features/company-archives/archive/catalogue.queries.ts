/** The tables of companies as the database itself describes them, so that a new table is never forgotten. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type TenantTable = {
  readonly name: string
  /** Without generated ones, in their order. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly required: boolean }[]
  /** Columns of the primary key; empty without one. */
  readonly key: readonly string[]
  /** Columns that number themselves. */
  readonly numbered: readonly string[]
  /** Tables that must be filled before this one. */
  readonly parents: readonly string[]
  /** Columns that name an account. */
  readonly accounts: readonly string[]
}

/** All tables with `company_id`, parents before children. @throws where tables need each other */
export async function listTenantTables(db: Db): Promise<readonly TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'required', a.attnotnull) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid
          and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary
        order by array_position(i.indkey::int2[], a.attnum)) as key,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '')
        as numbered,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and not k.condeferred) as parents,
      array(select a.attname::text from pg_constraint k join pg_attribute a on a.attrelid = c.oid
          and a.attnum = k.conkey[1] where k.conrelid = c.oid and k.contype = 'f'
          and k.confrelid = 'users'::regclass) as accounts
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
        and not a.attisdropped)
    order by 1`.execute(db)
  return inOrder(rows)
}

function inOrder(tables: readonly TenantTable[]): TenantTable[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const order: TenantTable[] = []
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ name, parents }) =>
      parents.every((parent) => parent === name || !left.has(parent)),
    )
    if (ready.length === 0) throw new Error(`Tables need each other: ${[...left.keys()].join(', ')}`)
    for (const table of ready) left.delete(table.name)
    order.push(...ready)
  }
  return order
}

export type Migration = { readonly name: string; readonly sha256: string }

/** Migrations of this database, by name. Read as the role that signed in: it owns the table. */
export const migrationsQuery = 'select name, sha256 from schema_migrations order by name'
