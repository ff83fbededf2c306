import type { Jurisdiction, LimitValue, Provenance } from '@larder/core/haccp'
import { expert } from './provenance.ts'

export type Extent = Partial<
  Pick<
    LimitValue,
    'min' | 'max' | 'hold_minutes' | 'from' | 'within_minutes' | 'then' | 'note_key' | 'judged_apart' | 'when'
  >
>

/** One jurisdiction's figure with its source. An end that is not named is open. */
export const value = (jurisdiction: Jurisdiction, extent: Extent, provenance: Provenance): LimitValue => ({
  jurisdiction,
  min: null,
  max: null,
  ...extent,
  ...provenance,
})

/**
 * Our own proposal for Ukraine, Canada and Australia, which stand alone: no text of theirs is known to name a
 * figure, and they read none of other countries.
 */
export const proposed = (extent: Extent, clause: string): readonly LimitValue[] =>
  (['UA', 'CA', 'AU'] as const).map((jurisdiction) => value(jurisdiction, extent, expert(clause)))
