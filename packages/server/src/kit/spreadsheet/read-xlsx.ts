/**
 * The sheets of an XLSX workbook as text (ECMA-376 part 1, 18.3.1.4 “c”). Formula cells have the value
 * that was stored with them; nothing is calculated.
 */
import { Parser } from 'saxen'
import { openArchive, type Archive } from './read-zip.ts'
import { tableProblem, type TableLimits } from './table-problem.ts'

type Attributes = Readonly<Record<string, string>>
type Hooks = {
  readonly open?: (name: string, attributes: () => Attributes) => void
  readonly text?: (value: string) => void
  readonly close?: (name: string) => void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function walk(xml: string, { open, text, close }: Hooks): void {
  const parser = new Parser()
  if (open) parser.on('openTag', (name, attributes) => open(local(name), attributes))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', (value) => text(value))
  }
  if (close) parser.on('closeTag', (name) => close(local(name)))
  parser.on('error', () => {
    throw tableProblem('no_table')
  })
  parser.parse(xml)
}

/** The first sheets, at most `limits.sheets`. @throws Problem 422 of `table-problem.ts` */
export function readSheetsOf(bytes: Buffer, limits: TableLimits & { readonly sheets: number }): string[][][] {
  const archive = openArchive(bytes)
  const shared = readShared(archive)
  return findSheets(archive)
    .slice(0, limits.sheets)
    .map((path) => {
      const sheet = archive.read(path)
      if (sheet === null) throw tableProblem('no_table')
      return readSheet(sheet, shared, limits)
    })
}

/** Paths of the sheets in the order of the workbook. */
function findSheets(archive: Archive): string[] {
  const workbook = archive.read('xl/workbook.xml')
  const relations = archive.read('xl/_rels/workbook.xml.rels')
  if (workbook === null || relations === null) throw tableProblem('no_table')
  const ids: (string | undefined)[] = []
  walk(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet') ids.push(attributes()['r:id'] ?? attributes()['id'])
    },
  })
  const targets = new Map<string, string>()
  walk(relations, {
    open: (name, attributes) => {
      const { Id, Target } = attributes()
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target)
    },
  })
  const [first, ...more] = ids.map((id) => targets.get(id ?? ''))
  return [first ?? 'worksheets/sheet1.xml', ...more.filter((target) => target !== undefined)].map((target) =>
    target.startsWith('/') ? target.slice(1) : `xl/${target}`,
  )
}

/** Texts that cells name by number; runs of formatted text are joined, phonetic hints left out. */
function readShared(archive: Archive): string[] {
  const xml = archive.read('xl/sharedStrings.xml')
  const texts: string[] = []
  if (xml === null) return texts
  let [inText, phonetic, text] = [false, false, '']
  walk(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
      inText = name === 't' && !phonetic
    },
    text: (value) => {
      if (inText) text += value
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** Zero-based column of a reference: `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

/** A stored number as people write it: long codes without exponent. */
function writeNumber(value: string): string {
  const number = Number(value)
  return /e/i.test(value) && Number.isSafeInteger(number) ? String(number) : value
}

function writeValue(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'e') return ''
  return type === 'n' ? writeNumber(value) : value
}

function readSheet(xml: string, shared: readonly string[], limits: TableLimits): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let [type, column, value, inValue] = ['n', 0, '', false]
  walk(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const line = Number(attributes()['r'] ?? rows.length + 1)
        if (rows.length >= limits.rows || !(line <= 1_048_576)) throw tableProblem('too_many_rows')
        // Empty rows are not stored; few are kept, so that lines are counted as the sheet shows them.
        while (rows.length < line - 1 && rows.length < limits.rows) rows.push([])
        row = []
        rows.push(row)
      } else if (name === 'c') {
        const { r, t = 'n' } = attributes()
        ;[type, value] = [t, '']
        column = r === undefined ? row.length : columnOf(r)
        if (column < 0 || column >= limits.columns) throw tableProblem('too_many_columns')
      }
      inValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (inValue) value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name !== 'c') return
      while (row.length < column) row.push('')
      row[column] = writeValue(type, value, shared)
    },
  })
  return rows
}
