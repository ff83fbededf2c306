/**
 * A notification for people of a place: shown in the product, and sent by e-mail where the settings say so.
 */
import type { Db } from '#db/transaction.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { announceTold } from './announce-told.ts'
import { insertNotifications, insertReads, scheduleMail } from './notify.queries.ts'

export type Notification = {
  readonly company_id: number
  readonly place_id: number
  /** Each key is notified once. */
  readonly key: string
  readonly kind: string
  readonly at: Date
  readonly payload: Readonly<Record<string, unknown>>
  readonly mailed: boolean
  /** Who brought it about has read it. */
  readonly read_by?: number
  /** Whom it is for, and where an e-mail goes; absent = everybody at the place. */
  readonly only?: { readonly user_ids: readonly number[]; readonly emails: readonly string[] }
}

const QUIET_MS = 15 * 60_000

/**
 * In the caller's transaction. An e-mail goes at once, the next one of the place a quarter of an hour later
 * with all that came.
 */
export async function notify(
  { db, now }: { readonly db: Db; readonly now: Date },
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return
  await announceTold({ db, now }, notifications)
  const rows = notifications.map(({ company_id, place_id, key, kind, at, payload, mailed, only }) => ({
    company_id,
    place_id,
    key,
    kind,
    at: at.toISOString(),
    payload: JSON.stringify(payload),
    mailed_at: mailed ? null : at.toISOString(),
    user_ids: only === undefined ? null : [...only.user_ids],
    emails: only === undefined ? null : [...only.emails],
  }))
  const newRows = await insertNotifications(db, rows)
  const read = newRows.flatMap(({ id, company_id, key }) =>
    notifications
      .filter((one) => one.key === key && one.read_by !== undefined)
      .map(({ read_by }) => ({
        company_id,
        notification_id: id,
        user_id: read_by ?? 0,
        read_at: now.toISOString(),
      })),
  )
  if (read.length > 0) await insertReads(db, read)
  const places = new Map(
    newRows.filter(({ mailed_at }) => mailed_at === null).map((one) => [one.place_id, one]),
  )
  for (const { company_id, place_id } of places.values())
    await scheduleEmail(db, { company_id, place_id }, now)
}

/** One waiting e-mail a place; the row is locked until the commit, so that two never make two. */
async function scheduleEmail(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  now: Date,
): Promise<void> {
  const due_at = await scheduleMail(db, at, { now, quiet_ms: QUIET_MS })
  if (due_at === null) return
  const { company_id } = at
  await enqueue({ db, now }, 'notifications.mail', at, { company_id, run_at: new Date(due_at) })
}
