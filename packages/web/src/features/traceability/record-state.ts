/** The values of a record's form, and the body that is sent of them. */
import type { TraceabilityRecord, TraceabilityRecordInput } from '@larder/contract/traceability'
import { wallClock } from '@larder/core/schedule'
import { batchNumberFor, expiryFor } from '@larder/core/traceability'
import type { FieldError } from '@larder/contract/kit'
import { refOf, type AttachedFile } from '#kit/outbox/photo.ts'
import type { SavedReading } from '#features/entries/public.tsx'
import type { LocalWorkbench, BenchLot } from './bench.ts'
import {
  blankLine,
  isBlank,
  lineInput,
  linesOfRecipe,
  newKey,
  plainAmount,
  recipeTotal,
  usualUnit,
  type LineDraft,
  type RecordKind,
} from './draft.ts'

export type RecordState = {
  readonly kind: RecordKind
  readonly stage_id: number | null
  readonly partner_name: string
  /** Of a record that is corrected: the list may call this partner otherwise by now. */
  readonly recorded?: { readonly partner_id: number | null; readonly partner_name: string }
  readonly to_place_id: number | null
  readonly document_type: string
  readonly document_number: string
  readonly comment: string
  readonly photos: readonly AttachedFile[]
  /** Entries that were made with this record; the server has them, or they wait in the outbox. */
  readonly readings: readonly SavedReading[]
  /** What a preparation makes. */
  readonly product_id: number | null
  readonly amount: string
  readonly unit_id: number
  readonly batch_number: string
  readonly expiry_date: string
  /** Traceability lot code of what is made. */
  readonly tlc: string
  /** Of a batch that is corrected. */
  readonly lot_id?: number
  readonly lines: readonly LineDraft[]
  /** People changed the ingredients: the amount no longer scales them. */
  readonly is_edited: boolean
}

/** The stage of the place that fits this kind of record best. */
const stageTypes: Readonly<Record<RecordKind, readonly number[]>> = {
  receipt: [1],
  preparation: [3, 4, 7],
  dispatch: [8],
  waste: [],
  count: [],
}

export const stagesFor = (bench: LocalWorkbench, kind: RecordKind): LocalWorkbench['stages'] =>
  kind === 'preparation'
    ? bench.stages.filter(({ is_preparation }) => is_preparation)
    : bench.stages.filter(({ stage_type_id }) => stageTypes[kind].includes(stage_type_id))

export const newState = (bench: LocalWorkbench, kind: RecordKind): RecordState => ({
  kind,
  stage_id: stagesFor(bench, kind)[0]?.id ?? null,
  partner_name: '',
  to_place_id: null,
  document_type: '',
  document_number: '',
  comment: '',
  photos: [],
  readings: [],
  product_id: null,
  amount: '',
  unit_id: usualUnit(bench, undefined),
  batch_number: '',
  expiry_date: '',
  tlc: '',
  lines: kind === 'preparation' ? [] : [blankLine(bench)],
  is_edited: false,
})

/** The state after a product to make was chosen: its recipe, number and date. `now`: milliseconds since 1970. */
export function withProduct(
  bench: LocalWorkbench,
  state: RecordState,
  product_id: number,
  now: number,
): RecordState {
  const product = bench.productOf(product_id)
  if (product === undefined) return state
  // Another product is another lot.
  const { lot_id: _, ...rest } = state
  const { date, time } = wallClock(now, bench.timezone)
  const local = `${date}T${time}`
  const total = recipeTotal(product)
  return {
    ...rest,
    product_id,
    amount: total?.amount ?? '',
    unit_id: total?.unit_id ?? usualUnit(bench, product),
    batch_number: batchNumberFor(local.slice(0, 10), bench.numbersOf(product_id)),
    expiry_date: expiryFor(product, local),
    lines: linesOfRecipe(bench, product, total),
    is_edited: false,
  }
}

/** The state after the amount changed: the recipe follows it until people change an ingredient. */
export function withAmount(
  bench: LocalWorkbench,
  state: RecordState,
  batchAmount: { readonly amount: string; readonly unit_id: number },
): RecordState {
  const product = state.product_id === null ? undefined : bench.productOf(state.product_id)
  const amount = plainAmount(batchAmount.amount)
  const scales = !state.is_edited && product !== undefined && amount !== null
  return {
    ...state,
    ...batchAmount,
    lines: scales ? linesOfRecipe(bench, product, { amount, unit_id: batchAmount.unit_id }) : state.lines,
  }
}

export const withLines = (state: RecordState, lines: readonly LineDraft[]): RecordState => ({
  ...state,
  lines,
  is_edited: true,
})

/** The partner of this name; for a name that was left as it was recorded, the partner of then. */
function partnerOf(bench: LocalWorkbench, { partner_name, recorded }: RecordState): number | null {
  const name = partner_name.trim()
  if (recorded !== undefined && recorded.partner_id !== null && name === recorded.partner_name)
    return recorded.partner_id
  return bench.partners.find((one) => one.name.toLowerCase() === name.toLowerCase())?.id ?? null
}

