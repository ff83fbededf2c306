/** Where a fact comes from, and how binding it is. */
import type { ActivityId } from './ids.ts'

/**
 * Jurisdictions that the knowledge base holds. A place reads its chain, most specific first: see
 * `jurisdictionChain`.
 */
export type Jurisdiction =
  | 'EU'
  | 'EE'
  | 'LV'
  | 'DE'
  | 'ES'
  | 'IE'
  | 'GB'
  | 'GB-SCT'
  | 'US'
  | 'CA'
  | 'AU'
  | 'UA'

/**
 * How binding: law, official guide or standard, industry practice. Only `law` may be shown as a legal limit.
 */
export type Force = 'law' | 'guide' | 'practice'

/**
 * How we know: the original text was read, quoted by a second party, from memory, or an expert's proposal.
 */
export type Evidence = 'read' | 'secondhand' | 'memory' | 'expert'

export type Source = {
  /** Short code of the document, e.g. `ES-1086`; the list of documents is `Knowledge.documents`. */
  readonly document: string
  /** Article, clause, table: `art. 30.6`. */
  readonly clause?: string
  /**
   * Named beside one that was read, and itself not read: where only this one speaks, the fact is not
   * verified.
   */
  readonly unread?: true
  /**
   * The day on which this text was read, beside others that may not have been: the fact is verified where
   * this one speaks.
   */
  readonly read_on?: string
}

/**
 * Carried by every fact. `verified` is true only for evidence `read`; anything else shows as “to be
 * verified”.
 */
export type Provenance = {
  readonly sources: readonly Source[]
  readonly force: Force
  readonly evidence: Evidence
  readonly verified_on: string | null
}

export type Document = {
  readonly code: string
  /** What people call it: “RD 1021/2022”, “Food Code”; absent where its title says it. */
  readonly name?: string
  readonly title: string
  readonly jurisdiction: Jurisdiction | 'international'
  /** Where the text can be read. */
  readonly address?: string
  /** The most that a statement may take from it; absent = law. */
  readonly force?: 'guide' | 'practice'
  /** A law for these activities only, but for the clauses that bind everyone (given by their beginnings). */
  readonly scope?: { readonly activities: readonly ActivityId[]; readonly everyone: readonly string[] }
}
