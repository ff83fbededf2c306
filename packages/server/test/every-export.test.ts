/**
 * Everything that leaves as a table or a document, with hostile texts in all names of the company: no cell is
 * a formula, no header has another line, every workbook is well-formed.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCsv } from '../src/kit/spreadsheet/read-csv.ts'
import { readParts } from '../src/kit/files/office/read-parts.ts'
import { decodeXml, walkXml } from '../src/kit/files/office/read-xml.ts'
import { ProblemBody } from '@larder/contract/kit/problem.schemas'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { isQuick } from './is-quick.ts'
import { plantTexts } from './plant-texts.ts'
import { goodCall, type Sent } from './recipes.ts'
import { makeScene, withPlan, type Scene } from './scene.ts'

type Call = { readonly route: ServedRoute; readonly sent: Sent; readonly format: 'csv' | 'xlsx' | 'other' }

const making = /^(traceability\.(record|lot|versions)|team_tasks\.entries|products\.get)$/

let test: TestApp
let scene: Scene
let calls: readonly Call[]

/** What spreadsheets take for the start of a formula, also behind something that is not seen. */
const starts = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '\u00a0=', '＝', '＋', '－', '＠', '|']
/** Also set in documents, which takes long. */
const inDocuments = [
  '=HYPERLINK("http://127.0.0.1","x")',
  'two\r\nX-Other: header',
  'right\u202eto left\u2066',
  'quote " and control \u0001\u0007\u001b\u007f',
  '<b>a</b>&amp;]]> _x003D_1+1',
  '../../a\\b:c*d?"e',
  '#panic("x") #{1/0} $x$ *a @b <c> `d` //e /* \\',
  `${'\u202e\u05d0'.repeat(60)}${'x'.repeat(200)}`,
]
const formulas = [
  ...starts.map((start) => `${start}1+cmd|x!A0`),
  "=cmd|' /C calc'!A0",
  '=DDE("cmd";"/C calc";"x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
]
const hostile = [...formulas, ...inDocuments]
const tried = isQuick ? [...formulas.filter((_, at) => at % 5 === 0), ...inDocuments] : hostile

/** JSON of the API is for programs, and no spreadsheet opens it. */
const readable = routes.filter(({ produces }) => produces !== 'application/json')
/** Files that were uploaded, and archives: only their headers are ours. */
const kept = /^(files\.|company_exports\.|digital_audit_responses\.)/

beforeAll(async () => {
  test = await openTestApp()
  scene = await withPlan(await makeScene(test))
  // Their recipes make what the exports list.
  for (const route of routes.filter(({ method, name }) => method === 'GET' && making.test(name)))
    await goodCall(route, scene)
  const made: Call[] = []
  for (const route of readable) {
    const sent = await goodCall(route, scene)
    const isTable =
      route.query.safeParse({ ...sent.query, format: 'csv' }).success && route.produces === '*/*'
    for (const format of isTable && !kept.test(route.name)
      ? (['csv', 'xlsx'] as const)
      : (['other'] as const))
      made.push({
        route,
        format,
        sent: { ...sent, ...(format !== 'other' && { query: { ...sent.query, format } }) },
      })
  }
  calls = made
}, 120_000)
afterAll(() => test.close())

/** A cell that a spreadsheet evaluates. `="text"` is a text; a number is a number. */
const isFormula = (cell: string): boolean =>
  /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠|]/u.test(cell) &&
  !/^="(?:[^"]|"")*"$/.test(cell) &&
  !/^[+-]?\d{1,15}([.,]\d{1,15})?$/.test(cell)

