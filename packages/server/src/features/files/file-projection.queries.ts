/** What the chain says of photos and files that records name: their content. */
import { sql, type RawBuilder } from 'kysely'
import type { PlaceKey } from '#kit/place-key.ts'
import { inBody, joined, type SealedTable } from '#kit/records/sealed-table.ts'

/** Their files are held: nobody replaces or removes them. */
const HOLDING = ['entry', 'ticket', 'ticket_entry', 'digital_audit', 'traceability_record']

/** The content that revisions name by each file, the last one first. */
const contentRevisions = ({ company_id, place_id }: PlaceKey): RawBuilder<unknown> => sql`
  select distinct on (m[1]) m[1] as item, r.seq, r.op,
    jsonb_build_object('sha256', m[2])::text as body, null as first, '[]'::jsonb as history
  from revisions r, regexp_matches(r.body, '\\{"id":([0-9]+),"sha256":"([0-9a-f]{64})"\\}', 'g') m
  where r.company_id = ${company_id} and r.place_id = ${place_id} and r.entity = any (${HOLDING}::text[])
    and position(',"sha256":"' in r.body) > 0
  order by m[1], r.seq desc`

const OF_THE_LIST = 'of the list of files; a record names the content alone'

export const sealedFiles: readonly SealedTable[] = [
  {
    entity: 'entry',
    table: 'files',
    name: 'file',
    rows: (at) => sql`
      select f.id::text as item, to_jsonb(f) as row from files f join (${contentRevisions(at)}) s on s.item = f.id::text
      where f.company_id = ${at.company_id} and f.place_id = ${at.place_id}`,
    said: contentRevisions,
    columns: {
      company_id: joined,
      id: joined,
      place_id: joined,
      sha256: inBody('sha256'),
      removed_at: () => null,
      type: OF_THE_LIST,
      filename: OF_THE_LIST,
      on_paper: OF_THE_LIST,
      metadata: OF_THE_LIST,
      mime: OF_THE_LIST,
      size: OF_THE_LIST,
      width: OF_THE_LIST,
      height: OF_THE_LIST,
      uploaded_at: OF_THE_LIST,
      created_at: OF_THE_LIST,
      created_by: OF_THE_LIST,
      fsp_product_group_id: OF_THE_LIST,
      held_at: OF_THE_LIST,
      uuid: OF_THE_LIST,
      sent_sha256: OF_THE_LIST,
      record_uuid: OF_THE_LIST,
      folder_id: OF_THE_LIST,
      valid_until: OF_THE_LIST,
      kept_where: OF_THE_LIST,
      partner_id: OF_THE_LIST,
      worker_id: OF_THE_LIST,
      equipment_id: OF_THE_LIST,
      room_id: OF_THE_LIST,
      document_key: OF_THE_LIST,
      named_by: OF_THE_LIST,
      version: OF_THE_LIST,
    },
  },
]
