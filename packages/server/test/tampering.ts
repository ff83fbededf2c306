/**
 * Ways to change records past the application, with all rights on the database and the disk, and where each
 * is to be found.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { canonicalJson } from '@larder/core/canonical-json'
import { revisionHash, type Fault, type StoredRevision } from '@larder/core/records'
import type { Db } from '../src/db/transaction.ts'
import { hashing } from '../src/kit/records/records.ts'

export type History = {
  readonly places: readonly number[]
  /** Ends of the chains that were signed, by place, ascending. */
  readonly signed: ReadonlyMap<number, readonly number[]>
  readonly files_folder: string
  readonly heads_folder: string
}
/** A whole number from 0 to below `below`. */
export type Pick = (below: number) => number
export type Tampered = {
  /** The fault that must be found: the first one in order. */
  readonly expect: (fault: Fault) => boolean
  /** Undoes what is not undone by the end of the transaction. */
  readonly undo?: () => Promise<void>
}
export type Tampering = (db: Db, history: History, pick: Pick) => Promise<Tampered>

const rowsOf = async (db: Db, place: number): Promise<StoredRevision[]> =>
  (await sql<StoredRevision>`select * from revisions where place_id = ${place} order by seq`.execute(db)).rows
const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T
const named = (
  kinds: Fault['class'] | readonly Fault['class'][],
  place_id: number,
  seq: number,
): Tampered => ({
  expect: (fault) => [kinds].flat().includes(fault.class) && fault.place_id === place_id && fault.seq === seq,
})

/** A revision somewhere in the middle of a place's chain. */
async function target(
  db: Db,
  { places }: History,
  pick: Pick,
): Promise<{ place: number; rows: StoredRevision[]; row: StoredRevision }> {
  const place = one(places, pick)
  const rows = await rowsOf(db, place)
  return { place, rows, row: rows[1 + pick(rows.length - 2)] as StoredRevision }
}

const edit =
  (column: string, value: (row: StoredRevision) => unknown): Tampering =>
  async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    await sql`update revisions set ${sql.ref(column)} = ${value(row)} where place_id = ${place}
      and seq = ${row.seq}`.execute(db)
    return named('content', place, row.seq)
  }

const setHead = (db: Db, place: number, seq: number): Promise<unknown> =>
  sql`update chain_heads h set seq = r.seq, hash = r.hash from revisions r where h.place_id = ${place}
    and r.place_id = ${place} and r.seq = ${seq}`.execute(db)

/** Changes a body and rewrites every later hash and the head, so that the chain is sound in itself. */
const rechain: Tampering = async (db, { places, signed }, pick) => {
  const place = one(places, pick)
  const rows = await rowsOf(db, place)
  const until = signed.get(place)?.at(-1) ?? 1
  const from = 1 + pick(until)
  let prev = rows[from - 2]?.hash ?? Buffer.alloc(0)
  for (const row of rows.slice(from - 1)) {
    const changed = {
      ...row,
      prev_hash: prev,
      ...(row.seq === from ? { body: canonicalJson({ forged: true }) } : {}),
    }
    prev = revisionHash(changed, hashing) ?? prev
    await sql`update revisions set body = ${changed.body}, prev_hash = ${changed.prev_hash}, hash = ${prev}
      where place_id = ${place} and seq = ${row.seq}`.execute(db)
  }
  await setHead(db, place, rows.length)
  return {
    expect: (fault) =>
      fault.class === 'signed_head' &&
      fault.place_id === place &&
      (fault.sound_until ?? -1) < from &&
      from <= Number(/signed another revision (\d+)/.exec(fault.detail)?.[1]),
  }
}

/** As if an older copy of the database had been restored. */
const rollBack =
  (keep: (rows: number, signed: number, pick: Pick) => number): Tampering =>
  async (db, { places, signed }, pick) => {
    const place = one(places, pick)
    const rows = await rowsOf(db, place)
    const kept = keep(rows.length, signed.get(place)?.at(-1) ?? 0, pick)
    await sql`delete from revisions where place_id = ${place} and seq > ${kept}`.execute(db)
    if (kept === 0) await sql`delete from chain_heads where place_id = ${place}`.execute(db)
    else await setHead(db, place, kept)
    return named('cut_off', place, kept + 1)
  }

const inFolder =
  (folderOf: (history: History) => string, matching: RegExp, found: Tampered['expect']): Tampering =>
  async (_db, history, pick) => {
    const folder = folderOf(history)
    const names = (await readdir(folder, { recursive: true })).filter((name) => matching.test(name))
    const path = join(folder, one(names.sort(), pick))
    const was = await readFile(path)
    const changed = Buffer.from(was)
    const index = pick(changed.length)
    changed[index] = (changed[index] ?? 0) ^ (1 + pick(255))
    await (pick(3) === 0 ? rm(path) : writeFile(path, changed))
    return { expect: found, undo: () => writeFile(path, was) }
  }

