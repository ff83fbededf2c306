/**
 * What an import does with the events of a document: records that are new, corrected or declared as errors.
 */
import type { DraftedEvent, EventDraft, PartyRef, SkipReason } from './drafts.ts'
import type { EpcisFault } from './checks.ts'
import type { GoodsLine, ProductRef } from './goods.ts'

/** An event that the place has read before. */
export type KnownEvent = {
  readonly id: string
  readonly record_id: number
  /** Which version of the record it brought. */
  readonly version: number
  /** The record says no more what the event said: it was changed or removed here. */
  readonly is_past: boolean
  readonly is_declared: boolean
}
export type KnownEvents = {
  readonly events: ReadonlyMap<string, KnownEvent>
  /** Records of the place itself, by their uuids in small letters. */
  readonly records: ReadonlySet<string>
}

export type IdentifiedEvent = DraftedEvent & { readonly id: string }
type Draft = { readonly draft: EventDraft }
export type EpcisStep =
  | { readonly op: 'create'; readonly event: IdentifiedEvent & Draft }
  | { readonly op: 'change'; readonly event: IdentifiedEvent & Draft; readonly of: string }
  /** `event` declares what an event, by its id, said as not having happened. */
  | { readonly op: 'remove'; readonly event: IdentifiedEvent; readonly of: string }

export type EpcisOutcome = { readonly event: IdentifiedEvent; readonly reason: SkipReason }
export type EpcisPlan = {
  /** In the order in which they are to be done. */
  readonly steps: readonly EpcisStep[]
  readonly skipped: readonly EpcisOutcome[]
  /** Events that declare an error, by their ids. */
  readonly declared: ReadonlyMap<string, IdentifiedEvent>
  readonly faults: readonly EpcisFault[]
}

/** One of each id: the one that declares an error, else the first. */
function uniqueEvents(events: readonly IdentifiedEvent[]): {
  readonly unique: readonly IdentifiedEvent[]
  readonly copies: readonly EpcisOutcome[]
} {
  const byId = new Map<string, IdentifiedEvent>()
  const copies: EpcisOutcome[] = []
  for (const event of events) {
    const before = byId.get(event.id)
    const isBetter = before !== undefined && before.declaration === null && event.declaration !== null
    if (before === undefined || isBetter) byId.set(event.id, event)
    if (before !== undefined) copies.push({ event: isBetter ? before : event, reason: 'known' })
  }
  return { unique: [...byId.values()], copies }
}

const hasDraft = (event: IdentifiedEvent): event is IdentifiedEvent & Draft => event.draft !== null

/** The one event of the document that corrects another one and can be the next version of its record. */
function correctionsOf(
  events: readonly IdentifiedEvent[],
  isKnown: (event: IdentifiedEvent) => boolean,
): ReadonlyMap<string, IdentifiedEvent & Draft> {
  const byId = new Map(events.map((event) => [event.id, event]))
  const next = new Map<string, IdentifiedEvent & Draft>()
  const taken = new Set<string>()
  for (const event of events) {
    const [id, ...more] = event.declaration?.corrective ?? []
    const correction = id === undefined || more.length > 0 ? undefined : byId.get(id)
    if (correction === undefined || taken.has(correction.id) || isKnown(correction)) continue
    if (!hasDraft(correction) || correction.draft.kind !== event.draft?.kind) continue
    next.set(event.id, correction)
    taken.add(correction.id)
  }
  return next
}

/** What is to be done. `known`: what the place has. */
export function planEpcis(events: readonly IdentifiedEvent[], existing: KnownEvents): EpcisPlan {
  const { unique, copies } = uniqueEvents(events)
  const steps: EpcisStep[] = []
  const skipped: EpcisOutcome[] = [...copies]
  const isOurs = (event: IdentifiedEvent): boolean =>
    event.record !== null && existing.records.has(event.record) && !existing.events.has(event.id)
  const isKnown = (event: IdentifiedEvent): boolean => existing.events.has(event.id) || isOurs(event)
  const next = correctionsOf(unique, isKnown)
  const corrections = new Set([...next.values()].map(({ id }) => id))
  const done = new Set<string>()

  /** Follows the corrections of an event whose record is there. */
  const follow = (first: IdentifiedEvent): void => {
    let event = first
    for (let later = next.get(event.id); later !== undefined; later = next.get(event.id)) {
      if (done.has(later.id)) return
      steps.push({ op: 'change', event: later, of: event.id })
      done.add(later.id)
      event = later
    }
    if (event.declaration !== null) steps.push({ op: 'remove', event, of: event.id })
  }
  /** Everything that corrects an event which nothing can correct any more. */
  const skipCorrections = (first: IdentifiedEvent): void => {
    for (let event = next.get(first.id); event !== undefined; event = next.get(event.id)) {
      if (done.has(event.id)) return
      done.add(event.id)
      skipped.push({ event, reason: 'changed_here' })
    }
  }
  const start = (event: IdentifiedEvent): void => {
    done.add(event.id)
    const before = existing.events.get(event.id)
    const declares = event.declaration !== null && before?.is_declared === false
    if (before !== undefined && declares && !before.is_past) return follow(event)
    if (isKnown(event)) {
      skipped.push({ event, reason: declares ? 'changed_here' : 'known' })
      return skipCorrections(event)
    }
    if (!hasDraft(event)) {
      skipped.push({ event, reason: event.skipped ?? 'type' })
      return undefined
    }
    steps.push({ op: 'create', event })
    return follow(event)
  }
  for (const event of unique) if (!corrections.has(event.id)) start(event)
  const faults = unique.flatMap(({ id, path }): EpcisFault[] =>
    done.has(id)
      ? []
      : [{ path: `${path}/errorDeclaration/correctiveEventIDs/0`, code: 'correction_circle', value: id }],
  )
  const declared = new Map(
    unique.flatMap((one) => (one.declaration === null ? [] : [[one.id, one] as const])),
  )
  return { steps, skipped, declared, faults }
}

export type NamedProduct = ProductRef & {
  readonly line_count: number
  /** A batch of it is made. */
  readonly is_made: boolean
}
export type NamedPartner = PartyRef & { readonly record_count: number }

const linesOf = (steps: readonly EpcisStep[]): readonly (GoodsLine & { readonly is_made: boolean })[] =>
  steps.flatMap((step) => {
    if (step.op === 'remove') return []
    const { kind, lines } = step.event.draft
    return lines.map((line) => ({ ...line, is_made: kind === 'preparation' && line.direction === 'in' }))
  })

/** Products that the new records name, in the order in which they first do. */
export function productsOf(steps: readonly EpcisStep[]): readonly NamedProduct[] {
  const productsByKey = new Map<string, NamedProduct>()
  for (const { product, is_made } of linesOf(steps)) {
    const before = productsByKey.get(product.key)
    productsByKey.set(product.key, {
      ...product,
      name: before?.name || product.name,
      line_count: (before?.line_count ?? 0) + 1,
      is_made: is_made || (before?.is_made ?? false),
    })
  }
  return [...productsByKey.values()]
}

/** Partners that the new records name, in the order in which they first do. */
export function partnersOf(steps: readonly EpcisStep[]): readonly NamedPartner[] {
  const partnersByKey = new Map<string, NamedPartner>()
  for (const step of steps) {
    const party = step.op === 'remove' ? null : step.event.draft.party
    if (party === null) continue
    const before = partnersByKey.get(party.key)
    const name = before?.name || party.name
    partnersByKey.set(party.key, { ...party, name, record_count: (before?.record_count ?? 0) + 1 })
  }
  return [...partnersByKey.values()]
}
