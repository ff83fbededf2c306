/**
 * Products, lots and parties by GS1's identifiers, as EPC URNs (EPC Tag Data Standard) and as Digital Links.
 */
import {
  checkDigitOf,
  faultOfGln,
  faultOfGtin,
  gtin14,
  type GlnFault,
  type GtinFault,
} from '../products/gtin.ts'

/** `gtin`: 14 digits; null for an address that has none. */
export type GoodsId = {
  readonly gtin: string | null
  readonly batch: string
  readonly serial: string
  readonly fault: GtinFault | null
}
export type PartyId = { readonly gln: string | null; readonly fault: GlnFault | null }

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const URN = /^urn:epc:(?:id|class|idpat):(sgtin|lgtin|upui|itip):(\d+)\.(\d+)(?:\.(.*))?$/

/** Company prefix and item reference have thirteen digits; the first of the reference is the indicator. */
function gtinOf(prefix: string, reference: string): string | null {
  if (prefix.length + reference.length !== 13) return null
  const digits = `${reference.slice(0, 1)}${prefix}${reference.slice(1)}`
  return `${digits}${checkDigitOf(digits)}`
}

function readUrn(uri: string): GoodsId | null {
  const [, scheme, prefix = '', reference = '', rest = ''] = URN.exec(uri) ?? []
  if (scheme === undefined) return null
  const gtin = gtinOf(prefix, reference)
  if (gtin === null) return { gtin: null, batch: '', serial: '', fault: 'gtin_digits' }
  const more = rest === '*' ? '' : decode(rest)
  return scheme === 'lgtin'
    ? { gtin, batch: more, serial: '', fault: null }
    : { gtin, batch: '', serial: more, fault: null }
}

const pathOf = (uri: string): readonly string[] | null => {
  const [, path] = /^https?:\/\/[^/?#]+\/([^?#]*)/i.exec(uri) ?? []
  return path === undefined ? null : path.split('/')
}
/** The value behind an application identifier, from a place of the path on. */
const valueOf = (path: readonly string[], names: readonly string[], from = 0): string | null => {
  const at = path.findIndex((part, index) => index >= from && names.includes(part))
  const value = at < 0 ? undefined : path[at + 1]
  return value === undefined ? null : decode(value)
}

function readLink(uri: string): GoodsId | null {
  const path = pathOf(uri)
  const at = path?.findIndex(
    (part, index) => ['01', 'gtin'].includes(part) && /^\d+$/.test(path[index + 1] ?? ''),
  )
  if (path === null || at === undefined || at < 0) return null
  const gtin = path[at + 1] ?? ''
  const fault = faultOfGtin(gtin)
  return {
    gtin: fault === null ? gtin14(gtin) : null,
    batch: valueOf(path, ['10', 'lot'], at + 2) ?? '',
    serial: valueOf(path, ['21', 'ser'], at + 2) ?? '',
    fault,
  }
}

const isContainer = (uri: string): boolean => {
  if (uri.startsWith('urn:epc:')) return true
  const path = pathOf(uri)
  return path !== null && valueOf(path, ['00', '8003', '8004', '8002', '414']) !== null
}

/**
 * Null for what is no product: containers, assets, documents. Other addresses are lots without GS1's keys.
 */
export const readGoodsId = (uri: string): GoodsId | null =>
  readUrn(uri) ??
  readLink(uri) ??
  (isContainer(uri) ? null : { gtin: null, batch: '', serial: '', fault: null })

/** Global Location Number of a place or company, where the address has one. */
export function readPartyId(uri: string): PartyId {
  const [, prefix = '', reference = ''] = /^urn:epc:id:(?:sgln|pgln):(\d+)\.(\d*)(?:\.|$)/.exec(uri) ?? []
  if (prefix !== '') {
    const digits = `${prefix}${reference}`
    if (digits.length !== 12) return { gln: null, fault: 'gln_digits' }
    return { gln: `${digits}${checkDigitOf(digits)}`, fault: null }
  }
  const path = pathOf(uri)
  const gln = path === null ? null : valueOf(path, ['417', '414', 'party', 'gln'])
  if (gln === null || !/^\d+$/.test(gln)) return { gln: null, fault: null }
  const fault = faultOfGln(gln)
  return { gln: fault === null ? gln : null, fault }
}

/** As an EAN is written: without the zeros in front that only fill up to fourteen digits. */
export const shortGtin = (gtin: string): string =>
  gtin.startsWith('000000') ? gtin.slice(6) : gtin.startsWith('0') ? gtin.slice(1) : gtin
