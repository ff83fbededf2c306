/** Whose a PIN is, and what the chain says of it. Never the PIN, its code or what is computed from them. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  inBody,
  joined,
  lastSaid,
  sealedOrKnown,
  type Rule,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

export type PinIdentity = {
  readonly worker_id: number
  readonly user_id: number | null
  readonly removed_at: string | null
  readonly has_pin: boolean
  readonly has_code: boolean
  readonly set_by: number | null
  readonly given_by: string | null
  readonly code_given_by: string | null
}

type FoundPin = PinIdentity & {
  readonly is_stored: boolean
  /** A revision says something of it. */
  readonly is_known: boolean
}

const hasPinRevision = ({ company_id, place_id }: PlaceKey) => sql`exists (select from revisions r
  where r.company_id = ${company_id} and r.place_id = ${place_id} and r.entity = 'pin'
    and r.entity_id = w.id::text)`

export const findPin = async (db: Db, at: PlaceKey, worker_id: number): Promise<FoundPin | undefined> =>
  (
    await sql<FoundPin>`select w.id as worker_id, w.user_id, w.removed_at,
        coalesce(n.pin_hash is not null, false) as has_pin, coalesce(n.code_hash is not null, false) as has_code,
        n.set_by, n.given_by, n.code_given_by, n.worker_id is not null as is_stored, ${hasPinRevision(at)} as is_known
      from workers w left join worker_pins n on n.company_id = w.company_id and n.worker_id = w.id
      where w.company_id = ${at.company_id} and w.place_id = ${at.place_id} and w.id = ${worker_id}`.execute(
      db,
    )
  ).rows[0]

/** PINs that no revision knows. */
export const listUnsealedPins = async (db: Db, at: PlaceKey): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select w.id::text as id from worker_pins n
      join workers w on w.company_id = n.company_id and w.id = n.worker_id
      where w.company_id = ${at.company_id} and w.place_id = ${at.place_id} and not ${hasPinRevision(at)}
      order by w.id`.execute(db)
  ).rows.map(({ id }) => id)

const pinRevisions = lastSaid('pin')

/**
 * An invitation that is accepted or ends changes the account in companies that the person may not write to:
 * its own account is gone then. The other one is not compared until it chooses a PIN; until then it has none.
 */
const account: Rule = ({ body }, row) =>
  body['is_gone'] === true && row['opens'] !== true ? undefined : body['user_id']

/** One more is a fault. That one is gone opens nothing: PINs stay behind when a company is exported. */
const noneMore =
  (member: string): Rule =>
  ({ body }) =>
    body[member] === true ? undefined : false

const unseen = 'not of whose the PIN is; it changes, and each entry keeps what it needs'

export const sealedPins: readonly SealedTable[] = [
  {
    entity: 'pin',
    name: 'PIN of worker',
    table: 'worker_pins',
    rows: (at) => sql`
      select w.id::text as item, to_jsonb(n) - 'pin_hash' - 'code_hash' || jsonb_build_object(
        'has_pin', n.pin_hash is not null, 'has_code', n.code_hash is not null) as row
      from worker_pins n join workers w on w.company_id = n.company_id and w.id = n.worker_id
      where w.company_id = ${at.company_id} and w.place_id = ${at.place_id}
        and ${sealedOrKnown(at, 'pin', sql`w.id::text`)}`,
    said: (at) => sql`select * from (${pinRevisions(at)}) l where op <> 'remove'`,
    columns: {
      company_id: joined,
      worker_id: joined,
      set_by: inBody('set_by'),
      given_by: inBody('given_by'),
      code_given_by: inBody('code_given_by'),
      has_pin: noneMore('has_pin'),
      has_code: noneMore('has_code'),
      pin_hash: 'a secret, which the chain does not hold; one where none was recorded is a fault',
      code_hash: 'a secret, which the chain does not hold; one where none was recorded is a fault',
      code_expires_at: 'until when the code may be used, which no record shows',
      tries: 'counts tries',
      last_try_at: 'the time of a try',
    },
  },
  {
    entity: 'pin',
    name: 'account of worker',
    table: 'workers',
    rows: (at) => sql`
      select w.id::text as item, to_jsonb(w) || jsonb_build_object('opens', exists (select from worker_pins n
        where n.company_id = w.company_id and n.worker_id = w.id and n.pin_hash is not null
          and n.set_by is not distinct from case when not exists (select from pin_accounts p
            where p.company_id = w.company_id and p.user_id = w.user_id) then w.user_id end)) as row
      from workers w where w.company_id = ${at.company_id} and w.place_id = ${at.place_id} and ${hasPinRevision(at)}`,
    said: (at) => sql`
      select l.item, l.seq, l.op, case when l.body::jsonb ->> 'user_id' is not null
          and not exists (select from users u where u.id = (l.body::jsonb ->> 'user_id')::int)
        then (l.body::jsonb || '{"is_gone": true}')::text else l.body end as body, l.first, l.history
      from (${pinRevisions(at)}) l`,
    columns: {
      company_id: joined,
      id: joined,
      place_id: joined,
      user_id: account,
      removed_at: inBody('removed_at'),
      first_name: unseen,
      last_name: unseen,
      email: unseen,
      phone: unseen,
      position: unseen,
      idcode: unseen,
      is_disabled: unseen,
      kept_level: unseen,
      stop_notification_cert: unseen,
      stop_notification_training: unseen,
      created_at: unseen,
      updated_at: unseen,
      version: unseen,
    },
  },
]
