/** What a sent record names, looked up: products, partners, lots, units, files. Refuses what is not the place's. */
import type { traceability } from '@larder/contract/traceability'
import type { StoredFile } from '@larder/core/tasks'
import { batchKey, type RecordKind } from '@larder/core/traceability'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { partnerNamed } from '#features/partners/public.ts'
import { promisePhotos } from '#features/files/public.ts'
import { listUnitRows, requireUnits, type UnitRow } from '#features/products/public.ts'
import {
  findRecordFiles,
  listPartnerFacts,
  listProductFacts,
  listSiblings,
  type PartnerFacts,
  type ProductFacts,
} from './facts.queries.ts'
import { listLotsByIds, type LotRow } from './lots.queries.ts'
import { once, onceEach } from './once.ts'
import { findEntries } from './records.queries.ts'
import { findPlaceFacts, findStageName, type PlaceFacts } from './stages.queries.ts'

type Sent = Input<typeof traceability.create>['body']
export type SentRecord = Omit<Sent, 'uuid' | 'performed_at'>
type SentLine = Sent['lines'][number]

/** A line whose product, supplier and, where it was named, lot are known. */
export type ResolvedLine = {
  /** Where it is in the body: `lines.0`, `batch`. */
  readonly path: string
  readonly direction: 'in' | 'out' | 'waste' | 'count'
  readonly product: ProductFacts
  readonly lot: LotRow | null
  readonly batch_number: string
  readonly batch_key: string
  readonly supplier_id: number | null
  readonly supplier_name: string
  readonly expiry_date: string | null
  readonly tlc: string
  readonly tlc_source: string
  readonly amount: string
  readonly amount_unit_id: number
}

export type ResolvedRecord = {
  readonly kind: RecordKind
  readonly place: PlaceFacts
  readonly stage_name: string
  readonly partner: PartnerFacts | null
  readonly to_place: { readonly id: number; readonly name: string } | null
  readonly units: readonly UnitRow[]
  readonly lines: readonly ResolvedLine[]
  readonly photos: readonly StoredFile[]
  readonly entry_ids: readonly number[]
}

const directionOf = {
  receipt: 'in',
  preparation: 'out',
  dispatch: 'out',
  waste: 'waste',
  count: 'count',
} as const

/** @throws Problem 422 for a record without what its kind needs, or with what it has no use for */
function judgeKind({ kind, batch, lines, partner_id, partner_name, to_place_id }: SentRecord): void {
  const hasPartner = partner_id !== null || partner_name.trim() !== ''
  if (kind === 'preparation' && batch === null) throw invalid('batch', 'required', 'Say what was made.')
  if (kind !== 'preparation' && batch !== null) throw invalid('batch', 'not_asked', 'Nothing is made here.')
  if (kind !== 'preparation' && lines.length === 0) throw invalid('lines', 'required', 'There are no goods.')
  if (kind === 'receipt' && !hasPartner) throw invalid('partner_id', 'required', 'Choose the supplier.')
  if (kind === 'dispatch' && !hasPartner && to_place_id === null)
    throw invalid('partner_id', 'required', 'Choose a customer or another place.')
  if (kind !== 'dispatch' && to_place_id !== null)
    throw invalid('to_place_id', 'not_asked', 'Nothing is sent here.')
  if (kind !== 'count') {
    const at = lines.findIndex(({ amount }) => !/[1-9]/.test(amount))
    if (at >= 0) throw invalid(`lines.${at}.amount`, 'amount', 'Enter an amount above zero.')
  }
}

type Partners = {
  readonly own: PartnerFacts | null
  readonly supplierOf: (line: SentLine, path: string) => PartnerFacts | null
}

/** @throws Problem 422 `unknown_partner` */
async function resolvePartners(ctx: Ctx, sent: SentRecord): Promise<Partners> {
  const at = placeOf(ctx)
  // A lot that is named has its supplier, of another place where that one sent it here.
  const open = sent.lines.filter(({ lot_id }) => lot_id === undefined)
  const ids = [sent.partner_id, ...open.map(({ supplier_id }) => supplier_id)]
  const partnersById = await onceEach(
    ctx,
    'partners',
    ids.filter((id) => id !== null),
    (open) => listPartnerFacts(ctx.db, at, open),
  )
  const partnersByName = new Map<string, PartnerFacts>()
  const texts = [sent.partner_name, ...open.map(({ supplier_name }) => supplier_name)]
  for (const text of new Set(texts.map((one) => one.trim()).filter((one) => one !== '')))
    partnersByName.set(text, { id: await partnerNamed(ctx, at, text), name: text })
  const find = (id: number | null, name: string, field: string): PartnerFacts | null => {
    if (id === null) return partnersByName.get(name.trim()) ?? null
    const partner = partnersById.get(id)
    if (partner === undefined) throw invalid(field, 'unknown_partner', 'The place has no such partner.')
    return partner
  }
  const own = find(sent.partner_id, sent.partner_name, 'partner_id')
  return {
    own,
    supplierOf: (line, path) => {
      if (sent.kind === 'receipt') return own
      if (line.lot_id !== undefined) return null
      return find(line.supplier_id, line.supplier_name, `${path}.supplier_id`)
    },
  }
}

