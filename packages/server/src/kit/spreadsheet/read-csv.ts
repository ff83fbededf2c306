/** Tables as text: commas, semicolons or tabs; UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
import { parse } from 'csv-parse/sync'
import { tableProblem, type TableLimits } from './table-problem.ts'

function decode(bytes: Buffer): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that the first line has most of, outside quotes. Excel may name it: `sep=;`. */
function findDelimiter(text: string): string {
  const line = (text.split(/\r?\n|\r/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string): number => line.split(delimiter).length
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** @throws Problem 422 of `table-problem.ts` */
export function readCsv(bytes: Buffer, limits: TableLimits): string[][] {
  const text = decode(bytes)
  const named = /^sep=(.)\r?\n/.exec(text)
  const content = named === null ? text : text.slice(named[0].length)
  if (content.includes('\0')) throw tableProblem('no_table')
  let rows: string[][]
  try {
    rows = parse(content, {
      delimiter: named?.[1] ?? findDelimiter(content),
      relax_column_count: true,
      relax_quotes: true,
      to: limits.rows + 1,
    })
  } catch {
    throw tableProblem('no_table')
  }
  if (rows.length > limits.rows) throw tableProblem('too_many_rows')
  if (rows.some((row) => row.length > limits.columns)) throw tableProblem('too_many_columns')
  return rows
}
