/** What the chain says of tickets and of their answers. */
import { sql } from 'kysely'
import {
  dayNear,
  inBody,
  joined,
  lastOf,
  lastSaid,
  removedAt,
  userOf,
  type Said,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

const tickets: SealedTable = {
  entity: 'ticket',
  table: 'tickets',
  rows: ({ company_id, place_id }) => sql`
    select t.uuid::text as item, to_jsonb(t) as row from tickets t
    where t.company_id = ${company_id} and t.place_id = ${place_id}`,
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
    due_on: ({ body }) => body['due_on'] ?? null,
    version: ({ history }) => history.filter(({ op }) => ['create', 'change', 'remove'].includes(op)).length,
    removed_at: removedAt,
    removed_by: (said) => userOf(lastOf(said, 'remove')),
    body_hash: 'tells a second delivery of a device from another ticket',
    updated_at: 'of the ticket or its answer, whichever was later; the history has both',
  },
}

/** Given, or given again once it was fixed after all; a correction keeps time and author. */
const given = (said: Said) => lastOf(said, 'create', 'continue')

const answers: SealedTable = {
  entity: 'ticket_entry',
  table: 'tickets',
  rows: ({ company_id, place_id }) => sql`
    select t.uuid::text as item, to_jsonb(t) as row from tickets t
    where t.company_id = ${company_id} and t.place_id = ${place_id} and t.entry_status is not null`,
  said: lastSaid('ticket_entry'),
  columns: {
    entry_status: inBody('entry_status'),
    entry_comment: inBody('entry_comment'),
    entry_files: inBody('entry_files'),
    entry_at: (said) => given(said)?.performed_at,
    entry_on: (said, row) => said.body['entry_on'] ?? dayNear(given(said)?.performed_at, row['entry_on']),
    entry_received_at: (said) => given(said)?.received_at,
    entry_by: (said) => userOf(given(said)),
    entry_version: ({ history }) =>
      history.filter(({ op }) => ['create', 'continue', 'change'].includes(op)).length,
  },
}

export const sealedTickets: readonly SealedTable[] = [tickets, answers]
