/** SQL of analyses as tasks. */
import { sql } from 'kysely'
import type { Criterion } from '@larder/core/analyses'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type AnalysisRow = {
  readonly id: number
  /** Of the knowledge base's analysis that it changes; null = the place's own. */
  readonly default_key: string | null
  readonly task_desc: string
  readonly task_subtype_id: number
  readonly task_frequency_type_id: number
  readonly custom_frequency: string
  readonly comment: string
  readonly is_disabled: boolean
  readonly criteria: readonly Criterion[] | null
}

export async function listAnalysisRows(db: Db, at: PlaceKey): Promise<readonly AnalysisRow[]> {
  const { rows } = await sql<AnalysisRow>`
    select id, default_key, task_desc, task_subtype_id, task_frequency_type_id, custom_frequency, comment,
      is_disabled, criteria
    from custom_analyses where company_id = ${at.company_id} and place_id = ${at.place_id}
    order by id`.execute(db)
  return rows
}

/** The language in which the place keeps its records. */
export async function recordLanguage(db: Db, at: PlaceKey): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    select preferred_language as language from places
    where company_id = ${at.company_id} and id = ${at.place_id}`.execute(db)
  return rows[0]?.language ?? 'en'
}
