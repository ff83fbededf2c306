/**
 * Critical tracking events and key data elements of the Food Traceability Rule (FSMA 204, 21 CFR 1.1340, 1.1345
 * and 1.1350) of records. Harvesting, cooling, initial packing and first land-based receiving are not recorded.
 */
import type { RecordContent, RecordLine } from './types.ts'

/** Whether the rule is for places of the country: alpha-2 code. */
export const hasLotCodes = (country: string | undefined): boolean => country === 'US'

export const trackingEvents = ['receiving', 'transformation', 'shipping'] as const
export type TrackingEvent = (typeof trackingEvents)[number]

export type ColumnKind = 'text' | 'date' | 'number'
export type FsmaColumn = {
  readonly key: string
  /** As the rule calls it. */
  readonly title: string
  readonly kind: ColumnKind
  readonly is_required: boolean
}

const column = (key: string, title: string, kind: ColumnKind = 'text', is_required = true): FsmaColumn => ({
  key,
  title,
  kind,
  is_required,
})
const goods = [
  column('tlc', 'Traceability lot code'),
  column('quantity', 'Quantity', 'number'),
  column('unit', 'Unit of measure'),
  column('product', 'Product description'),
]
const document = [
  column('document_type', 'Reference document type'),
  column('document_number', 'Reference document number'),
]
const source = column('tlc_source', 'Traceability lot code source, or its reference')

/** Columns of each event's sheet. */
export const fsmaColumns: Readonly<Record<TrackingEvent, readonly FsmaColumn[]>> = {
  // 21 CFR 1.1345(a)
  receiving: [
    column('date', 'Date received', 'date'),
    ...goods,
    column('previous', 'Immediate previous source: location description'),
    column('here', 'Location where received: location description'),
    source,
    ...document,
    column('batch', 'Batch number', 'text', false),
  ],
  // 21 CFR 1.1350(a)
  transformation: [
    column('date', 'Date transformation completed', 'date'),
    column('new_tlc', 'New traceability lot code'),
    column('new_product', 'New product description'),
    column('new_quantity', 'New quantity', 'number'),
    column('new_unit', 'New unit of measure'),
    column('here', 'Location where transformed (lot code source): location description'),
    column('tlc', 'Traceability lot code of the food used'),
    column('product', 'Product description of the food used'),
    column('quantity', 'Quantity used', 'number'),
    column('unit', 'Unit of measure used'),
    ...document,
    column('batch', 'Batch number', 'text', false),
  ],
  // 21 CFR 1.1340(a)
  shipping: [
    column('date', 'Date shipped', 'date'),
    ...goods,
    column('next', 'Immediate subsequent recipient: location description'),
    column('here', 'Location shipped from: location description'),
    source,
    ...document,
    column('batch', 'Batch number', 'text', false),
  ],
}

/** Name, phone and address (21 CFR 1.1310, “location description”). */
export type FsmaLocation = { readonly name: string; readonly phone: string; readonly address: string }

export type FsmaRecord = {
  readonly id: number
  readonly content: RecordContent
  /** Day at the place, `YYYY-MM-DD`. */
  readonly date: string
  readonly here: FsmaLocation
  /** Supplier, customer, or the other place. */
  readonly partner: FsmaLocation
}

export type FsmaRow = {
  readonly record_id: number
  readonly event: TrackingEvent
  readonly date: string
  readonly product: string
  readonly batch: string
  /** By key of the column; empty = not entered. */
  readonly cells: Readonly<Record<string, string>>
  /** Titles of required columns that are empty. */
  readonly missing: readonly string[]
}

/** Empty unless it is complete: a name alone is not a location description. */
const described = ({ name, phone, address }: FsmaLocation): string =>
  name === '' || phone === '' || address === '' ? '' : `${name}, ${phone}, ${address}`

function rowOf(
  record: FsmaRecord,
  event: TrackingEvent,
  line: RecordLine,
  cells: Readonly<Record<string, string>>,
): FsmaRow {
  const { document_type, document_number } = record.content
  const all: Record<string, string> = {
    date: record.date,
    here: described(record.here),
    document_type,
    document_number,
    batch: line.batch_number,
    ...cells,
  }
  return {
    record_id: record.id,
    event,
    date: record.date,
    product: line.product_name,
    batch: line.batch_number,
    cells: all,
    missing: fsmaColumns[event]
      .filter(({ key, is_required }) => is_required && (all[key] ?? '') === '')
      .map(({ title }) => title),
  }
}

const goodsOf = (line: RecordLine) => ({
  tlc: line.tlc,
  quantity: line.amount,
  unit: line.amount_unit,
  product: line.product_name,
})

/** Rows of a record: one for each lot received or shipped, and for each food used in each new lot. */
export function fsmaRows(record: FsmaRecord): readonly FsmaRow[] {
  const { kind, lines } = record.content
  const partner = described(record.partner)
  if (kind === 'receipt')
    return lines.map((line) =>
      rowOf(record, 'receiving', line, {
        ...goodsOf(line),
        previous: partner,
        tlc_source: line.tlc_source,
      }),
    )
  if (kind === 'dispatch')
    return lines
      .filter(({ direction }) => direction === 'out')
      .map((line) =>
        rowOf(record, 'shipping', line, {
          ...goodsOf(line),
          next: partner,
          // A lot code that was given here has this place as its source.
          tlc_source:
            line.tlc_source === '' && line.supplier_id === null ? described(record.here) : line.tlc_source,
        }),
      )
  if (kind !== 'preparation') return []
  return lines
    .filter(({ direction }) => direction === 'in')
    .flatMap((outputLine) => {
      const used = lines.filter(({ direction }) => direction === 'out').map(goodsOf)
      // Without ingredients the row says what is missing.
      return (used.length === 0 ? [{}] : used).map((goods) =>
        rowOf(record, 'transformation', outputLine, {
          new_tlc: outputLine.tlc,
          new_product: outputLine.product_name,
          new_quantity: outputLine.amount,
          new_unit: outputLine.amount_unit,
          ...goods,
        }),
      )
    })
}
