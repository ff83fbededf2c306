/** Writes what was planned of an EPCIS document, by the same functions that save what people write. */
import { createHash, hash } from 'node:crypto'
import {
  readGoodsId,
  shortGtin,
  type EpcisStep,
  type EventDraft,
  type GoodsLine,
  type IdentifiedEvent,
} from '@larder/core/epcis'
import { can } from '@larder/core/permissions'
import {
  batchKey,
  EPCIS_CONTEXT,
  larderNamespace,
  type AnyEvent,
  type RecordLine,
} from '@larder/core/traceability'
import { placeOf, type Ctx } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { partnerWithGln } from '#features/partners/public.ts'
import { addNamedProducts } from '#features/products/public.ts'
import {
  listBatchLots,
  listNames,
  upsertEvents,
  upsertNames,
  type EventRow,
  type NameRow,
} from './epcis.queries.ts'
import type { Matched, PlannedEpcis } from './plan-epcis.ts'
import type { SentRecord } from './resolve-record.ts'
import { addRecord, replaceRecord, withdrawRecord } from './save-record.ts'
import { sealImport } from './seal-import.ts'

/** Rows of one statement. */
const BATCH = 1_000
/** Letters of a comment. */
const LONGEST = 5_000

type Ids = ReadonlyMap<string, number>
/** A record with the version that an event brought. */
type Version = { readonly record_id: number; readonly version: number }

type Work = {
  readonly planned: PlannedEpcis
  readonly products: Ids
  readonly partners: Ids
  /** Lots by their addresses; grows with each record. */
  readonly lots: Map<string, number>
  /** Of lots without a GS1 key, which the next document names by its address again. */
  readonly names: Map<string, number>
  readonly versions: Map<string, Version>
  readonly rows: EventRow[]
}

/** Ids of products by key; those without a match join the catalogue. @throws Problem 403 */
async function obtainProducts(ctx: Ctx, { products }: PlannedEpcis) {
  const open = products.filter(({ match }) => match === null)
  if (open.length > 0 && !can(ctx.actor, 'products.edit', ctx.target))
    throw new Problem('forbidden', 'You do not have sufficient permissions to add products.')
  const added = await addNamedProducts(
    ctx,
    open.map(({ name, gtin, key, is_made }) => ({
      name: name || (gtin === null ? key.replace(/^uri:/, '').slice(0, 255) : shortGtin(gtin)),
      ean: gtin === null ? '' : shortGtin(gtin),
      is_ingredient: !is_made,
    })),
  )
  const ids = new Map(open.map(({ key }, at) => [key, added[at] ?? 0]))
  for (const { key, match } of products) if (match !== null) ids.set(key, match.id)
  return { ids, added: added.length }
}

async function obtainPartners(ctx: Ctx, { partners }: PlannedEpcis): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, gln, name, match } of partners)
    ids.set(key, match?.id ?? (await partnerWithGln(ctx, placeOf(ctx), { name: name || (gln ?? ''), gln })))
  return ids
}

const linesOf = (steps: readonly EpcisStep[]): readonly GoodsLine[] =>
  steps.flatMap((step) => (step.op === 'remove' ? [] : step.event.draft.lines))

/** Lots that the place has: by the address that a document used, else by product and batch number. */
async function knownLots(ctx: Ctx, { plan }: PlannedEpcis, products: Ids): Promise<Map<string, number>> {
  const at = placeOf(ctx)
  const lines = linesOf(plan.steps)
  const keyOf = ({ product, batch }: GoodsLine) => ({
    product_id: products.get(product.key) ?? 0,
    batch_key: batchKey(batch),
  })
  const numbered = lines.filter(({ product, batch }) => product.gtin !== null && batch !== '')
  const rows = await listBatchLots(ctx.db, at, [
    ...new Map(numbered.map((line) => [JSON.stringify(keyOf(line)), keyOf(line)])).values(),
  ])
  const byBatch = new Map(
    rows.map(({ id, product_id, batch_key }) => [JSON.stringify({ product_id, batch_key }), id]),
  )
  const names = await listNames(
    ctx.db,
    at,
    lines.map(({ uri }) => uri),
  )
  const byName = new Map(names.map(({ name, lot_id }) => [name, lot_id]))
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const id = byName.get(line.uri) ?? byBatch.get(JSON.stringify(keyOf(line)))
      return id === undefined || id === null ? [] : [[line.uri, id]]
    }),
  )
}

