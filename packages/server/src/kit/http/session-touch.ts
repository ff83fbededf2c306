/**
 * Sessions end 8 hours after their last use; use of them and of shared links is noted at most every 5
 * minutes, outside the request's transaction.
 */
import { asRequest, asSystem, type Credential, type Entered } from '#db/transaction.ts'
import type { Platform } from '../platform.ts'

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
    after.push(() =>
      report(
        platform,
        asSystem(platform, (db) =>
          db
            .updateTable('sessions')
            .set({ last_seen_at: now.toISOString() })
            .where('id', '=', session_id)
            .execute(),
        ),
      ),
    )
  }
  if (shared_access_id !== undefined && isDue(last_used_at)) {
    const entry = {
      credential,
      role: 'larder_app',
      writes: true,
      place_id: null,
      company_id: null,
      now,
    } as const
    after.push(() =>
      report(
        platform,
        asRequest(platform.pool, entry, (db) =>
          db
            .updateTable('shared_accesses')
            .set({ last_used_at: now.toISOString() })
            .where('id', '=', shared_access_id)
            .execute(),
        ),
      ),
    )
  }
}

/** The answer does not wait for it; a failure is only logged. */
function report(platform: Platform, writing: Promise<unknown>): void {
  writing.catch((error: unknown) =>
    platform.log.warn(
      { event: 'session.use_not_stored', err: error },
      'The use of a session was not stored.',
    ),
  )
}
