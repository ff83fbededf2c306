/** What an EPCIS document would do at this place: its events against what the place has. */
import type { traceability } from '@larder/contract/traceability'
import {
  draftEvents,
  guessView,
  partnersOf,
  planEpcis,
  productsOf,
  readEpcisDocument,
  type EpcisFault,
  type EpcisPlan,
  type EpcisView,
  type GoodsLine,
  type IdentifiedEvent,
  type KnownEvent,
  type NamedPartner,
  type NamedProduct,
} from '@larder/core/epcis'
import { gtin14 } from '@larder/core/products'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { listUnitRows } from '#features/products/public.ts'
import {
  listChoosableProducts,
  listKnownEvents,
  listKnownPartners,
  listNames,
  listRecordUuids,
  type ChoosablePartner,
  type ChoosableProduct,
  type NameRow,
} from './epcis.queries.ts'
import { hashEvent } from './hash-event.ts'

type Query = Input<typeof traceability.previewEpcis>['query']
type Match = { readonly id: number; readonly name: string }
export type Matched<Ref> = Ref & { readonly match: Match | null; readonly is_chosen: boolean }

export type PlannedEpcis = {
  readonly view: EpcisView
  readonly event_count: number
  readonly faults: readonly EpcisFault[]
  readonly plan: EpcisPlan
  readonly known: ReadonlyMap<string, KnownEvent>
  /** Uuids of records of the company. */
  readonly uuids: ReadonlySet<string>
  readonly products: readonly Matched<NamedProduct>[]
  readonly partners: readonly Matched<NamedPartner>[]
  /** Null for a unit that the company does not have. */
  readonly unitOf: (line: GoodsLine) => number | null
}

/** Choices by place in the list. @throws Problem 422 for what is not there */
function readChoices<Row extends Match>(text: string, field: string, rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    text.split(',').flatMap((choice): [number, Row][] => {
      const [at = '', id = ''] = choice.split(':')
      if (at === '') return []
      const row = byId.get(Number(id))
      if (row === undefined) throw invalid(field, 'unknown', 'There is no such choice.')
      return [[Number(at), row]]
    }),
  )
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
const gtinOf = (ean: string): string | null => (ean === '' ? null : gtin14(ean))

function matchProduct(ref: NamedProduct, rows: readonly ChoosableProduct[]): ChoosableProduct | undefined {
  const byGtin = ref.gtin === null ? undefined : rows.find(({ ean }) => gtinOf(ean) === ref.gtin)
  if (byGtin !== undefined || ref.name === '') return byGtin
  // A product with another number is another product.
  return rows.find(({ name, ean }) => same(name, ref.name) && (ref.gtin === null || ean === ''))
}

const matchPartner = (ref: NamedPartner, rows: readonly ChoosablePartner[]): ChoosablePartner | undefined =>
  (ref.gln === null ? undefined : rows.find(({ gln }) => gln === ref.gln)) ??
  (ref.name === ''
    ? undefined
    : rows.find(({ name, gln }) => same(name, ref.name) && (ref.gln === null || gln === '')))

type Matching<Ref, Row> = {
  readonly refs: readonly Ref[]
  readonly rows: readonly Row[]
  readonly chosen: ReadonlyMap<number, Row>
  /** What was chosen before, by key. */
  readonly remembered: ReadonlyMap<string, number>
  readonly find: (ref: Ref, rows: readonly Row[]) => Row | undefined
}

function matchAll<Ref extends { readonly key: string }, Row extends Match>({
  refs,
  rows,
  chosen,
  remembered,
  find,
}: Matching<Ref, Row>): readonly Matched<Ref>[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return refs.map((ref, at) => {
    const row = chosen.get(at) ?? find(ref, rows) ?? byId.get(remembered.get(ref.key) ?? 0)
    const match = row === undefined ? null : { id: row.id, name: row.name }
    return { ...ref, match, is_chosen: chosen.has(at) }
  })
}

const remembered = (names: readonly NameRow[], column: 'product_id' | 'partner_id') =>
  new Map(names.flatMap((row): [string, number][] => (row[column] === null ? [] : [[row.name, row[column]]])))

async function unitsOf(ctx: Ctx): Promise<PlannedEpcis['unitOf']> {
  const rows = await listUnitRows(ctx.db, placeOf(ctx).company_id)
  return ({ unit }) =>
    typeof unit === 'number'
      ? unit
      : (rows.find(({ name, short_name }) => same(name, unit) || same(short_name, unit))?.id ?? null)
}

async function matchNames(ctx: Ctx, query: Query, { steps }: EpcisPlan) {
  const at = placeOf(ctx)
  const [products, partners] = [productsOf(steps), partnersOf(steps)]
  const names = await listNames(
    ctx.db,
    at,
    [...products, ...partners].map(({ key }) => key),
  )
  const productRows = await listChoosableProducts(ctx.db, at.company_id)
  const partnerRows = await listKnownPartners(ctx.db, at)
  return {
    products: matchAll({
      refs: products,
      rows: productRows,
      chosen: readChoices(query.products, 'products', productRows),
      remembered: remembered(names, 'product_id'),
      find: matchProduct,
    }),
    partners: matchAll({
      refs: partners,
      rows: partnerRows,
      chosen: readChoices(query.partners, 'partners', partnerRows),
      remembered: remembered(names, 'partner_id'),
      find: matchPartner,
    }),
  }
}

export async function planImport(ctx: Ctx, query: Query, document: unknown): Promise<PlannedEpcis> {
  const at = placeOf(ctx)
  const read = readEpcisDocument(document)
  const view = query.view ?? guessView(read.events)
  const drafted = draftEvents(read.events, { view, now: ctx.now.toISOString() })
  const events = drafted.events.map((event): IdentifiedEvent => ({
    ...event,
    id: event.id ?? hashEvent(event.event, event.namespaces),
    // The supplier's records are not those of this place, also where both are in one company.
    record: view === 'own' ? event.record : null,
  }))
  const knownEvents = await listKnownEvents(
    ctx.db,
    at,
    events.map(({ id }) => id),
  )
  const eventsById = new Map(knownEvents.map((event) => [event.id, event]))
  const rows = await listRecordUuids(
    ctx.db,
    at.company_id,
    events.flatMap(({ record }) => record ?? []),
  )
  const here = rows.filter(({ place_id }) => place_id === at.place_id)
  const plan = planEpcis(events, { events: eventsById, records: new Set(here.map(({ uuid }) => uuid)) })
  const unitOf = await unitsOf(ctx)
  const lines = plan.steps.flatMap((step) => (step.op === 'remove' ? [] : step.event.draft.lines))
  const units = lines.flatMap((line): EpcisFault[] =>
    unitOf(line) === null ? [{ path: line.path, code: 'unknown_unit', value: String(line.unit) }] : [],
  )
  return {
    view,
    event_count: read.events.length,
    faults: [...read.faults, ...drafted.faults, ...plan.faults, ...units],
    plan,
    known: eventsById,
    uuids: new Set(rows.map(({ uuid }) => uuid)),
    unitOf,
    ...(await matchNames(ctx, query, plan)),
  }
}
