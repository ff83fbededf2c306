/**
 * SQL of chains, their sealed texts and signed heads. Written only by the functions of the database and by
 * `sign-heads.ts`.
 */
import { findDateFormat } from '@larder/core/classifiers'
import { sql, type RawBuilder } from 'kysely'
import type { StoredRevision } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type ChainHead = PlaceKey & { readonly seq: number; readonly hash: Buffer }

/** The head of every chain that the reader sees, by place. */
export const listHeads = async (db: Db): Promise<ChainHead[]> =>
  (
    await sql<ChainHead>`select company_id, place_id, seq, hash from chain_heads order by place_id`.execute(
      db,
    )
  ).rows

/** Places that have revisions, by a jump from one to the next; with their companies. */
export const listChains = async (db: Db): Promise<PlaceKey[]> =>
  (
    await sql<PlaceKey>`
    with recursive chain as (
      (select company_id, place_id from revisions order by company_id, place_id limit 1)
      union all
      select next.company_id, next.place_id from chain, lateral (
        select company_id, place_id from revisions r
          where (r.company_id, r.place_id) > (chain.company_id, chain.place_id) order by company_id, place_id
          limit 1) next
    ) select company_id, place_id from chain`.execute(db)
  ).rows

export const listPlaces = async (db: Db): Promise<PlaceKey[]> =>
  (await sql<PlaceKey>`select company_id, id as place_id from places order by id`.execute(db)).rows

/** All places, and those that only a row of these tables names. */
export const listShownPlaces = async (db: Db, tables: readonly string[]): Promise<PlaceKey[]> => {
  const placeQueries = tables.map(
    (table) => sql`select company_id, place_id from ${sql.table(table)} t
      where not exists (select from places p where p.company_id = t.company_id and p.id = t.place_id)`,
  )
  return (
    await sql<PlaceKey>`select company_id, id as place_id from places
      union ${sql.join(placeQueries, sql` union `)}`.execute(db)
  ).rows
}

const PAGE = 500

export type Span = { readonly after: number; readonly until: number }

/** The first some hundred revisions of a place with `after < seq ≤ until`, in order. */
export const readRevisionPage = async (
  db: Db,
  at: PlaceKey,
  { after, until }: Span,
): Promise<readonly StoredRevision[]> =>
  (
    await sql<StoredRevision>`
    select company_id, place_id, seq, entity, entity_id, version, op, actor, device, performed_at,
      received_at, reason, source, body, prev_hash, hash, format
    from revisions where company_id = ${at.company_id} and place_id = ${at.place_id} and seq > ${after}
    and seq <= ${until} order by seq limit ${PAGE}`.execute(db)
  ).rows

/** All of them, page by page; the database reads the next page while this one is judged. */
export async function* readRevisions(
  db: Db,
  at: PlaceKey,
  { after, until }: Span,
): AsyncGenerator<readonly StoredRevision[]> {
  let next = readRevisionPage(db, at, { after, until })
  try {
    for (;;) {
      const rows = await next
      const last = rows.at(-1)
      if (last === undefined) return
      next = rows.length < PAGE ? Promise.resolve([]) : readRevisionPage(db, at, { after: last.seq, until })
      next.catch(() => undefined) // the failure is reported where the result is awaited
      yield rows
    }
  } finally {
    await next.catch(() => undefined)
  }
}

export type SealedRow = {
  readonly commitment: string
  readonly salt: Buffer | null
  readonly text: string | null
}

/** Sealed texts of a place among the commitments (hexadecimal). */
export const findTexts = async (db: Db, at: PlaceKey, commitments: readonly string[]): Promise<SealedRow[]> =>
  (
    await sql<SealedRow>`
    select encode(commitment, 'hex') as commitment, salt, text from revision_texts
    where company_id = ${at.company_id} and place_id = ${at.place_id}
    and commitment in (select decode(c, 'hex') from unnest(${commitments}::text[]) c)`.execute(db)
  ).rows

/** Of the given ends of chains those that the database has not, or not any more. */
export async function listLost(
  db: Db,
  ends: readonly { readonly place_id: number; readonly seq: number; readonly hash: string }[],
): Promise<{ place_id: number; seq: number }[]> {
  const { rows } = await sql<{ place_id: number; seq: number }>`
    select e.place_id, e.seq
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e(place_id int, seq bigint, hash text)
    where e.seq > 0 and not exists (select from chain_heads h join revisions r on r.company_id = h.company_id
      and r.place_id = h.place_id and r.seq = e.seq
      where h.place_id = e.place_id and h.seq >= e.seq and r.hash = decode(e.hash, 'hex'))
      order by 1`.execute(db)
  return rows
}

