/** Records of traceability as events of EPCIS 2.0. */
import { units } from '../measures/units.ts'
import { faultOfGln, faultOfGtin, gtin14 } from '../products/gtin.ts'
import { wallTimes } from '../schedule/wall-time.ts'
import type { EpcisEvent, LotNote, QuantityElement } from './epcis-event.ts'
import type { RecordContent, RecordLine } from './types.ts'

/** Units by UN/ECE Recommendations 20 and 21; pieces have none. */
const uoms: Readonly<Record<string, string>> = {
  kg: 'KGM',
  g: 'GRM',
  mg: 'MGM',
  t: 'TNE',
  l: 'LTR',
  dl: 'DLT',
  cl: 'CLT',
  ml: 'MLT',
  lb: 'LBR',
  oz: 'ONZ',
  us_fl_oz: 'OZA',
  us_pt: 'PTL',
  us_qt: 'QTL',
  us_gal: 'GLL',
  imp_fl_oz: 'OZI',
  imp_pt: 'PTI',
  imp_qt: 'QTI',
  imp_gal: 'GLI',
  pack: 'XPK',
  box: 'XBX',
  portion: 'PTN',
}
/** Codes that other systems use for the same. */
const otherUoms: Readonly<Record<string, string>> = {
  H87: 'piece',
  C62: 'piece',
  EA: 'piece',
  PK: 'pack',
  PA: 'pack',
  XPA: 'pack',
  BX: 'box',
}

/** The key of the unit of a code; undefined for a code that has none. */
export const unitOfUom = (uom: string): string | undefined =>
  Object.entries(uoms).find(([, code]) => code === uom)?.[0] ??
  (Object.hasOwn(otherUoms, uom) ? otherUoms[uom] : undefined)

export type EpcisWorld = {
  /** Address of this installation: the ids of what has no GS1 key. */
  readonly base_url: string
  readonly place_id: number
  readonly timezone: string
  /** By id of the product, or of the partner. */
  readonly ean: ReadonlyMap<number, string>
  readonly gln: ReadonlyMap<number, string>
  /** By id of the lot: what the document called it that brought it. */
  readonly lots?: ReadonlyMap<number, string>
}

/** A batch number as GS1 allows it: up to 20 characters of its set. */
const isLotNumber = (batch: string): boolean => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/.test(batch)

const validGtin = ({ ean }: EpcisWorld, { product_id }: RecordLine): string | null => {
  const gtin = ean.get(product_id) ?? ''
  return faultOfGtin(gtin) === null ? gtin14(gtin) : null
}

/** Digital Link of the lot where product and batch have GS1's form, else an address of our own. */
export function lotUri(place: EpcisWorld, line: RecordLine): string {
  const sourceUri = place.lots?.get(line.lot_id)
  if (sourceUri !== undefined) return sourceUri
  const gtin = validGtin(place, line)
  return gtin !== null && isLotNumber(line.batch_number)
    ? `https://id.gs1.org/01/${gtin}/10/${encodeURIComponent(line.batch_number)}`
    : `${place.base_url}/epcis/lot/${line.lot_id}`
}

function partyUri({ base_url, gln }: EpcisWorld, { partner_id, partner_name }: RecordContent): string {
  const number = partner_id === null ? '' : (gln.get(partner_id) ?? '')
  if (faultOfGln(number) === null) return `https://id.gs1.org/417/${number}`
  return partner_id === null
    ? `${base_url}/epcis/party/${encodeURIComponent(partner_name)}`
    : `${base_url}/epcis/partner/${partner_id}`
}

const placeUri = ({ base_url }: EpcisWorld, id: number): string => `${base_url}/epcis/place/${id}`

