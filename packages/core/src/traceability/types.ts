/**
 * Traceability as ISO 22005 and article 18 of Regulation (EC) 178/2002 ask for it: lots, and the records that
 * receive, make, send, waste or count them.
 */

/** What a record says that happened. */
export const recordKinds = ['receipt', 'preparation', 'dispatch', 'waste', 'count'] as const
export type RecordKind = (typeof recordKinds)[number]

/** in = received or made, out = used in a batch or sent, waste = thrown away, count = found in stock. */
export const directions = ['in', 'out', 'waste', 'count'] as const
export type Direction = (typeof directions)[number]

/** Unit in which a lot is balanced: kilograms, litres or pieces. */
export const baseUnits = ['kg', 'l', 'pc'] as const
export type BaseUnit = (typeof baseUnits)[number]

/** A line of a record, as its versions keep it: later changes of the catalogue do not touch it. */
export type RecordLine = {
  readonly direction: Direction
  readonly lot_id: number
  readonly product_id: number
  readonly product_name: string
  readonly batch_number: string
  readonly supplier_id: number | null
  readonly supplier_name: string
  readonly expiry_date: string | null
  readonly tlc: string
  readonly tlc_source: string
  readonly amount: string
  readonly amount_unit_id: number
  readonly amount_unit: string
}

/** What is remarkable about a record: it is kept as it is, and the issue stays visible. */
export const recordIssues = ['beyond_stock', 'expired', 'no_batch_number', 'outside_limit'] as const
export type RecordIssueCode = (typeof recordIssues)[number]
/** `lot_id`: null where it is about a reading. */
export type RecordIssue = { readonly code: RecordIssueCode; readonly lot_id: number | null }

/** A version of a record (`traceability_record_versions.content`). */
export type RecordContent = {
  readonly kind: RecordKind
  readonly stage_id: number | null
  readonly stage_name: string
  readonly partner_id: number | null
  readonly partner_name: string
  readonly to_place_id: number | null
  readonly document_type: string
  readonly document_number: string
  readonly recipe_version: number | null
  readonly occurred_at: string
  readonly comment: string
  readonly lines: readonly RecordLine[]
  /** What was remarkable about its lines when it was written; older records also have `outside_limit`. */
  readonly issues: readonly RecordIssue[]
}

/** Letters and digits that make two batch numbers the same: “LOT 12 a” and “lot12A”. */
export const batchKey = (batch_number: string): string => batch_number.toLowerCase().replaceAll(/\s+/g, '')
