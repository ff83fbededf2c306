/** Cells of a table that a spreadsheet opens: nothing in a text may be run (OWASP, CSV injection). */

/** A value that a spreadsheet calculates with and shows as `text`, by the format. */
type TypedCell = { readonly text: string; readonly value: number; readonly format: string }
/** A text that a spreadsheet must not take for a number or a date: codes such as 00123, 1E5 and 2-3. */
type CodeCell = { readonly text: string; readonly is_code: true }
export type Cell = string | TypedCell | CodeCell

export const codeCell = (text: string): Cell => (text === '' ? '' : { text, is_code: true })

const DAY_MS = 86_400_000
/** 1 January 1970 in the days of a spreadsheet. */
const EPOCH_DAY = 25_569

const momentCell = (text: string, instant: string, format: string): Cell => {
  const value = Date.parse(instant) / DAY_MS + EPOCH_DAY
  return Number.isFinite(value) ? { text, value, format } : text
}
/** `2026-11-21` */
export const dateCell = (date: string): Cell => momentCell(date, `${date}T00:00Z`, 'yyyy-mm-dd')
/** `09:30` */
export const timeCell = (time: string): Cell => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (hours === undefined) return time
  return { text: time, value: (Number(hours) * 60 + Number(minutes)) / 1_440, format: 'hh:mm' }
}
/** An instant in UTC; the spreadsheet shows it to the second. */
export const instantCell = (instant: string): Cell => momentCell(instant, instant, 'yyyy-mm-dd hh:mm:ss"Z"')
/** `2026-11-21T09:30`, without a zone. */
export const localMomentCell = (moment: string): Cell =>
  momentCell(moment.replace('T', ' '), `${moment}Z`, 'yyyy-mm-dd hh:mm')

/** A number as it is written, with its unit behind it; the text where the value is no plain number. */
export function numberCell(value: string, text: string): Cell {
  const match = /^[+-]?\d{1,15}(?:[.,](\d{1,15}))?$/.exec(value)
  if (match === null || !text.startsWith(value)) return text
  const digits = match[1] === undefined ? '0' : `0.${'0'.repeat(match[1].length)}`
  const unit = text.slice(value.length).replaceAll('"', '')
  const format = unit === '' ? digits : `${digits}"${unit}"`
  return { text, value: Number(value.replace(',', '.')), format }
}

export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

const numeric = /^[+-]?\d{1,15}([.,]\d{1,15})?$/
const runs = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r|]/u

/**
 * The text, with an apostrophe before what a spreadsheet would take for a formula. A plain number stays one.
 */
export const inertCell = (text: string): string =>
  runs.test(text) && !numeric.test(text) ? `'${text}` : text

/** One line of CSV by RFC 4180, with its line end. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => csvCell(isCode(cell) ? keptCode(cell.text) : inertCell(textOf(cell)))).join(',')}\r\n`

const isCode = (cell: Cell): cell is CodeCell => typeof cell === 'object' && 'is_code' in cell

/**
 * A formula that is a text and nothing else: the only form of a CSV cell that spreadsheets leave as it is.
 */
const keptCode = (text: string): string =>
  /\d/.test(text) ? `="${text.replaceAll('"', '""')}"` : inertCell(text)

/** The text of a cell as our exports write it, without what guards it from spreadsheets. */
export function readGuarded(cell: string): string {
  const text = cell.trim()
  const [, guardedText] = /^="(.*)"$/s.exec(text) ?? []
  return guardedText === undefined ? text.replace(/^'(?=[=+\-@|])/, '') : guardedText.replaceAll('""', '"')
}

const csvCell = (text: string): string =>
  /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${columnName(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`

/** Characters that the next function changes; most cells have none, so this test is the fast path. */
const unlikeXml = /[\u0000-\u0008\u000b-\u001f&<>_\ud800-\udfff\ufffe\uffff]/

/**
 * A text with only the characters that XML 1.0 allows; a literal “_x0041_” must not be decoded to its
 * character.
 */
const xmlText = (text: string): string =>
  unlikeXml.test(text)
    ? text
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
        .toWellFormed()
        .replace(/_x(?=[0-9a-fA-F]{4}_)/g, '_x005F_x')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('\r', '_x000D_')
    : text

/** The most characters of an Excel cell. */
const MAX_CELL = 32_767

const textCell = (text: string, at: string, style = ''): string =>
  text === ''
    ? ''
    : `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MAX_CELL))}</t></is></c>`

/** A phone number; what a spreadsheet could make of it is a number, never a command. */
const phone = /^\+\d[\d ().-]*$/

/**
 * One row of a sheet (SpreadsheetML). Excel runs no text, and `inertCell` keeps it so where the sheet is
 * saved as CSV. `styleOf` numbers the formats.
 */
export function sheetRow(cells: readonly Cell[], row: number, styleOf: (format: string) => number): string {
  const written = cells.map((cell, index) => {
    const at = `${columnName(index)}${row}`
    if (isCode(cell)) {
      const text = phone.test(cell.text) ? cell.text : inertCell(cell.text)
      return textCell(text, at, ` s="${styleOf('@')}"`)
    }
    return typeof cell === 'string'
      ? textCell(inertCell(cell), at)
      : `<c r="${at}" s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}

/** Styles of a workbook: the plain one, then one for each format, in this order. */
export function sheetStyles(formats: readonly string[]): string {
  const codes = formats.map(
    (format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xmlAttribute(format)}"/>`,
  )
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    formats.length === 0 ? '' : `<numFmts count="${formats.length}">${codes.join('')}</numFmts>`,
    '<fonts count="1"><font/></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
    `<cellXfs count="${formats.length + 1}"><xf/>${styles.join('')}</cellXfs></styleSheet>`,
  ].join('')
}

const xmlAttribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;')
