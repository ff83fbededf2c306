/**
 * Where a fact comes from. Each constructor sets evidence and verification date; the caller names document
 * and force.
 */
import type { Evidence, Force, Provenance, Source } from '@larder/core/haccp'

const from =
  (evidence: Evidence, verified_on: string | null = null) =>
  (document: string, clause: string | null, force: Force): Provenance => ({
    sources: [clause === null ? { document } : { document, clause }],
    force,
    evidence,
    verified_on,
  })

/** The text itself was read, on 21 November 2026. */
export const read = from('read', '2026-11-21')

/** The same, on 23 November 2026; the address of the text stands with the document. */
export const confirmed = from('read', '2026-11-23')

/** The same, on 24 November 2026. */
export const compared = from('read', '2026-11-24')

/** Seen as quoted by a second party. */
export const secondhand = from('secondhand')

/** General knowledge of the text; to be compared with the original before it is shown as law. */
export const memory = from('memory')

/** Our own proposal: no text prescribes it. */
export const expert = (clause: string): Provenance => from('expert')('LARDER', clause, 'practice')

/**
 * The documents that were at hand. A clause of another document is general knowledge, even beside a read one.
 */
const atHand = new Set([
  'AU-322',
  'AU-322A',
  'CA-ON',
  'CODEX-CXC23',
  'DE-IFSG',
  'DE-LMHV',
  'DE-LMIDV',
  'DE-MIL',
  'DE-TLMHV',
  'DE-TLMV',
  'DE-TWV',
  'EE-NETS',
  'ES-1021',
  'ES-1086',
  'ES-ORDEN-1989',
  'EU-178',
  'EU-208',
  'EU-852',
  'EU-853',
  'EU-1069',
  'EU-1169',
  'EU-1333',
  'EU-1935',
  'EU-2073',
  'EU-2017-2158',
  'EU-2020-1158',
  'EU-2021-382',
  'EU-2022-2258',
  'EU-2023-915',
  'EU-2024-1141',
  'EU-2024-2895',
  'EU-DWD',
  'IE-FSAI',
  'UK-178',
  'UK-852',
  'UK-853',
  'UK-1169',
  'UK-1333',
  'UK-2073',
  'UK-2017-2158',
  'UK-FIR',
  'UK-SSI-2006-3',
  'UK-WSI-2006-31',
  'US-FSIS-A',
])

/**
 * American, Canadian and Australian documents of which every clause named here was read, on 23 November 2026.
 */
const atHandOverseas = new Set([
  'AU-FSANZ-FISH',
  'CA-NB',
  'CA-SFCR',
  'US-21CFR-101',
  'US-21CFR-112',
  'US-21CFR-113',
  'US-21CFR-114',
  'US-21CFR-117',
  'US-21CFR-120',
  'US-21CFR-131',
  'US-21CFR-133',
  'US-21CFR-1240',
  'US-9CFR-310',
  'US-9CFR-318',
  'US-9CFR-424',
  'US-FC',
  'US-FDA-FHG',
  'US-USC-343',
])

function furtherSource(document: string, clause: string): Source {
  if (atHandOverseas.has(document)) return { document, clause, read_on: '2026-11-23' }
  return atHand.has(document) ? { document, clause } : { document, clause, unread: true }
}

/** One fact that rests on further documents as well. */
export const also = (provenance: Provenance, document: string, clause: string): Provenance => ({
  ...provenance,
  sources: [...provenance.sources, furtherSource(document, clause)],
})

/** Degrees Celsius of a Fahrenheit figure, unrounded, so that converting back gives the round figure. */
export const fahrenheit = (degrees: number): number => (5 / 9) * (degrees - 32)

/**
 * The same rule in the law or guides of Great Britain and the United States, which do not read European
 * texts.
 */
export const alikeAbroad = (
  provenance: Provenance,
  british: readonly [string, string],
  american: readonly [string, string],
): Provenance => also(also(provenance, ...british), ...american)
