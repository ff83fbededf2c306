/** Compares the records that the application shows with their last revisions. */
import { sql, type RawBuilder } from 'kysely'
import { canonicalJson } from '@larder/core/canonical-json'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '../place-key.ts'
import { unseal } from './unseal.ts'

type Pair = {
  readonly uuid: string
  readonly seq: number | null
  readonly op: string | null
  readonly body: string | null
  readonly row: Readonly<Record<string, unknown>> | null
}

/**
 * `rows`: a select of the place's rows with a `uuid`. `removable`: whether its own revisions say of it that
 * it was removed.
 */
export type Projection = {
  readonly entity: string
  readonly rows: RawBuilder<unknown>
  readonly removable: boolean
}

/** Records of a place in their tables beside their last revision; either may be missing. */
const readPairs = async (db: Db, at: PlaceKey, { entity, rows }: Projection): Promise<Pair[]> =>
  (
    await sql<Pair>`
    with last as (
      select distinct on (entity_id) entity_id, seq, op, body from revisions
      where company_id = ${at.company_id} and place_id = ${at.place_id} and entity = ${entity}
        and op <> 'erase' order by entity_id, version desc
    ), shown as (${rows})
    select coalesce(l.entity_id, s.uuid::text) as uuid, l.seq, l.op, l.body, to_jsonb(s) as row
    from last l full join shown s on s.uuid::text = l.entity_id`.execute(db)
  ).rows

const readTexts = async (db: Db, at: PlaceKey): Promise<ReadonlyMap<string, string | null>> =>
  new Map(
    (
      await sql<{
        commitment: string
        text: string | null
      }>`select encode(commitment, 'hex') as commitment, text from revision_texts
        where company_id = ${at.company_id} and place_id = ${at.place_id}`.execute(db)
    ).rows.map(({ commitment, text }) => [commitment, text]),
  )

/** Records contain numbers as decimal texts. */
const comparable = (value: unknown): string =>
  canonicalJson(
    JSON.parse(
      JSON.stringify(value ?? null, (_key, member: unknown) =>
        typeof member === 'number' ? String(member) : member,
      ),
    ),
  )

function differs(
  { op, body, row }: Pair,
  removable: boolean,
  texts: ReadonlyMap<string, string | null>,
): string | null {
  if (body === null) return 'no revision made it'
  if (row === null) return 'it is recorded, and not shown'
  if (removable && (op === 'remove') !== (row['removed_at'] !== null))
    return op === 'remove'
      ? 'it was removed, and is shown'
      : 'it is shown as removed, and no revision says so'
  const recorded = unseal(JSON.parse(body), texts) as Record<string, unknown>
  const field = Object.keys(recorded).find(
    (key) => Object.hasOwn(row, key) && comparable(recorded[key]) !== comparable(row[key]),
  )
  return field === undefined ? null : `${field} is shown otherwise than it was recorded`
}

/** Records that are shown otherwise than recorded, by the number of their last revision. */
export async function projectionFaults(db: Db, at: PlaceKey, projection: Projection): Promise<Fault[]> {
  const texts = await readTexts(db, at)
  return (await readPairs(db, at, projection)).flatMap((pair): Fault[] => {
    const detail = differs(pair, projection.removable, texts)
    return detail === null
      ? []
      : [
          {
            class: 'projection',
            place_id: at.place_id,
            seq: pair.seq,
            detail: `${projection.entity} ${pair.uuid}: ${detail}`,
          },
        ]
  })
}