export const tamperings: Readonly<Record<string, Tampering>> = {
  'another value': edit('body', ({ body }) => body.replace(/^\{/, '{"x":1,')),
  'another person': edit('actor', ({ actor }) => `${actor}1`),
  'another time': edit('performed_at', ({ performed_at }) =>
    new Date(Date.parse(performed_at) - 60_000).toISOString(),
  ),
  'another reason': edit('reason', ({ reason }) => (reason === null ? 'as agreed' : null)),
  'another source': edit('source', ({ source }) => (source === 'typed' ? 'sensor' : 'typed')),
  'given to another record': edit('entity_id', ({ entity_id }) => `${entity_id}0`),
  'another version': edit('version', ({ version }) => version + 1_000),
  'one deleted': async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    await sql`delete from revisions where place_id = ${place} and seq = ${row.seq}`.execute(db)
    return named('gap', place, row.seq)
  },
  'the last ones deleted': async (db, { places, signed }, pick) => {
    const place = one(places, pick)
    const rows = await rowsOf(db, place)
    const kept = Math.max(1, rows.length - 1 - pick(3))
    await sql`delete from revisions where place_id = ${place} and seq > ${kept}`.execute(db)
    return named((signed.get(place)?.at(-1) ?? 0) > kept ? 'cut_off' : 'head', place, kept + 1)
  },
  'two exchanged': async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    await sql`update revisions set seq = case seq when ${row.seq} then -1 else -2 end
      where place_id = ${place} and seq in (${row.seq}, ${row.seq + 1})`.execute(db)
    await sql`update revisions set seq = case seq when -1 then ${row.seq + 1}::bigint
      else ${row.seq}::bigint end where place_id = ${place} and seq < 0`.execute(db)
    return named('content', place, row.seq)
  },
  'one put between': async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    await sql`update revisions set seq = -seq where place_id = ${place} and seq > ${row.seq}`.execute(db)
    await sql`update revisions set seq = 1 - seq where place_id = ${place} and seq < 0`.execute(db)
    await sql`insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor,
      performed_at, received_at, source, body, prev_hash, hash, format)
      select company_id, place_id, seq + 1, entity, 'forged', 1, op, actor, performed_at, received_at, source,
      '{}', hash, sha256('forged'), 2 from revisions where place_id = ${place} and seq = ${row.seq}`.execute(
      db,
    )
    return named('content', place, row.seq + 1)
  },
  'one added past the head': async (db, { places }, pick) => {
    const place = one(places, pick)
    const last = (await rowsOf(db, place)).at(-1) as StoredRevision
    const added = { ...last, seq: last.seq + 1, entity_id: 'forged', version: 1, prev_hash: last.hash }
    await sql`insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor, device,
      performed_at, received_at, reason, source, body, prev_hash, hash, format)
      values (${added.company_id}, ${place}, ${added.seq}, ${added.entity}, 'forged', 1, ${added.op},
      ${added.actor}, ${added.device}, ${added.performed_at}, ${added.received_at}, ${added.reason},
      ${added.source}, ${added.body}, ${added.prev_hash}, ${revisionHash(added, hashing)},
      ${added.format})`.execute(db)
    return named('head', place, last.seq + 1)
  },
  'another hash': async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    await sql`update revisions set ${sql.ref(pick(2) === 0 ? 'hash' : 'prev_hash')} = sha256('forged')
      where place_id = ${place} and seq = ${row.seq}`.execute(db)
    return named('content', place, row.seq)
  },
  'another head': async (db, { places }, pick) => {
    const place = one(places, pick)
    const { length } = await rowsOf(db, place)
    await sql`update chain_heads set hash = sha256('forged'), seq = ${length}
      where place_id = ${place}`.execute(db)
    return named('head', place, length + 1)
  },
  'one taken from another place': async (db, history, pick) => {
    const { place, row } = await target(db, history, pick)
    const other = history.places.find((id) => id !== place) ?? place
    await sql`update revisions r
      set body = o.body, prev_hash = o.prev_hash, hash = o.hash, entity_id = o.entity_id || '-'
      from revisions o where r.place_id = ${place} and r.seq = ${row.seq} and o.place_id = ${other}
      and o.seq = 1`.execute(db)
    return named('content', place, row.seq)
  },
  'the chain written anew': rechain,
  'an older backup restored': rollBack((_rows, signed, pick) => 1 + pick(signed - 1)),
  'all records of a place gone': rollBack(() => 0),
  'a sealed text changed or gone': async (db, { places }, pick) => {
    const { rows } = await sql<{
      place_id: number
      commitment: Buffer
    }>`select place_id, commitment from revision_texts where place_id = any (${places}::int[])
      and text is not null order by commitment`.execute(db)
    const { place_id, commitment } = one(rows, pick)
    const { seq } = (await rowsOf(db, place_id)).find(({ body }) =>
      body.includes(commitment.toString('hex')),
    ) as StoredRevision
    await [
      sql`update revision_texts set text = text || '!' where commitment = ${commitment}`,
      sql`delete from revision_texts where commitment = ${commitment}`,
      sql`update revision_texts set text = null, salt = null where commitment = ${commitment}`,
    ][pick(3)]?.execute(db)
    return named('text', place_id, seq)
  },
  'what is shown changed': async (db, { places }, pick) => {
    const { rows } = await sql<{ place_id: number; id: number; seq: number }>`
      select e.place_id, e.id, max(r.seq) as seq from task_entries e
      join revisions r on r.place_id = e.place_id and r.entity_id = e.uuid::text and r.op <> 'erase'
      where e.place_id = any (${places}::int[]) group by 1, 2 order by 2`.execute(db)
    const { place_id, id, seq } = one(rows, pick)
    await [
      sql`update task_entries set comment = comment || '!' where id = ${id}`,
      sql`update task_entries set within = not coalesce(within, false) where id = ${id}`,
      sql`update task_entries set removed_at = case when removed_at is null then received_at end
        where id = ${id}`,
    ][pick(3)]?.execute(db)
    return named('projection', place_id, seq)
  },
  'a file changed or gone': inFolder(
    ({ files_folder }) => files_folder,
    /[0-9a-f]{64}$/,
    ({ class: kind, seq }) => kind === 'file' && seq !== null,
  ),
  'a signed head changed or gone': inFolder(
    ({ heads_folder }) => heads_folder,
    /0000000[12]\.(note|places)$/,
    ({ class: kind }) => kind === 'note',
  ),
}
