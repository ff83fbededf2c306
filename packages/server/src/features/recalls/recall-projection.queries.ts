/** What the chain says of closed recalls, and of whom they had reached. */
import { sql } from 'kysely'
import {
  inBody,
  joined,
  lastOf,
  lastSaid,
  lastWith,
  membersSaid,
  userOf,
  type Rule,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

const inReport =
  (member: string): Rule =>
  ({ body }) =>
    (body['report'] as { readonly [key: string]: unknown } | undefined)?.[member]

const recalls: SealedTable = {
  entity: 'recall',
  table: 'recalls',
  rows: ({ company_id, place_id }) => sql`
    select r.uuid::text as item, to_jsonb(r) as row from recalls r
    where r.company_id = ${company_id} and r.place_id = ${place_id}
      -- Any sign of its end: somebody who writes past the application may leave out each of them.
      and num_nonnulls(r.closed_at, r.closed_by, r.closed_name, r.closed_role, r.report) > 0`,
  said: lastSaid('recall'),
  columns: {
    company_id: joined,
    id: inReport('id'),
    place_id: joined,
    uuid: joined,
    is_drill: inBody('is_drill'),
    origin: inBody('origin'),
    reason: inReport('reason'),
    started_at: inReport('started_at'),
    started_by: inBody('started_by'),
    closed_at: inReport('closed_at'),
    closed_by: (record) => userOf(lastOf(record, 'confirm')),
    closed_name: inReport('closed_name'),
    closed_role: inReport('closed_role'),
    report: inBody('report'),
    version: inReport('version'),
  },
}

const recipients: SealedTable = {
  entity: 'recall',
  table: 'recall_recipients',
  name: 'recipient of recall',
  rows: (at) => sql`
    select r.uuid || '/' || n.recipient as item, to_jsonb(n) as row
    from (${lastWith(at, 'recall', 'notes')}) told join recalls r on r.company_id = ${at.company_id}
      and r.uuid::text = told.entity_id
    join recall_recipients n on n.company_id = r.company_id and n.recall_id = r.id
    where n.place_id = ${at.place_id}`,
  said: membersSaid('recall', { member: 'notes', key: sql`(e ->> 'recipient')` }),
  columns: {
    company_id: joined,
    place_id: joined,
    recall_id: joined,
    recipient: joined,
    informed_at: inBody('informed_at'),
    informed_by: inBody('informed_by'),
    answer: inBody('answer'),
    updated_at: inBody('updated_at'),
  },
}

export const sealedRecalls: readonly SealedTable[] = [recalls, recipients]