function offsetOf(instant: string, timezone: string): string {
  const local = Date.parse(`${wallTimes(timezone)(instant)}Z`)
  const minutes = Math.round((local - Math.floor(Date.parse(instant) / 60_000) * 60_000) / 60_000)
  const two = (value: number): string => String(Math.trunc(value)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

function quantityOf(place: EpcisWorld, line: RecordLine): QuantityElement {
  const uom = uoms[units.find(({ id }) => id === line.amount_unit_id)?.key ?? '']
  return { epcClass: lotUri(place, line), quantity: Number(line.amount), ...(uom !== undefined && { uom }) }
}

const isOwnUnit = (id: number): boolean => !units.some((unit) => unit.id === id)

function noteOf(place: EpcisWorld, line: RecordLine): LotNote {
  const id = lotUri(place, line)
  const gtin = validGtin(place, line)
  return {
    id,
    product: line.product_name,
    ...(gtin !== null && !id.includes(`/01/${gtin}/`) && { gtin }),
    ...(line.batch_number !== '' && { batch: line.batch_number }),
    ...(line.expiry_date !== null && { expiry: line.expiry_date }),
    ...(line.tlc !== '' && { tlc: line.tlc }),
    ...(isOwnUnit(line.amount_unit_id) && { unit: line.amount_unit }),
  }
}

const steps = {
  receipt: { bizStep: 'receiving', disposition: 'in_progress', action: 'OBSERVE' },
  dispatch: { bizStep: 'shipping', disposition: 'in_transit', action: 'OBSERVE' },
  waste: { bizStep: 'destroying', disposition: 'destroyed', action: 'DELETE' },
  count: { bizStep: 'cycle_counting', disposition: 'in_progress', action: 'OBSERVE' },
} as const

/** From whom, to whom, and by which document. */
function partiesOf(place: EpcisWorld, content: RecordContent) {
  const { kind, partner_id, partner_name, to_place_id, document_number } = content
  const isNamed = partner_id !== null || partner_name !== ''
  const party = isNamed ? partyUri(place, content) : null
  return {
    ...(document_number !== '' && {
      bizTransactionList: [
        { bizTransaction: `${place.base_url}/epcis/document/${encodeURIComponent(document_number)}` },
      ],
    }),
    ...(kind === 'receipt' &&
      party !== null && { sourceList: [{ type: 'possessing_party' as const, source: party }] }),
    ...(kind === 'dispatch' &&
      (to_place_id !== null || party !== null) && {
        destinationList: [
          to_place_id === null
            ? { type: 'possessing_party' as const, destination: party ?? '' }
            : { type: 'location' as const, destination: placeUri(place, to_place_id) },
        ],
      }),
  }
}

/** The event of one version of a record, without its id; `null` for one without goods. */
export function eventOf(place: EpcisWorld, uuid: string, content: RecordContent): EpcisEvent | null {
  const { kind, lines, occurred_at } = content
  if (lines.length === 0) return null
  const at = { id: placeUri(place, place.place_id) }
  const notes = new Map(lines.map((line) => [lotUri(place, line), noteOf(place, line)]))
  const common = {
    eventTime: new Date(occurred_at).toISOString(),
    eventTimeZoneOffset: offsetOf(occurred_at, place.timezone),
    readPoint: at,
    // Goods that were sent or destroyed are no longer there.
    ...(kind !== 'dispatch' && kind !== 'waste' && { bizLocation: at }),
    ...partiesOf(place, content),
    'larder:record': `urn:uuid:${uuid}`,
    ...(content.partner_name !== '' && { 'larder:party': content.partner_name }),
    'larder:lots': [...notes.values()],
  }
  if (kind === 'preparation') {
    const inputs = lines.filter(({ direction }) => direction === 'out')
    const outputs = lines.filter(({ direction }) => direction === 'in')
    return {
      type: 'TransformationEvent',
      ...common,
      transformationID: `urn:uuid:${uuid}`,
      ...(inputs.length > 0 && { inputQuantityList: inputs.map((line) => quantityOf(place, line)) }),
      outputQuantityList: outputs.map((line) => quantityOf(place, line)),
      bizStep: 'creating_class_instance',
      disposition: 'in_progress',
    }
  }
  const quantityList = lines.map((line) => quantityOf(place, line))
  return { type: 'ObjectEvent', ...common, ...steps[kind], quantityList }
}

export type WrittenVersion = {
  readonly content: RecordContent
  readonly is_removal: boolean
  readonly written_at: string
  /** The event that brought this version, as it was read. */
  readonly event?: EpcisEvent
}

/**
 * Events of all versions of a record, the oldest first. An earlier version is declared an error that the next
 * one corrects; the last one of a removed record is declared not to have happened. `idOf` hashes.
 */
export function eventsOfRecord(
  place: EpcisWorld,
  { uuid, versions }: { readonly uuid: string; readonly versions: readonly WrittenVersion[] },
  idOf: (event: EpcisEvent) => string,
): readonly EpcisEvent[] {
  const writtenEvents: { version: WrittenVersion; plain_id: string; id: string; event: EpcisEvent }[] = []
  for (const [at, version] of versions.entries()) {
    const plain = version.is_removal ? null : (version.event ?? eventOf(place, uuid, version.content))
    if (plain === null) continue
    const plain_id = plain.eventID ?? idOf(plain)
    // A change of the comment alone is the same event.
    if (writtenEvents.at(-1)?.plain_id === plain_id) continue
    // What was changed back is another event than the one that was declared an error.
    const isBack = writtenEvents.some(({ id }) => id === plain_id)
    const event = isBack ? { ...plain, 'larder:version': at + 1 } : plain
    const id = isBack ? idOf(event) : plain_id
    writtenEvents.push({ version, plain_id, id, event: { ...event, eventID: id } })
  }
  const removal = versions.find(({ is_removal }) => is_removal)
  return writtenEvents.map(({ event }, at) => {
    const next = writtenEvents[at + 1]
    if (event.errorDeclaration !== undefined) return event
    if (next !== undefined)
      return {
        ...event,
        errorDeclaration: {
          declarationTime: new Date(next.version.written_at).toISOString(),
          reason: 'incorrect_data' as const,
          correctiveEventIDs: [next.id],
        },
      }
    if (removal === undefined) return event
    const declarationTime = new Date(removal.written_at).toISOString()
    return { ...event, errorDeclaration: { declarationTime, reason: 'did_not_occur' as const } }
  })
}

export const EPCIS_CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'
/** Namespace of our extensions. */
export const larderNamespace = (base_url: string): string => `${base_url}/epcis/terms/`
