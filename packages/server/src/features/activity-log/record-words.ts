/** Entries with the plan's words in a reader's language, read from the versions that they were made by. */
import { translateRecorded, type RecordedWords } from '@larder/core/entries'
import type { Db } from '#db/transaction.ts'
import { keyOf, readWords, type OfVersion } from './record-words.queries.ts'

export type Recorded = OfVersion & RecordedWords

const saysSomething = ({ action_options, limit }: RecordedWords): boolean =>
  limit !== null || action_options.length > 0

/** Translates the plan's words in entries, or in their revisions; texts that a user wrote stay. */
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
