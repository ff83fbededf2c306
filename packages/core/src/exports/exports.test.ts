import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, exportFileName, inertCell, sheetRow } from './index.ts'

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
    expect(sheetRow([formula], 1)).not.toMatch(/<f>|<v>/)
    expect(sheetRow([formula], 1)).toContain(`t="inlineStr"><is><t xml:space="preserve">'`)
  })
  it.each(['-18', '-18.5', '-18,5', '+4', '4.0', 'Fridge 1', '', '21.11.2026'])('%j stays as it is', (text) =>
    expect(inertCell(text)).toBe(text),
  )
  it('of any text start with nothing that runs, and quotes hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (cells) => {
        for (const cell of cells)
          expect(/^[=+\-@\t\r＝＋－＠]/u.test(inertCell(cell)) && !/^[+-]?\d+([.,]\d+)?$/.test(cell)).toBe(
            false,
          )
        expect(readCsv(csvLine(cells))).toEqual([cells.map(inertCell)])
        expect(sheetRow(cells, 3)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
      }),
    )
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
