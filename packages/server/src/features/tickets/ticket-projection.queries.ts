/** What the chain says of tickets and of their answers. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  dayNear,
  inBody,
  joined,
  lastOf,
  lastSaid,
  lastWith,
  removedAt,
  userOf,
  type SealedRecord,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

const tickets: SealedTable = {
  entity: 'ticket',
  table: 'tickets',
  rows: ({ company_id, place_id }) => sql`
    select t.uuid::text as item, to_jsonb(t) || jsonb_build_object('related_task_entry_uuid',
      (select e.uuid from task_entries e where e.company_id = t.company_id and e.place_id = t.place_id
        and e.id = t.related_task_entry_id)) as row
    from tickets t where t.company_id = ${company_id} and t.place_id = ${place_id}`,
  said: lastSaid('ticket'),
  columns: {
    company_id: joined,
    id: 'a number in addresses',
    place_id: joined,
    uuid: joined,
    description: inBody('description'),
    files: inBody('files'),
    raised_at: ({ history }) => history[0]?.performed_at,
    raised_on: inBody('raised_on'),
    received_at: ({ history }) => history[0]?.received_at,
    created_by: ({ history }) => userOf(history[0]),
    related_task_entry_id: inBody('related_task_entry_id'),
    related_task_entry_uuid: inBody('related_task_entry_uuid'),
    due_on: ({ body }) => body['due_on'] ?? null,
    version: ({ history }) => history.filter(({ op }) => ['create', 'change', 'remove'].includes(op)).length,
    removed_at: removedAt,
    removed_by: (record) => userOf(lastOf(record, 'remove')),
    body_hash: 'tells a second delivery of a device from another ticket',
    updated_at: 'of the ticket or its answer, whichever was later; the history has both',
  },
}

/** Tickets about an entry that the chain does not name yet. */
export const listUnsealedTickets = async (db: Db, at: PlaceKey): Promise<readonly string[]> =>
  (
    await sql<{
      entity_id: string
    }>`select entity_id from (${lastWith(at, 'ticket', 'related_task_entry_id')}) l
      where position('"related_task_entry_id":null' in body) = 0
        and position('"related_task_entry_uuid":' in body) = 0 order by entity_id`.execute(db)
  ).rows.map(({ entity_id }) => entity_id)

/** Given, or given again once it was fixed after all; a correction keeps time and author. */
const lastAnswer = (record: SealedRecord) => lastOf(record, 'create', 'continue')

const answers: SealedTable = {
  entity: 'ticket_entry',
  table: 'tickets',
  // By any sign: somebody who writes past the application may leave out each of them.
  rows: ({ company_id, place_id }) => sql`
    select t.uuid::text as item, to_jsonb(t) as row from tickets t
    where t.company_id = ${company_id} and t.place_id = ${place_id}
      and (num_nonnulls(t.entry_status, t.entry_at, t.entry_on, t.entry_received_at, t.entry_by) > 0
        or t.entry_version <> 0 or t.entry_comment <> '' or t.entry_files <> '[]')`,
  said: lastSaid('ticket_entry'),
  columns: {
    entry_status: inBody('entry_status'),
    entry_comment: inBody('entry_comment'),
    entry_files: inBody('entry_files'),
    entry_at: (record) => lastAnswer(record)?.performed_at,
    entry_on: (record, row) =>
      record.body['entry_on'] ?? dayNear(lastAnswer(record)?.performed_at, row['entry_on']),
    entry_received_at: (record) => lastAnswer(record)?.received_at,
    entry_by: (record) => userOf(lastAnswer(record)),
    entry_version: ({ history }) =>
      history.filter(({ op }) => ['create', 'continue', 'change'].includes(op)).length,
  },
}

export const sealedTickets: readonly SealedTable[] = [tickets, answers]
