import type { Db } from '#db/transaction.ts'
import { asRequest } from '#db/transaction.ts'
import { placeOf, type Ctx } from '#kit/context.ts'

/** Rows a batch. */
const BATCH = 1_000

/**
 * All rows, a batch at a time. For a file each batch is a transaction of its own, so that a slow reader holds
 * none open; `db` is the transaction of a request that reads them for its answer.
 */
export async function* eachBatch<Row>(
  ctx: Ctx,
  read: (db: Db, after: Row | null, size: number) => Promise<readonly Row[]>,
  db?: Db,
): AsyncGenerator<readonly Row[]> {
  const { place_id } = placeOf(ctx)
  const { credential } = ctx.request
  for (let after: Row | null = null; ;) {
    const last: Row | null = after
    const now = ctx.platform.now()
    const entry = { credential, role: 'larder_app', writes: false, place_id, company_id: null, now } as const
    const rows: readonly Row[] =
      db === undefined
        ? await asRequest(ctx.platform.pool, entry, (own) => read(own, last, BATCH))
        : await read(db, last, BATCH)
    yield rows
    after = rows.at(-1) ?? null
    if (rows.length < BATCH) return
  }
}
