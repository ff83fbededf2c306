/**
 * The last signature over a place's records in one line: for the footer of exports and of confirmed plans.
 */
import { sql } from 'kysely'
import { readHeadText, readNote } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import { sayIn } from '../text/texts.ts'

export type SignedHead = {
  readonly number: number
  readonly seq: number
  readonly note: string
  readonly signed_at: string
}

/** The newest head that the place's records are in. */
export const findLastPlaceHead = async (
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
): Promise<SignedHead | undefined> =>
  (
    await sql<SignedHead>`
    select p.number, p.seq, s.note, s.signed_at from place_heads p join signed_heads s on s.number = p.number
    where p.company_id = ${at.company_id} and p.place_id = ${at.place_id} order by p.number desc
    limit 1`.execute(db)
  ).rows[0]

export const rootOf = ({ note }: Pick<SignedHead, 'note'>): string =>
  readHeadText(readNote(note)?.text ?? '')?.root ?? ''

/** Number, day, root. */
export const lineOfHead = (head: Omit<SignedHead, 'seq'>): string =>
  `#${head.number} ${head.signed_at.slice(0, 10)} ${rootOf(head)}`

/** Empty before the first signature. */
export async function headLine(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
): Promise<string> {
  const last = await findLastPlaceHead(db, at)
  return last === undefined ? '' : lineOfHead(last)
}

/** The same in words, for paper. */
export async function signedLine(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  lang: string,
): Promise<string> {
  const line = await headLine(db, at)
  return line === '' ? '' : `${sayIn(lang)('table.signed_head')}: ${line}`
}
