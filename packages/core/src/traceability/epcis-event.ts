/**
 * Events of EPCIS 2.0 with business steps of CBV 2.0, in JSON-LD, as far as records of traceability need
 * them.
 */

export type QuantityElement = { readonly epcClass: string; readonly quantity: number; readonly uom?: string }
type Party = { readonly type: 'possessing_party' | 'location' }
export type LotNote = {
  readonly id: string
  readonly product: string
  /** Fourteen digits, where the id has none. */
  readonly gtin?: string
  readonly batch?: string
  readonly expiry?: string
  readonly tlc?: string
  /** A unit of the company, of what is counted here. */
  readonly unit?: string
}

export type ErrorDeclaration = {
  readonly declarationTime: string
  readonly reason: 'did_not_occur' | 'incorrect_data'
  readonly correctiveEventIDs?: readonly string[]
}

/** What every event has. */
type Common = {
  readonly eventID?: string
  readonly eventTime: string
  readonly eventTimeZoneOffset: string
  readonly bizStep: string
  readonly disposition?: string
  readonly readPoint: { readonly id: string }
  readonly bizLocation?: { readonly id: string }
  readonly bizTransactionList?: readonly { readonly bizTransaction: string }[]
  readonly sourceList?: readonly (Party & { readonly source: string })[]
  readonly destinationList?: readonly (Party & { readonly destination: string })[]
  readonly errorDeclaration?: ErrorDeclaration
  readonly 'larder:record': string
  /** The partner as people call it. */
  readonly 'larder:party'?: string
  readonly 'larder:lots': readonly LotNote[]
  /** Tells events that say the same: a record that was changed and changed back. */
  readonly 'larder:version'?: number
}
export type ObjectEvent = Common & {
  readonly type: 'ObjectEvent'
  readonly action: 'ADD' | 'OBSERVE' | 'DELETE'
  readonly quantityList: readonly QuantityElement[]
}
export type TransformationEvent = Common & {
  readonly type: 'TransformationEvent'
  readonly transformationID: string
  readonly inputQuantityList?: readonly QuantityElement[]
  readonly outputQuantityList: readonly QuantityElement[]
}
export type EpcisEvent = ObjectEvent | TransformationEvent

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** An event as it is read. Identifiers must be in their canonical form, GS1 Digital Link on id.gs1.org. */
export type AnyEvent = { readonly [key: string]: Json | undefined }

const vocabularies: Readonly<Record<string, string>> = {
  bizStep: 'https://ref.gs1.org/cbv/BizStep-',
  disposition: 'https://ref.gs1.org/cbv/Disp-',
}
const listed: Readonly<Record<string, readonly [element: string, words: string]>> = {
  bizTransactionList: ['bizTransaction', 'https://ref.gs1.org/cbv/BTT-'],
  sourceList: ['source', 'https://ref.gs1.org/cbv/SDT-'],
  destinationList: ['destination', 'https://ref.gs1.org/cbv/SDT-'],
}
const order = [
  ...(['eventTime', 'eventTimeZoneOffset', 'epcList', 'quantityList', 'inputQuantityList'] as const),
  ...(['outputQuantityList', 'action', 'transformationID', 'bizStep', 'disposition'] as const),
  ...(['readPoint', 'bizLocation'] as const),
]
/** They say nothing of what happened. */
const ignored = new Set(['@context', 'type', 'eventID', 'recordTime', 'errorDeclaration', ...order])

const plain = (value: Json): string => (typeof value === 'string' ? value.trim() : JSON.stringify(value))

const memberOf = (value: Json, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })[key]
    : undefined

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value])

/** Members of an extension in their order, arrays as repeated names. */
function extensionText(name: string, value: Json): string {
  if (Array.isArray(value))
    return (value as readonly Json[])
      .map((one) => extensionText(name, one))
      .toSorted()
      .join('')
  if (typeof value !== 'object' || value === null) return `${name}=${plain(value)}`
  return (
    name +
    Object.entries(value)
      .map(([key, member]: [string, Json]) => extensionText(key, member))
      .toSorted()
      .join('')
  )
}

const quantityText = (one: Json): string =>
  `quantityElement${['epcClass', 'quantity', 'uom']
    .flatMap((key) => {
      const value = memberOf(one, key)
      return value === undefined ? [] : [`${key}=${plain(value)}`]
    })
    .join('')}`

function orderedText(key: (typeof order)[number], value: Json): string {
  if (key === 'eventTime') return `${key}=${new Date(plain(value)).toISOString()}`
  if (key === 'epcList')
    return `${key}${listOf(value)
      .map((epc) => `epc=${plain(epc)}`)
      .toSorted()
      .join('')}`
  if (key.endsWith('QuantityList') || key === 'quantityList')
    return `${key}${listOf(value).map(quantityText).toSorted().join('')}`
  const id = memberOf(value, 'id')
  if (id === undefined) return `${key}=${vocabularies[key] ?? ''}${plain(value)}`
  const more = Object.entries(value as object).flatMap(([name, member]: [string, Json]) =>
    name === 'id' ? [] : [[name, member] as const],
  )
  return `${key}id=${plain(id)}${more
    .map(([name, member]) => extensionText(name, member))
    .toSorted()
    .join('')}`
}

function otherText(key: string, value: Json): string {
  const [element, words] = listed[key] ?? []
  if (element === undefined) return extensionText(key, value)
  return `${key}${listOf(value)
    .map((one) => {
      const type = memberOf(one, 'type')
      const typeText = type === undefined ? '' : `type=${words ?? ''}${plain(type)}`
      return `${typeText}${element}=${plain(memberOf(one, element) ?? '')}`
    })
    .join('')}`
}

/** `larder:lots` → `{https://…}lots`, also below. */
function expand(value: Json, namespaces: Readonly<Record<string, string>>): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => expand(one, namespaces))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, Json]) => {
      const [prefix = '', ...rest] = key.split(':')
      const namespace = rest.length === 0 ? undefined : namespaces[prefix]
      const name = namespace === undefined ? key : `{${namespace}}${rest.join(':')}`
      return [name, expand(member, namespaces)]
    }),
  )
}

/**
 * The text whose SHA-256 is the event's id (CBV 2.0, section 8.9): the same event has the same id in each
 * system. `namespaces`: of extensions, by their prefix.
 */
export function preHashOf(event: AnyEvent, namespaces: Readonly<Record<string, string>>): string {
  const all = expand(event as Json, namespaces) as AnyEvent
  const ordered = order.flatMap((key) => {
    const value = all[key]
    return value === undefined ? [] : [orderedText(key, value)]
  })
  const others = Object.entries(all).flatMap(([key, value]) =>
    ignored.has(key) || value === undefined ? [] : [otherText(key, value)],
  )
  return [`eventType=${plain(all['type'] ?? '')}`, ...ordered, ...others.toSorted()].join('')
}