/** Without a `lot_id` a line names its lot by product, batch number and supplier. */
function lotOf({ lots }: Work, line: GoodsLine, isNew: boolean): { readonly lot_id?: number } {
  const lot_id = isNew && line.direction === 'in' ? undefined : lots.get(line.uri)
  return lot_id === undefined ? {} : { lot_id }
}

function sentLine(work: Work, line: GoodsLine, isNew: boolean) {
  return {
    ...lotOf(work, line, isNew),
    product_id: work.products.get(line.product.key) ?? 0,
    batch_number: line.batch,
    supplier_id: null,
    supplier_name: '',
    expiry_date: line.expiry,
    tlc: line.tlc,
    tlc_source: '',
    amount: line.amount,
    amount_unit_id: work.planned.unitOf(line) ?? 0,
  }
}

function sentRecord(work: Work, draft: EventDraft, isNew: boolean): SentRecord {
  const batchLines =
    draft.kind === 'preparation' ? draft.lines.filter(({ direction }) => direction === 'in') : []
  const goods = draft.lines.filter((line) => !batchLines.includes(line))
  const [batch] = batchLines.map((line) => sentLine(work, line, isNew))
  return {
    kind: draft.kind,
    traceability_stage_id: null,
    partner_id: draft.party === null ? null : (work.partners.get(draft.party.key) ?? null),
    partner_name: '',
    to_place_id: null,
    document_type: '',
    document_number: draft.document_number,
    batch: batch ?? null,
    lines: goods.map((line) => sentLine(work, line, isNew)),
    comment: draft.items.join('\n').slice(0, LONGEST),
    photos: [],
    entry_ids: [],
    entry_uuids: [],
  }
}

/**
 * The uuid that the event names, where the company has none of it yet; else one that follows from the event.
 */
function uuidOf(ctx: Ctx, { planned }: Work, { id, record }: IdentifiedEvent): string {
  if (record !== null && !planned.uuids.has(record)) return record
  const hex = createHash('sha256')
    .update(`${placeOf(ctx).place_id} ${id}`)
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return `${parts.join('-')}-${hex.slice(20, 32)}`
}

/** What the document's context says of the prefixes of an event, besides what our documents say too. */
function foreignContext(ctx: Ctx, { context, event }: IdentifiedEvent): readonly unknown[] {
  const ours = larderNamespace(ctx.platform.config.base_url)
  const all = [context, event['@context']].flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : [one]))
  return all.filter(
    (one) =>
      one !== undefined && one !== EPCIS_CONTEXT && JSON.stringify(one) !== JSON.stringify({ larder: ours }),
  )
}

/** The event in the form that our documents can have. */
function storedEvent(ctx: Ctx, event: IdentifiedEvent): string {
  const { '@context': _, ...rest }: AnyEvent = event.event
  const context = foreignContext(ctx, event)
  const eventWithId = rest['eventID'] === undefined ? { ...rest, eventID: event.id } : rest
  return JSON.stringify(context.length === 0 ? eventWithId : { '@context': context, ...eventWithId })
}

function keep(ctx: Ctx, work: Work, event: IdentifiedEvent, version: Version): void {
  work.versions.set(event.id, version)
  work.rows.push({
    event_id: event.id,
    ...version,
    event: storedEvent(ctx, event),
    is_declared: event.declaration !== null,
  })
}

/** Lots that the lines of a saved record have, in the order in which it was sent. */
function learnLots(work: Work, draft: EventDraft, saved: readonly RecordLine[]): void {
  const batchLines =
    draft.kind === 'preparation' ? draft.lines.filter(({ direction }) => direction === 'in') : []
  const lines = [...draft.lines.filter((line) => !batchLines.includes(line)), ...batchLines]
  for (const [at, line] of lines.entries()) {
    const lot_id = saved[at]?.lot_id
    if (lot_id === undefined) continue
    work.lots.set(line.uri, lot_id)
    if (readGoodsId(line.uri)?.gtin == null || line.batch === '') work.names.set(line.uri, lot_id)
  }
}

