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
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
}

/** A workbook of one sheet, named at most 31 characters long. */
export function xlsxTable(lines: Lines, sheet: string): Readable {
  const zip = new ZipFile()
  const name = sheet
    .replace(/[\\/?*[\]:&<>"']/g, ' ')
    .trim()
    .slice(0, 31)
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml + text), path)
  zip.addBuffer(
    Buffer.from(
      `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/workbook.xml',
  )
  const formats: string[] = []
  const rows = Readable.from(joinText(sheetParts(lines, formats)))
  const output = zip.outputStream as unknown as Readable
  rows.on('error', (error) => output.destroy(error))
  output.on('close', () => rows.destroy())
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: 1 })
  // The formats are known when all rows are written.
  zip.addReadStreamLazy('xl/styles.xml', (open) =>
    open(null, Readable.from([Buffer.from(xml + sheetStyles(formats))])),
  )
  zip.end()
  return output
}

async function* sheetParts(lines: Lines, formats: string[]): AsyncGenerator<string> {
  const styles = new Map<string, number>()
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