/** One signer at a time; the others wait for the end of this transaction. */
export const lockSigning = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('larder.sign_heads'))`.execute(db)

export const findLastHead = async (db: Db): Promise<{ number: number; signed_at: string } | undefined> =>
  (
    await sql<{
      number: number
      signed_at: string
    }>`select number, signed_at from signed_heads order by number desc limit 1`.execute(db)
  ).rows[0]

export type PlaceHead = PlaceKey & {
  readonly number: number
  readonly seq: number
  readonly hash: Buffer
  readonly leaf_index: number
  readonly proof: Buffer
}

/** The head and its entries for the places whose chains have grown since they were signed. */
export async function insertHead(
  db: Db,
  head: {
    readonly number: number
    readonly note: string
    readonly signed_at: string
    readonly places: readonly PlaceHead[]
  },
): Promise<void> {
  await sql`insert into signed_heads (number, note, signed_at)
    values (${head.number}, ${head.note}, ${head.signed_at})`.execute(db)
  const places = head.places.map(({ hash, proof, ...place }) => ({
    ...place,
    hash: hash.toString('hex'),
    proof: proof.toString('hex'),
  }))
  await sql`insert into place_heads (company_id, place_id, number, seq, hash, leaf_index, proof)
    select company_id, place_id, number, seq, decode(hash, 'hex'), leaf_index, decode(proof, 'hex')
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(company_id int, place_id int, number int,
      seq bigint, hash text, leaf_index int, proof text)
    where not exists (select from place_heads h where h.company_id = p.company_id and h.place_id = p.place_id
    and h.seq >= p.seq)`.execute(db)
}

export const insertKey = (
  db: Db,
  key: { readonly key_id: string; readonly verifier: string; readonly created_at: string },
): Promise<unknown> =>
  sql`insert into record_keys (key_id, verifier, created_at)
    values (${key.key_id}, ${key.verifier}, ${key.created_at}) on conflict do nothing`.execute(db)

export type SignedPlaceHead = PlaceHead & { readonly note: string; readonly signed_at: string }

/** Signed heads of a place, oldest first, from the first that covers the revision `from` on. */
export const listPlaceHeads = async (db: Db, at: PlaceKey, from = 1): Promise<SignedPlaceHead[]> =>
  (
    await sql<SignedPlaceHead>`
    select p.company_id, p.place_id, p.number, p.seq, p.hash, p.leaf_index, p.proof, s.note, s.signed_at
    from place_heads p join signed_heads s on s.number = p.number
    where p.company_id = ${at.company_id} and p.place_id = ${at.place_id} and p.seq >= ${from}
    order by p.number`.execute(db)
  ).rows

export const listKeys = async (db: Db): Promise<string[]> =>
  (
    await sql<{ verifier: string }>`select verifier from record_keys order by created_at, key_id`.execute(db)
  ).rows.map(({ verifier }) => verifier)

export const findHead = async (db: Db, at: PlaceKey): Promise<ChainHead | undefined> =>
  (
    await sql<ChainHead>`select company_id, place_id, seq, hash from chain_heads
      where company_id = ${at.company_id} and place_id = ${at.place_id}`.execute(db)
  ).rows[0]

export type HeadReader = {
  readonly company_id: number
  readonly company: string
  readonly username: string
  readonly firstname: string
  readonly lang: string
}

/** Owners of companies, who get the head by e-mail. */
export const listHeadReaders = async (db: Db, companies: readonly number[]): Promise<HeadReader[]> =>
  (
    await sql<HeadReader>`
    select m.company_id, c.name as company, u.username, u.firstname, u.lang from company_members m
      join companies c on c.id = m.company_id and c.removed_at is null
    join users u on u.id = m.user_id and not exists (select from invitations i where i.user_id = u.id)
    where m.access_level = 'owner' and m.company_id = any (${companies}::int[])
    order by m.company_id, u.id`.execute(db)
  ).rows

export const listPlaceNames = async (
  db: Db,
  places: readonly number[],
): Promise<{ company_id: number; id: number; name: string }[]> =>
  (
    await sql<{
      company_id: number
      id: number
      name: string
    }>`select company_id, id, name from places where id = any (${places}::int[]) order by id`.execute(db)
  ).rows

/** The newest entry for each place in the heads that were signed since then. */
export const listRecentPlaceHeads = async (db: Db, since: string): Promise<PlaceHead[]> =>
  (
    await sql<PlaceHead>`
    select distinct on (p.place_id) p.company_id, p.place_id, p.number, p.seq, p.hash, p.leaf_index, p.proof
      from signed_heads s join place_heads p on p.number = s.number
    where s.signed_at > ${since} order by p.place_id, p.number desc`.execute(db)
  ).rows

/**
 * Whether revisions since each place's last signed head came in before an earlier one, or the newest of all lies
 * ahead of now.
 */
export const wasSetBack = async (db: Db, now: string, tolerance_ms: number): Promise<boolean> =>
  (
    await sql<{ back: boolean }>`
    with signed as (
      select distinct on (company_id, place_id) company_id, place_id, seq from place_heads
      order by company_id, place_id, number desc
    ), newer as (
      select r.received_at, max(r.received_at) over (partition by r.company_id, r.place_id order by r.seq)
        as latest from chain_heads h left join signed s on s.company_id = h.company_id
        and s.place_id = h.place_id
      join revisions r on r.company_id = h.company_id and r.place_id = h.place_id
        and r.seq >= coalesce(s.seq, 1)
    ) select coalesce(bool_or(greatest(latest, received_at) - least(received_at, ${now}::timestamptz)
      > ${tolerance_ms} * interval '1 millisecond'), false) as back from newer`.execute(db)
  ).rows[0]?.back ?? false

export const hasChains = async (db: Db): Promise<boolean> =>
  (await sql<{ any: boolean }>`select exists (select from chain_heads where seq > 0) as any`.execute(db))
    .rows[0]?.any ?? false

/** When the first revision behind a number came in. */
export const findReceivedAt = async (db: Db, at: PlaceKey, seq: number): Promise<string | null> =>
  (
    await sql<{
      received_at: string
    }>`select received_at from revisions where company_id = ${at.company_id} and place_id = ${at.place_id}
      and seq = ${seq}`.execute(db)
  ).rows[0]?.received_at ?? null

/** First and last revision that came in between two dates at the place; nulls when none did. */
export const findSpan = async (
  db: Db,
  at: PlaceKey,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ first: number | null; last: number | null }> =>
  (
    await sql<{ first: number | null; last: number | null }>`
    select min(r.seq) as first, max(r.seq) as last from revisions r
      join places p on p.company_id = r.company_id and p.id = r.place_id
    where r.company_id = ${at.company_id} and r.place_id = ${at.place_id}
    and r.received_at >= (${from}::date::timestamp at time zone p.timezone)
    and r.received_at < ((${to}::date + 1)::timestamp at time zone p.timezone)`.execute(db)
  ).rows[0] ?? { first: null, last: null }

/** The start of each month of a span, by the receipt of its first revision at the place's wall clock. */
export const listMonths = async (
  db: Db,
  at: PlaceKey,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<{ month: string; first: number }[]> =>
  (
    await sql<{ month: string; first: number }>`
    select to_char(r.received_at at time zone p.timezone, 'YYYY-MM') as month, min(r.seq) as first
      from revisions r join places p on p.company_id = r.company_id and p.id = r.place_id
    where r.company_id = ${at.company_id} and r.place_id = ${at.place_id} and r.seq between ${first}
    and ${last} group by 1 order by 2`.execute(db)
  ).rows

export type Names = {
  readonly place: string
  readonly company: string
  readonly timezone: string
  readonly language: string
  readonly users: Readonly<Record<string, string>>
  readonly tasks: Readonly<Record<string, string>>
}

/** Names that records give as ids: people of the company and tasks of the place, in its language. */
export const readNames = async (db: Db, at: PlaceKey): Promise<Names> => {
  const { rows } = await sql<Names>`
    select p.name as place, c.name as company, p.timezone, p.preferred_language as language,
      coalesce((select json_object_agg(u.id, concat_ws(' ', u.firstname, u.lastname)) from users u), '{}') as
        users,
      coalesce((select json_object_agg(t.id,
        coalesce(t.texts -> p.preferred_language, t.texts -> 'en') ->> 'name') from tasks t
        where t.company_id = p.company_id and t.place_id = p.id), '{}') as tasks
    from places p join companies c on c.id = p.company_id where p.company_id = ${at.company_id}
    and p.id = ${at.place_id}`.execute(db)
  return rows[0] ?? { place: '', company: '', timezone: 'UTC', language: 'en', users: {}, tasks: {} }
}

export type PlaceWords = {
  readonly place: string
  readonly company: string
  readonly timezone: string
  readonly language: string
  readonly date_format: string
}

/** Names of the place and its company, and how dates are written there. */
export async function findPlaceWords(db: Db, at: PlaceKey): Promise<PlaceWords> {
  const { rows } = await sql<Omit<PlaceWords, 'date_format'> & { date_format_id: number }>`
    select p.name as place, c.name as company, p.timezone, p.preferred_language as language, c.date_format_id
    from places p join companies c on c.id = p.company_id where p.company_id = ${at.company_id}
    and p.id = ${at.place_id}`.execute(db)
  const { date_format_id = 1, ...words } = rows[0] ?? {
    place: '',
    company: '',
    timezone: 'UTC',
    language: 'en',
  }
  return { ...words, date_format: findDateFormat(date_format_id)?.format ?? 'DD.MM.yyyy' }
}

/** All that follows in the transaction reads the database as it is now. */
export const readOneSnapshot = (db: Db) =>
  sql`set transaction isolation level repeatable read, read only`.execute(db)

/** SHA-256 of the contents that these rows of `files` name. */
export const listContents = async (db: Db, rows: RawBuilder<unknown>): Promise<string[]> =>
  (
    await sql<{ sha256: string }>`
      select distinct row ->> 'sha256' as sha256 from (${rows}) t where row ->> 'sha256' is not null`.execute(
      db,
    )
  ).rows.map(({ sha256 }) => sha256)
