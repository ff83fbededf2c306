/** What events of EPCIS say of goods, as records of traceability have it. */
import { units } from '../measures/units.ts'
import { parseDecimal, toDecimal } from '../measures/rational.ts'
import { faultOfGtin, gtin14 } from '../products/gtin.ts'
import type { AnyEvent } from '../traceability/epcis-event.ts'
import { unitOfUom } from '../traceability/epcis.ts'
import type { Direction } from '../traceability/types.ts'
import { below, isFields, type Fields, type Report } from './checks.ts'
import { isDateText } from './dates.ts'
import { readGoodsId } from './identifiers.ts'

/** Addresses are kept in an index. */
export const LONGEST_URI = 500
const LONGEST = { batch: 80, tlc: 120, name: 255 }
/** The unit of what is counted. */
const PIECE = 3

/** A product as a document names it. `key` is the same for all lots of one product. */
export type ProductRef = { readonly key: string; readonly gtin: string | null; readonly name: string }

export type GoodsLine = {
  readonly path: string
  readonly direction: Direction
  readonly product: ProductRef
  /** Identifies the lot in further events. */
  readonly uri: string
  readonly batch: string
  readonly expiry: string | null
  readonly tlc: string
  readonly amount: string
  /** Of ours, or the name of a unit of the company. */
  readonly unit: number | string
}

/** Names, dates and codes of lots that Larder writes beside the event, by the address of the lot. */
export type Notes = ReadonlyMap<string, Fields>

