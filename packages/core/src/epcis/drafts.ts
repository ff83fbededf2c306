/**
 * Events of EPCIS as records of traceability: what each of them says happened, or why it becomes no record.
 */
import type { AnyEvent } from '../traceability/epcis-event.ts'
import type { Direction, RecordKind } from '../traceability/types.ts'
import { below, collect, isFields, type EpcisFault, type Report } from './checks.ts'
import {
  extensionOf,
  ilmdOf,
  LONGEST_URI,
  notesOf,
  readLines,
  type GoodsLine,
  type ReadLines,
} from './goods.ts'
import { readPartyId } from './identifiers.ts'
import type { ReadEvent } from './read-document.ts'

/** Records of this place itself, or those of a supplier whose shipments are received here. */
export const epcisViews = ['own', 'supplier'] as const
export type EpcisView = (typeof epcisViews)[number]

/** Why an event that was read becomes no record. */
export const skipReasons = [
  'changed_here',
  'known',
  'no_batch_number',
  'no_goods',
  'no_output',
  'no_quantity',
  'not_here',
  'several_outputs',
  'step',
  'type',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** A partner as a document names it; `key` is the same for all events with it. */
export type PartyRef = { readonly key: string; readonly gln: string | null; readonly name: string }

export type EventDraft = {
  readonly kind: RecordKind
  readonly occurred_at: string
  readonly party: PartyRef | null
  readonly document_number: string
  readonly lines: readonly GoodsLine[]
  /** Single items that were counted. */
  readonly items: readonly string[]
}
export type Declaration = { readonly time: string; readonly corrective: readonly string[] }
export type DraftedEvent = {
  readonly path: string
  readonly event: AnyEvent
  readonly context: unknown
  readonly namespaces: Readonly<Record<string, string>>
  /** As the document gives it. */
  readonly id: string | null
  readonly type: string
  readonly step: string
  readonly occurred_at: string
  /** Uuid of the record of Larder that the event is about. */
  readonly record: string | null
  readonly declaration: Declaration | null
  readonly draft: EventDraft | null
  readonly skipped: SkipReason | null
}

const LONGEST = { name: 255, document: 120, uri: LONGEST_URI }
/** Lines of a record. */
const MOST_LINES = 200
/** A clock may be this far ahead. */
const AHEAD_MS = 5 * 60_000

const textAt = (event: AnyEvent, key: string): string => {
  const value = event[key]
  return typeof value === 'string' ? value : ''
}

/** `receiving` for `https://ref.gs1.org/cbv/BizStep-receiving` and `cbv:BizStep-receiving` too. */
export const stepOf = (event: AnyEvent): string =>
  textAt(event, 'bizStep').replace(/^(?:https?:\/\/ref\.gs1\.org\/cbv\/|cbv:)BizStep-/, '')

const kinds: Readonly<Record<string, RecordKind>> = {
  receiving: 'receipt',
  shipping: 'dispatch',
  destroying: 'waste',
  cycle_counting: 'count',
  stock_taking: 'count',
}
const directions: Readonly<Record<Exclude<RecordKind, 'preparation'>, Direction>> = {
  receipt: 'in',
  dispatch: 'out',
  waste: 'waste',
  count: 'count',
}

const TYPES = ['possessing_party', 'owning_party', 'location']

/** The address of the other side: who has the goods, else who owns them, else where they are. */
function partyUri(event: AnyEvent, list: 'sourceList' | 'destinationList'): string | null {
  const element = list === 'sourceList' ? 'source' : 'destination'
  const parties = Array.isArray(event[list]) ? event[list].filter(isFields) : []
  const typeOf = (type: unknown) => String(type).replace(/^(?:https?:\/\/ref\.gs1\.org\/cbv\/|cbv:)SDT-/, '')
  for (const type of TYPES) {
    const matchingParty = parties.find((party) => typeOf(party['type']) === type)
    if (matchingParty !== undefined) return String(matchingParty[element])
  }
  return null
}
const idAt = (event: AnyEvent, key: 'readPoint' | 'bizLocation'): string | null => {
  const place = event[key]
  return isFields(place) && typeof place['id'] === 'string' ? place['id'] : null
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A GLN with a wrong check digit is a fault; without any party the record has none. */
function partyOf(kind: RecordKind, { event, namespaces, path }: ReadEvent, view: EpcisView, report: Report) {
  if (kind !== 'receipt' && kind !== 'dispatch') return null
  const list = kind === 'dispatch' ? 'destinationList' : 'sourceList'
  const uri =
    partyUri(event, list) ??
    (view === 'supplier' ? (idAt(event, 'readPoint') ?? idAt(event, 'bizLocation')) : null)
  const partyExtension = extensionOf(event, namespaces, 'party')
  // What the supplier notes is whom it sends the goods to.
  const noted =
    view === 'supplier' || typeof partyExtension?.value !== 'string' ? '' : partyExtension.value.trim()
  if (noted.length > LONGEST.name) report(below(path, partyExtension?.key ?? ''), 'too_long', noted)
  if (uri === null)
    return { key: noted === '' ? '' : `partner:${noted.toLowerCase()}`, gln: null, name: noted }
  const { gln, fault } = readPartyId(uri)
  if (fault !== null) report(below(path, list), fault, uri)
  if (uri.length > LONGEST.uri) report(below(path, list), 'too_long', uri)
  const name = noted || decode(/\/epcis\/party\/([^/?#]+)$/.exec(uri)?.[1] ?? '')
  return { key: gln === null ? uri : `gln:${gln}`, gln, name: name.slice(0, LONGEST.name) }
}

/** The last part of the address of the document that goes with the goods. */
function documentOf({ event, path }: ReadEvent, report: Report): string {
  const all = Array.isArray(event['bizTransactionList']) ? event['bizTransactionList'].filter(isFields) : []
  const uri = all.map((one) => one['bizTransaction']).find((one) => typeof one === 'string')
  if (uri === undefined) return ''
  const number = decode(/[^/:#]*$/.exec(uri)?.[0] ?? '').trim()
  if (number.length > LONGEST.document)
    report(`${path}/bizTransactionList/0/bizTransaction`, 'too_long', number)
  return number
}

type Judged = { readonly draft: EventDraft | null; readonly skipped: SkipReason | null }
const skip = (skipped: SkipReason): Judged => ({ draft: null, skipped })

/** Why goods are none for a record; null where they are. */
function lackOf(read: ReadLines): SkipReason | null {
  if (read.has_open) return 'no_quantity'
  return read.lines.length === 0 ? 'no_goods' : null
}

function judgeObject(lines: ReadLines, common: Omit<EventDraft, 'lines'>): Judged {
  const lack = lackOf(lines)
  if (lack !== null) return skip(lack)
  return { draft: { ...common, lines: lines.lines, items: lines.items }, skipped: null }
}

/** What went in, and the one batch that came out. */
function judgeTransformation(read: ReadEvent, common: Omit<EventDraft, 'lines'>, report: Report): Judged {
  const { event, path } = read
  const notes = notesOf(event, read, report)
  const none = { batch: '', expiry: null }
  const inputs = readLines(
    event,
    { items: 'inputEPCList', quantities: 'inputQuantityList', path },
    { notes, ilmd: none, direction: 'out' },
    report,
  )
  const outputs = readLines(
    event,
    { items: 'outputEPCList', quantities: 'outputQuantityList', path },
    { notes, ilmd: ilmdOf(event, path, report), direction: 'in' },
    report,
  )
  const [output] = outputs.lines
  if (inputs.has_open || outputs.has_open) return skip('no_quantity')
  if (output === undefined) return skip('no_output')
  if (outputs.lines.length > 1) return skip('several_outputs')
  if (output.batch === '') return skip('no_batch_number')
  const items = [...inputs.items, ...outputs.items]
  return { draft: { ...common, lines: [...inputs.lines, output], items }, skipped: null }
}

/** Reasons that are known before the goods are read. */
const others: readonly SkipReason[] = ['not_here', 'step', 'type']

/** The kind of record that an event of this type and step is. */
function kindOf(event: AnyEvent, view: EpcisView): RecordKind | SkipReason {
  const type = event['type']
  if (type !== 'ObjectEvent' && type !== 'TransformationEvent') return 'type'
  const kind = type === 'TransformationEvent' ? 'preparation' : kinds[stepOf(event)]
  if (kind === undefined) return 'step'
  if (view === 'own') return kind
  return kind === 'dispatch' ? 'receipt' : 'not_here'
}
const isReason = (kind: RecordKind | SkipReason): kind is SkipReason =>
  (skipReasons as readonly string[]).includes(kind)

function judge(read: ReadEvent, view: EpcisView, now_ms: number, report: Report): Judged {
  const { event, path } = read
  const kind = kindOf(event, view)
  if (isReason(kind)) return skip(kind)
  const at = Date.parse(textAt(event, 'eventTime'))
  if (at > now_ms + AHEAD_MS) report(`${path}/eventTime`, 'ahead', event['eventTime'])
  const common = {
    kind,
    occurred_at: new Date(at).toISOString(),
    party: partyOf(kind, read, view, report),
    document_number: documentOf(read, report),
    items: [],
  }
  const judged =
    kind === 'preparation'
      ? judgeTransformation(read, common, report)
      : judgeObject(
          readLines(
            event,
            { items: 'epcList', quantities: 'quantityList', path },
            {
              notes: notesOf(event, read, report),
              ilmd: ilmdOf(event, path, report),
              direction: directions[kind],
            },
            report,
          ),
          common,
        )
  if ((judged.draft?.lines.length ?? 0) > MOST_LINES) report(path, 'over_limit')
  return judged
}

const UUID = /^urn:uuid:([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/i

function declarationOf(event: AnyEvent): Declaration | null {
  const declared = event['errorDeclaration']
  if (!isFields(declared)) return null
  const corrective = declared['correctiveEventIDs']
  return {
    time: String(declared['declarationTime']),
    corrective: Array.isArray(corrective) ? (corrective as readonly string[]) : [],
  }
}

/** The events with what they become. Those with a fault are left out. */
export function draftEvents(
  events: readonly ReadEvent[],
  { view, now }: { readonly view: EpcisView; readonly now: string },
): { readonly faults: readonly EpcisFault[]; readonly events: readonly DraftedEvent[] } {
  const faults: EpcisFault[] = []
  const drafted = events.flatMap((read): DraftedEvent[] => {
    const { event, namespaces, path, context } = read
    const own = collect()
    const judged = judge(read, view, Date.parse(now), own.report)
    const id = textAt(event, 'eventID')
    if (id.length > LONGEST.uri) own.report(`${path}/eventID`, 'too_long', id)
    const record = extensionOf(event, namespaces, 'record')
    const uuid = typeof record?.value === 'string' ? UUID.exec(record.value)?.[1] : undefined
    if (record !== null && uuid === undefined) own.report(below(path, record.key), 'wrong_form', record.value)
    // What is wrong with goods that we have no record for does not matter.
    const isOurs = judged.skipped === null || !others.includes(judged.skipped)
    if (isOurs) faults.push(...own.faults)
    if (isOurs && own.faults.length > 0) return []
    return [
      {
        path,
        event,
        context,
        namespaces,
        id: id || null,
        type: textAt(event, 'type'),
        step: stepOf(event),
        occurred_at: new Date(Date.parse(textAt(event, 'eventTime'))).toISOString(),
        record: uuid?.toLowerCase() ?? null,
        declaration: declarationOf(event),
        ...judged,
      },
    ]
  })
  return { faults, events: drafted }
}

/** A document that only ships is a supplier's; one with anything else that we record is the place's own. */
export const guessView = (events: readonly ReadEvent[]): EpcisView =>
  events.some(({ event }) => {
    const kind = kindOf(event, 'own')
    return !isReason(kind) && kind !== 'dispatch'
  }) || !events.some(({ event }) => kindOf(event, 'own') === 'dispatch')
    ? 'own'
    : 'supplier'
