/** Reads a document of EPCIS 2.0: every fault with its place, and the events with the namespaces they use. */
import type { AnyEvent } from '../traceability/epcis-event.ts'
import { below, collect, isFields, type EpcisFault, type Fields, type Report } from './checks.ts'
import { checkCaptured, checkEvent, checkQueried, isEventType } from './event-shape.ts'

/**
 * More events are refused: the document is to be split. Each becomes a sealed record in the one transaction of
 * the import, which others wait for where the embedded database has one connection.
 */
export const MOST_EPCIS_EVENTS = 500
/** Levels of a document; real ones have ten. */
export const MOST_EPCIS_LEVELS = 64
const LONGEST_TEXT = 8_000

export type ReadEvent = {
  readonly path: string
  readonly event: AnyEvent
  /** Namespaces of extensions by their prefix. */
  readonly namespaces: Readonly<Record<string, string>>
  /** `@context` of the document. */
  readonly context: unknown
}
export type ReadDocument = { readonly faults: readonly EpcisFault[]; readonly events: readonly ReadEvent[] }

/** Whether PostgreSQL can store it. */
const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)

function checkTexts(value: unknown, path: string, report: Report): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) report(path, 'malformed_text')
    else if (value.length > LONGEST_TEXT) report(path, 'too_long')
  } else if (Array.isArray(value)) {
    for (const [at, item] of (value as readonly unknown[]).entries())
      checkTexts(item, below(path, at), report)
  } else if (isFields(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (!isStorable(key) || key.length > LONGEST_TEXT) report(path, 'malformed_text')
      checkTexts(member, below(path, key), report)
    }
  }
}

const contextsOf = (context: unknown): readonly unknown[] =>
  Array.isArray(context) ? (context as readonly unknown[]) : [context]

/** The prefixes that a context defines. */
function namespacesOf(...contexts: readonly unknown[]): Readonly<Record<string, string>> {
  const contextEntries = contexts.flatMap(contextsOf).filter(isFields).flatMap(Object.entries)
  return Object.fromEntries(
    contextEntries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const member = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined)

/** The list of events of a document, and where it is; the one event of a bare one. */
function eventsOf(document: Fields): { readonly path: string; readonly list: unknown } | null {
  const body = document['epcisBody']
  if (document['type'] === 'EPCISDocument')
    return { path: '/epcisBody/eventList', list: member(body, 'eventList') }
  if (document['type'] === 'EPCISQueryDocument')
    return {
      path: '/epcisBody/queryResults/resultsBody/eventList',
      list: member(member(member(body, 'queryResults'), 'resultsBody'), 'eventList'),
    }
  return null
}

function checkHead(document: Fields, report: Report): void {
  if (document['type'] === 'EPCISDocument') checkCaptured(document, '', report)
  else if (document['type'] === 'EPCISQueryDocument') checkQueried(document, '', report)
  else if (document['type'] === undefined) report('/type', 'required')
  else if (!isEventType(document['type'])) report('/type', 'not_offered', document['type'])
  else if (document['@context'] === undefined) report('/@context', 'required')
}

/** Events with a fault are left out; `faults` says why. */
export function readEpcisDocument(document: unknown): ReadDocument {
  const { faults, report } = collect()
  if (!isFields(document)) {
    report('', 'wrong_type')
    return { faults, events: [] }
  }
  checkHead(document, report)
  const context = document['@context']
  const listed = eventsOf(document)
  if (listed === null && faults.length > 0) return { faults, events: [] }
  const rawEvents = listed === null ? [document] : Array.isArray(listed.list) ? listed.list : []
  if (rawEvents.length > MOST_EPCIS_EVENTS) {
    report(listed?.path ?? '', 'over_limit')
    return { faults, events: [] }
  }
  const events = (rawEvents as readonly unknown[]).flatMap((event, at): ReadEvent[] => {
    const path = listed === null ? '' : below(listed.path, at)
    const own = collect()
    checkEvent(event, path, own.report)
    checkTexts(event, path, own.report)
    faults.push(...own.faults)
    if (own.faults.length > 0) return []
    const read = event as AnyEvent
    return [{ path, event: read, namespaces: namespacesOf(context, read['@context']), context }]
  })
  return { faults, events }
}
