import type { Jurisdiction, LimitValue, Provenance } from '@larder/core/haccp'

type Extent = Partial<Pick<LimitValue, 'min' | 'max' | 'hold_minutes' | 'from' | 'within_minutes' | 'then' | 'note_key'>>

/** One jurisdiction's figure with its source. An end that is not named is open. */
export const value = (jurisdiction: Jurisdiction, extent: Extent, provenance: Provenance): LimitValue => ({
  jurisdiction, min: null, max: null, ...extent, ...provenance,
})
