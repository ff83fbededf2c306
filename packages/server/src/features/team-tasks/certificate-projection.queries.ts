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
  // It may be replaced or removed among the documents, which is a revision of the certificate.
  {
    entity: 'certificate',
    table: 'files',
    name: 'scan of certificate',
    rows: (at) => sql`
      select e.id::text as item, to_jsonb(f) as row from team_task_entries e
      join files f on f.company_id = e.company_id and f.place_id = e.place_id and f.id = e.file_id
      where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and f.removed_at is null
        and ${sealedOrKnown(at, 'certificate', sql`e.id::text`)}`,
    said: (at) => sql`
      select * from (${lastSaid('certificate')(at)}) l where position('"scan":{"sealed":' in body) > 0`,
    columns: {
      company_id: joined,
      id: inBody('file_id'),
      place_id: joined,
      sha256: inBody('scan'),
      removed_at: joined,
    },
  },
]
