/** Compares the rows that the application shows with what the chain says of them. */
import { sql } from 'kysely'
import { canonicalJson } from '@larder/core/canonical-json'
import { sealedIn, type Fault } from '@larder/core/records'
import { allowLong } from '#db/connection.ts'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '../place-key.ts'
import { openTexts } from './revisions.ts'
import type { Past, Row, SealedRecord, SealedTable } from './sealed-table.ts'
import { unseal } from './unseal.ts'

type Pair = {
  readonly item: string
  readonly seq: number | null
  readonly op: string | null
  readonly body: string | null
  readonly first: string | null
  readonly history: readonly Past[] | null
  readonly row: Row | null
  /** How many rows are this item. */
  readonly times: number
}

/** Pairs that are read at once: memory does not grow with the place. */
const PAGE = 1_000
/** Joining all rows of a large place takes longer than a request's other statements may. */
const MOST_MS = 60_000

const differing = sql`where l.body is null or s.row is null or s.times > 1 or not s.row @> l.body::jsonb`

/** Rows of a place beside what the chain says of them; either may be missing. */
async function* readPairs(db: Db, at: PlaceKey, table: SealedTable): AsyncGenerator<readonly Pair[]> {
  // A table without statistics, as many are, would be joined row by row with all others. Where that is the only
  // way it counts as dear, and compiling such a plan takes longer than all else.
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
    set_config('cursor_tuple_fraction', '1', true)`.execute(db)
  await sql`declare sealed_rows no scroll cursor for
    with said as (${table.said(at)}), shown as (
      select item, row, count(*) over (partition by item)::int as times from (${table.rows(at)}) t
    )
    select coalesce(l.item, s.item) as item, l.seq, l.op, l.body, l.first, l.history, s.row, s.times
    from said l full join shown s on s.item = l.item
    ${table.is_plain === true ? differing : sql``}`.execute(db)
  for (;;) {
    const { rows } = await allowLong(db, MOST_MS, () =>
      sql<Pair>`fetch ${sql.lit(PAGE)} from sealed_rows`.execute(db),
    )
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) break
  }
  await sql`close sealed_rows`.execute(db)
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(db)
}

/** As the database writes an instant into JSON; what is finer than a millisecond apart. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3}(\d*))?(?:[+-]\d\d:\d\d|Z)$/

/** One spelling. The application writes whole milliseconds, so anything finer is somebody else's. */
function plainText(value: string): string {
  const [timestamp, finer = ''] = instant.exec(value) ?? []
  return timestamp === undefined ? value : `${new Date(timestamp).toISOString()}${finer.replace(/0+$/, '')}`
}

/** Records have numbers as decimal texts, and instants in one spelling. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]))
}
const comparable = (value: unknown): string => canonicalJson(plain(value))

function wrongColumn({ columns }: SealedTable, record: SealedRecord, row: Row): string | undefined {
  return Object.entries(columns).find(([column, rule]) => {
    if (typeof rule === 'string') return false
    const expected = rule(record, row)
    return expected !== undefined && comparable(expected) !== comparable(row[column])
  })?.[0]
}

/** @throws SyntaxError where the body is no JSON */
const readBody = (body: string | null, texts: ReadonlyMap<string, string | null>): Row =>
  body === null ? {} : (unseal(JSON.parse(body), texts) as Row)

function differs(
  table: SealedTable,
  { op, body, first, history, row, times }: Pair,
  texts: ReadonlyMap<string, string | null>,
): string | null {
  if (body === null) return 'no revision made it'
  if (row === null) return 'it is recorded, and not shown'
  if (times > 1) return `it is shown ${times} times`
  try {
    const last = readBody(body, texts)
    const record = {
      op: op ?? '',
      body: last,
      first: first === null ? last : readBody(first, texts),
      history: history ?? [],
    }
    const column = wrongColumn(table, record, row)
    return column === undefined ? null : `${column} is shown otherwise than it was recorded`
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return 'its last revision is not readable'
  }
}

async function compareTable(db: Db, at: PlaceKey, table: SealedTable): Promise<Fault[]> {
  const faults: Fault[] = []
  for await (const pairs of readPairs(db, at, table)) {
    const sealed = pairs.flatMap(({ body, first }) => [...sealedIn(body ?? ''), ...sealedIn(first ?? '')])
    const texts = sealed.length === 0 ? new Map<string, string | null>() : await openTexts(db, at, sealed)
    for (const pair of pairs) {
      const detail = differs(table, pair, texts)
      if (detail !== null)
        faults.push({
          class: 'projection',
          place_id: at.place_id,
          seq: pair.seq,
          detail: `${table.name ?? table.entity} ${pair.item}: ${detail}`,
        })
    }
  }
  return faults
}

/** PostgreSQL: a text is no JSON, or a value has not its type. */
const unreadable: readonly unknown[] = ['22P02', '22P05', '22023', '22003', '22007', '22008']

/**
 * Rows that are shown otherwise than recorded, by the number of their last revision. Bodies that the database
 * cannot read are a fault too, and leave the transaction usable.
 */
export async function projectionFaults(db: Db, at: PlaceKey, table: SealedTable): Promise<Fault[]> {
  await sql`savepoint compared`.execute(db)
  const faults = await compareTable(db, at, table).catch(async (error: unknown): Promise<Fault[]> => {
    const { code } = Object(error) as { readonly code?: unknown }
    if (!unreadable.includes(code)) throw error
    await sql`rollback to savepoint compared`.execute(db)
    const detail = `${table.name ?? table.entity}: revisions are not readable, nothing of the table was compared`
    return [{ class: 'content', place_id: at.place_id, seq: null, detail }]
  })
  await sql`release savepoint compared`.execute(db)
  return faults
}
