/** What the chain says of audits that were confirmed once, and of their answers. */
import { sql } from 'kysely'
import {
  compact,
  inBody,
  joined,
  lastOf,
  lastSaid,
  lastWith,
  membersSaid,
  removedAt,
  userOf,
  type Past,
  type SealedRecord,
  type SealedTable,
} from '#kit/records/sealed-table.ts'

const NOT_SHOWN = 'counts and times of writes, which nobody sees'

/** The confirmation that holds; undefined while the audit is open again. */
const confirmation = (revision: SealedRecord): Past | undefined => {
  const last = lastOf(revision, 'confirm', 'change')
  return last?.op === 'confirm' ? last : undefined
}
/** While it is open again these may change until the next confirmation. */
const whileConfirmed =
  (member: string) =>
  ({ body }: SealedRecord): unknown =>
    body[member] ?? undefined

/** By any sign: somebody who writes past the application may leave out each of them. */
const isFinished = sql`num_nonnulls(r.recorded_at, r.confirmed_at, r.confirmed_by, r.confirmed_name,
  r.confirmed_role) > 0`

const audits: SealedTable = {
  entity: 'digital_audit',
  table: 'digital_audit_results',
  rows: ({ company_id, place_id }) => sql`
    select r.uuid::text as item, to_jsonb(r) as row from digital_audit_results r
    where r.company_id = ${company_id} and r.place_id = ${place_id} and ${isFinished}`,
  said: lastSaid('digital_audit'),
  columns: {
    company_id: joined,
    id: joined,
    place_id: joined,
    uuid: joined,
    digital_audit_id: inBody('digital_audit_id'),
    digital_audit_version: inBody('digital_audit_version'),
    name: inBody('name'),
    pass_percent: inBody('pass_percent'),
    questions: inBody('questions'),
    comment: whileConfirmed('comment'),
    started_at: inBody('started_at'),
    started_by: inBody('started_by'),
    confirmed_at: (revision) => confirmation(revision)?.performed_at ?? null,
    confirmed_by: (revision) => userOf(confirmation(revision)),
    confirmed_name: inBody('confirmed_name'),
    confirmed_role: inBody('confirmed_role'),
    recorded_at: ({ history }) => history.find(({ op }) => op === 'confirm')?.performed_at,
    score: whileConfirmed('score'),
    version: NOT_SHOWN,
    updated_at: NOT_SHOWN,
    removed_at: removedAt,
  },
}

const answers: SealedTable = {
  entity: 'digital_audit',
  table: 'digital_audit_responses',
  name: 'answer of digital_audit',
  rows: ({ company_id, place_id }) => sql`
    select r.uuid || '/' || a.question_id as item, to_jsonb(a) || jsonb_build_object('ticket_uuid',
      (select t.uuid from tickets t where t.company_id = a.company_id and t.place_id = a.place_id
        and t.id = a.ticket_id)) as row
    from digital_audit_responses a join digital_audit_results r
      on r.company_id = a.company_id and r.id = a.digital_audit_result_id
    where a.company_id = ${company_id} and a.place_id = ${place_id} and r.confirmed_at is not null`,
  said: membersSaid('digital_audit', { member: 'responses', key: sql`(e ->> 'question_id')` }),
  columns: {
    company_id: joined,
    id: 'a number in addresses; the answer is found by its question',
    place_id: joined,
    digital_audit_result_id: joined,
    question_id: joined,
    value: inBody('value'),
    is_not_applicable: inBody('is_not_applicable'),
    comment: inBody('comment'),
    photos: inBody('files'),
    ticket_id: inBody('ticket_id'),
    ticket_uuid: inBody('ticket_uuid'),
    version: NOT_SHOWN,
    updated_at: NOT_SHOWN,
    updated_by: NOT_SHOWN,
    due_on: ({ body }) => body['due_on'] ?? null,
  },
}

/** All answers that were given to a question, of audits whose last revision has them. */
const earlierAnswers: SealedTable = {
  entity: 'digital_audit',
  table: 'digital_audit_answers',
  name: 'earlier answer of digital_audit',
  rows: (at) => sql`
    select r.uuid || '/' || a.question_id || '/' || g.version as item, to_jsonb(g) as row
    from (${lastWith(at, 'digital_audit', 'answers')}) told
    join digital_audit_results r on r.company_id = ${at.company_id} and r.uuid::text = told.entity_id
    join digital_audit_responses a on a.company_id = r.company_id and a.digital_audit_result_id = r.id
    join digital_audit_answers g on g.company_id = a.company_id and g.digital_audit_response_id = a.id
    where g.place_id = ${at.place_id}`,
  said: (at) => sql`
    select l.entity_id || '/' || (q ->> 'question_id') || '/' || (e ->> 'version') as item, l.seq, l.op,
      ${compact(sql`e`)} as body, null as first, '[]'::jsonb as history
    from (${lastWith(at, 'digital_audit', 'answers')}) l, jsonb_array_elements(l.body::jsonb -> 'responses') q,
      jsonb_array_elements(q -> 'answers') e`,
  columns: {
    company_id: joined,
    id: 'a number that nothing names',
    place_id: joined,
    digital_audit_response_id: joined,
    version: joined,
    state: inBody('state'),
    uuid: 'the name that a device gave its answer',
    value: inBody('value'),
    is_not_applicable: inBody('is_not_applicable'),
    comment: inBody('comment'),
    photos: inBody('files'),
    due_on: ({ body }) => body['due_on'] ?? null,
    answered_at: inBody('answered_at'),
    answered_by: inBody('author_id'),
    session_id: 'which session may replace its own answer',
  },
}

export const sealedAudits: readonly SealedTable[] = [audits, answers, earlierAnswers]
