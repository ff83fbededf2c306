/**
 * Stored answers are removed after 400 days; the rows that they created stay unique by their own uuid for
 * ever.
 */
import { sql } from 'kysely'
import { asSystem } from '#db/transaction.ts'
import type { JobHandler } from '../jobs/jobs.ts'

const KEPT_MS = 400 * 86_400_000
const AT_ONCE = 10_000

/** In short transactions: a request that keeps an answer does not wait. */
export const pruneReplies: JobHandler = async (platform) => {
  for (let gone = AT_ONCE; gone >= AT_ONCE;) {
    gone = await asSystem(platform, async (db, now) => {
      const { rows } = await sql<{
        gone: number
      }>`select app.prune_replies(${new Date(now.getTime() - KEPT_MS).toISOString()},
          ${AT_ONCE}) as gone`.execute(db)
      return rows[0]?.gone ?? 0
    })
  }
}
