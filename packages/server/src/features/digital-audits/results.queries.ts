/** SQL of audits made by a template, and of their answers. */
import { sql } from 'kysely'
import type { AnswerState, AuditQuestion, AuditResultScore } from '@larder/core/audits'
import type { StoredFile } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'
import type { AnswerContent } from './answers.queries.ts'

export type ShownAnswer = AnswerContent & {
  readonly version: number
  readonly state: AnswerState
  readonly answered_at: string
  readonly answered_by: string | null
  readonly author_id: number | null
}

export type ResponseRow = {
  readonly id: number
  readonly question_id: number
  readonly value: string | null
  readonly is_not_applicable: boolean
  readonly comment: string
  readonly photos: readonly StoredFile[]
  readonly due_on: string | null
  readonly ticket_id: number | null
  readonly ticket_uuid: string | null
  /** Of the latest answer, also where another one counts. */
  readonly version: number
  readonly answers: readonly ShownAnswer[]
}
export type ResultRow = {
  readonly id: number
  readonly uuid: string
  readonly company_id: number
  readonly place_id: number
  readonly digital_audit_id: number
  readonly digital_audit_version: number
  readonly name: string
  readonly pass_percent: number
  readonly comment: string
  readonly started_at: string
  readonly started_by: string | null
  readonly started_by_id: number | null
  readonly confirmed_at: string | null
  readonly confirmed_name: string | null
  readonly confirmed_role: string | null
  readonly recorded_at: string | null
  readonly score: AuditResultScore
  readonly previous_percent: number | null
  readonly questions: readonly AuditQuestion[]
  readonly version: number
}

const columns = sql`r.id, r.uuid, r.company_id, r.place_id, r.digital_audit_id, r.digital_audit_version, r.name,
  r.pass_percent, r.comment, r.started_at, r.started_by as started_by_id, r.confirmed_at, r.confirmed_name, r.confirmed_role, r.recorded_at,
  r.score, r.version,
  (select nullif(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '') from users u
    where u.id = r.started_by) as started_by,
  (select (p.score ->> 'percent')::int from digital_audit_results p
    where p.company_id = r.company_id and p.place_id = r.place_id and p.digital_audit_id = r.digital_audit_id
      and p.removed_at is null and p.confirmed_at is not null and (p.started_at, p.id) < (r.started_at, r.id)
    order by p.started_at desc, p.id desc limit 1) as previous_percent`

const at = ({ company_id, place_id }: PlaceKey) =>
  sql`r.company_id = ${company_id} and r.place_id = ${place_id} and r.removed_at is null`

/** Newest first, at most 500. */
export const listResults = async (
  db: Db,
  place: PlaceKey,
): Promise<readonly Omit<ResultRow, 'questions'>[]> =>
  (
    await sql<Omit<ResultRow, 'questions'>>`select ${columns} from digital_audit_results r where ${at(place)}
      order by r.started_at desc, r.id desc limit 500`.execute(db)
  ).rows

export type StartableTemplate = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly pass_percent: number
  readonly question_count: number
  readonly questions: readonly AuditQuestion[]
}

/** The templates by which a place can start an audit. */
export const listStartable = async (db: Db, company_id: number): Promise<readonly StartableTemplate[]> =>
  (
    await sql<StartableTemplate>`
      select a.id, a.name, a.version, a.pass_percent, count(*)::int as question_count,
        json_agg(q.content || jsonb_build_object('id', q.id) order by q.order_number, q.id) as questions from digital_audits a
      join digital_audit_questions q on q.company_id = a.company_id and q.digital_audit_id = a.id
      where a.company_id = ${company_id} and not a.is_archived
      group by a.company_id, a.id, a.name, a.version, a.pass_percent order by lower(a.name), a.id`.execute(db)
  ).rows

export const findResult = async (db: Db, place: PlaceKey, id: number): Promise<ResultRow | undefined> =>
  (
    await sql<ResultRow>`select ${columns}, r.questions from digital_audit_results r
      where ${at(place)} and r.id = ${id}`.execute(db)
  ).rows[0]

export type PreviousResult = {
  readonly id: number
  readonly started_at: string
  readonly score: AuditResultScore
}

/** The confirmed audit of the same template before this one. */
export const findPrevious = async (
  db: Db,
  place: PlaceKey,
  { id, digital_audit_id, started_at }: ResultRow,
): Promise<PreviousResult | undefined> =>
  (
    await sql<PreviousResult>`select r.id, r.started_at, r.score from digital_audit_results r
      where ${at(place)} and r.digital_audit_id = ${digital_audit_id} and r.confirmed_at is not null
        and (r.started_at, r.id) < (${started_at}::timestamptz, ${id})
      order by r.started_at desc, r.id desc limit 1`.execute(db)
  ).rows[0]

/** Photos that an answer of this audit may name: audit files of the place, and those that it promised. */
export const findPhotos = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { uuid, ids }: { readonly uuid: string; readonly ids: readonly number[] },
): Promise<readonly StoredFile[]> =>
  (
    await sql<{ id: number; sha256: string | null; sent_sha256: string }>`
      select id, sha256, sent_sha256 from files
      where company_id = ${company_id} and place_id = ${place_id} and removed_at is null
        and id = any (${[...ids]}::int[])
        and (record_uuid = ${uuid}::uuid or (type = 'audit' and sha256 is not null))`.execute(db)
  ).rows.map(({ id, sha256, sent_sha256 }) =>
    sha256 === null ? { id, sha256, sent_sha256 } : { id, sha256 },
  )

