/** Tables that somebody uploads: their rows as text. The bytes decide what it is, not the name. */
import { readCsv } from './read-csv.ts'
import { readSheetsOf } from './read-xlsx.ts'
import { tableProblem, type TableLimits } from './table-problem.ts'

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
/** Compound files: Excel up to 2003, and workbooks with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * The first sheets of a workbook, or the one table of a text file.
 *
 * @throws Problem 422 at `file`: `no_table`, `old_excel`, `encrypted_table`, `table_too_big`, `too_many_…`
 */
export function readSheets(
  bytes: Buffer,
  limits: TableLimits & { sheets: number },
  lang: string,
): string[][][] {
  if (bytes.length === 0) throw tableProblem('no_table')
  if (bytes.subarray(0, 4).equals(COMPOUND)) throw tableProblem('old_excel')
  return bytes.subarray(0, 4).equals(ZIP) ? readSheetsOf(bytes, limits) : [readCsv(bytes, limits, lang)]
}
