/** Text as cells of a table that a spreadsheet opens: nothing in it may be run (OWASP, CSV injection). */
const numeric = /^[+-]?\d{1,15}([.,]\d{1,15})?$/
const runs = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r|]/u

/**
 * The text, with an apostrophe before what a spreadsheet would take for a formula. A plain number stays one.
 */
export const inertCell = (text: string): string =>
  runs.test(text) && !numeric.test(text) ? `'${text}` : text

/** One line of CSV by RFC 4180, with its line end. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvCell(inertCell(cell))).join(',')}\r\n`

const csvCell = (text: string): string =>
  /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${columnName(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`

/** What the next function changes; most cells have none of it. */
const unlikeXml = /[\u0000-\u0008\u000b-\u001f&<>_\ud800-\udfff\ufffe\uffff]/

/** What XML 1.0 can hold; «_x0041_» in a text must not become its letter. */
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

/** Cells of Excel hold at most this many characters. */
const MAX_CELL = 32_767

/**
 * One row of a sheet (SpreadsheetML), every cell typed as text: Excel runs none of it, and `inertCell` holds
 * it where it is saved as CSV.
 */
export function sheetRow(cells: readonly string[], row: number): string {
  const texts = cells.map((cell, index) =>
    cell === ''
      ? ''
      : `<c r="${columnName(index)}${row}" t="inlineStr"><is><t xml:space="preserve">${xmlText(inertCell(cell).slice(0, MAX_CELL))}</t></is></c>`,
  )
  return `<row r="${row}">${texts.join('')}</row>`
}
