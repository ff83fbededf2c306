/** SQL by which tickets become what the chain says of them. */
import { sql } from 'kysely'
import type { StoredFile } from '@larder/core/tasks'
import type { AnswerStatus } from '@larder/core/tickets'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type NewTicket = PlaceKey & {
  readonly uuid: string
  readonly body_hash: Buffer
  readonly description: string
  readonly files: readonly StoredFile[]
  readonly raised_at: string
  readonly raised_on: string
  readonly received_at: string
  readonly created_by: number
  readonly related_task_entry_id: number | null
  readonly due_on: string | null
}

/** Its id; undefined when the uuid is there already. */
export const insertTicket = (db: Db, { files, ...row }: NewTicket): Promise<{ id: number } | undefined> =>
  db
    .insertInto('tickets')
    .values({ ...row, files: JSON.stringify(files) })
    .onConflict((conflict) => conflict.columns(['company_id', 'uuid']).doNothing())
    .returning('id')
    .executeTakeFirst()

export type LockedTicket = {
  readonly id: number
  readonly uuid: string
  readonly body_hash: Buffer
  readonly version: number
  readonly received_at: string
  readonly raised_at: string
  readonly entry_status: AnswerStatus | null
  readonly entry_version: number
  readonly entry_received_at: string | null
  readonly entry_on: string | null
  readonly removed_at: string | null
}

const locked = [
  'id',
  'uuid',
  'body_hash',
  'version',
  'received_at',
  'raised_at',
  'entry_version',
  'entry_received_at',
  sql<string | null>`entry_on::text`.as('entry_on'),
  'removed_at',
  sql<AnswerStatus | null>`entry_status`.as('entry_status'),
] as const

/** Locked until the end of the transaction; removed ones too. */
export const lockTicket = (db: Db, at: PlaceKey, id: number): Promise<LockedTicket | undefined> =>
  db
    .selectFrom('tickets')
    .select(locked)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type NamingTicket = {
  readonly id: number
  readonly uuid: string
  readonly files: unknown
  readonly entry_files: unknown
}

/**
 * The ticket of a uuid, or those that were raised with the entry of that uuid, locked until the end of the
 * transaction.
 */
export const lockNaming = async (db: Db, at: PlaceKey, uuid: string): Promise<readonly NamingTicket[]> =>
  (
    await sql<NamingTicket>`select id, uuid, files, entry_files from tickets
      where company_id = ${at.company_id} and place_id = ${at.place_id} and removed_at is null
    and (uuid = ${uuid}::uuid or related_task_entry_id = (select e.id from task_entries e
    where e.company_id = ${at.company_id} and e.uuid = ${uuid}::uuid)) order by id for update`.execute(db)
  ).rows

export const findByUuid = (db: Db, at: PlaceKey, uuid: string): Promise<LockedTicket | undefined> =>
  db
    .selectFrom('tickets')
    .select(locked)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

type Part = {
  description?: string
  files?: string
  version?: number
  updated_at?: string
  removed_at?: string
  removed_by?: number
  entry_status?: AnswerStatus
  entry_comment?: string
  entry_files?: string
  entry_at?: string
  entry_on?: string
  entry_received_at?: string
  entry_by?: number
  entry_version?: number
}

export const updateTicket = (db: Db, at: PlaceKey, id: number, part: Part): Promise<unknown> =>
  db
    .updateTable('tickets')
    .set(part)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

/** In the row, and in the answers that were kept to devices. */
export async function emptyTexts(db: Db, at: PlaceKey, { id, uuid }: LockedTicket): Promise<void> {
  await updateTicket(db, at, id, { description: '', entry_comment: '' })
  await sql`select app.erase_answers(${at.company_id}, ${uuid}::uuid,
    ${JSON.stringify({ description: '', entry_comment: '' })}::jsonb)`.execute(db)
}