/** Also of removed ones. */
export const findResultByUuid = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  uuid: string,
): Promise<{ id: number; digital_audit_id: number } | undefined> =>
  db
    .selectFrom('digital_audit_results')
    .select(['id', 'digital_audit_id'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

/** Writers of an audit and of its answers take turns. */
export const lockResult = async (db: Db, place: PlaceKey, id: number): Promise<boolean> =>
  (
    await sql`select 1 from digital_audit_results r where ${at(place)} and r.id = ${id} for update`.execute(
      db,
    )
  ).rows.length > 0

export type NewResult = PlaceKey & {
  readonly uuid: string
  readonly digital_audit_id: number
  readonly digital_audit_version: number
  readonly name: string
  readonly pass_percent: number
  readonly questions: readonly AuditQuestion[]
  readonly score: AuditResultScore
  readonly started_at: string
  readonly started_by: number | null
  readonly updated_at: string
}

/** Undefined where the uuid is used already. */
export const insertResult = async (
  db: Db,
  { questions, score, ...row }: NewResult,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('digital_audit_results')
      .values({ ...row, questions: JSON.stringify(questions), score: JSON.stringify(score) })
      .onConflict((conflict) => conflict.columns(['company_id', 'uuid']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

type ResultPart = {
  readonly comment?: string
  readonly confirmed_at?: string | null
  readonly confirmed_by?: number | null
  readonly confirmed_name?: string | null
  readonly confirmed_role?: string | null
  readonly recorded_at?: string
  readonly removed_at?: string
  readonly updated_at: string
}

export const updateResult = (db: Db, place: PlaceKey, id: number, part: ResultPart) =>
  db
    .updateTable('digital_audit_results')
    .set({ ...part, version: sql`version + 1` })
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('id', '=', id)
    .execute()

export const setScore = (db: Db, place: PlaceKey, id: number, score: AuditResultScore) =>
  db
    .updateTable('digital_audit_results')
    .set({ score: JSON.stringify(score) })
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('id', '=', id)
    .execute()

/** The answers by who gave them, oldest first; the one that counts is the row itself. */
const answersOfResponse = sql<readonly ShownAnswer[]>`(select json_agg(json_build_object('version', a.version,
    'state', a.state, 'value', a.value, 'is_not_applicable', a.is_not_applicable, 'comment', a.comment,
    'photos', a.photos, 'author_id', a.answered_by, 'due_on', a.due_on, 'answered_at', ${sql.raw(instantSql('a.answered_at'))},
    'answered_by', (select nullif(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '')
      from users u where u.id = a.answered_by)) order by a.version)
  from digital_audit_answers a where a.company_id = digital_audit_responses.company_id
    and a.place_id = digital_audit_responses.place_id and a.digital_audit_response_id = digital_audit_responses.id)`

/** The ticket itself: another row may get its number. */
const ticketUuid = sql<string | null>`(select t.uuid from tickets t
  where t.company_id = digital_audit_responses.company_id and t.place_id = digital_audit_responses.place_id
    and t.id = digital_audit_responses.ticket_id)`

const responseColumns = [
  'id',
  'question_id',
  'value',
  'is_not_applicable',
  'comment',
  sql<readonly StoredFile[]>`photos`.as('photos'),
  sql<string | null>`due_on`.as('due_on'),
  'ticket_id',
  ticketUuid.as('ticket_uuid'),
  'version',
  answersOfResponse.as('answers'),
] as const

export const listResponses = (db: Db, place: PlaceKey, result: number): Promise<ResponseRow[]> =>
  db
    .selectFrom('digital_audit_responses')
    .select(responseColumns)
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('digital_audit_result_id', '=', result)
    .orderBy('id')
    .execute()

/** The answer, and the audit that it belongs to. */
export const findResponse = (
  db: Db,
  place: PlaceKey,
  id: number,
): Promise<(ResponseRow & { digital_audit_result_id: number }) | undefined> =>
  db
    .selectFrom('digital_audit_responses')
    .select([...responseColumns, 'digital_audit_result_id'])
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('id', '=', id)
    .executeTakeFirst()

export type StoredResponse = AnswerContent & {
  readonly digital_audit_result_id: number
  readonly question_id: number
  readonly version: number
  readonly updated_at: string
  readonly updated_by: number | null
}

/** One row a question: the answer that counts. */
export const storeResponse = async (
  db: Db,
  place: PlaceKey,
  { photos, ...row }: StoredResponse,
): Promise<number> =>
  (
    await db
      .insertInto('digital_audit_responses')
      .values({ ...place, ...row, photos: JSON.stringify(photos) })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'digital_audit_result_id', 'question_id']).doUpdateSet((e) => ({
          value: e.ref('excluded.value'),
          is_not_applicable: e.ref('excluded.is_not_applicable'),
          comment: e.ref('excluded.comment'),
          due_on: e.ref('excluded.due_on'),
          photos: e.ref('excluded.photos'),
          updated_at: e.ref('excluded.updated_at'),
          updated_by: e.ref('excluded.updated_by'),
          version: e.ref('excluded.version'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Another answer came beside the one that counts. */
export const setVersion = (
  db: Db,
  place: PlaceKey,
  { id, version, updated_at }: { readonly id: number; readonly version: number; readonly updated_at: string },
) =>
  db
    .updateTable('digital_audit_responses')
    .set({ version, updated_at })
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('id', '=', id)
    .execute()

export const setTicket = (
  db: Db,
  place: PlaceKey,
  id: number,
  raised: { readonly ticket_id: number; readonly due_on: string },
) =>
  db
    .updateTable('digital_audit_responses')
    .set(raised)
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('id', '=', id)
    .execute()

/** From now on a record names the photos: they are neither changed nor removed. */
export const holdPhotos = (db: Db, company_id: number, now: string, photos: readonly StoredFile[]) =>
  sql`select app.hold_files(${company_id}, ${now}::timestamptz, 'audits',
    ${JSON.stringify(photos)}::jsonb)`.execute(db)