async function cellsOf(
  bytes: Buffer,
): Promise<{ readonly cells: readonly string[]; readonly faults: string[] }> {
  if (bytes.subarray(0, 2).toString() !== 'PK')
    return { cells: readCsv(bytes, { rows: 10_000, columns: 1_000 }, 'en').flat(), faults: [] }
  const cells: string[] = []
  const faults: string[] = []
  for (const part of readParts(bytes)) {
    let text: string | null = null
    walkXml(decodeXml(await part.read()), {
      open: (name, attributes) => {
        if (name === 'f') faults.push(`a formula in ${part.name}`)
        const sheet = attributes['name'] ?? ''
        if (name === 'sheet' && (sheet.length < 1 || sheet.length > 31 || /[\\/?*[\]:\p{Cc}]/u.test(sheet)))
          faults.push(`the name of a sheet: ${sheet}`)
        if (name === 't') text = ''
      },
      text: (value) => {
        if (text !== null) text += value
      },
      close: (name) => {
        if (name !== 't' || text === null) return
        cells.push(text)
        text = null
      },
    })
  }
  return { cells, faults }
}

/** Tables that a package of files contains. */
async function tablesIn(
  bytes: Buffer,
): Promise<readonly { readonly name: string; readonly cells: readonly string[] }[]> {
  const tables = readParts(bytes).filter(({ name }) => /\.(?:csv|xlsx)$/.test(name))
  return Promise.all(tables.map(async ({ name, read }) => ({ name, ...(await cellsOf(await read())) })))
}

/** A label is not printed rather than cut. */
const hasNoRoom = (body: unknown): boolean =>
  ProblemBody.safeParse(body).data?.errors?.some(({ code }) => code === 'label_too_small') ?? false

const hasControls = (text: string): boolean =>
  /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)

function faultsOfHeaders(headers: Readonly<Record<string, unknown>>): readonly string[] {
  const disposition = String(headers['content-disposition'] ?? '')
  const encoded = /filename\*=UTF-8''([^;]*)$/.exec(disposition)?.[1] ?? ''
  const name = decodeURIComponent(encoded)
  return [
    ...('x-other' in headers ? ['another header'] : []),
    ...(hasControls(disposition) || hasControls(name) ? ['controls in the name of the file'] : []),
    ...(/[/\\]/.test(name) ? ['a path in the name of the file'] : []),
    ...(/^attachment; filename="[^"]*"; filename\*=/.test(disposition) || disposition === ''
      ? []
      : [`the name of the file: ${disposition}`]),
  ]
}

it.each(tried)(
  'exports %j as a text',
  async (text) => {
    const planted = await plantTexts(test, scene.company, text)
    expect(planted.length).toBeGreaterThan(15)
    const wrong: string[] = []
    const core = text.replaceAll(/[\p{Cc}\s]/gu, '').slice(-9)
    const [tables, shown, packed] = [new Set<string>(), new Set<string>(), new Set<string>()]
    for (const { route, sent, format } of calls) {
      if (format === 'other' && !inDocuments.includes(text)) continue
      await forgetAttempts(test)
      const { status, body, headers } = await send(test, route, sent, scene.owner)
      const faults =
        status === route.status || hasNoRoom(body)
          ? [...faultsOfHeaders(headers)]
          : [`status ${status} ${JSON.stringify(body).slice(0, 300)}`]
      if (Buffer.isBuffer(body) && route.produces === 'application/zip')
        for (const { name, cells } of await tablesIn(body))
          if (packed.add(name))
            faults.push(...cells.filter(isFormula).map((cell) => `${name} evaluates ${cell}`))
      if (Buffer.isBuffer(body) && (format !== 'other' || route.produces.includes('spreadsheet'))) {
        tables.add(route.name)
        const table = await cellsOf(body)
        faults.push(...table.faults, ...table.cells.filter(isFormula).map((cell) => `evaluates ${cell}`))
        if (table.cells.some((cell) => cell.replaceAll(/[\p{Cc}\s]/gu, '').includes(core)))
          shown.add(route.name)
      }
      wrong.push(...faults.map((fault) => `${route.name} ${format}: ${fault}`))
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(packed.size > 0).toBe(inDocuments.includes(text))
    expect([...tables].filter((name) => !shown.has(name))).toEqual([])
  },
  120_000,
)