const textOf = (fields: Fields | undefined, key: string): string => {
  const value = fields?.[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** The member of our namespace, of whichever installation. */
export function extensionOf(
  event: AnyEvent,
  namespaces: Readonly<Record<string, string>>,
  name: string,
): { readonly key: string; readonly value: unknown } | null {
  for (const [prefix, namespace] of Object.entries(namespaces))
    if (namespace.endsWith('/epcis/terms/') && event[`${prefix}:${name}`] !== undefined)
      return { key: `${prefix}:${name}`, value: event[`${prefix}:${name}`] }
  return null
}

const noteTexts = { product: LONGEST.name, batch: LONGEST.batch, tlc: LONGEST.tlc, unit: LONGEST.name }

function checkNote(note: unknown, path: string, report: Report): note is Fields {
  if (!isFields(note) || typeof note['id'] !== 'string') {
    report(path, 'wrong_type')
    return false
  }
  for (const [key, most] of Object.entries(noteTexts)) {
    const value = note[key]
    if (value === undefined) continue
    if (typeof value !== 'string') report(below(path, key), 'wrong_type', value)
    else if (value.length > most) report(below(path, key), 'too_long', value)
  }
  const gtin = note['gtin']
  const fault = gtin === undefined ? null : faultOfGtin(String(gtin))
  if (fault !== null) report(below(path, 'gtin'), fault, gtin)
  const expiry = note['expiry']
  if (expiry !== undefined && (typeof expiry !== 'string' || !isDateText(expiry)))
    report(below(path, 'expiry'), 'date', expiry)
  return true
}

export function notesOf(
  event: AnyEvent,
  { namespaces, path }: { readonly namespaces: Readonly<Record<string, string>>; readonly path: string },
  report: Report,
): Notes {
  const lotsExtension = extensionOf(event, namespaces, 'lots')
  if (lotsExtension === null) return new Map()
  const at = below(path, lotsExtension.key)
  if (!Array.isArray(lotsExtension.value)) {
    report(at, 'wrong_type')
    return new Map()
  }
  return new Map(
    (lotsExtension.value as readonly unknown[]).flatMap((note, index) =>
      checkNote(note, below(at, index), report) ? [[textOf(note, 'id'), note]] : [],
    ),
  )
}

/** What a batch is like, said once for all goods of an event (ILMD of CBV 2.0). */
export type Ilmd = { readonly batch: string; readonly expiry: string | null }

const localName = (key: string): string => /[^:/#]*$/.exec(key)?.[0] ?? ''

export function ilmdOf(event: AnyEvent, path: string, report: Report): Ilmd {
  const ilmd = event['ilmd']
  const members = isFields(ilmd) ? Object.entries(ilmd) : []
  const find = (...names: readonly string[]) =>
    names.flatMap((name) => members.filter(([key]) => localName(key) === name)).at(0)
  const lot = find('lotNumber')
  const date = find('itemExpirationDate', 'bestBeforeDate', 'sellByDate')
  const batch = typeof lot?.[1] === 'string' ? lot[1].trim() : ''
  const day = typeof date?.[1] === 'string' ? date[1].slice(0, 10) : null
  if (lot !== undefined && batch.length > LONGEST.batch)
    report(below(`${path}/ilmd`, lot[0]), 'too_long', batch)
  if (date !== undefined && (day === null || !isDateText(day)))
    report(below(`${path}/ilmd`, date[0]), 'date', date[1])
  return { batch, expiry: day }
}

const ZERO = '0'
/** Decimals of an amount. */
const PLACES = 6

/** As records have it; null for what no record can have. */
export function amountOf(quantity: number): string | null {
  if (!Number.isFinite(quantity) || quantity < 0 || quantity >= 1e12) return null
  const plain = quantity.toFixed(20).replace(/\.?0+$/, '')
  const exact = /e/i.test(String(quantity)) ? plain : String(quantity)
  const value = parseDecimal(exact)
  const amount = value === null ? null : toDecimal(value, PLACES)
  return amount === ZERO && quantity > 0 ? null : amount
}

/** How the lots of a list were described elsewhere in the event. */
type Described = { readonly notes: Notes; readonly ilmd: Ilmd; readonly direction: Direction }

function lineOf(
  uri: string,
  path: string,
  { notes, ilmd, direction }: Described,
  report: Report,
): Omit<GoodsLine, 'amount' | 'unit'> | null {
  const id = readGoodsId(uri)
  if (id === null) return null
  if (id.fault !== null) {
    report(path, id.fault, uri)
    return null
  }
  if (uri.length > LONGEST_URI) report(path, 'too_long', uri)
  const note = notes.get(uri)
  const name = textOf(note, 'product')
  const noted = textOf(note, 'gtin')
  const gtin = id.gtin ?? (noted === '' ? null : gtin14(noted))
  const batch = textOf(note, 'batch') || id.batch || ilmd.batch
  if (batch.length > LONGEST.batch) report(path, 'too_long', batch)
  const expiry = textOf(note, 'expiry')
  const key = gtin !== null ? `gtin:${gtin}` : name === '' ? `uri:${uri}` : `name:${name.toLowerCase()}`
  return {
    path,
    direction,
    product: { key, gtin, name },
    uri,
    batch,
    expiry: expiry === '' ? ilmd.expiry : expiry,
    tlc: textOf(note, 'tlc'),
  }
}

function unitOf(uom: unknown, own: string): number | string | null {
  if (uom === undefined) return own === '' ? PIECE : own
  const key = unitOfUom(String(uom))
  return units.find((unit) => unit.key === key)?.id ?? null
}

export type ReadLines = {
  readonly lines: readonly GoodsLine[]
  /** Some goods have no quantity. */
  readonly has_open: boolean
  /** Single items, which are counted. */
  readonly items: readonly string[]
}

/** Lines of a list of quantities; an amount of zero is one of a stock count only. */
function quantityLines(list: unknown, path: string, described: Described, report: Report): ReadLines {
  const elements = Array.isArray(list) ? (list as readonly Fields[]) : []
  const lines: GoodsLine[] = []
  let has_open = false
  for (const [at, element] of elements.entries()) {
    const here = below(path, at)
    const line = lineOf(String(element['epcClass']), `${here}/epcClass`, described, report)
    if (line === null) continue
    const quantity = element['quantity']
    if (typeof quantity !== 'number') {
      has_open = true
      continue
    }
    const amount = amountOf(quantity)
    const unit = unitOf(element['uom'], textOf(described.notes.get(line.uri), 'unit'))
    if (amount === null || (amount === ZERO && described.direction !== 'count'))
      report(`${here}/quantity`, 'amount', quantity)
    else if (unit === null) report(`${here}/uom`, 'unknown_unit', element['uom'])
    else lines.push({ ...line, amount, unit })
  }
  return { lines, has_open, items: [] }
}

/** Single items, counted by product and batch. */
function itemLines(list: unknown, path: string, described: Described, report: Report): ReadLines {
  const counted = new Map<string, { readonly line: Omit<GoodsLine, 'amount' | 'unit'>; count: number }>()
  const items: string[] = []
  for (const [at, epc] of (Array.isArray(list) ? (list as readonly string[]) : []).entries()) {
    const line = lineOf(epc, below(path, at), described, report)
    if (line === null) continue
    items.push(epc)
    const key = JSON.stringify([line.product.key, line.batch])
    const countedLine = counted.get(key)
    if (countedLine === undefined) counted.set(key, { line, count: 1 })
    else countedLine.count += 1
  }
  return {
    lines: [...counted.values()].map(({ line, count }) => ({ ...line, amount: String(count), unit: PIECE })),
    has_open: false,
    items,
  }
}

/** Goods of one side of an event. */
export function readLines(
  event: AnyEvent,
  names: { readonly items: string; readonly quantities: string; readonly path: string },
  described: Described,
  report: Report,
): ReadLines {
  const { path, items, quantities } = names
  const single = itemLines(event[items], below(path, items), described, report)
  const classes = quantityLines(event[quantities], below(path, quantities), described, report)
  return {
    lines: [...classes.lines, ...single.lines],
    has_open: classes.has_open,
    items: single.items,
  }
}
