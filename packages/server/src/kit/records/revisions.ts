/** Reading revisions of one record and its sealed texts, and erasing those. */
import { sealedIn } from '@larder/core/records'
import { wallTimes } from '@larder/core/schedule'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '../place-key.ts'
import { unseal } from './unseal.ts'

export type RecordRevision = {
  readonly seq: number
  readonly version: number
  readonly op: string
  readonly entity: string
  readonly performed_at: string
  readonly received_at: string
  readonly reason: string | null
  readonly source: string
  readonly actor: string
  readonly device: string | null
  /** Of the receipt, at the place. */
  readonly local_time: string
  readonly name: string
  readonly body: string
  readonly hash: string
}

/** Revisions of a record under all the names that its parts have in the chain, oldest first. */
export async function listRevisions(
  db: Db,
  at: PlaceKey,
  { entities, entity_id }: { readonly entities: readonly string[]; readonly entity_id: string },
): Promise<RecordRevision[]> {
  const { rows } = await sql<Omit<RecordRevision, 'local_time'> & { readonly timezone: string }>`
    select r.seq, r.version, r.op, r.entity, r.performed_at, r.received_at, r.reason, r.source, r.actor,
      r.device, r.body, encode(r.hash, 'hex') as hash,
      (select p.timezone from places p where p.company_id = r.company_id and p.id = r.place_id) as timezone,
      coalesce((select concat_ws(' ', u.firstname, u.lastname) from users u
        where u.id = substring(r.actor from '^user:([0-9]+)$')::int), '') as name
    from revisions r where r.company_id = ${at.company_id} and r.place_id = ${at.place_id}
    and r.entity = any (${[...entities]}::text[]) and r.entity_id = ${entity_id} order by r.seq`.execute(db)
  const localTime = wallTimes(rows[0]?.timezone ?? 'UTC')
  return rows.map(({ timezone: _timezone, ...row }) => ({ ...row, local_time: localTime(row.received_at) }))
}

/** Sealed texts of the place among the commitments; null where one was erased. */
export const openTexts = async (
  db: Db,
  at: PlaceKey,
  commitments: readonly string[],
): Promise<ReadonlyMap<string, string | null>> =>
  new Map(
    (
      await sql<{ commitment: string; text: string | null }>`
    select encode(commitment, 'hex') as commitment, text from revision_texts
    where company_id = ${at.company_id} and place_id = ${at.place_id}
    and commitment in (select decode(c, 'hex') from unnest(${commitments}::text[]) c)`.execute(db)
    ).rows.map(({ commitment, text }) => [commitment, text]),
  )

export type OpenRevision = Omit<RecordRevision, 'body'> & { readonly body: Record<string, unknown> }

/** Revisions with their sealed texts opened, the reason beside the body; an erased text is empty. */
export async function openRevisions(
  db: Db,
  at: PlaceKey,
  rows: readonly RecordRevision[],
): Promise<OpenRevision[]> {
  const texts = await openTexts(
    db,
    at,
    rows.flatMap(({ body }) => sealedIn(body)),
  )
  return rows.map(({ body: sealed, ...row }) => {
    const { reason = row.reason, ...body } = unseal(JSON.parse(sealed), texts) as Record<string, unknown>
    return { ...row, reason: typeof reason === 'string' ? reason : null, body }
  })
}

export const eraseTexts = (db: Db, at: PlaceKey, commitments: readonly string[]): Promise<unknown> =>
  sql`select app.erase_texts(${at.company_id}, ${at.place_id}, ${commitments}::text[])`.execute(db)