/** The body of the record; a partner of the list by its id. */
export function bodyOf(bench: LocalWorkbench, state: RecordState): Omit<TraceabilityRecordInput, 'uuid'> {
  const name = state.partner_name.trim()
  const partner_id = partnerOf(bench, state)
  const batch =
    state.kind !== 'preparation' || state.product_id === null
      ? null
      : {
          ...(state.lot_id !== undefined && { lot_id: state.lot_id }),
          product_id: state.product_id,
          batch_number: state.batch_number.trim(),
          expiry_date: state.expiry_date === '' ? null : state.expiry_date,
          tlc: state.tlc.trim(),
          amount: plainAmount(state.amount) ?? '',
          amount_unit_id: state.unit_id,
        }
  return {
    kind: state.kind,
    traceability_stage_id: state.stage_id,
    partner_id,
    partner_name: partner_id === null ? name : '',
    to_place_id: state.to_place_id,
    document_type: state.document_type.trim(),
    document_number: state.document_number.trim(),
    batch,
    lines: state.lines.filter((line) => !isBlank(line)).map((line) => lineInput(bench, line)),
    comment: state.comment.trim(),
    photos: state.photos.map(refOf),
    entry_uuids: state.readings.map(({ uuid }) => uuid),
  }
}

/** Faults by field: `partner`, `product`, `amount`, `batch_number`, and `line-…` of a line. */
export type Faults = ReadonlyMap<string, FieldError['code']>

const isPositive = (text: string): boolean => /[1-9]/.test(plainAmount(text) ?? '')

function lineFaults({ kind, lines }: RecordState): [string, string][] {
  const filled = lines.filter((line) => !isBlank(line))
  const checkedLines = kind === 'preparation' ? filled : filled.length === 0 ? lines.slice(0, 1) : filled
  return checkedLines.flatMap(({ key, product_id, amount, lot }, at): [string, string][] => {
    if (product_id === null) return [[`${key} product`, 'required']]
    // The later count of a lot would hide the first one.
    if (kind === 'count' && lot !== null && checkedLines.findIndex((one) => one.lot === lot) < at)
      return [[`${key} product`, 'twice']]
    const fits = kind === 'count' ? plainAmount(amount) !== null : isPositive(amount)
    return fits ? [] : [[`${key} amount`, 'amount']]
  })
}

/** What is missing before the record can be saved, in the order of the form. */
export function faultsOf(state: RecordState): Faults {
  const faults: [string, string][] = []
  const hasPartner = state.partner_name.trim() !== ''
  if (state.kind === 'receipt' && !hasPartner) faults.push(['partner', 'required'])
  if (state.kind === 'dispatch' && !hasPartner && state.to_place_id === null)
    faults.push(['partner', 'required'])
  if (state.kind === 'preparation') {
    if (state.product_id === null) faults.push(['product', 'required'])
    else if (!isPositive(state.amount)) faults.push(['amount', 'amount'])
    if (state.product_id !== null && state.batch_number.trim() === '')
      faults.push(['batch_number', 'required'])
  }
  return new Map([...faults, ...lineFaults(state)])
}

/** Lots of a record that is corrected, so that they can be chosen though nothing may be left of them. */
export const lotsOfRecord = ({ lines }: TraceabilityRecord): readonly BenchLot[] =>
  lines.map((line) => ({
    id: line.lot_id,
    product_id: line.product_id,
    product_name: line.product_name,
    batch_number: line.batch_number,
    supplier_id: line.supplier_id,
    supplier_name: line.supplier_name,
    expiry_date: line.expiry_date,
    on_hand: '0',
    base_unit_id: line.amount_unit_id,
    is_incomplete: false,
    is_expired: false,
    is_imbalanced: false,
    from_place_name: null,
  }))

/** The form of a record that is corrected. */
export function stateOf(record: TraceabilityRecord): RecordState {
  const isBatch = record.kind === 'preparation'
  const batchLine = record.lines.find(({ direction }) => isBatch && direction === 'in')
  const brings = record.kind === 'receipt'
  return {
    kind: record.kind,
    stage_id: record.traceability_stage_id,
    partner_name: record.partner_name,
    recorded: { partner_id: record.partner_id, partner_name: record.partner_name },
    to_place_id: record.to_place_id,
    document_type: record.document_type,
    document_number: record.document_number,
    comment: record.comment,
    photos: [],
    readings: [],
    product_id: batchLine?.product_id ?? null,
    amount: batchLine?.amount ?? '',
    unit_id: batchLine?.amount_unit_id ?? 1,
    batch_number: batchLine?.batch_number ?? '',
    expiry_date: batchLine?.expiry_date ?? '',
    tlc: batchLine?.tlc ?? '',
    ...(batchLine !== undefined && { lot_id: batchLine.lot_id }),
    lines: record.lines
      .filter((line) => line !== batchLine)
      .map((line) => ({
        key: newKey(),
        product_id: line.product_id,
        lot: brings ? null : String(line.lot_id),
        batch_number: brings ? line.batch_number : '',
        expiry_date: brings ? (line.expiry_date ?? '') : '',
        amount: line.amount,
        unit_id: line.amount_unit_id,
        ...(brings && { lot_id: line.lot_id, tlc: line.tlc, tlc_source: line.tlc_source }),
      })),
    is_edited: true,
  }
}
