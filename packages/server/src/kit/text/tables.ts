/**
 * Tables as files, made while they are read: nothing of them is kept in memory but a batch of lines. The
 * first line holds the names of the columns.
 */
import { Readable } from 'node:stream'
import { csvLine, sheetRow, sheetStyles, type Cell } from '@larder/core/exports'
import { ZipFile } from 'yazl'

/** Lines by batches: a step of an iteration for each of 100,000 lines would cost more than writing them. */
type Lines = AsyncIterable<readonly (readonly Cell[])[]>

/** Characters that go on together. */
const CHUNK = 65_536

/** Text as bytes of about one size. */
export async function* joinText(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const part of parts) {
    text += part
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

/** CSV in UTF-8, with the mark by which Excel knows that. */
export const csvTable = (lines: Lines): Readable => Readable.from(joinText(csvParts(lines)))

async function* csvParts(lines: Lines): AsyncGenerator<string> {
  yield '\ufeff'
  for await (const batch of lines) yield batch.map(csvLine).join('')
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'

const partsOf = (sheets: readonly Sheet[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets
    .map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}"/>`)
    .join(
      '',
    )}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId${sheets.length + 1}" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${sheets
    .map(({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`,
})

/** At most 31 characters, without those that Excel forbids. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:&<>"']/g, ' ')
    .trim()
    .slice(0, 31)

export type Sheet = {
  readonly name: string
  readonly lines: Lines
  /** Its lines are read after those of the others, from which they are computed. */
  readonly isWrittenLast?: boolean
}

/** A workbook of one sheet. */
export const xlsxTable = (lines: Lines, name: string): Readable => xlsxTables([{ name, lines }])

/** A workbook; its sheets are written one after the other. A spreadsheet shows them in the order given. */
export function xlsxTables(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(xml + text), path)
  const formats: string[] = []
  const output = zip.outputStream as Readable
  const written = [...sheets.entries()].toSorted(
    ([, a], [, b]) => Number(a.isWrittenLast ?? false) - Number(b.isWrittenLast ?? false),
  )
  for (const [at, { lines }] of written) {
    const rows = Readable.from(joinText(sheetParts(lines, formats)))
    rows.on('error', (error) => output.destroy(error))
    output.on('close', () => rows.destroy())
    zip.addReadStream(rows, `xl/worksheets/sheet${at + 1}.xml`, { compressionLevel: 1 })
  }
  // The formats are known when all rows are written.
  zip.addReadStreamLazy('xl/styles.xml', (open) =>
    open(null, Readable.from([Buffer.from(xml + sheetStyles(formats))])),
  )
  zip.end()
  return output
}

async function* sheetParts(lines: Lines, formats: string[]): AsyncGenerator<string> {
  const styles = new Map(formats.map((format, at) => [format, at + 1]))
  const styleOf = (format: string): number => {
    const style = styles.get(format)
    if (style !== undefined) return style
    styles.set(format, formats.push(format))
    return formats.length
  }
  yield `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let row = 0
  for await (const batch of lines) yield batch.map((line) => sheetRow(line, (row += 1), styleOf)).join('')
  yield '</sheetData></worksheet>'
}
