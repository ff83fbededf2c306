/** What the chain says of entries, and of their verification. */
import { sql } from 'kysely'
import {
  dayNear,
  inBody,
  joined,
  lastOf,
  lastSaid,
  past,
  removedAt,
  userOf,
  type Rule,
  type SealedRecord,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

const WRITES = ['create', 'change', 'continue', 'remove']

/** How the author was identified; bodies from before this was kept do not say it. */
const identity =
  (member: string): Rule =>
  ({ first }) =>
    (first['identity'] as { readonly [key: string]: unknown } | undefined)?.[member]
const performedAt = (revision: SealedRecord) => lastOf(revision, 'create', 'change')?.performed_at
const lastChange = (revision: SealedRecord) => lastOf(revision, 'change', 'continue')

const entries: SealedTable = {
  entity: 'entry',
  table: 'task_entries',
  rows: ({ company_id, place_id }) => sql`
    select e.uuid::text as item, to_jsonb(e) as row from task_entries e
    where e.company_id = ${company_id} and e.place_id = ${place_id}`,
  said: lastSaid('entry'),
  columns: {
    company_id: joined,
    id: 'a number in addresses; records name their readings by uuid',
    place_id: joined,
    uuid: joined,
    task_id: inBody('task_id'),
    task_version: inBody('task_version'),
    related_entity_id: inBody('related_entity_id'),
    entry_date: (revision, row) =>
      revision.body['entry_date'] ?? dayNear(performedAt(revision), row['entry_date']),
    performed_at: performedAt,
    received_at: ({ history }) => history[0]?.received_at,
    status: inBody('status'),
    value: inBody('value'),
    unit: inBody('unit'),
    reading: inBody('reading'),
    within: inBody('within'),
    limit: inBody('limit'),
    action_options: inBody('action_options'),
    comment: inBody('comment'),
    entry_fields: inBody('entry_fields'),
    files: inBody('files'),
    source: inBody('source'),
    created_by: ({ history }) => userOf(history[0]),
    worker_id: identity('worker_id'),
    device_id: identity('device_id'),
    identified_by: identity('identified_by'),
    // Who gave the code of a PIN.
    vouched_by: identity('vouched_by'),
    next_step_id: inBody('next_step_id'),
    next_due_at: inBody('next_due_at'),
    version: ({ history }) => history.filter(({ op }) => WRITES.includes(op)).length,
    updated_at: (revision) => lastOf(revision, 'change', 'continue', 'remove')?.received_at ?? null,
    updated_by: (revision) => userOf(lastChange(revision)),
    is_corrected: ({ history }) => history.some(({ op }) => op === 'change'),
    corrected_by: (revision) => userOf(lastOf(revision, 'change')),
    had_breach: ({ history }) => history.some(({ is_outside }) => is_outside),
    removed_at: removedAt,
    removed_by: (revision) => userOf(lastOf(revision, 'remove')),
    removal_reason: (revision) =>
      revision.op === 'remove' ? (revision.body['reason'] ?? lastOf(revision, 'remove')?.reason ?? '') : '',
    body_hash: 'tells a second delivery of a device from another entry',
  },
}

/** Ended by a later change of the entry. */
const verifications: SealedTable = {
  entity: 'verification',
  table: 'task_entries',
  rows: ({ company_id, place_id }) => sql`
    select e.uuid::text as item, to_jsonb(e) as row from task_entries e
    where e.company_id = ${company_id} and e.place_id = ${place_id}
      and (e.verified_at is not null or e.verified_by is not null or e.verification_comment <> '')`,
  said: ({ company_id, place_id }) => sql`
    select distinct on (r.entity_id) r.entity_id as item, r.seq, r.op, r.body, null as first,
      jsonb_build_array(${past}) as history
    from revisions r where r.company_id = ${company_id} and r.place_id = ${place_id}
      and r.entity = 'verification' and r.op = 'verify' and not exists (select from revisions c
        where c.company_id = r.company_id and c.place_id = r.place_id and c.entity = 'entry'
          and c.entity_id = r.entity_id and c.op in ('change', 'continue') and c.seq > r.seq)
    order by r.entity_id, r.version desc`,
  columns: {
    verified_at: ({ history }) => history[0]?.performed_at,
    verified_by: ({ history }) => userOf(history[0]),
    verification_comment: inBody('comment'),
  },
}

export const sealedEntries: readonly SealedTable[] = [entries, verifications]
