import type { Jurisdiction } from './facts.ts'
import type { Reason } from '../generate/plan-parts.ts'

const otherMembers = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IT',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
])

type Member = 'EE' | 'LV' | 'DE' | 'ES' | 'IE'
type Alone = 'US' | 'CA' | 'AU' | 'UA'

/** Member states whose own rules are held. */
const members: readonly string[] = ['EE', 'LV', 'DE', 'ES', 'IE'] satisfies readonly Member[]
const isMember = (code: string): code is Member => members.includes(code)

/** Countries that read no other's rules. */
const alone: readonly string[] = ['US', 'CA', 'AU', 'UA'] satisfies readonly Alone[]
const standsAlone = (code: string): code is Alone => alone.includes(code)

const scotland = 'GB-SCT'

/** The state (ISO 3166-2) where it has rules of its own; else null: its country's rules hold. */
export const regionWithRules = (state: string | null | undefined): string | null =>
  state === scotland ? state : null

export type JurisdictionChain = {
  /** Whose rules hold here, most specific first. */
  readonly chain: readonly Jurisdiction[]
  /** Where a value may be taken from when the chain holds none; it then counts as practice, never as law. */
  readonly borrows: Jurisdiction | null
  /**
   * Set when no rules of the country are held: EU values are shown as practice, to be verified with the
   * authority.
   */
  readonly fallback: Reason | null
}

/**
 * The jurisdictions whose rules apply at a place, the most specific first.
 * - EE, LV, DE, ES, IE: own rules, then the EU's. Other member states: the EU's.
 * - GB: own rules only, Scotland's before Great Britain's. Where there is none an EU value may replace it,
 * lowered to practice and with the reason, because EU law is no law there.
 * - US, CA, AU, UA: own rules only; they use no value of another jurisdiction, so a value that is missing
 * gives no limit. Canada's figures are those of Ontario's chart.
 * - Any other country: EU values as practice, flagged in `fallback`.
 * Values of countries are never mixed: no chain contains two of them.
 */
export function jurisdictionChain(country: string, region: string | null): JurisdictionChain {
  const code = country.toUpperCase()
  if (isMember(code)) return { chain: [code, 'EU'], borrows: null, fallback: null }
  if (code === 'GB')
    return { chain: region === scotland ? [scotland, 'GB'] : ['GB'], borrows: 'EU', fallback: null }
  if (standsAlone(code)) return { chain: [code], borrows: null, fallback: null }
  if (otherMembers.has(code)) return { chain: ['EU'], borrows: null, fallback: null }
  return { chain: ['EU'], borrows: null, fallback: { code: 'note.no_rules_of_country', values: { country } } }
}