/** @throws Problem 422 `unknown_file` */
async function resolvePhotos(ctx: Ctx, uuid: string, refs: SentRecord['photos']): Promise<StoredFile[]> {
  const idOf = await promisePhotos(
    ctx,
    uuid,
    refs.map((ref, index) => ({ at: `photos.${index}`, ref })),
  )
  if (refs.length === 0) return []
  const ids = refs.map((ref) => idOf(ref).id)
  const filesById = new Map(
    (await findRecordFiles(ctx.db, placeOf(ctx), { uuid, ids })).map((file) => [file.id, file]),
  )
  return ids.map((id, index) => {
    const file = filesById.get(id)
    if (file === undefined) throw invalid(`photos.${index}`, 'unknown_file', 'There is no such photo.')
    return file
  })
}

/** @throws Problem 422 `unknown_entry` */
async function resolveEntries(ctx: Ctx, { entry_ids, entry_uuids }: SentRecord): Promise<number[]> {
  if (entry_ids.length + entry_uuids.length === 0) return []
  const entries = await findEntries(ctx.db, placeOf(ctx), { ids: entry_ids, uuids: entry_uuids })
  const missing = entry_ids.findIndex((id) => !entries.some((one) => one.id === id))
  if (missing >= 0) throw invalid(`entry_ids.${missing}`, 'unknown_entry', 'There is no such entry.')
  const late = entry_uuids.findIndex((uuid) => !entries.some((one) => one.uuid === uuid.toLowerCase()))
  if (late >= 0) throw invalid(`entry_uuids.${late}`, 'unknown_entry', 'There is no such entry.')
  return entries.map(({ id }) => id)
}

type Goods = {
  readonly products: ReadonlyMap<number, ProductFacts>
  readonly lots: ReadonlyMap<number, LotRow>
  readonly partners: Partners
}

/** @throws Problem 422 `unknown_product`, `unknown_lot` */
function resolveLine(
  line: SentLine,
  { path, direction }: Pick<ResolvedLine, 'path' | 'direction'>,
  { products, lots, partners }: Goods,
): ResolvedLine {
  const product = products.get(line.product_id)
  if (product === undefined)
    throw invalid(`${path}.product_id`, 'unknown_product', 'The company has no such product.')
  const lot = line.lot_id === undefined ? null : (lots.get(line.lot_id) ?? null)
  if (line.lot_id !== undefined && lot?.product_id !== product.id)
    throw invalid(`${path}.lot_id`, 'unknown_lot', 'The place has no such lot of this product.')
  const supplier = partners.supplierOf(line, path)
  const batch_number = line.batch_number.trim()
  return {
    path,
    direction,
    product,
    lot,
    batch_number,
    batch_key: batchKey(batch_number),
    supplier_id: supplier?.id ?? null,
    supplier_name: supplier?.name ?? '',
    expiry_date: line.expiry_date,
    tlc: line.tlc.trim(),
    tlc_source: line.tlc_source.trim(),
    amount: line.amount,
    amount_unit_id: line.amount_unit_id,
  }
}

/** The batch as a line of its own, behind its ingredients. */
const batchLine = (batch: NonNullable<Sent['batch']>): SentLine => ({
  ...batch,
  supplier_id: null,
  supplier_name: '',
})

/** @throws Problem 422, at the field */
async function resolveLines(ctx: Ctx, sent: SentRecord, partners: Partners, units: readonly UnitRow[]) {
  const at = placeOf(ctx)
  const sentLines = [
    ...sent.lines.map((line, index) => ({
      line,
      path: `lines.${index}`,
      direction: directionOf[sent.kind],
    })),
    ...(sent.batch === null
      ? []
      : [{ line: batchLine(sent.batch), path: 'batch', direction: 'in' as const }]),
  ]
  requireUnits(
    sentLines.map(({ line, path }) => [`${path}.amount_unit_id`, line.amount_unit_id] as const),
    units,
  )
  const products = await onceEach(
    ctx,
    'products',
    sentLines.map(({ line }) => line.product_id),
    (open) => listProductFacts(ctx.db, at.company_id, open),
  )
  const lotIds = sentLines.flatMap(({ line }) => line.lot_id ?? [])
  const lotRows = lotIds.length === 0 ? [] : await listLotsByIds(ctx.db, at, lotIds)
  const lots = new Map(lotRows.map((lot) => [lot.id, lot]))
  return sentLines.map(({ line, ...where }) => resolveLine(line, where, { products, lots, partners }))
}

/** @throws Problem 422, at the field that names something else than the place has */
export async function resolveRecord(ctx: Ctx, uuid: string, sent: SentRecord): Promise<ResolvedRecord> {
  const at = placeOf(ctx)
  judgeKind(sent)
  const { traceability_stage_id: stage_id, to_place_id } = sent
  const stage_name = stage_id === null ? '' : await findStageName(ctx.db, at, stage_id)
  if (stage_name === undefined)
    throw invalid('traceability_stage_id', 'unknown_stage', 'The place has no such stage.')
  const to_place =
    to_place_id === null ? null : (await listSiblings(ctx.db, at)).find(({ id }) => id === to_place_id)
  if (to_place === undefined) throw invalid('to_place_id', 'unknown_place', 'There is no such other place.')
  const units = await once(ctx, 'units', () => listUnitRows(ctx.db, at.company_id))
  const partners = await resolvePartners(ctx, sent)
  return {
    kind: sent.kind,
    place: await once(ctx, 'place', () => findPlaceFacts(ctx.db, at)),
    stage_name,
    partner: partners.own,
    to_place,
    units,
    lines: await resolveLines(ctx, sent, partners, units),
    photos: await resolvePhotos(ctx, uuid, sent.photos),
    entry_ids: await resolveEntries(ctx, sent),
  }
}
