/**
 * Tables as text: commas, semicolons or tabs; UTF-8, UTF-16 with a byte order mark, or what Excel saves on
 * Windows: Cyrillic, Baltic or Western letters in one byte each.
 */
import { parse } from 'csv-parse/sync'
import { tableProblem, type TableLimits } from './table-problem.ts'

/** Windows-1251 has whole words of letters that stand alone in Western text. */
const CYRILLIC = /[\xc0-\xff\xa8\xb3\xb8\xbf]{3}/
const BALTIC: ReadonlySet<string> = new Set(['et', 'lv', 'lt'])

function decode(bytes: Buffer, lang: string): string {
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
    const isCyrillic = CYRILLIC.test(bytes.toString('latin1'))
    const page = isCyrillic ? 'windows-1251' : BALTIC.has(lang) ? 'windows-1257' : 'windows-1252'
    return new TextDecoder(page).decode(bytes)
  }
}

/** The separator that the first line has most of, outside quotes. Excel may name it: `sep=;`. */
function findDelimiter(text: string): string {
  const line = (text.split(/\r?\n|\r/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string): number => line.split(delimiter).length
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** `lang` of the people whose table it is. @throws Problem 422 of `table-problem.ts` */
export function readCsv(bytes: Buffer, limits: TableLimits, lang: string): string[][] {
  const text = decode(bytes, lang)
  const separatorLine = /^sep=(.)\r?\n/.exec(text)
  const content = separatorLine === null ? text : text.slice(separatorLine[0].length)
  if (content.includes('\0')) throw tableProblem('no_table')
  let rows: string[][]
  try {
    rows = parse(content, {
      delimiter: separatorLine?.[1] ?? findDelimiter(content),
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
