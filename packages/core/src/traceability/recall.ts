/**
 * A recall: from which lots it starts, and whom it informs of what. Article 19 of Regulation (EC) 178/2002.
 */

export const recallOriginKinds = ['lot', 'record', 'supplier', 'product', 'finding'] as const
export type RecallOriginKind = (typeof recallOriginKinds)[number]

/** What the lots of a recall have in common. */
export type RecallOrigin = {
  readonly kind: RecallOriginKind
  /** The typed search, document number or finding. */
  readonly text: string
  readonly partner_id: number | null
  readonly product_id: number | null
  /** `YYYY-MM-DD`, of the supplier's deliveries or of the product's batches. */
  readonly from: string | null
  readonly to: string | null
  readonly lot_ids: readonly number[]
}

/** The most lots that a recall starts from. */
export const MAX_ORIGIN_LOTS = 5_000

/**
 * Authorities for food by the country's code. Where offices of a region or town are responsible, as in
 * Germany or Spain, the text of the message names those (`recalls.authority_local`).
 */
const authorities: Readonly<Record<string, string>> = {
  AU: 'Food Standards Australia New Zealand (FSANZ)',
  CA: 'Canadian Food Inspection Agency (CFIA)',
  EE: 'Põllumajandus- ja Toiduamet (PTA)',
  GB: 'Food Standards Agency (FSA)',
  IE: 'Food Safety Authority of Ireland (FSAI)',
  LV: 'Pārtikas un veterinārais dienests (PVD)',
  UA: 'Держпродспоживслужба',
  US: 'U.S. Food and Drug Administration (FDA)',
}

/** Name of the authority to inform of a recall; `null` = the local office of food control. */
export const recallAuthority = (country_key: string): string | null => authorities[country_key] ?? null

/** Whole minutes from the start to the end, at least one. */
export const recallMinutes = (started_at: string, closed_at: string): number =>
  Math.max(1, Math.ceil((Date.parse(closed_at) - Date.parse(started_at)) / 60_000))
