/** What the chain says of certificates and trainings. */
import { sql } from 'kysely'
import { inBody, joined, lastSaid, sealedOrKnown, type SealedTable } from '#kit/records/sealed-table.ts'

export const sealedCertificates: readonly SealedTable[] = [
  {
    entity: 'certificate',
    table: 'team_task_entries',
    rows: (at) => sql`
      select e.id::text as item, to_jsonb(e) as row from team_task_entries e
      where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
        and ${sealedOrKnown(at, 'certificate', sql`e.id::text`)}`,
    said: lastSaid('certificate'),
    columns: {
      company_id: joined,
      id: joined,
      place_id: joined,
      team_task_id: inBody('team_task_id'),
      worker_id: inBody('worker_id'),
      date: inBody('date'),
      valid_until: inBody('valid_until'),
      trainer: inBody('trainer'),
      comment: inBody('comment'),
      file_id: inBody('file_id'),
      created_at: inBody('created_at'),
      removed_at: inBody('removed_at'),
      updated_at: 'a time of a write, which nobody sees',
      version: 'counts the changes, each of which is a revision',
    },
  },
]
