/** What a scanner reads from a label: GS1 General Specifications, section 3. */
import { digitalLink, gtin14 } from '../products/index.ts'

export type Scanned = {
  readonly ean: string
  readonly lot: string
  /** `YYYY-MM-DD`; empty = none. */
  readonly expires: string
  readonly is_use_by: boolean
}

/** Letters and signs that a lot number of a code may have (character set 82), at most 20. */
const LOT = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/

const sixDigits = (day: string): string => day.slice(2).replaceAll('-', '')

/** Digital Link and element string; nothing for a product without a GTIN. */
export function codesOf({ ean, lot, expires, is_use_by }: Scanned): {
  readonly code: string | null
  readonly gs1: string | null
} {
  if (ean === '') return { code: null, gs1: null }
  const codeLot = LOT.test(lot) ? lot : ''
  const day = expires === '' ? null : expires
  const ai = is_use_by ? '17' : '15'
  const link = digitalLink({
    gtin: ean,
    lot: codeLot,
    ...(is_use_by ? { use_by: day } : { best_before: day }),
  })
  const elements = [
    `(01)${gtin14(ean)}`,
    day === null ? '' : `(${ai})${sixDigits(day)}`,
    codeLot === '' ? '' : `(10)${codeLot}`,
  ]
  return { code: link, gs1: elements.join('') }
}
