/** The lines of an exported table, by batches. */
import type { Cell } from '@larder/core/exports'
import { asRequest, type Db } from '#db/transaction.ts'
import { placeOf, type Ctx } from '../context.ts'

type Line = readonly Cell[]

export type Exported<Row> = {
  readonly titles: Line
  /** At most `size` rows that follow one, from the first where it is null. */
  readonly read: (db: Db, after: Row | null, size: number) => Promise<readonly Row[]>
  readonly line: (row: Row) => Line
  /** Lines behind the rows. */
  readonly foot: readonly Line[]
}

/** Rows a batch. */
const BATCH = 1_000

/**
 * Titles, rows and foot. Each batch is a transaction of its own, so that a slow reader holds none open; the
 * database reads the next one while this one is written.
 */
export async function* exportLines<Row>(
  ctx: Ctx,
  { titles, read, line, foot }: Exported<Row>,
): AsyncGenerator<readonly Line[]> {
  const { place_id } = placeOf(ctx)
  const entry = {
    credential: ctx.request.credential,
    role: 'larder_app',
    writes: false,
    place_id,
    company_id: null,
  } as const
  const follow = (after: Row | null): Promise<readonly Row[]> => {
    const rows = asRequest(ctx.platform.pool, { ...entry, now: ctx.platform.now() }, (db) =>
      read(db, after, BATCH),
    )
    // A reader that stopped early does not await the rows any more, so their failure is ignored.
    rows.catch(() => undefined)
    return rows
  }
  yield [titles]
  for (let next: Promise<readonly Row[]> | null = follow(null); next !== null;) {
    const rows: readonly Row[] = await next
    const last = rows.at(-1)
    next = last === undefined || rows.length < BATCH ? null : follow(last)
    yield rows.map(line)
  }
  yield foot
}