const reasonOf = ({ event }: IdentifiedEvent): string => {
  const declared = event['errorDeclaration'] as { readonly reason?: unknown } | undefined
  return `EPCIS: ${typeof declared?.reason === 'string' ? declared.reason : 'errorDeclaration'}`
}

async function doStep(ctx: Ctx, work: Work, step: EpcisStep): Promise<void> {
  const { event } = step
  if (step.op === 'create') {
    const { draft } = step.event
    const saved = await addRecord(ctx, {
      uuid: uuidOf(ctx, work, event),
      occurred_at: draft.occurred_at,
      sent: sentRecord(work, draft, true),
      body_hash: hash('sha256', event.id, 'buffer'),
    })
    learnLots(work, draft, saved.lines)
    return keep(ctx, work, event, { record_id: saved.id, version: 1 })
  }
  const before = work.versions.get(step.of)
  if (before === undefined) throw new Error('A correction has no record.')
  const at = { id: before.record_id, version: before.version }
  if (step.op === 'remove') {
    await withdrawRecord(ctx, { ...at, reason: reasonOf(event) })
    return undefined
  }
  const { draft } = step.event
  const lines = await replaceRecord(ctx, at, {
    sent: sentRecord(work, draft, false),
    occurred_at: draft.occurred_at,
    reason: reasonOf(event),
  })
  learnLots(work, draft, lines)
  return keep(ctx, work, event, { record_id: before.record_id, version: before.version + 1 })
}

/** Names the event where the record was refused. */
const atEvent = (thrown: unknown, { path }: IdentifiedEvent): unknown =>
  thrown instanceof Problem && thrown.errors.length > 0
    ? new Problem(thrown.code, thrown.message, {
        errors: thrown.errors.map((error) => ({ ...error, field: path })),
      })
    : thrown

/** Known events that the document declares as errors now. */
function keepDeclared(ctx: Ctx, work: Work): void {
  const { plan, known: knownEvents } = work.planned
  for (const step of plan.steps) {
    if (step.op === 'create') continue
    const before = knownEvents.get(step.of)
    const event = plan.declared.get(step.of)
    if (before !== undefined && event !== undefined)
      keep(ctx, work, event, { record_id: before.record_id, version: before.version })
  }
}

function namesOf({ planned, products, partners, names }: Work): readonly NameRow[] {
  const none = { lot_id: null, product_id: null, partner_id: null }
  const chosen = (refs: readonly Matched<{ readonly key: string }>[], ids: Ids, column: keyof typeof none) =>
    refs.flatMap(({ key, match, is_chosen }): NameRow[] =>
      is_chosen || match === null ? [{ ...none, name: key, [column]: ids.get(key) ?? null }] : [],
    )
  const rows = [
    ...chosen(planned.products, products, 'product_id'),
    ...chosen(
      planned.partners.filter(({ key }) => key !== ''),
      partners,
      'partner_id',
    ),
    ...[...names].map(([name, lot_id]) => ({ ...none, name, lot_id })),
  ]
  return [...new Map(rows.map((row) => [row.name, row])).values()]
}

async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH))
}

/** How many products were added. @throws Problem 403; 422 at the event */
export async function applyEpcis(ctx: Ctx, planned: PlannedEpcis): Promise<number> {
  const at = placeOf(ctx)
  const { ids: products, added } = await obtainProducts(ctx, planned)
  const work: Work = {
    planned,
    products,
    partners: await obtainPartners(ctx, planned),
    lots: await knownLots(ctx, planned, products),
    names: new Map(),
    versions: new Map([...planned.known].map(([id, event]) => [id, event])),
    rows: [],
  }
  keepDeclared(ctx, work)
  for (const step of planned.plan.steps)
    await doStep(ctx, work, step).catch((thrown: unknown) => {
      throw atEvent(thrown, step.event)
    })
  await inBatches(work.rows, (rows) => upsertEvents(ctx.db, at, { rows, now: ctx.now.toISOString() }))
  const names = namesOf(work)
  await inBatches(names, (rows) => upsertNames(ctx.db, at, rows))
  await sealImport(ctx, at, {
    events: work.rows.map(({ event_id }) => event_id),
    names: names.flatMap(({ name, lot_id }) => (lot_id === null ? [] : [name])),
  })
  return added
}
