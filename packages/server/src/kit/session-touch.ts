/**
 * Sessions end 8 hours after their last use; use of them and of shared links is noted at most every 5
 * minutes, outside the request's transaction.
 */
import { inTransaction, type Credential, type Db, type Entered, type Entry } from '#db/transaction.ts'
import type { Platform } from './platform.ts'

const EVERY_MS = 5 * 60_000

type Used = { readonly entered: Entered; readonly credential: Credential; readonly now: Date }
type Facts = {
  readonly session_id?: number
  readonly last_seen_at?: string
  readonly shared_access_id?: number
  readonly last_used_at?: string | null
}

export function touchSession(
  platform: Platform,
  { entered, credential, now }: Used,
  after: (() => void)[],
): void {
  const actor = (entered?.actor ?? {}) as Facts
  const { session_id, last_seen_at, shared_access_id, last_used_at } = actor
  const isDue = (last: string | null | undefined): boolean =>
    last === null || last === undefined || now.getTime() - Date.parse(last) >= EVERY_MS
  if (session_id !== undefined && last_seen_at !== undefined && isDue(last_seen_at)) {
    const asNobody = { credential: { kind: 'anonymous' }, role: 'larder_public', now } as const
    after.push(() =>
      note(platform, asNobody, (db) =>
        db
          .updateTable('sessions')
          .set({ last_seen_at: now.toISOString() })
          .where('id', '=', session_id)
          .execute(),
      ),
    )
  }
  if (shared_access_id !== undefined && isDue(last_used_at)) {
    after.push(() =>
      note(platform, { credential, role: 'larder_app', now }, (db) =>
        db
          .updateTable('shared_accesses')
          .set({ last_used_at: now.toISOString() })
          .where('id', '=', shared_access_id)
          .execute(),
      ),
    )
  }
}

function note(
  platform: Platform,
  who: Pick<Entry, 'credential' | 'role' | 'now'>,
  write: (db: Db) => Promise<unknown>,
): void {
  inTransaction(platform.pool, { ...who, writes: true, place_id: null, company_id: null }, write).catch(
    (error: unknown) => platform.log.warn({ err: error }, 'use not noted'),
  )
}
