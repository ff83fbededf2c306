/** Entries with the plan's words in a reader's language, read from the versions that they were made by. */
import { sql } from 'kysely'
import { translateRecorded, type RecordedWords, type VersionWords } from '@larder/core/entries'
import type { Db } from '#db/transaction.ts'

type OfVersion = { readonly task_id: number; readonly task_version: number }
export type Recorded = OfVersion & RecordedWords
type Words = OfVersion & { readonly words: VersionWords | null }

const keyOf = ({ task_id, task_version }: OfVersion): string => `${task_id} ${task_version}`

/** What the versions say of their limit and of corrective actions, by language. */
async function readWords(
  db: Db,
  { company_id }: { readonly company_id: number },
  of: readonly OfVersion[],
): Promise<ReadonlyMap<string, VersionWords>> {
  if (of.length === 0) return new Map()
  const { rows } = await sql<Words>`
    select v.task_id, v.number as task_version, (
      select jsonb_object_agg(t.key,
        jsonb_build_object('limit', coalesce(t.value ->> 'limit', ''), 'options',
        coalesce(t.value -> 'options', '[]'))) from jsonb_each(v.definition -> 'texts') t) as words
    from (select distinct *
      from unnest(${of.map(({ task_id }) => task_id)}::int[],
      ${of.map(({ task_version }) => task_version)}::int[])) o (task_id, number)
    join task_versions v on v.company_id = ${company_id} and v.task_id = o.task_id
    and v.number = o.number`.execute(db)
  return new Map(rows.map((row) => [keyOf(row), row.words ?? {}]))
}

const saysSomething = ({ action_options, limit }: RecordedWords): boolean =>
  limit !== null || action_options.length > 0

/** Puts the plan's words in entries, or in their revisions, into the language; what somebody wrote stays. */
export async function translatorOf(
  db: Db,
  at: { readonly company_id: number },
  of: readonly Recorded[],
  lang: string,
): Promise<<R extends Recorded>(row: R) => R> {
  const words = await readWords(db, at, of.filter(saysSomething))
  return (row) => {
    const own = words.get(keyOf(row))
    return own === undefined ? row : translateRecorded(row, own, lang)
  }
}

export async function inLanguage<R extends Recorded>(
  db: Db,
  at: { readonly company_id: number },
  rows: readonly R[],
  lang: string,
): Promise<R[]> {
  const translate = await translatorOf(db, at, rows, lang)
  return rows.map((row) => translate(row))
}
