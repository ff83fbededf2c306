/** Sessions end 8 hours after their last use; use is noted at most every 5 minutes, outside the request's transaction. */
import { inTransaction, type Entered } from '#db/transaction.ts'
import type { Platform } from './platform.ts'

const EVERY_MS = 5 * 60_000

export function touchSession(platform: Platform, entered: Entered, now: Date, after: (() => void)[]): void {
  const actor = entered?.actor as { session_id?: number; last_seen_at?: string } | undefined
  if (actor?.session_id === undefined || actor.last_seen_at === undefined) return
  if (now.getTime() - Date.parse(actor.last_seen_at) < EVERY_MS) return
  const { session_id } = actor
  after.push(() => {
    inTransaction(platform.pool, { credential: { kind: 'anonymous' }, role: 'larder_public', writes: true, place_id: null, company_id: null, now }, async (db) => {
      await db.updateTable('sessions').set({ last_seen_at: now.toISOString() }).where('id', '=', session_id).execute()
    }).catch((error: unknown) => platform.log.warn({ err: error }, 'session not touched'))
  })
}
