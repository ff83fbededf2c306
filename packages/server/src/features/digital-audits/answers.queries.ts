/** SQL of all answers that were given to a question of an audit; the response has the one that counts. */
import { sql } from 'kysely'
import type { AnswerState } from '@larder/core/audits'
import type { StoredFile } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type AnswerContent = {
  readonly value: string | null
  readonly is_not_applicable: boolean
  readonly comment: string
  readonly due_on: string | null
  readonly photos: readonly StoredFile[]
}
export type AnswerRow = AnswerContent & {
  readonly id: number
  readonly version: number
  readonly state: AnswerState
  readonly uuid: string | null
  readonly answered_by: number | null
  readonly session_id: number | null
}

/** Oldest first. */
export const listAnswers = (db: Db, place: PlaceKey, response: number): Promise<AnswerRow[]> =>
  db
    .selectFrom('digital_audit_answers')
    .select([
      'id',
      'version',
      sql<AnswerState>`state`.as('state'),
      'uuid',
      'value',
      'is_not_applicable',
      'comment',
      sql<readonly StoredFile[]>`photos`.as('photos'),
      sql<string | null>`due_on`.as('due_on'),
      'answered_by',
      'session_id',
    ])
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('digital_audit_response_id', '=', response)
    .orderBy('version')
    .execute()

export type NewAnswer = AnswerContent & {
  readonly digital_audit_response_id: number
  readonly version: number
  readonly state: AnswerState
  readonly uuid: string | null
  readonly answered_at: string
  readonly answered_by: number | null
  readonly session_id: number | null
}

export const insertAnswer = (db: Db, place: PlaceKey, { photos, ...row }: NewAnswer) =>
  db
    .insertInto('digital_audit_answers')
    .values({ ...place, ...row, photos: JSON.stringify(photos) })
    .execute()

export const replaceAnswers = (db: Db, place: PlaceKey, response: number, versions: readonly number[]) =>
  db
    .updateTable('digital_audit_answers')
    .set({ state: 'replaced' })
    .where('company_id', '=', place.company_id)
    .where('place_id', '=', place.place_id)
    .where('digital_audit_response_id', '=', response)
    .where('version', 'in', versions)
    .execute()

/** A promised photo has come: the answers of the audit that name it have its content now. */
export const fillPhotos = (
  db: Db,
  place: PlaceKey,
  { result, id, sha256 }: { readonly result: number; readonly id: number; readonly sha256: string },
) => {
  const filled = sql`(select coalesce(jsonb_agg(case when (p ->> 'id')::int = ${id}
      then jsonb_build_object('id', ${id}::int, 'sha256', ${sha256}::text) else p end order by n), '[]')
    from jsonb_array_elements(photos) with ordinality as t (p, n))`
  const hasPhoto = sql`company_id = ${place.company_id} and place_id = ${place.place_id}
    and photos @> ${JSON.stringify([{ id, sha256: null }])}::jsonb`
  return sql`with counted as (
      update digital_audit_responses set photos = ${filled}
      where ${hasPhoto} and digital_audit_result_id = ${result})
    update digital_audit_answers set photos = ${filled}
    where ${hasPhoto} and digital_audit_response_id in (select r.id from digital_audit_responses r
      where r.company_id = ${place.company_id} and r.digital_audit_result_id = ${result})`.execute(db)
}
